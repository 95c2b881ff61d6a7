// Breaks sources of elements and boards in every way that Stryker knows, and says which breaks no test in a browser
// notices: `node test/mutation/browser/run.mjs [FILE | FILE:FIRST-LAST | FOLDER …]`. Any run may be stopped: it reports what it has.
//
// --sample N    so many mutants, chosen by --seed
// --near        only the tests that are about the folders of these files
// --minutes N   no longer than this
// --patience N  so many seconds of tests for each mutant
// --browsers N  how many run side by side
// --goal N      fails if fewer than so many in a hundred are noticed
// --fewest N    but not if fewer mutants than so many were tried: they say too little
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import alea from 'seedrandom/lib/alea.js';
import { root } from '../../support/files.mjs';
import { Browser } from './browser.mjs';
import { coverageOf, testFiles } from './coverage.mjs';
import { testsNear } from './near.mjs';
import { report } from './report.mjs';
import { instrument } from './sources.mjs';
import { Trials } from './trials.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    patience: { type: 'string', default: '60' },
    browsers: { type: 'string', default: '2' },
    goal: { type: 'string', default: '0' },
    fewest: { type: 'string', default: '0' },
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

/** Whether a mutant is in a file, some lines of it, or a folder. */
function isIn({ file, line }, place) {
  const [, name, first = 1, last = Infinity] = /^(.*?)(?::(\d+)-(\d+))?$/.exec(place);
  return (file === name || file.startsWith(`${name}/`)) && line >= Number(first) && line <= Number(last);
}

const { texts, mutants } = await instrument();
const asked = mutants.filter((mutant) => positionals.length === 0 || positionals.some((place) => isIn(mutant, place)));
const chosen = values.sample ? shuffled(asked, values.seed).slice(0, Number(values.sample)) : asked;
console.log(`${chosen.length} of ${asked.length} mutants`);
if (chosen.length === 0) process.exit();

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

const results = [];

function finish() {
  const folder = path.join(root, '.cache/mutation');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'results.json'), JSON.stringify(results, null, 2));
  const score = results.length > 0 ? report(results) : 1;
  const isBelow = 100 * score < Number(values.goal);
  const isTooFew = results.length < Number(values.fewest);
  if (isBelow && isTooFew) console.log(`Fewer than ${values.fewest} mutants say too little: this does not fail.`);
  process.exit(isBelow && !isTooFew ? 1 : 0);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, finish);
if (values.minutes) setTimeout(finish, Number(values.minutes) * 60_000);

const started = Date.now();
const tests = values.near ? testsNear(chosen.map(({ file }) => file)) : testFiles;
const coverage = await inBrowsers(tests, coverageOf);
console.log(`Learned what ${tests.length} files cover in ${Math.round((Date.now() - started) / 1000)} s`);

const trials = new Trials(coverage, mutants, Number(values.patience));
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
