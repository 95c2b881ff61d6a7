import type { Search } from '../../engine/search.js';
import { PositionSet } from '../position-set.js';
import { disorder } from './disorder.js';
import { isDead } from './relaxed.js';
import type { Step } from './step.js';
import { actionsTo, after, startOf } from './step.js';
import { fits, HOME, Table } from './table.js';

/** How a search goes about it. */
interface Plan {
  /** How many positions it may look at. */
  readonly bound: number;
  /** Whether it goes by the coarse key and brings home whatever may go. Such a search finds wins, but proves nothing. */
  readonly coarse: boolean;
  /** What {@link disorder} goes by. */
  readonly left: number;
  readonly soon: number;
}

/** As different as they can be in what they go by: a deal that one of them finds hard is often easy for another. */
const LEFT = [3, 4, 1, 2, 6];
const SOON = [2, 1, 0, 4, 3];

/**
 * One after the other: many short searches win more deals, and sooner, than one long one. Of 1,000 deals of Lucky Thirteen 99 are won
 * within 250,000 positions by twelve, 93 by three of 10,000 to 100,000. Only the last looks at everything, and may give a deal up. It
 * also sets how much memory a search takes at most: measured in Node, 60 MB, a quarter of them for the set of positions seen.
 */
const plans: readonly Plan[] = [
  ...Array.from({ length: 12 }, (_, n) => ({
    bound: 20_000,
    coarse: true,
    left: LEFT[n % 5]!,
    soon: SOON[(n + Math.floor(n / 5)) % 5]!,
  })),
  { bound: 500_000, coarse: false, left: 3, soon: 2 },
];

/**
 * Decides games that are built down whatever the suit and brought home in suit, and in which an empty pile stays empty. First comes
 * the test that costs next to nothing, then one search after the other, each going on from what looks best.
 */
export const searchByRank: Search = function* ({ variant: { piles } }, position, limit) {
  const start = startOf(position, piles);
  for (const { bound: most, coarse, left, soon } of plans) {
    const bound = Math.min(most, limit);
    const table = new Table(coarse);
    const seen = new PositionSet();
    /** The steps not looked beyond yet, by how far from won they look. */
    const open: Step[][] = [];
    let best = 0;

    /** Looks at the position on the table after a step and what goes home by itself; tells the last of these steps. */
    const look = (step: Step): Step => {
      for (let id; (id = table.goer(coarse)) !== undefined;) {
        table.move(id, HOME);
        step = { id, to: HOME, before: step };
      }
      if (seen.size < bound && seen.add(table.high, table.low) && !isDead(table)) {
        const far = disorder(table, left, soon);
        (open[far] ??= []).push(step);
        best = Math.min(best, far);
      }
      return step;
    };

    table.lay(start.on!);
    if (isDead(table)) return { verdict: 'unwinnable' };
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
      const { tops } = table;
      const targets = [...tops, HOME];
      const { low, high } = table;
      for (const id of tops) {
        for (const to of targets) {
          if (to === HOME ? table.next[id & 3] !== id : !fits(id, to)) continue;
          table.move(id, to);
          for (let step = look({ id, to, before }); step !== before; step = step.before!) {
            table.move(step.id, on[step.id]!);
          }
          // A card that went home in two moves came back before what it lies on, and was weighed as if that were still away.
          table.low = low;
          table.high = high;
        }
      }
      yield seen.size - told;
    }
    limit -= seen.size;
  }
  return { verdict: 'unknown' };
};
