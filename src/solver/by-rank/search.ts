import type { Search } from '../search.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { disorder } from './disorder.js';
import { farFromFree } from './relaxed.js';
import { type Id, HOME, IDS, Table } from './table.js';
import { type Step, START, stepFrom, Trail } from './trail.js';

/** How a search goes about it. */
interface Plan {
  /** How many positions it may look at. */
  readonly bound: number;
  /** Whether its {@link Table} is coarse. Such a search finds wins, but proves nothing. */
  readonly coarse: boolean;
  /** What {@link disorder} goes by. */
  readonly left: number;
  readonly above: number;
}

/**
 * What {@link disorder} goes by: found by trying. As different as they can be, since a deal that is hard for one of them is often easy
 * for another.
 */
const WEIGHTS = [
  [2, 3],
  [6, 2],
  [1, 6],
  [4, 8],
  [3, 1],
  [8, 3],
] as const;

/**
 * One after the other: several searches win more deals than a single long one. Only the last looks at everything, and may give a deal
 * up. It also sets how much memory a search takes at most: measured in Node, 27 MB, half of them for the set of positions seen.
 */
const plans: readonly Plan[] = [
  ...WEIGHTS.map(([left, above]) => ({ bound: 50_000, coarse: true, left, above })),
  { bound: 500_000, coarse: false, left: 2, above: 3 },
];

/** The slots a set of positions begins with: room for all that a coarse search looks at. */
const ROOM = 1 << 17;

/**
 * Decides games that are built down whatever the suit and brought home in suit, and in which an empty pile stays empty. First comes
 * the test that costs next to nothing, then one search after the other, each going on from what looks best.
 */
export const searchByRank: Search = function* ({ rules: { piles } }, position, limit) {
  for (const { bound: most, coarse, left, above } of plans) {
    const bound = Math.min(most, limit);
    const table = new Table(coarse);
    const trail = new Trail(table, position, piles);
    if (farFromFree(table) === Infinity) return { verdict: 'unwinnable' };
    const seen = new PositionSet(ROOM);
    /** The steps not looked beyond yet, by how far from won they look. */
    const open: Step[][] = [];
    let best = 0;

    /** Looks at the position on the table, after a step. */
    const look = (step: Step): void => {
      if (seen.size === bound || !seen.add(table.high, table.low)) return;
      const far = farFromFree(table) + disorder(table, left, above);
      if (far === Infinity) return;
      (open[far] ??= []).push(step);
      best = Math.min(best, far);
    };

    trail.settle();
    look(START);
    for (let told = 0; seen.size < bound; told = seen.size) {
      while (best < open.length && !open[best]?.length) best++;
      const next = open[best]?.pop();
      if (next === undefined) {
        if (coarse) break;
        return { verdict: 'unwinnable' };
      }
      if (best === 0) return { verdict: 'winnable', actions: trail.actionsTo(next) };
      const place = trail.follow(next);
      const { low, high } = table;
      const go = (id: Id, to: number): void => {
        const from = table.on[id]!;
        table.move(id, to);
        const gone = trail.settle();
        look(stepFrom(place, id, to));
        for (const [each, lay] of gone.reverse()) table.move(each, lay);
        table.move(id, from);
        // A card that went home in two moves came back before what it lies on, and was weighed as if that were still away.
        table.low = low;
        table.high = high;
      };
      for (const id of table.tops) {
        // The cards of the next rank.
        for (let to = (id | 3) + 1; to < IDS && to <= (id | 3) + 4; to++) if (table.isTop(to)) go(id, to);
        if (table.next[id & 3] === id) go(id, HOME);
      }
      yield seen.size - told;
    }
    limit -= seen.size;
  }
  return { verdict: 'unknown' };
};
