import type { Search } from '../../engine/search.js';
import { PositionSet } from '../position-set.js';
import { disorder } from './disorder.js';
import { farFromFree } from './relaxed.js';
import type { Step } from './step.js';
import { actionsTo, after, startOf } from './step.js';
import type { Id } from './table.js';
import { HOME, IDS, Table } from './table.js';

/** How a search goes about it. */
interface Plan {
  /** How many positions it may look at. */
  readonly bound: number;
  /** Whether it goes by the coarse key and brings home whatever may go. Such a search finds wins, but proves nothing. */
  readonly coarse: boolean;
  /** What {@link disorder} goes by. */
  readonly left: number;
  readonly above: number;
}

/** As different as they can be: a deal that is hard for one of them is often easy for another. */
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
 * up. It also sets how much memory a search takes at most: measured in Node, 60 MB, a quarter of them for the set of positions seen.
 */
const plans: readonly Plan[] = [
  ...WEIGHTS.map(([left, above]) => ({ bound: 50_000, coarse: true, left, above })),
  { bound: 500_000, coarse: false, left: 2, above: 3 },
];

/**
 * Decides games that are built down whatever the suit and brought home in suit, and in which an empty pile stays empty. First comes
 * the test that costs next to nothing, then one search after the other, each going on from what looks best.
 */
export const searchByRank: Search = function* ({ variant: { piles } }, position, limit) {
  const start = startOf(position, piles);
  for (const { bound: most, coarse, left, above } of plans) {
    const bound = Math.min(most, limit);
    const table = new Table(coarse);
    table.lay(start.on!);
    if (farFromFree(table) === Infinity) return { verdict: 'unwinnable' };
    const seen = new PositionSet(1 << 17);
    /** The steps not looked beyond yet, by how far from won they look. */
    const open: Step[][] = [];
    let best = 0;

    /** Looks at the position on the table after a step and what goes home by itself; tells the last of these steps. */
    const look = (step: Step): Step => {
      for (let id; (id = table.goer(coarse)) !== undefined;) {
        table.move(id, HOME);
        step = { id, to: HOME, before: step };
      }
      if (seen.size < bound && seen.add(table.high, table.low)) {
        const far = farFromFree(table) + disorder(table, left, above);
        if (far < Infinity) (open[far] ??= []).push(step);
        best = Math.min(best, far);
      }
      return step;
    };

    look(start);
    for (let told = 0; seen.size < bound; told = seen.size) {
      while (best < open.length && !open[best]?.length) best++;
      const before = open[best]?.pop();
      if (!before) {
        if (coarse) break;
        return { verdict: 'unwinnable' };
      }
      if (best === 0) return { verdict: 'winnable', actions: actionsTo(before, position, piles) };
      const on = (before.on = after(before));
      table.lay(on);
      const { low, high } = table;
      const go = (id: Id, to: number): void => {
        table.move(id, to);
        for (let step = look({ id, to, before }); step !== before; step = step.before!) {
          table.move(step.id, on[step.id]!);
        }
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
