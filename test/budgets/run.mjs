// `npm run budgets`: what no change may make larger, against the limits in limits.json. `-- --only NAME` takes one kind,
// `-- --all` prints every figure, `-- --write` makes the figures of today the limits.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine } from '../../scripts/usage.mjs';

/** What is measured, where to look when it has grown, and the limit that a figure of today becomes. */
const kinds = {
  bytes: {
    unit: 'bytes, gzipped',
    where: 'what the entry imports (npm run size), scripts/bundle.mjs, rollup.config.mjs',
    figures: async () => (await import('./bytes.mjs')).byteFigures(),
    limit: (bytes) => 256 * Math.ceil(bytes / 256),
  },
  board: {
    unit: '',
    where: 'src/board/view, src/element/view (templates), src/board/board.ts, src/element/host.ts (requestUpdate)',
    figures: async () => (await import('./board.mjs')).boardFigures(),
    limit: (count) => count,
  },
  positions: {
    unit: 'positions',
    where: 'src/engine/search and src/engine/play/result.ts for a status, src/solver for deals, the game in src/games',
    figures: async () => (await import('./positions.mjs')).positionFigures(),
    limit: (count) => count,
  },
  processor: {
    unit: '× a page of 52 Lit cards',
    where: 'src/element/view, src/board, and what runs at import; npm run bench -- --only first tells more',
    figures: async (limits) =>
      (await import('./processor.mjs')).processorFigures((ratio) => ratio <= (Object.values(limits)[0] ?? Infinity)),
    // Two runs on a busy machine differ by a tenth.
    limit: (ratio) => Number((ratio * 1.2).toFixed(2)),
  },
};

const file = path.join(import.meta.dirname, 'limits.json');
const limits = JSON.parse(readFileSync(file, 'utf8'));

const { all, write, only } = parseCommandLine(
  `npm run budgets [-- --all --write --only NAME], where NAME is one of ${Object.keys(kinds).join(' ')}`,
  {
    all: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: Object.keys(kinds) },
  },
  (values) => {
    for (const name of values.only) if (!Object.hasOwn(kinds, name)) throw new Error(`--only ${name}`);
    return values;
  },
);

/** `[['bakers-dozen tap renders', 2], …]` of nested objects. */
const flat = (tree, names = []) =>
  Object.entries(tree ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' ? [[[...names, name].join(' '), value]] : flat(value, [...names, name]),
  );

const mapped = (tree, change) =>
  typeof tree === 'number'
    ? change(tree)
    : Object.fromEntries(Object.entries(tree).map(([name, value]) => [name, mapped(value, change)]));

let [kept, broken] = [0, 0];

function compare(kind, figures) {
  const { unit, where } = kinds[kind];
  const limitOf = Object.fromEntries(flat(limits[kind]));
  for (const [name, figure] of flat(figures)) {
    const limit = limitOf[name];
    delete limitOf[name];
    const isBroken = !(figure <= limit);
    if (isBroken) broken += 1;
    else kept += 1;
    if (isBroken || all)
      console.log(`${isBroken ? 'BROKEN' : 'ok    '} ${kind} ${name}: ${figure} ${unit}, limit ${limit ?? 'none'}`);
    if (isBroken) console.log(`       Look at ${where}.`);
  }
  for (const name of Object.keys(limitOf)) {
    broken += 1;
    console.log(`BROKEN ${kind} ${name}: a limit for nothing that is measured. Take it out of limits.json.`);
  }
}

for (const kind of only) {
  const { figures, limit } = kinds[kind];
  const measured = await figures(write ? {} : (limits[kind] ?? {}));
  if (write) limits[kind] = mapped(measured, limit);
  compare(kind, measured);
}
if (write) writeFileSync(file, `${JSON.stringify(limits, null, 2)}\n`);
console.log(`${kept} budgets kept, ${broken} broken`);
if (broken > 0) process.exitCode = 1;
