import type { Position } from './position.js';
import { samePosition } from './position.js';

/** The multipliers of FNV-1a and of Fibonacci hashing: all they have to do is spread. */
const CARD = 0x01000193;
const PILE = 0x9e3779b1;

/** A number that is the same for the same positions: of 31 bits, which engines keep as they are. */
function hashOf({ piles, recyclesLeft = 0, redealsLeft = 0, liftsLeft = 0 }: Position): number {
  let hash = (recyclesLeft * 16 + redealsLeft * 4 + liftsLeft) | 0;
  for (const pile of piles) {
    hash = Math.imul(hash, PILE);
    for (const card of pile) hash = Math.imul(hash ^ (card + 1), CARD);
    hash ^= hash >>> 15;
  }
  return hash >> 1;
}

/** The positions of one game that a search has come by. It compares them card by card: nothing is taken for something else. */
export class Seen {
  size = 0;
  readonly #alike = new Map<number, Position[]>();

  /** Adds a position; false where it was there already. */
  add(position: Position): boolean {
    const hash = hashOf(position);
    const alike = this.#alike.get(hash);
    if (alike?.some((each) => samePosition(each, position))) return false;
    if (alike) alike.push(position);
    else this.#alike.set(hash, [position]);
    this.size++;
    return true;
  }
}
