import type { Action } from '../../engine/model/action.js';
import { type Card, rank } from '../../engine/model/card.js';
import type { Piles } from '../../engine/model/piles.js';
import { type Cards, type Position, topOf } from '../../engine/model/position.js';
import type { Search } from '../search.js';

/** How many positions are looked at between two reports. */
const BATCH = 64;

/** The search tells so many positions apart, with one bit for each: 32 MB. Golf has 67 million. */
const MAX_POSITIONS = 2 ** 28;

/** The ranks that can lie on the waste, or none. */
const RANKS = 14;

/** Columns and stock as stacks that give cards to the waste and take them back. A card goes onto one of the next rank up or down. */
class ClearingTable {
  /** The sources chosen so far: a column, or last the stock. */
  readonly way: number[] = [];
  /** How many positions there may be. */
  readonly size: number;
  readonly sources: number;
  readonly #piles: readonly Cards[];
  readonly #heights: number[];
  /** What each card of a source counts in the number of a position. */
  readonly #counts: number[] = [];
  readonly #waste: Card[];
  /** How many cards of each rank are left in the columns; and in all places that other cards can still come to lie on. */
  readonly #inColumns = new Int8Array(15);
  readonly #anywhere = new Int8Array(16);
  #left = 0;
  #number = 0;

  constructor({ piles }: Position, { tableau, stock, waste }: Piles) {
    this.#waste = [...piles[waste]!];
    this.#piles = [...tableau, stock].map((pile) => piles[pile]!);
    this.#heights = this.#piles.map(({ length }) => length);
    this.sources = this.#piles.length;
    let size = RANKS;
    this.#piles.forEach((cards, source) => {
      this.#counts.push(size);
      this.#number += size * cards.length;
      size *= cards.length + 1;
      for (const card of cards) {
        this.#anywhere[rank(card)]!++;
        if (source === this.sources - 1) continue;
        this.#left++;
        this.#inColumns[rank(card)]!++;
      }
    });
    this.size = size;
    this.#anywhere[this.#top]!++;
  }

  /** The rank on the waste, 0 for none. */
  get #top(): number {
    const top = topOf(this.#waste);
    return top === undefined ? 0 : rank(top);
  }

  get isCleared(): boolean {
    return this.#left === 0;
  }

  /** A number for the position: how many cards are left in each source, and the rank on the waste. */
  get number(): number {
    return this.#number + this.#top;
  }

  /**
   * Whether the columns can't be cleared, whatever lies on what. Take every other rank between two: each of their cards needs a card of
   * its own to go onto, of a rank between or beside them.
   */
  get isDead(): boolean {
    for (let parity = 1; parity <= 2; parity++) {
      let lack = -Infinity;
      for (let at = parity; at < RANKS; at += 2) {
        lack = Math.max(lack, -this.#anywhere[at - 1]!) + this.#inColumns[at]! - this.#anywhere[at + 1]!;
        if (lack > 0) return true;
      }
    }
    return false;
  }

  /** Whether a source can give its top card. */
  gives(source: number): boolean {
    const height = this.#heights[source]!;
    if (height === 0) return false;
    if (source === this.sources - 1) return true;
    const top = this.#top;
    return top > 0 && Math.abs(rank(this.#piles[source]![height - 1]!) - top) === 1;
  }

  give(source: number): void {
    this.#anywhere[this.#top]!--;
    this.way.push(source);
    this.#waste.push(this.#piles[source]![this.#heights[source]! - 1]!);
    this.#change(source, -1);
  }

  /** The source that gave the last card, and has it again. */
  takeBack(): number {
    const source = this.way.pop()!;
    this.#change(source, 1);
    this.#waste.pop();
    this.#anywhere[this.#top]!++;
    return source;
  }

  #change(source: number, by: 1 | -1): void {
    this.#heights[source]! += by;
    this.#number += by * this.#counts[source]!;
    if (source === this.sources - 1) return;
    this.#left += by;
    this.#inColumns[this.#top]! += by;
  }
}

/**
 * A search for games whose columns are cleared onto the waste, onto the next rank up or down, with one pass through the stock. Their
 * positions differ only in how many cards are left in each pile and in the rank on the waste. These are so few that it tries all of them.
 */
export function searchClearing(piles: Piles): Search {
  return function* (_deal, start, limit) {
    const table = new ClearingTable(start, piles);
    if (table.size > MAX_POSITIONS) return { verdict: 'unknown' };
    const seen = new Uint8Array(Math.ceil(table.size / 8));
    let source = 0;
    for (let looked = 1; !table.isCleared;) {
      if (source === table.sources) {
        if (table.way.length === 0) return { verdict: 'unwinnable' };
        source = table.takeBack() + 1;
      } else if (!table.gives(source)) {
        source++;
      } else {
        table.give(source);
        const { number } = table;
        const bit = 1 << (number & 7);
        if (seen[number >> 3]! & bit || table.isDead) {
          source = table.takeBack() + 1;
          continue;
        }
        seen[number >> 3]! |= bit;
        source = 0;
        if (++looked > limit) return { verdict: 'unknown' };
        if (looked % BATCH === 0) yield BATCH;
      }
    }
    return { verdict: 'winnable', actions: table.way.map((from) => actionOf(from, piles)) };
  };
}

function actionOf(source: number, { tableau, waste }: Piles): Action {
  const from = tableau[source];
  return from === undefined ? { type: 'draw' } : { type: 'move', from, to: waste };
}
