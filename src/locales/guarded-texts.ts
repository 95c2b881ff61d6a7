import { en, type Texts } from './en.js';
import { guardedGroup } from './guarded.js';

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
