import alea from './alea.js';
import type { Card } from './card.js';

/** Fisher–Yates from the last card down, with the generator `alea`. Frozen: every link and record depends on it. */
export function shuffle(cards: readonly Card[], seed: string): Card[] {
  const random = alea(seed);
  const shuffled = [...cards];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}

/** A number of at most ten digits as text, short enough to read out to a friend. */
export const randomSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);
