// `node test/mutation/browser/run.mjs [--sample N] [--seed S] [--patience SECONDS] [FILES]`: breaks sources of elements and boards
// in every way that Stryker knows, and says which breaks no test in a browser notices.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import alea from 'seedrandom/lib/alea.js';
import { root } from '../../support/files.mjs';
import { Browser } from './browser.mjs';
import { coverageOf, testFiles } from './coverage.mjs';
import { report } from './report.mjs';
import { instrument } from './sources.mjs';
import { Trials } from './trials.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    patience: { type: 'string', default: '60' },
    browsers: { type: 'string', default: '2' },
  },
});

function shuffled(list, seed) {
  const random = alea(seed);
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

const { texts, mutants } = await instrument();
const asked = mutants.filter(
  ({ file }) => positionals.length === 0 || positionals.some((each) => file.startsWith(each)),
);
const chosen = values.sample ? shuffled(asked, values.seed).slice(0, Number(values.sample)) : asked;
console.log(`${chosen.length} of ${asked.length} mutants, seed ${values.seed}`);

const browsers = [];
for (let i = 0; i < Number(values.browsers); i++) browsers.push(await new Browser(texts).open());

/** Does something with each item, each browser taking the next. */
async function inBrowsers(items, work) {
  const results = [];
  const queue = [...items.entries()];
  await Promise.all(
    browsers.map(async (browser) => {
      for (let next; (next = queue.shift());) results[next[0]] = await work(browser, next[1]);
    }),
  );
  return results;
}

const started = Date.now();
const coverage = await inBrowsers(testFiles, coverageOf);
console.log(`Learned what ${testFiles.length} files cover in ${Math.round((Date.now() - started) / 1000)} s`);

const trials = new Trials(coverage, mutants, Number(values.patience));
const results = [];

function finish() {
  const file = path.join(root, '.cache/mutation/results.json');
  writeFileSync(file, JSON.stringify(results, null, 2));
  report(results);
  process.exit();
}

// A run that is stopped reports what it has found.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, finish);

await inBrowsers(chosen, async (browser, mutant) => {
  const result = await trials.of(browser, mutant);
  results.push(result);
  const { status, seconds, by = '' } = result;
  console.log(
    `${status} in ${seconds.toFixed(1)} s: ${mutant.file}:${mutant.line} ${mutant.kind} ${by.split('\n')[0]}`,
  );
});
for (const browser of browsers) await browser.close();
finish();
