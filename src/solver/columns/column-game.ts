import { type Card, CARDS } from '../../engine/model/card.js';
import type { Options } from '../../engine/model/options.js';
import type { Piles } from '../../engine/model/piles.js';

/** How much nearer or farther each thing makes a win seem. Whole numbers; what isn't named counts nothing. */
export interface Weights {
  /** Nearer: a card on a foundation. */
  readonly home?: number;
  /** Nearer: an empty column. */
  readonly empty?: number;
  /** Farther: a card in a cell. */
  readonly cell?: number;
  /** Farther: a card of the stock or the waste. */
  readonly waiting?: number;
  /** Farther: a card that lies face down in a column, or in the reserve. */
  readonly hidden?: number;
  /** Farther: a card that lies on the next card of a foundation, at any height. */
  readonly burying?: number;
  /** Farther: a card that lies on a lower one of its suit, at any height. */
  readonly inverted?: number;
}

/** What the search of columns must know of a game, beside its rules: they have to allow exactly these moves. */
export interface ColumnGame {
  readonly piles: Piles;
  /** Whether a card may lie on another one in a column. */
  readonly fits: (card: Card, onto: Card) => boolean;
  /** Whether a card may go to an empty column. Columns are alike. */
  readonly fills: (card: Card) => boolean;
  /** How many cards move as one run: one, as many as the free cells and empty columns allow, or any number. */
  readonly together: 'one' | 'free' | 'any';
  /** Whether cards move together whether they are built on each other or not. Default: only those that are. */
  readonly loose?: boolean;
  /** Whether an empty column takes the reserve's top card at once. Default: it stays empty. */
  readonly refills?: boolean;
  /** How many cards the stock deals at a time to the waste. Default: there is no stock. */
  readonly draw?: (options: Options) => number;
  readonly weights: Weights;
}

/** For each two cards, at {@link pairAt}: 1 where the card may lie on the other one, else 0. */
export const pairAt = (card: Card, onto: Card): number => (card << 6) | onto;

/** What is read off a game once, and the same for all its deals. */
export class GameTables {
  readonly fits = new Uint8Array(64 * 64);
  readonly fills: Uint8Array;
  /** For each card, those that may lie on it. */
  readonly above: readonly (readonly Card[])[];

  constructor(game: ColumnGame) {
    this.fills = Uint8Array.from(CARDS, (card) => Number(game.fills(card)));
    this.above = CARDS.map((onto) => CARDS.filter((card) => game.fits(card, onto)));
    for (const onto of CARDS) for (const card of this.above[onto]!) this.fits[pairAt(card, onto)] = 1;
  }
}
