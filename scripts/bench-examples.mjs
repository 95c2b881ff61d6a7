// `npm run bench:examples [-- --game NAME --count N]`: how many deals of the example games the search by rules alone
// decides in two seconds of processor time each, and how much memory it takes at most.
import { createGame, verify } from '../dist/engine.js';
import { movesFrom } from '../dist/engine/model/move.js';
import { searchAnyGame } from '../dist/solver/any-game.js';
import { processorClock, progress, Tally } from './figures.mjs';
import { variants } from './games.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const MS_A_DEAL = 2000;

const CASES = [
  ['golf-solitaire', {}],
  ['beleaguered-castle', {}],
  ['aces-up', {}],
  ['free-cell', {}],
  ['klondike-solitaire', { draw: 1 }],
  ['klondike-solitaire', { draw: 3 }],
  ['yukon-solitaire', {}],
  ['canfield-solitaire', { draw: 1 }],
  ['canfield-solitaire', { draw: 3 }],
];

const { only, count } = parseCommandLine(
  'npm run bench:examples [-- --game NAME --count N]',
  { game: { type: 'string' }, count: { type: 'string', default: '200' } },
  ({ game, count }) => ({ only: game, count: wholeNumber('count', count) }),
);

/** The outcome, with the time it took. A win counts only if its actions replay. */
function solveInTime(game) {
  const ms = processorClock();
  const { deal, position } = game;
  const search = searchAnyGame(deal, position, Infinity);
  for (let looked = 1; ; looked++) {
    const { done, value } = search.next();
    if (done) {
      const spent = ms();
      for (const move of movesFrom(deal, position, value.actions ?? [])) game.play(move);
      const { ok, status } = verify(game.record, { variants: [deal.rules] });
      if (!ok || (status === 'won') !== (value.verdict === 'winnable')) throw new Error(`seed ${deal.seed}: no win`);
      return { verdict: value.verdict, ms: spent };
    }
    if (looked % 256 === 0 && ms() > MS_A_DEAL) return { verdict: 'unknown', ms: ms() };
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
  const search = searchAnyGame(deal, position, Infinity);
  while (!search.next().done) if (looked++ % 20_000 === 0) most = Math.max(most, held());
  return most - before;
}

console.log(`${count} deals a game, at most ${MS_A_DEAL} ms each on one processor; times in ms, memory in MB`);
console.log(Tally.head('median', '95 %', 'memory'));
for (const [game, options] of CASES.filter(([each]) => !only || each === only)) {
  const variant = variants.find(({ id }) => id === game);
  const tally = new Tally();
  const advance = progress(count);
  let slowest = { seed: '1', ms: 0 };
  for (let seed = 1; seed <= count; seed++) {
    const { verdict, ms } = solveInTime(createGame(variant, { seed, ...options }));
    tally.add(verdict, ms);
    if (ms > slowest.ms) slowest = { seed, ms };
    advance();
  }
  const memory = memoryOf(createGame(variant, { seed: slowest.seed, ...options }));
  console.log(tally.row(game, options, ...tally.quantiles(0.5, 0.95), memory.toFixed(1)));
}
