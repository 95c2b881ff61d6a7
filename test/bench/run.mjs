// `npm run bench [-- --runs N --only NAME --json FILE]`: our board beside other boards, in one run. docs/performance.md explains how.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import path from 'node:path';
import { parseCommandLine, wholeNumber } from '../../scripts/usage.mjs';
import { root } from '../support/files.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { withTab } from '../support/tab.mjs';
import { mustRun } from '../frameworks/commands.mjs';

await installLocked(import.meta.dirname, mustRun);
const { blank, everybody } = await import('./contenders.mjs');
const { figures } = await import('./figures.mjs');
const { servePages } = await import('./pages.mjs');
const { summarize, summarizeSpread } = await import('./summary.mjs');
const { goalsOf, tablesOf } = await import('./table.mjs');

const names = Object.keys(figures);

const { runs, only, json } = parseCommandLine(
  `npm run bench [-- --runs N --only NAME --json FILE], where NAME is one of ${names.join(' ')}; may be given several times`,
  {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', multiple: true, default: names },
    json: { type: 'string', default: path.join(root, '.cache/bench/figures.json') },
  },
  (values) => {
    const unknown = values.only.find((name) => !names.includes(name));
    if (unknown) throw new Error(`--only ${unknown}`);
    return { ...values, runs: wholeNumber('runs', values.runs) };
  },
);

const shuffled = (list) =>
  list
    .map((each) => [Math.random(), each])
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);

/** The samples of a figure by the contenders' names. */
async function samplesOf({ contenders, measure, share = 1 }, pages) {
  const samples = Object.fromEntries(contenders.map(({ name }) => [name, []]));
  for (let run = 0; run < Math.ceil(runs * share); run++) {
    for (const { name } of shuffled(contenders)) samples[name].push(await measure(pages[name]));
  }
  return samples;
}

/** On what the figures were taken. */
const machine = async () => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0].model.trim(),
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: `${platform()} ${release()}`,
  node: process.version,
  browser: await withTab(({ page }) => page.browser().version()),
});

const server = await servePages([...everybody, blank]);
const rows = [];
try {
  for (const name of only) {
    process.stderr.write(`${name} … `);
    const began = Date.now();
    const samples = await samplesOf(figures[name], server.pages);
    const { rows: ofFigure = [], spread } = figures[name];
    rows.push(...ofFigure.map((row) => summarize(row, samples)), ...(spread ? summarizeSpread(spread, samples) : []));
    process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s\n`);
  }
} finally {
  await server.stop();
}
console.log(`${tablesOf(rows)}\n\n${goalsOf(rows)}`);
mkdirSync(path.dirname(json), { recursive: true });
const command = ['npm run bench --', `--runs ${runs}`, ...(only.length < names.length ? only : [])].join(' ');
writeFileSync(json, `${JSON.stringify({ command, machine: await machine(), rows }, null, 2)}\n`);
console.log(`\nAll figures: ${path.relative('', json)}`);
