import { ownFields } from '../engine/input/own.js';
import { type Deal, randomSeed, SEED_LENGTH, start } from '../engine/model/deal.js';
import type { Options } from '../engine/model/options.js';
import type { Rules } from '../engine/model/rules.js';
import type { Search } from './search.js';
import { TimeSlice } from './time-slice.js';
import { solve } from './solve.js';

// Selection version 1: these figures, and the searches that choose deals, never change, because every daily deal depends on them, including
// on what a search fails to prove. A better search of a game can answer `winnable()` and `solution()`: its `dealSearch` keeps choosing.

/** For each deal of a seed. A count, not a time, so that every reader gets the same deal. */
const POSITIONS = 5000;

/**
 * Then the first deal is taken. In the hardest game, Pyramid Dozen without recycles and with Kings that stay, about one
 * deal in 1,450 can be won (50 of 72,731).
 */
const TRIES = 20_000;

/**
 * For a random deal, by its number. Any other deal is as good, and most winnable ones need few positions. Giving up early on the others
 * makes the slowest searches about three times faster. A game that needs more positions gets them in the end.
 */
const positionsAtRandom = (number: number): number => Math.min(POSITIONS, 500 + 10 * number);

const numbered = (seed: string, number: number): string =>
  number === 1 ? seed : `${seed.slice(0, SEED_LENGTH - `~${number}`.length)}~${number}`;

/**
 * The first deal proved winnable: of `seed`, `seed~2`, `seed~3` …, or of random seeds. If none is, the first deal.
 *
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
  let first: Deal | undefined;
  for (let number = 1; number <= TRIES; number++) {
    const deal: Deal = ownFields({ rules, options, seed: seed === undefined ? randomSeed() : numbered(seed, number) });
    first ??= deal;
    const positions = seed === undefined ? positionsAtRandom(number) : POSITIONS;
    const { verdict } = await solve(search, deal, [start(deal)], { positions, signal }, slice);
    if (verdict === 'winnable') return deal;
    if (slice.isOver) await slice.next();
  }
  return first!;
}
