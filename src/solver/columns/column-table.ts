import { type Card, suit } from '../../engine/model/card.js';
import type { Deal } from '../../engine/model/deal.js';
import { cardCount, faceDownIn, type Position } from '../../engine/model/position.js';
import { highOf, lowOf } from '../../engine/search/position-key.js';
import type { ColumnGame, GameTables } from './column-game.js';
import { atOf, countOf, fromOf, type Transfer, toOf } from './move.js';

/** What the lowest card of a pile lies on, in a key: the piles of a kind are alike. A face-down card lies on {@link DOWN} as well. */
const [COLUMN, OTHER, TALON, DOWN] = [52, 53, 54, 55];

/** What a move did, for taking it back. A mark stands before the first move that is taken back with others. */
const MARK = 0;
const PLAYED = 1;
const TURNED_UP = 2;
const REFILLED = 4;

/**
 * A table of columns for a search, where moves are played and taken back in place. From the waste, any card that drawing leads to moves at
 * once.
 */
export class ColumnTable {
  /** The cards of each pile from the bottom, at `64 * pile`. Those of the stock lie upon those of the waste, the next one lowest. */
  readonly cards = new Uint8Array(64 * 64);
  readonly heights = new Uint8Array(64);
  /** How many cards of each pile lie face down. */
  readonly hidden = new Uint8Array(64);
  readonly homes = new Uint8Array(4);
  /** How many cards come before each one on its foundation. */
  readonly steps: Uint8Array;
  /** All sources but the columns and the waste: cells and reserve. */
  readonly others: readonly number[];
  /** How many cards are on the foundations. */
  atHome: number;
  hiddenCount = 0;
  /** How many cards are on the waste. */
  drawn = 0;
  readonly draw: number;
  /** How often the waste may be turned over, and how often it was. */
  readonly turns: number;
  turned = 0;
  /** The moves that were played. */
  readonly line: Transfer[] = [];
  readonly game: ColumnGame;
  readonly tables: GameTables;
  readonly #base: number;
  readonly #bottoms = new Uint8Array(64).fill(OTHER);
  #low = 0;
  #high = 0;
  readonly #undo: number[] = [];

  constructor(game: ColumnGame, tables: GameTables, { rules, options }: Deal, position: Position) {
    const { piles, counters } = position;
    const { tableau, cells, reserve, foundations, stock, waste } = game.piles;
    this.game = game;
    this.tables = tables;
    this.others = [...cells, ...reserve];
    this.draw = game.draw?.(options) ?? 0;
    this.turns = counters?.['recycles'] ?? Infinity;
    this.#base = rules.base?.(position) ?? 1;
    this.steps = Uint8Array.from(tables.above, (_, card) => (card + 14 - this.#base) % 13);
    foundations.forEach((pile, i) => (this.homes[i] = piles[pile]!.length));
    this.atHome = cardCount(position, foundations);
    for (const pile of tableau) this.#bottoms[pile] = COLUMN;
    for (const pile of [...tableau, ...this.others]) {
      for (const card of piles[pile]!) this.#put(pile, card);
      while (this.hidden[pile]! < faceDownIn(position, pile)) this.#turn(pile, 1);
    }
    if (waste < 0) return;
    this.drawn = piles[waste]!.length;
    const talon = [...piles[waste]!, ...piles[stock]!.toReversed()];
    this.cards.set(talon, waste << 6);
    this.heights[waste] = talon.length;
    for (const card of talon) this.#count(card, TALON, 1);
  }

  /** Whether every card of the stock and the waste can be had at any time, so that their order doesn't matter. */
  get isOpen(): boolean {
    return this.draw === 1 && this.turns === Infinity;
  }

  /** The halves of the position's key. */
  get low(): number {
    return this.#low;
  }

  get high(): number {
    if (this.draw === 0 || this.isOpen) return this.#high;
    const { turns, turned, drawn, draw } = this;
    const length = this.heights[this.game.piles.waste]!;
    if (turns < Infinity) return this.#high ^ Math.imul(((turns - turned) << 6) + drawn + 1, 0x9e3779b1);
    // From here, or once the waste is turned over, the same cards can be had.
    return drawn % draw === 0 || drawn === length ? this.#high : this.#high ^ Math.imul(drawn, 0x9e3779b1);
  }

  /** Whether a card is the next one of its foundation. */
  mayGoHome(card: Card): boolean {
    return this.homes[suit(card)] === this.steps[card];
  }

  /** Plays a move. Those that follow before the next mark are taken back together. */
  play(move: Transfer): void {
    const from = fromOf(move);
    const to = toOf(move);
    const count = countOf(move);
    const { foundations, waste, reserve } = this.game.piles;
    const isHome = to >= foundations[0]!;
    let did = PLAYED;
    if (from === waste) {
      const card = this.#leaveWaste(atOf(move));
      if (isHome) this.#bringHome(card, 1);
      else this.#put(to, card);
      this.#undo.push(card);
    } else {
      if (isHome) this.#bringHome(this.#take(from), 1);
      else this.#shift(from, to, count);
      const hidden = this.hidden[from]!;
      if (hidden > 0 && hidden === this.heights[from]) {
        this.#turn(from, -1);
        did |= TURNED_UP;
      }
      if (this.game.refills && this.heights[from] === 0 && from !== reserve[0] && this.heights[reserve[0]!]! > 0) {
        this.#shift(reserve[0]!, from, 1);
        did |= REFILLED;
      }
    }
    this.line.push(move);
    this.#undo.push(did);
  }

  mark(): void {
    this.#undo.push(MARK);
  }

  /** Takes back what was played since the last mark. */
  takeBack(): void {
    for (let did = this.#undo.pop()!; did !== MARK; did = this.#undo.pop()!) this.#takeBack(this.line.pop()!, did);
  }

  #takeBack(move: Transfer, did: number): void {
    const from = fromOf(move);
    const to = toOf(move);
    const { foundations, waste, reserve } = this.game.piles;
    const isHome = to >= foundations[0]!;
    if (from === waste) {
      const card = this.#undo.pop()!;
      if (isHome) this.#bringHome(card, -1);
      else this.#take(to);
      this.#returnToWaste(card, atOf(move));
      return;
    }
    if (did & REFILLED) this.#shift(from, reserve[0]!, 1);
    if (did & TURNED_UP) this.#turn(from, 1);
    if (!isHome) return this.#shift(to, from, countOf(move));
    const home = to - foundations[0]!;
    const card = 13 * home + ((this.homes[home]! + this.#base + 11) % 13);
    this.#bringHome(card, -1);
    this.#put(from, card);
  }

  /** Takes a card out of stock and waste, after draws that lead to it. */
  #leaveWaste(at: number): Card {
    const { waste } = this.game.piles;
    const { cards, drawn, draw } = this;
    const height = this.heights[waste]!;
    const first = waste << 6;
    const card = cards[first + at]!;
    this.#undo.push(drawn, this.turned);
    if (at + 1 < drawn || (at + 1 < height && (at + 1 - drawn) % draw !== 0)) this.turned++;
    this.drawn = at;
    cards.copyWithin(first + at, first + at + 1, first + height);
    this.heights[waste] = height - 1;
    this.#count(card, TALON, -1);
    return card;
  }

  #returnToWaste(card: Card, at: number): void {
    const { waste } = this.game.piles;
    const height = this.heights[waste]!;
    const first = waste << 6;
    this.cards.copyWithin(first + at + 1, first + at, first + height);
    this.cards[first + at] = card;
    this.heights[waste] = height + 1;
    this.#count(card, TALON, 1);
    this.turned = this.#undo.pop()!;
    this.drawn = this.#undo.pop()!;
  }

  /** Turns the highest face-down card of a pile up, or back. */
  #turn(pile: number, by: 1 | -1): void {
    const hidden = (this.hidden[pile]! += by);
    this.hiddenCount += by;
    this.#count(this.cards[(pile << 6) + (by > 0 ? hidden - 1 : hidden)]!, DOWN, by);
  }

  #count(card: Card, below: number, sign: 1 | -1): void {
    this.#low = (this.#low + sign * lowOf(card, below)) | 0;
    this.#high = (this.#high + sign * highOf(card, below)) | 0;
  }

  /** Counts a card on what lies below it at a place of a pile. */
  #countAt(pile: number, at: number, sign: 1 | -1): void {
    const place = (pile << 6) + at;
    this.#count(this.cards[place]!, at > 0 ? this.cards[place - 1]! : this.#bottoms[pile]!, sign);
  }

  #put(pile: number, card: Card): void {
    const height = this.heights[pile]!++;
    this.cards[(pile << 6) + height] = card;
    this.#countAt(pile, height, 1);
  }

  #take(pile: number): Card {
    const height = --this.heights[pile]!;
    this.#countAt(pile, height, -1);
    return this.cards[(pile << 6) + height]!;
  }

  /** Moves the top cards of a pile to another one. Only the lowest of them comes to lie on something else. */
  #shift(from: number, to: number, count: number): void {
    const [left, height] = [this.heights[from]! - count, this.heights[to]!];
    this.#countAt(from, left, -1);
    const [source, target] = [(from << 6) + left, (to << 6) + height];
    for (let i = 0; i < count; i++) this.cards[target + i] = this.cards[source + i]!;
    this.heights[from] = left;
    this.heights[to] = height + count;
    this.#countAt(to, height, 1);
  }

  #bringHome(card: Card, by: 1 | -1): void {
    this.homes[suit(card)]! += by;
    this.atHome += by;
  }
}
