import { PositionSet } from '../../engine/search/position-set.js';
import { counted, type Outcome, type Search } from '../search.js';
import { Nearest, relaxedDistance } from './distance.js';
import { Start, START, Trail, type TrailStep } from './trail.js';
import { disorder, Table } from './table.js';

interface Plan {
  /** Whether the {@link Table} is coarse. Such a search finds wins, but proves nothing. */
  readonly coarse: boolean;
  /** The weights of {@link disorder}. */
  readonly onTableau: number;
  readonly above: number;
  /** Whether a position is proved lost. Default: none is. */
  readonly isLost?: (table: Table) => boolean;
  /** Whether the last card of a pile may go onto another one. That only empties the pile for good. */
  readonly bottoms: boolean;
}

const MOST_SLOTS = 1 << 17;

/** At least twice as many slots as positions, except in a long search, because a large table takes longer to create than a short search. */
const slotsFor = (positions: number): number => Math.min(MOST_SLOTS, 2 ** (33 - Math.clz32(positions)));

/** Looks at positions up to a limit, those first that seem nearest to a win. Frozen: it chooses deals in selection version 1. */
export function* searchBestFirst(
  start: Start,
  { coarse, onTableau, above, isLost, bottoms }: Plan,
  limit: number,
): Generator<number, Outcome> {
  const table = new Table(coarse);
  const trail = new Trail(table, start);
  const seen = new PositionSet(slotsFor(limit));
  const open = new Nearest<TrailStep>();

  const visit = (step: TrailStep): void => {
    if (seen.size === limit || !seen.add(table.high, table.low)) return;
    const distance = relaxedDistance(table) + disorder(table, onTableau, above);
    if (distance === Infinity || isLost?.(table)) return;
    open.add(step, distance);
  };

  trail.autoplay();
  visit(START);
  for (let reported = 0; seen.size < limit; reported = seen.size) {
    const next = open.take();
    if (next === undefined) return { verdict: coarse ? 'unknown' : 'unwinnable' };
    if (open.least === 0) return { verdict: 'winnable', actions: trail.actionsTo(next) };
    trail.expand(next, visit, bottoms);
    yield seen.size - reported;
  }
  return { verdict: 'unknown' };
}

const PLAN: Plan = { coarse: true, onTableau: 2, above: 3, bottoms: true };

/** A plan follows when the one before has nothing left to look at. */
const PLANS: readonly Plan[] = [
  PLAN,
  { ...PLAN, onTableau: 6, above: 2 },
  { ...PLAN, onTableau: 1, above: 6 },
  { ...PLAN, onTableau: 4, above: 8 },
  { ...PLAN, onTableau: 3, above: 1 },
  { ...PLAN, onTableau: 8, above: 3 },
  { ...PLAN, coarse: false },
];

/**
 * Chooses the deals of the games that {@link searchByRank} decides, in selection version 1. It never changes, and
 * neither does anything it uses. It looks at some thousand positions at most.
 */
export const chooseByRank: Search = function* ({ rules: { piles } }, position, limit): Generator<number, Outcome> {
  const start = new Start(position, piles);
  const table = new Table(false);
  table.load(start.on);
  if (relaxedDistance(table) === Infinity) return { verdict: 'unwinnable' };
  const count = (positions: number) => (limit -= positions);
  for (const plan of PLANS) {
    const outcome = yield* counted(searchBestFirst(start, plan, limit), count);
    if (outcome.verdict !== 'unknown' || limit <= 0) return outcome;
  }
  return { verdict: 'unknown' };
};
