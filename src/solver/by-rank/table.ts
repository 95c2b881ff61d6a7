import { fold } from '../../engine/input/own.js';
import { type Card, rank, suit } from '../../engine/model/card.js';

/** A card by rank first, `4 * (rank - 1) + suit`: `id >> 2` is its rank from 0, `id & 3` its suit. */
export type Id = number;

export const IDS = 52;

/** Stands for no card. */
export const NONE = 52;

/** Stands for what a card on its foundation lies on. */
export const HOME = 53;

export const idOf = (card: Card): Id => 4 * (rank(card) - 1) + suit(card);

export const fits = (id: Id, below: Id): boolean => below < IDS && below >> 2 === (id >> 2) + 1;

/**
 * The position a search is at. Piles are interchangeable and an empty one is useless, so it is enough to know what each
 * card lies on.
 */
export class Table {
  readonly on = new Uint8Array(IDS);
  /** What lies on each card. */
  readonly cover = new Uint8Array(IDS + 2);
  /** By suit, the next card to go home; 4 beyond the king if none is left. */
  readonly next = [0, 0, 0, 0];
  low = 0;
  high = 0;
  /** By card, the bottom card of its run. A run descends by rank in any suit. */
  readonly #base = new Uint8Array(IDS);
  readonly #tops = new Int32Array(2);
  readonly #coarse: boolean;

  /** @param coarse positions that differ only in suits within runs share a key, and every card goes home that may */
  constructor(coarse: boolean) {
    this.#coarse = coarse;
  }

  get tops(): Id[] {
    const tops: Id[] = [];
    for (let half = 0; half < 2; half++) {
      for (let bits = this.#tops[half]!; bits !== 0; bits &= bits - 1) {
        tops.push(32 * half + 31 - Math.clz32(bits & -bits));
      }
    }
    return tops;
  }

  /** How many cards are home. */
  get home(): number {
    return fold(this.next, 0, (count, id) => count + (id >> 2));
  }

  isTop(id: Id): boolean {
    return ((this.#tops[id >> 5]! >> (id & 31)) & 1) === 1;
  }

  /** @param source what each card lies on, from `offset` on */
  load(source: Uint8Array, offset = 0): void {
    const { on } = this;
    for (let id = 0; id < IDS; id++) on[id] = source[offset + id]!;
    this.cover.fill(NONE);
    this.low = this.high = 0;
    this.#tops.fill(0);
    for (let id = 0; id < 4; id++) this.next[id] = id;
    for (let id = 0; id < IDS; id++) {
      this.cover[on[id]!] = id;
      if (on[id] === HOME) this.next[id & 3] = id + 4;
    }
    for (let id = IDS - 1; id >= 0; id--) {
      this.#updateKey(id, 1);
      if (this.cover[id] === NONE && on[id] !== HOME) this.#toggleTop(id);
    }
  }

  move(id: Id, to: number): void {
    const { on, cover, next } = this;
    const from = on[id]!;
    this.#updateKey(id, -1);
    cover[from] = NONE;
    if (from === HOME) next[id & 3] = id;
    if (from === HOME || to === HOME) this.#toggleTop(id);
    this.#toggleTop(from);
    this.#toggleTop(to);
    on[id] = to;
    cover[to] = id;
    if (to === HOME) next[id & 3] = id + 4;
    this.#updateKey(id, 1);
  }

  /** A card to bring home: a safe one (see `safeByRank`), on a coarse table any that may go. */
  nextHome(): Id | undefined {
    const { cover, next } = this;
    const safe = this.#coarse ? IDS : Math.min(IDS, (Math.min(next[0]!, next[1]!, next[2]!, next[3]!) & ~3) + 8);
    for (const id of next) if (id < safe && cover[id] === NONE) return id;
    return undefined;
  }

  #toggleTop(id: number): void {
    if (id < IDS) this.#tops[id >> 5]! ^= 1 << (id & 31);
  }

  /** Adds a card to the key or takes it out. In a coarse key only the bottom card of a run counts with its suit. */
  #updateKey(id: Id, sign: number): void {
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

const lowest = [0, 0, 0, 0];

/**
 * How many cards are in the way of others: an estimate for a best-first search.
 *
 * @param onTableau weight of each card on the tableau
 * @param above weight of a card above a lower one, and again above one of its own suit, as it must then move aside
 */
export function disorder({ on, cover }: Table, onTableau: number, above: number): number {
  let sum = 0;
  for (let bottom = 0; bottom < IDS; bottom++) {
    if (on[bottom] !== NONE) continue;
    let least = IDS;
    lowest[0] = lowest[1] = lowest[2] = lowest[3] = IDS;
    for (let id = bottom; id !== NONE; id = cover[id]!) {
      const suit = id & 3;
      sum += onTableau;
      if (id > lowest[suit]!) sum += above;
      if (id > (least | 3)) sum += above;
      lowest[suit] = Math.min(lowest[suit]!, id);
      least = Math.min(least, id);
    }
  }
  return sum;
}

/** A column as it lay when a search began. */
export interface Column {
  /** From the bottom. */
  readonly cards: readonly Id[];
  /** By how many of them are in place, how many still are once the top one has left. */
  readonly rest: readonly number[];
  /** What a card in place adds to a key. */
  readonly weight: number;
}

/** How many of the lowest cards stay in place: a card that fits on the one beneath is as good as moved. */
function settled(cards: readonly Id[], count: number): number {
  let rest = count;
  while (rest > 1 && fits(cards[rest - 1]!, cards[rest - 2]!)) rest--;
  return rest;
}

/** How many cards of a column are in place. */
export function inPlace(cards: readonly Id[], on: Uint8Array): number {
  let count = 0;
  for (let below = NONE; count < cards.length && on[cards[count]!] === below; count++) below = cards[count]!;
  return settled(cards, count);
}

export function columnsOf({ on, cover }: Table): Column[] {
  const columns: Column[] = [];
  // 13 columns of four need 31 bits. No other heights need more.
  let weight = 1;
  for (let bottom = 0; bottom < IDS; bottom++) {
    if (on[bottom] !== NONE) continue;
    const cards: Id[] = [];
    for (let id = bottom; id !== NONE; id = cover[id]!) cards.push(id);
    columns.push({ cards, rest: [0, ...cards.map((_, below) => settled(cards, below))], weight });
    weight *= cards.length + 1;
  }
  return columns;
}
