#!/bin/sh
# Browser: Chromium 156 from CHROME_PATH or Debian.
# Guess: setHTML keeps a picture by default, as DOMPurify and rehype-sanitize do.
# Behaviour: it removes every img, and keeps the link around it. With img allowed, it removes the attributes that are not named, too.
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
await page.setContent('<p></p>');
const html = '<a href="https://example.org/"><img src="data:," alt="Deal 42" width="640"></a>';
for (const attributes of [undefined, [], ['src', 'alt']]) {
  const shown = await page.$eval(
    'p',
    (element, text, allowed) => {
      const sanitizer = new Sanitizer();
      if (allowed) sanitizer.allowElement({ name: 'img', attributes: allowed });
      element.setHTML(text, { sanitizer });
      return element.innerHTML;
    },
    html,
    attributes,
  );
  console.log(attributes, shown);
}
await browser.close();
EOF
node run.mjs >seen.txt
diff - seen.txt <<'EOF'
undefined <a href="https://example.org/"></a>
[] <a href="https://example.org/"><img></a>
[ 'src', 'alt' ] <a href="https://example.org/"><img src="data:," alt="Deal 42"></a>
EOF
echo "set-html-pictures: as seen before"
