import type { Deal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import type { Search } from '../search.js';
import { TimeSlice } from '../time-slice.js';
import { winnableDeal } from '../winnable-deal.js';
import { type Difficulty, type GradedRules, gradeOf } from './grade.js';

/**
 * How many random deals are graded. Those that are soon proved winnable are seldom hard: one in six in Trefoil and Lucky Thirteen (26 and
 * 24 of 150). This many is not enough once in 50,000 times.
 */
const TRIES = 60;

export interface GradedDeal {
  readonly deal: Deal;
  /** `null` if no grade was requested, or deals with these options have none. */
  readonly difficulty: Difficulty | null;
}

/**
 * A deal that was proved winnable, as `winnableDeal` finds it. If a grade is wanted, a random one is of that grade, unless none was found.
 *
 * @throws (by rejecting) the signal's reason when it is aborted.
 */
export async function gradedDeal(
  rules: GradedRules,
  search: Search,
  options: Options,
  seed: string | undefined,
  wanted: Difficulty | undefined,
  signal?: AbortSignal,
  slice = new TimeSlice(),
): Promise<GradedDeal> {
  // What draws a board before and after it shares no task with the search.
  await slice.next();
  let deal: Deal;
  let difficulty: Difficulty | null = null;
  let tries = 0;
  do {
    deal = await winnableDeal(rules, search, options, seed, signal, slice);
    if (wanted) difficulty = await gradeOf({ ...deal, rules }, signal, slice);
  } while (difficulty && difficulty !== wanted && seed === undefined && ++tries < TRIES);
  await slice.next();
  return { deal, difficulty };
}
