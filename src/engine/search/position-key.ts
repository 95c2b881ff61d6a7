import type { Card } from '../model/card.js';
import type { Position } from '../model/position.js';

/**
 * The low half of the number for a card and what it lies on: another card, or the bottom of a pile ({@link bottomOf}). The multipliers
 * come from the last steps of MurmurHash3 and xxHash.
 */
export function lowOf(card: Card, below: number): number {
  let x = Math.imul((card << 7) + below + 1, 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return x ^ (x >>> 13);
}

/** The high half of that number. */
export function highOf(card: Card, below: number): number {
  let x = Math.imul((card << 7) + below + 1, 0xc2b2ae3d);
  x = Math.imul(x ^ (x >>> 14), 0x27d4eb2f);
  return x ^ (x >>> 16);
}

/** What the lowest card of a pile lies on. */
export const bottomOf = (pile: number): number => 52 + pile;

/** A number of face-down cards stands in a key like a card above all others. */
const FACE_DOWN = 52;

/** A 64-bit key of a position in two halves of 32 bits. */
export interface PositionKey {
  low: number;
  high: number;
}

/**
 * The key of a position: the sum of the numbers for each card and what it lies on. So a move changes two summands. Two positions of a
 * game share a key with a chance of one in 2^64.
 */
export function positionKey({ piles, faceDown, counters = {} }: Position): PositionKey {
  let turns = 0;
  for (const name in counters) turns = Math.imul(turns, 128) + (counters[name]! | 0);
  let low = Math.imul(turns, 0x9e3779b1);
  let high = Math.imul(turns, 0x85ebca6b);
  piles.forEach((cards, pile) => {
    let below = bottomOf(pile);
    const hidden = faceDown?.[pile];
    if (hidden) {
      low = (low + lowOf(FACE_DOWN + hidden, below)) | 0;
      high = (high + highOf(FACE_DOWN + hidden, below)) | 0;
    }
    for (const card of cards) {
      low = (low + lowOf(card, below)) | 0;
      high = (high + highOf(card, below)) | 0;
      below = card;
    }
  });
  return { low, high };
}
