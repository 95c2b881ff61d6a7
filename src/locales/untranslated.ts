import type { Texts } from './en.js';

/**
 * English texts that other languages may lack until the next release, by their paths, such as `'undo'` or `'speech.keys.piles'`. The
 * reader sees them in English. Translators remove each text from this list, because a release requires an empty one.
 */
export const UNTRANSLATED = [] as const;

type PathOf<Path extends string, Name> = `${Path}${Name & string}`;

/** A group of texts without those whose paths are listed. Each of these may be there. */
export type Lacking<Group, Listed extends string, Path extends string = ''> = {
  [Name in keyof Group as PathOf<Path, Name> extends Listed ? never : Name]: [
    Extract<Listed, `${PathOf<Path, Name>}.${string}`>,
  ] extends [never]
    ? Group[Name]
    : Lacking<Group[Name], Listed, `${PathOf<Path, Name>}.`>;
} & {
  [Name in keyof Group as PathOf<Path, Name> extends Listed ? Name : never]?: Group[Name];
};

/** The texts of another language: all of English, except those in {@link UNTRANSLATED}. */
export type Translation = Lacking<Texts, (typeof UNTRANSLATED)[number]>;
