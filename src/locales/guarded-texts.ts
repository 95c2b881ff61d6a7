import { en, type Texts } from './en.js';
import { guarded } from './guarded.js';

/** The same object for the same texts, so that nothing is drawn again. */
const KNOWN = new WeakMap<Texts, Texts>([[en, en]]);

const guardedGroup = <Group extends object>(texts: Group, english: Group): Group =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const model = english[name as keyof Group];
      return [name, typeof text === 'function' ? guarded(text as () => string, model as () => string) : text];
    }),
  ) as Group;

/** The texts of a language for an element: one that throws ends no update. */
export function guardedTexts(texts: Texts): Texts {
  const known = KNOWN.get(texts) ?? {
    ...guardedGroup(texts, en),
    speech: guardedGroup(texts.speech, en.speech),
  };
  KNOWN.set(texts, known);
  return known;
}
