import type { Options } from '../../engine/model/options.js';

/** What a card is called in a language: its rank, its suit, and the whole card. */
export interface CardName {
  readonly rank: string;
  readonly suit: string;
  readonly card: string;
}

/** What a refusal may name. */
export interface RefusalNames {
  /** The card that was to be moved: of a run, the bottom one. */
  readonly card: CardName;
  /** The card there. */
  readonly onto: CardName;
  /** The next lower card of its suit. Below an Ace there is none, or the King in a game with a `base`. */
  readonly lower: CardName;
  /** The rank that the foundations begin with. */
  readonly base: string;
}

/** A sentence that says why a card may not go somewhere. A general one stands in for it if it names a card that is not there. */
export type Refusal = string | ((names: RefusalNames) => string);

/** What a game says in one language. */
export interface GameTexts {
  readonly name: string;
  /**
   * The first thing to do, for first-time players: a sentence of at most 75 characters that begins with a verb. Default: the first of the
   * rules.
   */
  readonly first?: string;
  /** The rules in a few points, for the options in force. The first is the goal of the game. */
  readonly rules: readonly string[] | ((options: Options) => readonly string[]);
  /** Sentences that say why a card may not go somewhere, by the keys that `refusal` returns. */
  readonly refusals?: Readonly<Record<string, Refusal>>;
  /** What the game's options are called, by their names, and their values, by `name=value`. Default: their own names. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The points of a game's rules, for the options in force. */
export const rulesOf = ({ rules }: GameTexts, options: Options): readonly string[] =>
  typeof rules === 'function' ? rules(options) : rules;
