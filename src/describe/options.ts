import type { Options } from '../engine/model/options.js';
import type { GameTexts } from '../games/variant/texts.js';
import type { Texts } from '../locales/en.js';

/** What a language says in general, and of one game. */
export interface Words {
  readonly texts: Texts;
  readonly gameTexts: GameTexts;
}

/**
 * The name of an option, or of one of its values, as `name=value`.
 *
 * @param name stands for it if the game has no word for it.
 */
export const optionName = ({ texts, gameTexts: { options } }: Words, key: string, name = key): string =>
  options?.[key] ?? (name === 'unlimited' ? texts.unlimited : name);

/** Options as a reader calls them, with their values. */
export const describeOptions = (options: Options, words: Words): string =>
  Object.entries(options)
    .map(([name, value]) => {
      const text = value === true ? '✓' : value === false ? '–' : optionName(words, `${name}=${value}`, `${value}`);
      return `${optionName(words, name)}: ${text}`;
    })
    .join(' · ');
