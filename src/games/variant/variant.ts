import type { Action } from '../../engine/model/action.js';
import type { Card } from '../../engine/model/card.js';
import type { Layout } from './layout.js';
import type { OptionSpec, Options } from '../../engine/model/options.js';
import type { Piles } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';
import type { Search } from '../../solver/search.js';

/** A game: what is dealt, what may go where, when it is won, and how it lies on the table. Everything else is shared. */
export interface Variant {
  /** The game's name everywhere: in records, and as the tag of its element. */
  readonly id: string;
  readonly piles: Piles;
  readonly options?: Readonly<Record<string, OptionSpec>>;
  /** The table after dealing the 52 cards of a shuffled deck, its first card dealt first. */
  deal(deck: readonly Card[], options: Options): Position;
  /** Everything the rules allow, each action once. Asked only while the game is not won. */
  actions(position: Position, options: Options): Action[];
  /** What follows an action by itself and belongs to the same move, such as a refill. */
  afterMove?(position: Position): Position;
  /**
   * How far the game has come: grows with every gain and with nothing else. A game is lost when nothing can make it grow again.
   */
  progress(position: Position): number;
  won(position: Position): boolean;
  /** Whether a card that may go to its foundation can go there without ever being missed on the tableau. */
  readonly safe?: (position: Position, card: Card) => boolean;
  /** How to find out whether a position can be won; absent, the doors put in a search that knows nothing of the game. */
  readonly search?: Search;
  /** How the tableau is built, as far as there are words for it: down whatever the suit, or down in suit. */
  readonly builds?: 'down' | 'suit';
  /** A search that calls a position winnable only if a player would win it without tricks; deals are chosen by it. */
  readonly searchNaturally?: Search;
  /** Arrangements of the table, the widest first; the last one serves every narrower container. */
  readonly layouts: readonly Layout[];
  /** How many of 100 deals can be won with these options, as far as that was measured. */
  readonly chance?: (options: Options) => number;
}
