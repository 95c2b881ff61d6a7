import type { Card } from '../model/card.js';
import type { Position } from '../model/position.js';

/**
 * Half of the number that stands for a card and what it lies on: another card, or a pile's bottom ({@link bottomOf}). The multipliers
 * are those of MurmurHash3's and xxHash's last steps: all they have to do is spread.
 */
export function lowOf(card: Card, below: number): number {
  let x = Math.imul((card << 7) + below + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return x ^ (x >>> 13);
}

/** The other half. */
export function highOf(card: Card, below: number): number {
  let x = Math.imul((card << 7) + below + 1, 0xc2b2ae3d);
  x = Math.imul(x ^ (x >>> 14), 0x27d4eb2f);
  return x ^ (x >>> 16);
}

/** What the lowest card of a pile lies on: a number above those of all cards. */
export const bottomOf = (pile: number): number => 52 + pile;

/** A 64-bit key of a position in two halves of 32 bits. */
export interface PositionKey {
  low: number;
  high: number;
}

/**
 * The key of a position: the sum of the numbers for each card and what it lies on, so that a move changes two summands. Two positions
 * of one game share a key only by chance, at one in 2^64 for each pair.
 */
export function positionKey({ piles, recyclesLeft = 0, redealsLeft = 0, liftsLeft = 0 }: Position): PositionKey {
  const turns = (recyclesLeft * 16 + redealsLeft * 4 + liftsLeft) | 0;
  let low = Math.imul(turns, 0x9e3779b1);
  let high = Math.imul(turns, 0x85ebca6b);
  piles.forEach((cards, pile) => {
    let below = bottomOf(pile);
    for (const card of cards) {
      low = (low + lowOf(card, below)) | 0;
      high = (high + highOf(card, below)) | 0;
      below = card;
    }
  });
  return { low, high };
}
