import type { Deal } from '../engine/model/deal.js';
import type { Options } from '../engine/model/options.js';
import type { GameTexts } from '../games/variant/texts.js';
import type { Texts } from '../locales/en.js';
import type { GameFacts } from '../play/session/played-game.js';

/** The longest seed that says anything to a reader, in characters. A random one is longer; Share shows it. */
export const SEED_SHOWN = 6;

/** What a deal is named by, beside its seed. */
export type NamedBy = Pick<GameFacts, 'day'> & Partial<Pick<GameFacts, 'entered'>>;

/**
 * Says which deal it is. Empty if its seed is longer than is wanted, unless the reader entered it.
 *
 * @param longest the longest seed that is named, in characters. Default: any.
 */
export function describeDeal(
  { seed, deck }: Pick<Deal, 'seed' | 'deck'>,
  { day, entered }: NamedBy,
  texts: Texts,
  longest = Infinity,
): string {
  if (day) return texts.dailyDeal(day);
  if (deck !== undefined) return texts.ownDeal;
  // The number behind `~`, by which a deal of the wanted difficulty is found, says nothing either.
  return !entered && (seed.length > longest || (longest < Infinity && seed.includes('~'))) ? '' : texts.deal(seed);
}

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
