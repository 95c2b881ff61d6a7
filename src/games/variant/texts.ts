import type { Options } from '../../engine/model/options.js';

/** What a game says in one language. */
export interface GameTexts {
  readonly name: string;
  /** The rules in a few sentences, for the options in force. */
  readonly rules: string | ((options: Options) => string);
  /** Sentences that say why a card may not go somewhere, by the keys that `refusal` returns. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** What the game's options and their values are called. Default: their own names. */
  readonly options?: Readonly<Record<string, string>>;
}
