// `npm run bench:deals [-- --count N --pages N]`: the main-thread time that random winnable deals take in a browser, nothing being drawn.
/* global document -- in the function that runs in the page */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../test/support/browser.mjs';
import { games } from '../dist/engine.js';
import { milliseconds, quantile } from './figures.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '400' }, pages: { type: 'string', default: '20' } },
});
const dropIn = fileURLToPath(new URL('../dist/solitaire-elements.js', import.meta.url));

const browser = await launch(await findBrowser());

/** An element that is in no document deals all the same, and draws nothing. */
const deal = async (game) => {
  globalThis.element ??= document.createElement(game);
  await globalThis.element.newGame();
};

/** The main-thread time of each of so many deals in a new page. */
async function measure(game, count) {
  const page = await browser.newPage();
  await page.addScriptTag({ path: dropIn });
  const client = await page.createCDPSession();
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'ThreadTime').value;
  };
  const times = [];
  for (let i = 0; i < count; i++) {
    const began = await now();
    await page.evaluate(deal, game);
    times.push((await now()) - began);
  }
  await page.close();
  return times;
}

const inPages = async (game) => {
  const times = [];
  for (let i = 0; i < Number(values.pages); i++) times.push(...(await measure(game, 1)));
  return times;
};

const cells = (times) => {
  times.sort((a, b) => a - b);
  return [0.5, 0.95, 1].map((share) => milliseconds(quantile(times, share)).padStart(7)).join('  ');
};

console.log(`random deals that can be won: ${values.count} a game in one page, and the first of ${values.pages} pages`);
console.log('main-thread time in ms');
console.log(' median     95 %  slowest    first: median     95 %  slowest  game');
for (const game of games) {
  console.log(`${cells(await measure(game, Number(values.count)))}           ${cells(await inPages(game))}  ${game}`);
}
await browser.close();
