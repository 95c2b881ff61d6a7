// `npm run bench:examples [-- --game NAME --count N]`: how many deals of the example games the search by rules alone
// decides in two seconds of processor time each, and how much memory it takes at most.
import { createGame, verify } from '../dist/engine.js';
import { movesFrom } from '../dist/engine/model/move.js';
import { acesUp } from '../dist/example-modules/aces-up.js';
import { beleagueredCastle } from '../dist/example-modules/beleaguered-castle.js';
import { canfield } from '../dist/example-modules/canfield-solitaire.js';
import { freeCell } from '../dist/example-modules/free-cell.js';
import { golfSolitaire } from '../dist/example-modules/golf-solitaire.js';
import { klondike } from '../dist/example-modules/klondike-solitaire.js';
import { yukon } from '../dist/example-modules/yukon-solitaire.js';
import { searchAnyGame } from '../dist/solver/any-game.js';
import { milliseconds, progress, quantile } from './figures.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const MS_A_DEAL = 2000;

const CASES = [
  [golfSolitaire, {}],
  [beleagueredCastle, {}],
  [acesUp, {}],
  [freeCell, {}],
  [klondike, { draw: 1 }],
  [klondike, { draw: 3 }],
  [yukon, {}],
  [canfield, { draw: 1 }],
  [canfield, { draw: 3 }],
];

const { only, count } = parseCommandLine(
  'npm run bench:examples [-- --game NAME --count N]',
  { game: { type: 'string' }, count: { type: 'string', default: '200' } },
  ({ game, count }) => ({ only: game, count: wholeNumber('count', count) }),
);

function timer() {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
}

/** The outcome, with the time it took. A win counts only if its actions replay. */
function solveInTime(game) {
  const ms = timer();
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
console.log('decided  winnable  unwinnable  median     95 %  memory  game');
for (const [variant, options] of CASES.filter(([{ id }]) => !only || id === only)) {
  const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
  const times = [];
  const advance = progress(count);
  let slowest = { seed: '1', ms: 0 };
  for (let seed = 1; seed <= count; seed++) {
    const { verdict, ms } = solveInTime(createGame(variant, { seed, ...options }));
    counts[verdict]++;
    times.push(ms);
    if (ms > slowest.ms) slowest = { seed, ms };
    advance();
  }
  times.sort((a, b) => a - b);
  const memory = memoryOf(createGame(variant, { seed: slowest.seed, ...options }));
  const cells = [
    `${((100 * (count - counts.unknown)) / count).toFixed(1)} %`.padStart(7),
    String(counts.winnable).padStart(8),
    String(counts.unwinnable).padStart(10),
    ...[0.5, 0.95].map((share) => milliseconds(quantile(times, share)).padStart(7)),
    memory.toFixed(1).padStart(6),
    `${variant.id} ${Object.keys(options).length ? JSON.stringify(options) : ''}`,
  ];
  console.log(cells.join('  '));
}
