// `npm run budgets`: what no change may make larger, against the limits in limits.json. `-- --only NAME` takes one kind,
// `-- --all` prints every figure, `-- --write` lowers the limits to the figures of today and raises none.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { read } from '../support/pages.mjs';

/** What is measured, where to look when it has grown, and the limit that a figure of today becomes, if it is another. */
const kinds = {
  bytes: {
    unit: 'bytes, gzipped',
    where: 'what the entry imports (npm run size), scripts/bundle.mjs, rollup.config.mjs',
    figures: async () => {
      const { moduleSizes, scriptSizes } = await import('../../scripts/sizes.mjs');
      return Object.fromEntries([...scriptSizes(), ...(await moduleSizes())].map(({ file, gzip }) => [file, gzip]));
    },
    limitFor: (bytes) => 256 * Math.ceil(bytes / 256),
  },
  board: {
    unit: '',
    where: 'src/board/view, src/element/view (templates), src/board/board.ts, src/element/host.ts (requestUpdate)',
    figures: async (limits) => (await import('./board.mjs')).boardFigures(limits),
  },
  move: {
    unit: '',
    where: 'src/board/motion (what a flight animates), src/board/view (attributes, order of cards), focus after a tap',
    figures: async () => (await import('./move.mjs')).moveFigures(),
  },
  interaction: {
    unit: 'ms of the processor',
    where: 'npm run bench -- --only interactions, which tells each of them',
    figures: async (limits) => (await import('./interaction.mjs')).interactionFigures(Object.values(limits)[0]),
    // Far more, for machines that are slower or busy.
    limitFor: (ms) => 4 * ms,
  },
  positions: {
    unit: 'positions',
    where: 'src/engine/search and src/engine/play/result.ts for a status, src/solver for deals, the game in src/games',
    figures: async () => (await import('./positions.mjs')).positionFigures(),
  },
  processor: {
    unit: '× a page of 52 Lit cards',
    where: 'src/element/view, src/board, and what runs at import; npm run bench -- --only first tells more',
    figures: async (limits) => (await import('./processor.mjs')).processorFigures(Object.values(limits)[0]),
    // Two runs on a busy machine differ by a tenth.
    limitFor: (ratio) => Number((ratio * 1.2).toFixed(2)),
  },
};

const { all, write, only } = parseCommandLine(
  `npm run budgets [-- --all --write --only NAME], where NAME is one of ${Object.keys(kinds).join(' ')}`,
  {
    all: { type: 'boolean' },
    write: { type: 'boolean' },
    only: { type: 'string', multiple: true, default: Object.keys(kinds) },
  },
  (values) => {
    for (const name of values.only) if (!Object.hasOwn(kinds, name)) throw new Error(`--only ${name}`);
    return values;
  },
);

/** `[['bakers-dozen tap renders', 2], …]` of nested objects. */
const flat = (tree, names = []) =>
  typeof tree === 'number'
    ? [[names.join(' '), tree]]
    : Object.entries(tree).flatMap(([name, value]) => flat(value, [...names, name]));

/** The limits for the figures of today, of which none is higher than before. */
const lowered = (figures, before, limitFor) =>
  typeof figures === 'number'
    ? Math.min(limitFor(figures), before ?? Infinity)
    : Object.fromEntries(
        Object.entries(figures).map(([name, each]) => [name, lowered(each, before?.[name], limitFor)]),
      );

const file = path.join(import.meta.dirname, 'limits.json');
const limits = JSON.parse(read(file));
let [kept, broken] = [0, 0];

for (const kind of only) {
  const { unit, where, figures, limitFor = (figure) => figure } = kinds[kind];
  const measured = await figures(write ? {} : limits[kind]);
  if (write) limits[kind] = lowered(measured, limits[kind], limitFor);
  const [figureOf, limitOf] = [measured, limits[kind]].map((tree) => new Map(flat(tree)));
  for (const name of new Set([...figureOf.keys(), ...limitOf.keys()])) {
    const [figure, limit] = [figureOf.get(name), limitOf.get(name)];
    const isKept = figure <= limit;
    if (isKept) kept += 1;
    else broken += 1;
    const told = `${kind} ${name}: ${figure ?? 'no'} ${unit}, limit ${limit ?? 'none'}`;
    if (isKept && all) console.log(`ok     ${told}`);
    if (!isKept) console.log(`BROKEN ${told}\n       Look at ${where}.`);
  }
}
if (write) {
  writeFileSync(file, await format(JSON.stringify(limits), { ...(await resolveConfig(file)), parser: 'json' }));
}
console.log(`${kept} budgets kept, ${broken} broken`);
if (broken > 0) process.exitCode = 1;
