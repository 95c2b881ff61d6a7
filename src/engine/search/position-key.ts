import type { Card } from '../model/card.js';
import type { Position } from '../model/position.js';
import type { Rules } from '../model/rules.js';

/**
 * The low half of the number for a card and what it lies on: another card, or the bottom of a pile ({@link Places}). The multipliers
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

/** The differences between piles that the keys of a game show. */
export interface Places {
  /** For each pile, what its lowest card lies on. Piles that the rules treat alike share a number. */
  readonly bottoms: Uint8Array;
  /** For each pile, how many cards at its top are distinguished: none, one, or {@link ALL}. */
  readonly counted: Uint8Array;
}

export const ALL = 52;

export function placesOf({ piles, interchangeable = [], topOnly = [] }: Rules): Places {
  const first = (pile: number) => interchangeable.find((group) => group.includes(pile))?.[0] ?? pile;
  return {
    bottoms: Uint8Array.from(piles.all, (_, pile) => 52 + first(pile)),
    counted: Uint8Array.from(piles.all, (_, pile) => (pile === piles.discard ? 0 : topOnly.includes(pile) ? 1 : ALL)),
  };
}

/** A number of face-down cards stands in a key like a card above all others. */
const FACE_DOWN = 52;

/** A 64-bit key of a position in two halves of 32 bits. */
export interface PositionKey {
  low: number;
  high: number;
}

/**
 * The key of a position: the sum of the numbers for each card and what it lies on. So a move changes two summands, and piles that share
 * a bottom may change places. Two positions that differ share a key with a chance of one in 2^64.
 */
export function positionKey({ piles, faceDown, counters = {} }: Position, { bottoms, counted }: Places): PositionKey {
  let turns = 0;
  for (const name in counters) turns = Math.imul(turns, 128) + (counters[name]! | 0);
  let low = Math.imul(turns, 0x9e3779b1);
  let high = Math.imul(turns, 0x85ebca6b);
  const add = (card: number, below: number) => {
    low = (low + lowOf(card, below)) | 0;
    high = (high + highOf(card, below)) | 0;
  };
  piles.forEach((cards, pile) => {
    const hidden = faceDown?.[pile];
    if (hidden) add(FACE_DOWN + hidden, cards[0]!);
    let below = bottoms[pile]!;
    for (let at = Math.max(0, cards.length - counted[pile]!); at < cards.length; at++) {
      add(cards[at]!, below);
      below = cards[at]!;
    }
  });
  return { low, high };
}
