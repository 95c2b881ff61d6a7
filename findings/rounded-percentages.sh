#!/bin/sh
# Browser: Chromium 156 from CHROME_PATH or Debian.
# Guess: in a box of 31px, round(down, (100% - 24px) / 7, 1px) is 1px, as it is for 31px in place of 100%.
# Behaviour: a seventh of 100% falls short of the whole pixel, so the result is 0px, and 9px instead of 10px in a box of 94px. Fifths
# are right. A hundredth of a pixel more in the sum gives the guess.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts --prefix . puppeteer-core@25.16.0 >/dev/null
cat >run.mjs <<'EOF'
import { launch } from 'puppeteer-core';

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const browser = await launch({ executablePath, args: process.getuid() === 0 ? ['--no-sandbox'] : [] });
console.error(await browser.version());
const page = await browser.newPage();
for (const [box, width] of [
  [31, 'round(down, (31px - 24px) / 7, 1px)'],
  [31, 'round(down, (100% - 24px) / 7, 1px)'],
  [94, 'round(down, (100% - 24px) / 7, 1px)'],
  [94, 'round(down, (100% - 23.99px) / 7, 1px)'],
  [100, 'round(down, 100% / 5, 1px)'],
]) {
  await page.setContent(`<div style="width: ${box}px"><p style="width: ${width}"></p></div>`);
  console.log(box, width, await page.$eval('p', (element) => element.getBoundingClientRect().width));
}
await browser.close();
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
31 round(down, (31px - 24px) / 7, 1px) 1
31 round(down, (100% - 24px) / 7, 1px) 0
94 round(down, (100% - 24px) / 7, 1px) 9
94 round(down, (100% - 23.99px) / 7, 1px) 10
100 round(down, 100% / 5, 1px) 20
EOF
echo "rounded-percentages: as seen before"
