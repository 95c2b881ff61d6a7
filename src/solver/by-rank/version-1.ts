import { counted, type Outcome, type Search } from '../search.js';
import { type Plan, searchBestFirst } from './best-first.js';
import { relaxedDistance } from './relaxed.js';
import { Start } from './start.js';
import { Table } from './table.js';

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
