import type { Deal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import type { Search } from '../search.js';
import { TimeSlice } from '../time-slice.js';
import { winnableDeal } from '../winnable-deal.js';
import { type Difficulty, type GradedRules, meanOf } from './grade.js';

/** How many winnable deals are graded. Each is of the wanted grade once in three times, so this is not enough once in 3,000 times. */
const TRIES = 20;

/**
 * A random deal that was proved winnable and is of the wanted grade; if none was found, the one nearest to it. Where deals have no grade, any
 * that was proved winnable.
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
  const thirds = rules.grading?.thirds(options);
  const bounds = [-Infinity, ...(thirds ?? []), Infinity];
  const at = ['hard', 'medium', 'easy'].indexOf(wanted);
  let nearest: Deal | undefined;
  let least = Infinity;
  for (let tries = 0; tries < TRIES; tries++) {
    const deal = await winnableDeal(rules, search, options, undefined, signal, slice);
    if (!thirds) return deal;
    const mean = await meanOf(deal, rules.grading!.player, signal, slice);
    const [from, to] = [bounds[at]!, bounds[at + 1]!];
    if (mean >= from && mean < to) return deal;
    const miss = Math.max(from - mean, mean - to);
    if (miss < least) [nearest, least] = [deal, miss];
  }
  return nearest!;
}
