// `npm run leaks`: does everything with games many times, and measures what the page holds before and after.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { findBrowser } from '../support/browser.mjs';
import { printTallyAtExit, tally } from '../support/reporter.mjs';
import { serveProject } from '../support/server.mjs';
import { leaveOneOfEach } from './leaky.mjs';
import { compare, measures, Meter } from './meter.mjs';
import { scenarios } from './scenarios.mjs';

const options = { only: { type: 'string' } };
const names = Object.keys(scenarios);
const chosen = parseCommandLine(`npm run leaks -- [--only ${names.join('|')}]`, options, ({ only }) => {
  if (only === undefined) return names;
  if (!names.includes(only)) throw new RangeError(`--only ${only}: there are ${names.join(', ')}`);
  return [only];
});

/** In milliseconds. What is still there then is left behind. */
const PATIENCE = 5000;

printTallyAtExit();
const server = await serveProject([esbuildPlugin({ ts: true })]);
const found = await findBrowser();
// What is compiled, and when, depends on how often a function runs. Without compilers, the heap is what the page keeps.
const browser = await launch({
  ...found,
  args: [...(found.args ?? []), '--js-flags=--no-opt,--no-maglev,--no-sparkplug'],
});

/** Calls back with a page that is watched, and its meter. Nothing may go wrong there. */
async function onPage(callback) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.setViewport({ width: 1000, height: 900 });
    await page.goto(`${server.address}/test/leaks/page.html`);
    await callback(page, await Meter.of(page));
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    await page.close();
  }
}

/** What the page holds when nothing more happens by itself. The browser itself keeps some things for a moment. */
async function readUntil(isGood, meter) {
  const end = Date.now() + PATIENCE;
  let seen = await meter.read();
  while (!isGood(seen) && Date.now() < end) {
    await delay(100);
    seen = await meter.read();
  }
  return seen;
}

/** What the page holds in the end, once that changes no more. */
async function atRest(meter) {
  let before;
  return readUntil(({ isBusy, numbers: { nodes, listeners } }) => {
    const isSame = !isBusy && before === `${nodes} ${listeners}`;
    before = `${nodes} ${listeners}`;
    return isSame;
  }, meter);
}

const broken = (compared) => compared.filter(({ isBroken }) => isBroken);

/** Counts one thing that must be so, and says how long it took. */
async function test(name, callback) {
  const start = Date.now();
  const failures = [];
  try {
    await callback((line) => failures.push(line));
  } catch (error) {
    failures.push(error.stack);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  tally.node[failures.length > 0 ? 'failed' : 'passed'] += 1;
  console.log(`${failures.length > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  for (const line of failures) console.log(`       ${line}`);
}

const tellOf = ({ name, was, is, limit, where }) =>
  `${name}: ${was} before, ${is} after, limit ${limit}. Look for: ${where}`;

try {
  await test('the meter sees what a page leaves behind', (fail) =>
    onPage(async (page, meter) => {
      const before = await atRest(meter);
      await page.evaluate(leaveOneOfEach);
      const seen = broken(compare(before, await meter.read(), 1));
      for (const name of Object.keys(measures)) {
        if (!seen.some((each) => each.name === name)) fail(`${name}: more of it is not seen`);
      }
    }));
  for (const { name, times, warmUp, run } of chosen.map((each) => scenarios[each])) {
    await test(`${times} ${name}`, (fail) =>
      onPage(async (page, meter) => {
        await run(page, warmUp);
        const before = await atRest(meter);
        await run(page, times);
        const compared = (after) => compare(before, after, times);
        const results = compared(await readUntil((after) => broken(compared(after)).length === 0, meter));
        for (const each of broken(results)) fail(tellOf(each));
        console.log(`       ${results.map(({ name, was, is }) => `${name} ${was} → ${is}`).join(', ')}`);
      }));
  }
} finally {
  await browser.close();
  await server.stop();
}
