import { counted, type Outcome, type Search } from '../search.js';
import { searchBestFirst } from './best-first.js';
import { dig, type DigPlan } from './dig.js';
import { Outlines } from './outlines.js';
import { relaxedDistance } from './distance.js';
import { Start } from './trail.js';
import { Table } from './table.js';

/** They take about as long as one position. */
const OUTLINES_A_POSITION = 4;

/** They take less than a millisecond. */
const OUTLINES_AT_ONCE = 300;

/** Enough to prove most lost deals. */
const FEW_OUTLINES = 5000;

/** The most that fit into 40 MB, and into how many slots the first of them go. */
const ALL_OUTLINES = 1_800_000;
const MANY_SLOTS = 1 << 20;

/** Found by trial. A deal that is hard for one is often easy for another, so several short searches win more than a long one. */
const WEIGHTS = [
  { onTableau: 2, above: 3, buried: 4, ways: 8 },
  { onTableau: 2, above: 3, buried: 8, ways: 4 },
  { onTableau: 1, above: 6, buried: 4, ways: 4 },
  { onTableau: 2, above: 3, buried: 0, ways: 4 },
  { onTableau: 1, above: 6, buried: 8, ways: 8 },
  { onTableau: 2, above: 3, buried: 4, ways: 4 },
];

const PLANS: readonly DigPlan[] = [5000, 10_000, 20_000, 40_000].flatMap((bound) =>
  WEIGHTS.map((weights) => ({ ...weights, bound })),
);

/** For the first search. It wins easy deals, by fewer moves than digging takes. */
const FIRST_POSITIONS = 3000;

/** For the last search. All together took 51 MB at most, measured in Node. */
const ALL_POSITIONS = 500_000;

/** Whether a position is lost in outline; `undefined` if that takes more outlines than `most`. */
function* isLost(table: Table, outlines: Outlines, most: number): Generator<number, boolean | undefined> {
  for (let left = most; left > 0; left -= OUTLINES_AT_ONCE) {
    const before = outlines.looked;
    outlines.outline.take(table);
    const canWin = outlines.canWin(Math.min(left, OUTLINES_AT_ONCE));
    yield Math.floor((outlines.looked - before) / OUTLINES_A_POSITION);
    if (canWin !== undefined) return !canWin;
  }
  return undefined;
}

/**
 * Decides games whose piles are built down in any suit and whose foundations are built in suit. An empty pile must stay empty.
 *
 * 1. {@link relaxedDistance} lets a moved card cover nothing. In a few microseconds it proves seven of eight deals of Lucky Thirteen lost.
 * 2. {@link Outlines} count moved cards by rank only. If no outline leads to a win, the deal is lost. Moves into an outline can't be taken
 *    back, so there are a few hundred thousand at most.
 * 3. A short {@link searchBestFirst} wins easy deals in few moves.
 * 4. {@link dig} finds the other wins: each step brings up one wanted card and takes it home or off its column.
 * 5. A last search looks at all positions, which decides the ends of games.
 *
 * Nine of the seeds 1 to 2,000 of Lucky Thirteen stay undecided: 161, 326, 696, 931, 991, 1003, 1162, 1228 and 1695. Longer searches, turns
 * for each level of progress and other random numbers didn't help. Another search, by single moves, has won 161, 326 and 696.
 */
export const searchByRank: Search = function* ({ rules: { piles } }, position, limit): Generator<number, Outcome> {
  const start = new Start(position, piles);
  const table = new Table(false);
  table.load(start.on);
  if (relaxedDistance(table) === Infinity) return { verdict: 'unwinnable' };

  const count = (positions: number) => (limit -= positions);
  const isLostWithin = (most: number) =>
    counted(isLost(table, outlines, Math.min(most, limit * OUTLINES_A_POSITION)), count);
  let outlines = new Outlines(table);
  const isLostInOutline = (each: Table) => {
    outlines.outline.take(each);
    return outlines.canWin() === false;
  };
  const bestFirst = (coarse: boolean, bound: number) => {
    const plan = { coarse, onTableau: 2, above: 3, bottoms: false, isLost: isLostInOutline };
    return counted(searchBestFirst(start, plan, Math.min(bound, limit)), count);
  };

  let lost = yield* isLostWithin(FEW_OUTLINES);
  if (lost) return { verdict: 'unwinnable' };
  const first = yield* bestFirst(true, FIRST_POSITIONS);
  if (first.verdict === 'winnable') return first;
  if (lost === undefined) {
    outlines = new Outlines(table, MANY_SLOTS);
    lost = yield* isLostWithin(ALL_OUTLINES);
    if (lost) return { verdict: 'unwinnable' };
  }
  let number = 0;
  for (const plan of PLANS) {
    if (limit <= 0) return { verdict: 'unknown' };
    const bound = Math.min(plan.bound, limit);
    const dug = yield* counted(dig({ ...plan, bound }, String(number++), start, outlines), count);
    if (dug.verdict === 'winnable') return dug;
  }
  return yield* bestFirst(false, ALL_POSITIONS);
};
