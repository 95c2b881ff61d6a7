import { type Card, rank, suit } from '../../engine/model/card.js';

/**
 * A card with its rank first, `4 * (rank - 1) + suit`: 0 is the ace of clubs, 51 the king of spades. So `id >> 2` tells the rank,
 * from 0, and `id & 3` the suit.
 */
export type Id = number;

export const IDS = 52;

/** In place of a card: none. */
export const NONE = 52;

/** In place of the card another one lies on: its foundation. */
export const HOME = 53;

export const idOf = (card: Card): Id => 4 * (rank(card) - 1) + suit(card);

/** Whether a card has the rank that goes on another one. */
export const fits = (id: Id, below: Id): boolean => below < IDS && below >> 2 === (id >> 2) + 1;

/**
 * The position a search is at. Which pile is which makes no difference, and an empty one is of no more use: so what each card lies on
 * is all there is to know, and everything else follows from it.
 */
export class Table {
  /** What each card lies on. */
  readonly on = new Uint8Array(IDS);
  /** What lies on each card. */
  readonly cover = new Uint8Array(IDS + 2);
  /** The next card of each suit to go home; 4 beyond the king where none is left. */
  readonly next = [0, 0, 0, 0];
  /** The two halves of the position's key. */
  low = 0;
  high = 0;
  /** The lowest card of the run that each card is part of: of cards in order, suits aside. */
  readonly #base = new Uint8Array(IDS);
  /** A bit for each card, in two halves: whether it is the top card of a pile. */
  readonly #tops = new Int32Array(2);
  readonly #coarse: boolean;

  /**
   * @param coarse whether positions that differ only in the suits within runs have the same key, and whatever may go home goes by
   * itself
   */
  constructor(coarse: boolean) {
    this.#coarse = coarse;
  }

  /** The top cards of the piles, from the lowest on. */
  get tops(): Id[] {
    const tops: Id[] = [];
    this.#tops.forEach((bits, half) => {
      for (; bits !== 0; bits &= bits - 1) tops.push(32 * half + 31 - Math.clz32(bits & -bits));
    });
    return tops;
  }

  /** Whether a card is the top card of a pile. */
  isTop(id: Id): boolean {
    return ((this.#tops[id >> 5]! >> (id & 31)) & 1) === 1;
  }

  /** Goes to a position, by what each card lies on, kept from a place in an array on. */
  lay(kept: Uint8Array, at = 0): void {
    const { on } = this;
    for (let id = 0; id < IDS; id++) on[id] = kept[at + id]!;
    this.cover.fill(NONE);
    this.low = this.high = 0;
    this.#tops.fill(0);
    for (let id = 0; id < 4; id++) this.next[id] = id;
    for (let id = 0; id < IDS; id++) {
      this.cover[on[id]!] = id;
      if (on[id] === HOME) this.next[id & 3] = id + 4;
    }
    for (let id = IDS - 1; id >= 0; id--) {
      this.#weigh(id, 1);
      if (this.cover[id] === NONE && on[id] !== HOME) this.#turn(id);
    }
  }

  /** Moves a card that nothing lies on, or takes such a move back. */
  move(id: Id, to: number): void {
    const { on, cover, next } = this;
    const from = on[id]!;
    this.#weigh(id, -1);
    cover[from] = NONE;
    if (from === HOME) next[id & 3] = id;
    if (from === HOME || to === HOME) this.#turn(id);
    this.#turn(from);
    this.#turn(to);
    on[id] = to;
    cover[to] = id;
    if (to === HOME) next[id & 3] = id + 4;
    this.#weigh(id, 1);
  }

  /** A card that goes home by itself: one that is safe there, as `safeByRank` has it, or, on a coarse table, any that may. */
  goer(): Id | undefined {
    const { cover, next } = this;
    const safe = this.#coarse ? IDS : Math.min(IDS, (Math.min(next[0]!, next[1]!, next[2]!, next[3]!) & ~3) + 8);
    for (const id of next) if (id < safe && cover[id] === NONE) return id;
    return undefined;
  }

  /** Makes a card a top card, or no longer one; nothing where it is none, or the foundation. */
  #turn(id: number): void {
    if (id < IDS) this.#tops[id >> 5]! ^= 1 << (id & 31);
  }

  /**
   * Adds to the key, or takes from it, the number that stands for a card and what it lies on. In a coarse key, of the cards of a run
   * only the lowest counts with its suit.
   */
  #weigh(id: Id, sign: number): void {
    const base = this.#base;
    const below = this.on[id]!;
    const loose = this.#coarse && fits(id, below);
    base[id] = loose ? base[below]! : id;
    let x = Math.imul(loose ? 64 * (id | 3) + base[id] + 4096 : 64 * id + below + 1, 0x9e3779b1);
    x = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
    x ^= x >>> 13;
    this.low = (this.low + sign * x) | 0;
    x = Math.imul(x, 0x21f0aaad);
    this.high = (this.high + sign * (x ^ (x >>> 15))) | 0;
  }
}
