// `npm run leaks`: does everything with games many times, and measures what the page holds before and after.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { launch } from 'puppeteer-core';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { findBrowser } from '../support/browser.mjs';
import { printTallyAtExit, tally } from '../support/reporter.mjs';
import { serve } from '../support/serve.mjs';
import { grown, measureAtRest, measures, measureUntil, meterOf, tellOf } from './meter.mjs';
import { leaveOneOfEach, scenarios } from './scenarios.mjs';

const names = Object.keys(measures);
const known = Object.keys(scenarios);
const options = { only: { type: 'string' } };
const usage = `npm run leaks -- [--only ${known.join('|')}]`;
const chosen = parseCommandLine(usage, options, ({ only }) => {
  if (only && !known.includes(only)) throw new RangeError(`--only ${only}: there are ${known.join(', ')}`);
  return only ? [scenarios[only]] : Object.values(scenarios);
});

printTallyAtExit();
const server = await serve({ plugins: [esbuildPlugin({ ts: true })] });
const found = await findBrowser();
// What is compiled, and when, depends on how often a function runs. Without compilers, the heap is what the page keeps.
const args = [...(found.args ?? []), '--js-flags=--no-opt,--no-maglev,--no-sparkplug'];
const browser = await launch({ ...found, args });

/** Counts one thing that must be so on a page that is watched, and says how long it took. It returns what is wrong. */
async function test(name, callback) {
  const start = Date.now();
  const failures = [];
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  page.on('pageerror', (error) => failures.push(error.message));
  try {
    await page.setViewport({ width: 1000, height: 900 });
    await page.goto(`${server.address}/test/leaks/page.html`);
    failures.push(...(await callback(page, await meterOf(page))));
  } catch (error) {
    failures.push(error.stack);
  } finally {
    await page.close();
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  tally.node[failures.length > 0 ? 'failed' : 'passed'] += 1;
  console.log([`${failures.length > 0 ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`, ...failures].join('\n       '));
}

try {
  await test('the meter sees what a page leaves behind', async (page, measure) => {
    const before = await measureAtRest(measure);
    await page.evaluate(leaveOneOfEach);
    const seen = grown(before, await measure(), 1);
    return names.filter((name) => !seen.includes(name)).map((name) => `${name}: more of it is not seen`);
  });
  for (const { name, times, warmUp, run } of chosen) {
    await test(`${times} ${name}`, async (page, measure) => {
      await run(page, warmUp);
      const before = await measureAtRest(measure);
      await run(page, times);
      const after = await measureUntil((seen) => grown(before, seen, times).length === 0, measure);
      console.log(`       ${names.map((each) => `${each} ${before[each]} → ${after[each]}`).join(', ')}`);
      return grown(before, after, times).map((each) => tellOf(each, before, after, times));
    });
  }
} finally {
  await browser.close();
  await server.stop();
}
