// `npm run bench [-- --runs N --only NAME --json FILE]`: our board beside other boards, in one run. docs/performance.md tells how.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine, wholeNumber } from '../../scripts/usage.mjs';
import { root } from '../support/files.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { mustRun } from '../frameworks/commands.mjs';

await installLocked(import.meta.dirname, mustRun);
const { blank, everybody } = await import('./contenders.mjs');
const { figures } = await import('./figures.mjs');
const { machine } = await import('./machine.mjs');
const { servePages } = await import('./pages.mjs');
const { summarize } = await import('./summary.mjs');
const { tableOf } = await import('./table.mjs');

const names = Object.keys(figures).join(' ');

const { runs, only, json } = parseCommandLine(
  `npm run bench [-- --runs N --only NAME --json FILE], where NAME is one of ${names}; may be given several times`,
  {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', multiple: true, default: Object.keys(figures) },
    json: { type: 'string', default: path.join(root, '.cache/bench/figures.json') },
  },
  (values) => {
    const unknown = values.only.find((name) => !Object.hasOwn(figures, name));
    if (unknown) throw new Error(`--only ${unknown}: one of ${names}`);
    return { ...values, runs: wholeNumber('runs', values.runs) };
  },
);

function shuffled(list) {
  return list
    .map((each) => [Math.random(), each])
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each);
}

/** The samples of a figure by the contenders' names. */
async function samplesOf({ contenders, measure, share = 1 }, pages) {
  const samples = Object.fromEntries(contenders.map(({ name }) => [name, []]));
  for (let run = 0; run < Math.ceil(runs * share); run++) {
    for (const contender of shuffled(contenders)) samples[contender.name].push(await measure(pages[contender.name]));
  }
  return samples;
}

const server = await servePages([...everybody, blank]);
const rows = [];
try {
  for (const name of only) {
    process.stderr.write(`${name} … `);
    const began = Date.now();
    const samples = await samplesOf(figures[name], server.pages);
    rows.push(...figures[name].rows.map((row) => summarize(row, samples)));
    process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s\n`);
  }
} finally {
  await server.stop();
}
console.log(tableOf(rows));
mkdirSync(path.dirname(json), { recursive: true });
const command = ['npm run bench --', `--runs ${runs}`, ...(only.length < Object.keys(figures).length ? only : [])];
writeFileSync(json, `${JSON.stringify({ command: command.join(' '), machine: machine(), rows }, null, 2)}\n`);
console.log(`\nAll figures: ${path.relative('', json)}`);
