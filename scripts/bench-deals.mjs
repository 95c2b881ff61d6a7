// `npm run bench:deals [-- --count N]`: how long a page waits for a random winnable deal, and how long it is blocked.
/* global document, requestAnimationFrame -- in the functions that run in the page */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../test/support/browser.mjs';
import { games } from '../dist/engine.js';
import { milliseconds, quantile } from './figures.mjs';

const { values } = parseArgs({ options: { count: { type: 'string', default: '200' } } });
const count = Number(values.count);

/** The wait for each deal, and the tasks of more than 50 ms. */
async function measure(game, count) {
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  const element = document.createElement(game);
  element.setAttribute('deals', 'any');
  document.body.replaceChildren(element);
  await element.updateComplete;
  element.removeAttribute('deals');
  // The page's own start does not count.
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.observe({ type: 'longtask' });
  const waits = [];
  for (let i = 0; i < count; i++) {
    const began = performance.now();
    await element.newGame();
    waits.push(performance.now() - began);
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return { waits, tasks };
}

const browser = await launch(await findBrowser());
const page = await browser.newPage();
await page.goto(pathToFileURL(fileURLToPath(new URL('../demo/index.html', import.meta.url))).href);

console.log(`${count} random deals a game that can be won, asked for one after the other in a browser; in ms`);
console.log(' median     95 %  slowest  tasks over 50 ms  game');
for (const game of games) {
  const { waits, tasks } = await page.evaluate(measure, game, count);
  waits.sort((a, b) => a - b);
  const cells = [0.5, 0.95, 1].map((share) => milliseconds(quantile(waits, share)).padStart(7));
  const long = tasks.length === 0 ? 'none' : `${tasks.length}, longest ${milliseconds(Math.max(...tasks))}`;
  console.log(`${cells.join('  ')}  ${long.padStart(16)}  ${game}`);
}
await browser.close();
