// The languages there is a table for, and which of them are read from the right. All lists of these come from here, or are tested by it.
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Their tags. */
export const languages = readdirSync(path.resolve(import.meta.dirname, '../src/locales/tables')).map((file) =>
  path.basename(file, '.ts'),
);

/** The texts that translations may lack, read from `src/locales/untranslated.ts` as it is, because a release asks before it builds. */
export const untranslatedIn = (source) =>
  [.../UNTRANSLATED = \[([^\]]*)\]/.exec(source)[1].matchAll(/'([^']+)'/g)].map(([, path]) => path);

/** Older versions of Node have it as a property. */
const textInfoOf = (locale) => locale.getTextInfo?.() ?? locale.textInfo;

export const fromRight = languages.filter((tag) => textInfoOf(new Intl.Locale(tag)).direction === 'rtl');
