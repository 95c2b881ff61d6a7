// The texts of every language as its readers get them, by its tag: English stands in for each that the translation lacks.
import { completeTexts } from '../../src/locales/complete-texts.js';
import type { Texts } from '../../src/locales/en.js';
import * as translations from './translations.js';

export const languages = Object.fromEntries(
  Object.entries(translations).map(([tag, table]) => [tag, completeTexts(table as Partial<Texts>)]),
) as Readonly<Record<keyof typeof translations, Texts>>;
