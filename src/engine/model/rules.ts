import type { Action } from './action.js';
import type { Card } from './card.js';
import type { OptionSpec, Options } from './options.js';
import type { Piles } from './piles.js';
import type { Position } from './position.js';

/** The rules of one patience: what is dealt, what may be played, and when the game is won. */
export interface Rules {
  /** The game's name in records, and the tag of its element. */
  readonly id: string;
  readonly piles: Piles;
  /** House rules by name. Default: none. */
  readonly options?: Readonly<Record<string, OptionSpec>>;
  /** How many redeals there are, and how many cards each tableau pile then gets. Default: no redeals. */
  readonly redeals?: { readonly times: number; readonly each: number };
  /** The position after dealing 52 shuffled cards. The first card of the deck is dealt first. */
  deal(deck: readonly Card[], options: Options): Position;
  /**
   * The deck of a seed, if this game has deals of its own, such as numbers that players know from other programs. `undefined`, or no
   * function at all: the usual shuffle.
   */
  readonly deckOf?: (seed: string) => readonly Card[] | undefined;
  /** Every legal action, each once. Called only while the game is not won. */
  actions(position: Position, options: Options): Action[];
  /** The position after the automatic part of a move, such as a refill. */
  afterMove?(position: Position): Position;
  /** How far the game has come. A game is lost once no sequence of moves can raise this number. */
  progress(position: Position): number;
  won(position: Position): boolean;
  /** The rank that the foundations begin with, 1 to 13. After the King they go on with the Ace. Default: the Ace. */
  readonly base?: (position: Position) => number;
  /**
   * Whether a card that may go to its foundation, or leave alone, is no longer needed, so that every win is still possible without it.
   * Auto-finish and the search play such cards at once. Default: they play none.
   */
  readonly safe?: (position: Position, card: Card) => boolean;
  /** Whether a card can never be removed, wherever it lies. The game says so. Default: every card can. */
  readonly stays?: (card: Card, options: Options) => boolean;
  /**
   * Groups of piles that the rules treat alike: two piles of a group can exchange all their cards without changing whether the game can be
   * won. A tableau isn't such a group if the stock is dealt to it pile by pile. The search counts positions as one if they differ only in
   * the order of such piles. Default: none.
   */
  readonly interchangeable?: readonly (readonly number[])[];
  /** Piles of which only the top card matters, such as a waste that gives no card back. Default: none. */
  readonly topOnly?: readonly number[];
  /**
   * Which cards of a tableau pile are picked up together: each lies on the one below it by this rule. `actions` says whether they may go
   * anywhere. Default: single cards, and the runs of `actions`.
   */
  readonly runs?: (card: Card, onto: Card, options: Options) => boolean;
  /**
   * Why the top `count` cards of a pile may not go to another pile: the key of a sentence, of the game's own or a shared one.
   * `undefined`, or no function at all: a general sentence.
   */
  readonly refusal?: (
    position: Position,
    from: number,
    to: number,
    count: number,
    options: Options,
  ) => string | undefined;
}
