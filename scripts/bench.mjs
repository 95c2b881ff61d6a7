// `npm run bench:solver` and `npm run bench:examples`, each with `[-- --game NAME --count N]`: how many deals are decided, and how fast.
// The five games have a second a deal, the examples two seconds of the processor: there it also tells how much memory that takes at most.
import { createGame } from '../dist/engine.js';
import { movesFrom } from '../dist/engine/model/move.js';
import { searchOf } from '../dist/games/variant/defaults.js';
import { processorClock, progress, Tally } from './figures.mjs';
import { allGames } from './games.mjs';
import { replay, solved } from './solve-deals.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

/**
 * Other programs on 1,000 deals a game, on one core, with at most about a million positions a deal. Preset `ct` is
 * Freecell Solver's best for Baker's Dozen.
 */
const OTHERS = {
  'bakers-dozen': 'Freecell Solver 5, preset ct: 94% decided, median 24 ms, 95% within 3.0 s',
  'lucky-thirteen': 'Freecell Solver 5: 8.5% decided (from a sample)',
  'trusty-twelve': 'Solvitaire, adapted: 100% decided, median 8 ms, 95% within 254 ms',
};

/** The outcome within two seconds of processor time, with the time it took. */
async function searched(game) {
  const spent = processorClock();
  const { deal, position } = game;
  const search = searchOf(deal.rules)(deal, position, Infinity);
  for (let looked = 1; ; looked++) {
    const { done, value } = search.next();
    const ms = done || looked % 256 === 0 ? spent() : 0;
    if (done && value.verdict === 'winnable') replay(game, movesFrom(deal, position, value.actions));
    if (done) return { verdict: value.verdict, ms };
    if (ms > 2000) return { verdict: 'unknown', ms };
  }
}

/** The most that a search to its own end holds, in MB, beside what was there before: on the heap and in typed arrays. */
function memoryOf({ deal, position }) {
  const held = () => {
    // What one collection finds unused, such as the tables of an earlier search, the next one gives back.
    for (let i = 0; i < 3; i++) globalThis.gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / 1e6;
  };
  const before = held();
  let most = 0;
  let looked = 0;
  const search = searchOf(deal.rules)(deal, position, Infinity);
  while (!search.next().done) if (looked++ % 20_000 === 0) most = Math.max(most, held());
  return (most - before).toFixed(1);
}

const KINDS = {
  solver: {
    title: 'at most 1000 ms each; times inside the search, on one core, in ms',
    most: '1000',
    columns: { median: 0.5, '95%': 0.95, '99%': 0.99, slowest: 1 },
    solveOne: (game) => solved(game, { positions: 1e7, ms: 1000 }),
    cases: [
      ['bakers-dozen', {}],
      ['lucky-thirteen', {}],
      ['trefoil-solitaire', {}],
      ['trefoil-solitaire', { draw: true }],
      ['trusty-twelve', {}],
      ...['stay', 'with-queen', 'alone'].flatMap((kings) =>
        ['3', 'unlimited'].map((recycles) => ['pyramid-dozen', { kings, recycles }]),
      ),
    ],
  },
  examples: {
    title: 'at most 2000 ms each on one processor; times in ms, memory in MB',
    most: '200',
    columns: { median: 0.5, '95%': 0.95 },
    solveOne: searched,
    hasMemory: true,
    cases: [
      ['golf-solitaire', {}],
      ['beleaguered-castle', {}],
      ['aces-up', {}],
      ['free-cell', {}],
      ['klondike-solitaire', { draw: 1 }],
      ['klondike-solitaire', { draw: 3 }],
      ['yukon-solitaire', {}],
      ['canfield-solitaire', { draw: 1 }],
      ['canfield-solitaire', { draw: 3 }],
    ],
  },
};

const text = { type: 'string' };
const { title, columns, cases, solveOne, hasMemory, count } = parseCommandLine(
  'npm run bench:solver|bench:examples [-- --game NAME --count N]',
  { game: text, count: text },
  ({ game, count }, [name]) => {
    const kind = KINDS[name];
    const chosen = kind.cases.filter(([id]) => !game || id === game);
    if (chosen.length === 0)
      throw new RangeError(`--game ${game}: one of ${[...new Set(kind.cases.map(([id]) => id))].join(', ')}`);
    return { ...kind, cases: chosen, count: wholeNumber('count', count ?? kind.most) };
  },
  { allowPositionals: true },
);

console.log(`${count} deals a game, ${title}`);
console.log(Tally.head(...Object.keys(columns), ...(hasMemory ? ['memory'] : [])));
for (const [id, options] of cases) {
  const variant = allGames.find((each) => each.id === id);
  const tally = new Tally();
  const advance = progress(count);
  let slowest = { seed: 1, ms: 0 };
  for (let seed = 1; seed <= count; seed++) {
    const { verdict, ms } = await solveOne(createGame(variant, { seed, ...options }));
    tally.add(verdict, ms);
    if (ms > slowest.ms) slowest = { seed, ms };
    advance();
  }
  const memory = hasMemory ? [memoryOf(createGame(variant, { seed: slowest.seed, ...options }))] : [];
  console.log(tally.row(id, options, ...tally.quantiles(...Object.values(columns)), ...memory));
  if (OTHERS[id]) console.log(`         ${OTHERS[id]}`);
}
