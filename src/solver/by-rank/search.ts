import type { Search } from '../search.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { disorder } from './disorder.js';
import { relaxedDistance } from './relaxed.js';
import { type Id, HOME, IDS, Table } from './table.js';
import { type Step, START, stepFrom, Trail } from './trail.js';

interface Plan {
  readonly bound: number;
  /** Whether its {@link Table} is coarse. Such a search finds wins, but proves nothing. */
  readonly coarse: boolean;
  /** The weights of {@link disorder}. */
  readonly onTableau: number;
  readonly above: number;
}

/** Found by trial. They differ widely: a deal that is hard for one is often easy for another. */
const WEIGHTS = [
  [2, 3],
  [6, 2],
  [1, 6],
  [4, 8],
  [3, 1],
  [8, 3],
] as const;

/**
 * Several short searches win more deals than a long one. Only the last may prove a deal unwinnable. It takes 27 MB,
 * measured in Node, half of it for the set of positions seen.
 *
 * They choose deals in selection version 1, so they are frozen. A search that decides more gets plans of its own.
 */
const VERSION_1: readonly Plan[] = [
  ...WEIGHTS.map(([onTableau, above]) => ({ bound: 50_000, coarse: true, onTableau, above })),
  { bound: 500_000, coarse: false, onTableau: 2, above: 3 },
];

/** Enough for all positions of a coarse search. */
const SLOTS = 1 << 17;

/** Twice as many slots as positions, or more. A large table takes longer to make than a short search. */
const slotsFor = (positions: number): number => Math.min(SLOTS, 2 ** (33 - Math.clz32(positions)));

const byRank = (plans: readonly Plan[]): Search =>
  function* ({ rules: { piles } }, position, limit) {
    for (const { bound: most, coarse, onTableau, above } of plans) {
      const bound = Math.min(most, limit);
      const table = new Table(coarse);
      const trail = new Trail(table, position, piles);
      if (relaxedDistance(table) === Infinity) return { verdict: 'unwinnable' };
      const seen = new PositionSet(slotsFor(bound));
      const open: Step[][] = [];
      let best = 0;

      const visit = (step: Step): void => {
        if (seen.size === bound || !seen.add(table.high, table.low)) return;
        const distance = relaxedDistance(table) + disorder(table, onTableau, above);
        if (distance === Infinity) return;
        (open[distance] ??= []).push(step);
        best = Math.min(best, distance);
      };

      trail.autoplay();
      visit(START);
      for (let reported = 0; seen.size < bound; reported = seen.size) {
        while (best < open.length && !open[best]?.length) best++;
        const next = open[best]?.pop();
        if (next === undefined) {
          if (coarse) break;
          return { verdict: 'unwinnable' };
        }
        if (best === 0) return { verdict: 'winnable', actions: trail.actionsTo(next) };
        const index = trail.follow(next);
        const tryMove = (id: Id, to: number): void => {
          const from = table.on[id]!;
          table.move(id, to);
          const movedHome = trail.autoplay();
          visit(stepFrom(index, id, to));
          for (const [each, before] of movedHome.reverse()) table.move(each, before);
          table.move(id, from);
        };
        for (const id of table.tops) {
          for (let to = (id | 3) + 1; to < IDS && to <= (id | 3) + 4; to++) if (table.isTop(to)) tryMove(id, to);
          if (table.next[id & 3] === id) tryMove(id, HOME);
        }
        yield seen.size - reported;
      }
      limit -= seen.size;
      if (limit <= 0) break;
    }
    return { verdict: 'unknown' };
  };

/**
 * Decides games whose piles are built down in any suit and whose foundations are built in suit. An empty pile must stay
 * empty. Each plan is a best-first search.
 */
export const searchByRank = byRank(VERSION_1);
