import type { Card } from '../../engine/model/card.js';
import { pairAt } from './column-game.js';
import type { ColumnTable } from './column-table.js';
import { type Transfer, moveOf } from './move.js';
import { homeMove } from './safe.js';

const NONE = -1;

function emptyOnes({ heights }: ColumnTable, piles: readonly number[]): { first: number; count: number } {
  let first = NONE;
  let count = 0;
  for (let i = piles.length - 1; i >= 0; i--) {
    if (heights[piles[i]!] !== 0) continue;
    first = piles[i]!;
    count++;
  }
  return { first, count };
}

/** Lists the moves of a position: those that the rules allow, but of piles that are alike and empty only to the first one. */
export class MoveList {
  readonly moves: Transfer[] = [];
  readonly #table: ColumnTable;
  #empty = NONE;

  constructor(table: ColumnTable) {
    this.#table = table;
  }

  /** Lists the moves of the table as it is. */
  list(): readonly Transfer[] {
    const { heights, game, others } = this.#table;
    const { tableau, cells } = game.piles;
    this.moves.length = 0;
    const columns = emptyOnes(this.#table, tableau);
    const free = emptyOnes(this.#table, cells);
    this.#empty = columns.first;
    const longest = game.together === 'one' ? 1 : game.together === 'any' ? 52 : (free.count + 1) << columns.count;
    for (let i = 0; i < tableau.length; i++) {
      const from = tableau[i]!;
      if (heights[from] === 0) continue;
      this.#addRuns(from, longest, game.together === 'free' ? longest >> 1 : longest);
      if (free.first !== NONE) this.moves.push(moveOf(from, free.first));
    }
    for (let i = 0; i < others.length; i++) {
      const from = others[i]!;
      if (heights[from]! > 0) this.#addCard(from, heights[from]! - 1);
    }
    if (game.draw) this.#addDrawn();
    return this.moves;
  }

  /** The runs of a column, its top card first. */
  #addRuns(from: number, longest: number, longestToEmpty: number): void {
    const { cards, heights, hidden, game, tables } = this.#table;
    const height = heights[from]!;
    const first = from << 6;
    this.#addHome(from, height - 1);
    const most = Math.min(height - hidden[from]!, longest);
    for (let count = 1; count <= most; count++) {
      const at = first + height - count;
      const card = cards[at]!;
      if (count > 1 && !game.loose && !tables.fits[pairAt(cards[at + 1]!, card)]) break;
      this.#addOnto(from, card, count, 0);
      if (count < height && count <= longestToEmpty) this.#addToEmpty(from, card, count, 0);
    }
  }

  /** A single card that leaves a pile other than a column. */
  #addCard(from: number, at: number): void {
    const { cards, game } = this.#table;
    const card = cards[(from << 6) + at]!;
    const place = from === game.piles.waste ? at : 0;
    this.#addHome(from, at);
    this.#addOnto(from, card, 1, place);
    this.#addToEmpty(from, card, 1, place);
  }

  #addHome(from: number, at: number): void {
    const table = this.#table;
    if (table.mayGoHome(table.cards[(from << 6) + at]!)) this.moves.push(homeMove(table, from, at));
  }

  #addOnto(from: number, card: Card, count: number, at: number): void {
    const { cards, heights, game, tables } = this.#table;
    const { tableau } = game.piles;
    for (let i = 0; i < tableau.length; i++) {
      const to = tableau[i]!;
      const height = heights[to]!;
      if (height > 0 && to !== from && tables.fits[pairAt(card, cards[(to << 6) + height - 1]!)]) {
        this.moves.push(moveOf(from, to, count, at));
      }
    }
  }

  #addToEmpty(from: number, card: Card, count: number, at: number): void {
    if (this.#empty !== NONE && this.#table.tables.fills[card]) this.moves.push(moveOf(from, this.#empty, count, at));
  }

  /** The cards of the waste and the stock that can be drawn to, each once: now, and after the waste is turned over. */
  #addDrawn(): void {
    const { heights, drawn, draw, turned, turns, game } = this.#table;
    const { waste } = game.piles;
    const length = heights[waste]!;
    if (drawn > 0) this.#addCard(waste, drawn - 1);
    for (let next = drawn; next < length;) this.#addCard(waste, (next = Math.min(next + draw, length)) - 1);
    if (turned >= turns) return;
    for (let next = 0; next < length;) {
      next = Math.min(next + draw, length);
      const isKnown = next >= drawn && (next === length || (next - drawn) % draw === 0);
      if (!isKnown) this.#addCard(waste, next - 1);
    }
  }
}
