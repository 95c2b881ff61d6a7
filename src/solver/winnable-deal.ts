import { type Deal, SEED_LENGTH, start } from '../engine/model/deal.js';
import type { Options } from '../engine/model/options.js';
import { randomSeed } from '../engine/model/shuffle.js';
import type { Rules } from '../engine/model/rules.js';
import type { Search } from './search.js';
import { TimeSlice } from './time-slice.js';
import { solve } from './solve.js';

/**
 * How many positions are looked at for each deal that is tried. A count and not a time, so that every visitor gets the same deal. Most
 * deals are settled by far fewer; giving up early on the others finds a winnable one sooner.
 */
const POSITIONS_A_DEAL = 5000;

/**
 * How many deals are tried before the first of them is taken as it is, in a game that is hardly ever won. Of Pyramid Dozen with neither
 * recycles nor Kings removed, the hardest, about one deal in 1,450 can be won (50 of 72,731).
 */
const TRIES = 20_000;

/** `seed`, `seed~2`, `seed~3` …, cut where the number would make it too long. */
const numbered = (seed: string, number: number): string =>
  number === 1 ? seed : `${seed.slice(0, SEED_LENGTH - `~${number}`.length)}~${number}`;

/**
 * The first deal that the solver proves can be won: of a seed and its numbered successors, or, without a seed, of random ones. Where a
 * game knows a more natural way of winning, the deal promises that.
 *
 * @param slice the slice of time to begin in.
 * @throws the signal's reason when it is aborted.
 */
export async function winnableDeal(
  rules: Rules,
  search: Search,
  options: Options,
  seed: string | undefined,
  signal?: AbortSignal,
  slice = new TimeSlice(),
): Promise<Deal> {
  const limits = { positions: POSITIONS_A_DEAL, ...(signal && { signal }) };
  let first: Deal | undefined;
  for (let number = 1; number <= TRIES; number++) {
    const deal: Deal = { rules, options, seed: seed === undefined ? randomSeed() : numbered(seed, number) };
    first ??= deal;
    const { verdict } = await solve(search, deal, start(deal), limits, slice);
    if (verdict === 'winnable') return deal;
    if (slice.isOver) await slice.next();
  }
  return first!;
}
