import type { Options } from '../../engine/model/options.js';
import type { Rules } from '../../engine/model/rules.js';
import type { Grading } from '../../solver/grade/grade.js';
import type { Search } from '../../solver/search.js';
import type { Example } from './example.js';
import type { Layout } from './layout.js';
import type { GameTexts } from './texts.js';

/** A patience as an element plays it: its rules, its words, how it lies on the table, and how it is searched. */
export interface Variant extends Rules {
  /** What the game says, by language tag. English stands in for every language that is missing. Default: the id as the name. */
  readonly texts?: { readonly en: GameTexts; readonly [language: string]: GameTexts };
  /** What a tableau pile is called. Default: `column`. */
  readonly tableau?: 'column' | 'fan' | 'pile';
  /** Arrangements of the table, the widest first. The last one serves every narrower place. Default: made from the piles. */
  readonly layouts?: readonly Layout[];
  /** The key move, shown in the rules panel by two cards. Default: none is shown. */
  readonly example?: Example;
  /**
   * Reads a board that the reader enters in **Enter a deal**, in other forms than a deck. Throws an error that says what is wrong with it.
   * Default: none but decks are read. `deals.js` sets it.
   */
  readBoard?: (text: string) => { readonly deck: string };
  /** Finds out whether a position can be won. Default: a search by the rules alone. Then random deals are not proved winnable. */
  readonly search?: Search;
  /**
   * Answers whether the game in play can be won, and how, in the place of `search`. It chooses no deals, so a better one may replace it at
   * any time. Default: `search`.
   */
  readonly verdictSearch?: Search;
  /**
   * The search that chooses deals: one that never changes once a game is out, or one that finds only wins without tricks. Another one
   * would change the deal of each day. Default: `search`.
   */
  readonly dealSearch?: Search;
  /** How many of 100 deals can be won with these options, where that was measured. */
  readonly chance?: (options: Options) => number;
  /** Finds out how hard a deal is, beside the others that can be won. Default: deals have no grade. */
  readonly grading?: Grading;
}
