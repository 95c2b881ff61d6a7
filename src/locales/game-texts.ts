import type { Options } from '../engine/model/options.js';
import { type GameTexts, rulesOf } from '../games/variant/texts.js';
import type { Variant } from '../games/variant/variant.js';
import { en, type Texts } from './en.js';
import { guarded, guardedGroup } from './guarded.js';
import { nearest } from './nearest.js';

/** The same object for the same texts, so that nothing is drawn again. */
const KNOWN = new WeakMap<Texts, Texts>([[en, en]]);

/** The texts of a language for an element: one that throws ends no update. */
export function guardedTexts(texts: Texts): Texts {
  const known = KNOWN.get(texts) ?? {
    ...guardedGroup(texts, en),
    speech: guardedGroup(texts.speech, en.speech),
  };
  KNOWN.set(texts, known);
  return known;
}

/**
 * What a game says: by the language's table, else by itself in that language, else by itself in English.
 *
 * @param tag the language of the reader, or `en` where the texts are English for want of it.
 */
export function gameTextsOf({ id, texts }: Variant, { games }: Texts, tag: string): GameTexts {
  const own = nearest(tag, Object.keys(texts ?? {}));
  const english: GameTexts = texts?.en ?? { name: id, rules: [] };
  const sources = [english, own && texts?.[own], games[id]] as readonly (GameTexts | undefined)[];
  const merged = (group: 'refusals' | 'options') =>
    Object.assign({}, ...sources.map((each) => each?.[group])) as Record<string, string>;
  const all = Object.assign({}, ...sources) as GameTexts;
  const rules =
    typeof all.rules === 'function' ? guarded(all.rules, (options: Options) => rulesOf(english, options)) : all.rules;
  return { ...all, rules, refusals: merged('refusals'), options: merged('options') };
}
