import alea from 'seedrandom/lib/alea.js';
import type { Card } from './card.js';

/**
 * The cards in the order a seed text gives them: Fisher–Yates from the last card down, with the generator `alea`. Frozen for ever,
 * since every link and record depends on it.
 */
export function shuffle(cards: readonly Card[], seed: string): Card[] {
  const random = alea(seed);
  const shuffled = [...cards];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}

/** A seed for a fresh deal: a number of at most ten digits as text, short enough to be read out to a friend. */
export const randomSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);
