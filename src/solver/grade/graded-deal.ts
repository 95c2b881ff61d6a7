import type { Deal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import type { Search } from '../search.js';
import { TimeSlice } from '../time-slice.js';
import { winnableDeal } from '../winnable-deal.js';
import { type Difficulty, type GradedRules, gradeOf } from './grade.js';

/** How many winnable deals are graded. A third are of each grade, so one search in ten million finds none. */
const TRIES = 40;

/**
 * A random deal that was proved winnable and is of the wanted grade. If none was found, one of another grade; so in games without grades.
 *
 * @throws (by rejecting) the signal's reason when it is aborted.
 */
export async function gradedDeal(
  rules: GradedRules,
  search: Search,
  options: Options,
  wanted: Difficulty,
  signal?: AbortSignal,
  slice = new TimeSlice(),
): Promise<Deal> {
  for (let tries = 1; ; tries++) {
    const deal = await winnableDeal(rules, search, options, undefined, signal, slice);
    const grade = await gradeOf(deal, signal, slice);
    if (grade === null || grade === wanted || tries === TRIES) return deal;
  }
}
