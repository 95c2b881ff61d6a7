import type { Deal } from '../engine/model/deal.js';
import type { Texts } from '../locales/en.js';

/** The longest seed that says anything to a reader, in characters. A random one is longer; Share shows it. */
export const SEED_SHOWN = 6;

/**
 * Says which deal it is. Empty if its seed is longer than is wanted.
 *
 * @param day the day whose deal it is; empty for any other deal.
 * @param longest the longest seed that is named, in characters. Default: any.
 */
export function describeDeal(
  { seed, deck }: Pick<Deal, 'seed' | 'deck'>,
  day: string,
  texts: Texts,
  longest = Infinity,
): string {
  if (day) return texts.dailyDeal(day);
  if (deck !== undefined) return texts.ownDeal;
  // The number behind `~`, by which a deal of the wanted difficulty is found, says nothing either.
  return seed.length > longest || (longest < Infinity && seed.includes('~')) ? '' : texts.deal(seed);
}
