import type { Piles } from '../../engine/piles.js';
import type { Position } from '../../engine/position.js';
import type { Id } from './id.js';
import { above, idOf, IDS, NONE } from './id.js';

/** Where a card lies: where the search found it, on its foundation, or on the card of the next rank of suit `where - ONTO`. */
export type Where = number;
const STILL = 0;
export const HOME = 1;
export const ONTO = 2;

/** How many words tell a whole position: three bits a card, and one for a king, which only ever goes home. */
export const WORDS = 5;
const FIRST_KING = 48;
const WORD = Uint8Array.from({ length: IDS }, (_, id) => (id < FIRST_KING ? id / 10 : 4));
const SHIFT = Uint8Array.from({ length: IDS }, (_, id) => (id < FIRST_KING ? 3 * (id % 10) : id - 24));

/** Random numbers, two for each card on the tableau and two for each that is home. */
const numbers = new Int32Array(4 * 64);
numbers.forEach((_, i) => {
  // Xorshift.
  let x = numbers[i - 1] ?? 0x9e3779b9;
  x ^= x << 13;
  x ^= x >>> 17;
  numbers[i] = x ^ (x << 5);
});

const mixed = (x: number): number => {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
};

/**
 * A position that changes a card at a time. Which pile is which makes no difference, and an empty one is of no more use: so every
 * card just knows what it lies on and what lies on it, and a position is told by where each card went.
 *
 * The key of a position is the sum of those of its cards; that of a card follows from it and all that lies below it, so that the
 * order of the piles leaves no trace. In a coarse key cards that were moved count by their rank alone.
 */
export class State {
  readonly on = new Uint8Array(IDS + 1);
  readonly cover = new Uint8Array(IDS + 1).fill(NONE);
  readonly where = new Uint8Array(IDS);
  readonly words = new Int32Array(WORDS);
  /** How many cards each foundation holds. */
  readonly home = new Uint8Array(4);
  /** How many cards lie on the tableau. */
  left = 0;
  low = 0;
  high = 0;
  /** The lowest card of each pile that wasn't empty when the search began. */
  readonly bottoms: Id[] = [];
  private readonly still = new Uint8Array(IDS);
  private readonly lows = new Int32Array(IDS + 1);
  private readonly highs = new Int32Array(IDS + 1);
  private readonly stillLows: Int32Array;
  private readonly stillHighs: Int32Array;
  private readonly coarse: boolean;

  constructor({ piles }: Position, { tableau, foundations }: Piles, coarse: boolean) {
    this.coarse = coarse;
    for (const index of foundations) {
      for (const card of piles[index]!) this.words[WORD[idOf(card)]!]! |= HOME << SHIFT[idOf(card)]!;
    }
    for (const index of tableau) {
      let below = NONE;
      for (const card of piles[index]!) {
        const id = idOf(card);
        if (below === NONE) this.bottoms.push(id);
        this.still[id] = this.on[id] = below;
        this.weigh(id, id);
        below = id;
      }
    }
    this.stillLows = this.lows.slice();
    this.stillHighs = this.highs.slice();
    this.load(this.words, 0);
  }

  isTop(id: Id): boolean {
    return this.cover[id] === NONE && this.where[id] !== HOME;
  }

  /** Where a card comes to lie on another one. */
  onto(id: Id, below: Id): Where {
    return this.still[id] === below ? STILL : ONTO + (below & 3);
  }

  /** Moves a card that nothing lies on, or takes such a move back. */
  move(id: Id, where: Where): void {
    const was = this.where[id]!;
    this.words[WORD[id]!]! ^= (was ^ where) << SHIFT[id]!;
    this.low -= this.lows[id]!;
    this.high -= this.highs[id]!;
    if (was === HOME) this.home[id & 3]!--;
    else {
      this.cover[this.on[id]!] = NONE;
      this.left--;
    }
    this.put(id, where);
  }

  /** Turns into the position that some words tell. */
  load(words: Int32Array, at: number): void {
    const { cover } = this;
    for (let i = 0; i < WORDS; i++) this.words[i] = words[at + i]!;
    cover.fill(NONE);
    this.home.fill(0);
    this.left = this.low = this.high = 0;
    // From the kings down, so that what a card was moved onto is in place before it.
    for (let id = IDS - 1; id >= 0; id--) {
      const where = (this.words[WORD[id]!]! >> SHIFT[id]!) & (id < FIRST_KING ? 7 : 1);
      this.put(id, where);
    }
  }

  private put(id: Id, where: Where): void {
    const { lows, highs } = this;
    this.where[id] = where;
    if (where === HOME) {
      this.home[id & 3]!++;
      lows[id] = numbers[128 + id]!;
      highs[id] = numbers[192 + id]!;
    } else {
      const below = where === STILL ? this.still[id]! : above(id, where - ONTO);
      this.on[id] = below;
      this.cover[below] = id;
      this.left++;
      if (where === STILL) {
        lows[id] = this.stillLows[id]!;
        highs[id] = this.stillHighs[id]!;
      } else this.weigh(id, this.coarse ? id | 3 : id);
    }
    this.low = (this.low + lows[id]!) | 0;
    this.high = (this.high + highs[id]!) | 0;
  }

  /** Finds the key of a card on the tableau, from that of what it lies on. */
  private weigh(id: Id, as: Id): void {
    const { lows, highs } = this;
    const below = this.on[id]!;
    lows[id] = mixed(lows[below]! ^ numbers[as]!);
    highs[id] = mixed((highs[below]! + lows[id]) ^ numbers[64 + as]!);
  }
}
