import type { Search } from '../search.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { disorder } from './disorder.js';
import { relaxedDistance } from './relaxed.js';
import { Start } from './start.js';
import { Table } from './table.js';
import { type Step, START, Trail } from './trail.js';

// This search chooses deals in selection version 1, so it is frozen for ever, with all that it uses. It stands apart from the search
// that decides more, and looks at some thousand positions at most.

interface Plan {
  /** Whether its {@link Table} is coarse. Such a search finds wins, but proves nothing. */
  readonly coarse: boolean;
  /** The weights of {@link disorder}. */
  readonly onTableau: number;
  readonly above: number;
}

/** A plan follows when the one before has nothing left to look at. */
const PLANS: readonly Plan[] = [
  { coarse: true, onTableau: 2, above: 3 },
  { coarse: true, onTableau: 6, above: 2 },
  { coarse: true, onTableau: 1, above: 6 },
  { coarse: true, onTableau: 4, above: 8 },
  { coarse: true, onTableau: 3, above: 1 },
  { coarse: true, onTableau: 8, above: 3 },
  { coarse: false, onTableau: 2, above: 3 },
];

/** Twice as many slots as positions, or more. A larger table takes longer to make than a short search. */
const slotsFor = (positions: number): number => 2 ** (33 - Math.clz32(positions));

/** Chooses the deals of games whose piles are built down in any suit and whose foundations are built in suit. */
export const chooseByRank: Search = function* ({ rules: { piles } }, position, limit) {
  for (const { coarse, onTableau, above } of PLANS) {
    const table = new Table(coarse);
    const trail = new Trail(table, new Start(position, piles));
    if (relaxedDistance(table) === Infinity) return { verdict: 'unwinnable' };
    const seen = new PositionSet(slotsFor(limit));
    const open: Step[][] = [];
    let best = 0;

    const visit = (step: Step): void => {
      if (seen.size === limit || !seen.add(table.high, table.low)) return;
      const distance = relaxedDistance(table) + disorder(table, onTableau, above);
      if (distance === Infinity) return;
      (open[distance] ??= []).push(step);
      best = Math.min(best, distance);
    };

    trail.autoplay();
    visit(START);
    for (let reported = 0; seen.size < limit; reported = seen.size) {
      while (best < open.length && !open[best]?.length) best++;
      const next = open[best]?.pop();
      if (next === undefined) {
        if (coarse) break;
        return { verdict: 'unwinnable' };
      }
      if (best === 0) return { verdict: 'winnable', actions: trail.actionsTo(next) };
      trail.expand(next, visit, true);
      yield seen.size - reported;
    }
    limit -= seen.size;
    if (limit <= 0) break;
  }
  return { verdict: 'unknown' };
};
