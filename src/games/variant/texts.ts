import type { Options } from '../../engine/model/options.js';

/** What a game says in one language. */
export interface GameTexts {
  readonly name: string;
  /** The rules in a few points, for the options in force. */
  readonly rules: readonly string[] | ((options: Options) => readonly string[]);
  /** Sentences that say why a card may not go somewhere, by the keys that `refusal` returns. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** What the game's options and their values are called. Default: their own names. */
  readonly options?: Readonly<Record<string, string>>;
}

/** The points of a game's rules, for the options in force. */
export const rulesOf = ({ rules }: GameTexts, options: Options): readonly string[] =>
  typeof rules === 'function' ? rules(options) : rules;
