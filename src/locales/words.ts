/** What a count of things is called, by the plural rules of a language; `#` stands for the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** In characters. Each subtag that is taken off costs as much as the tag is long. RFC 5646 finds 35 enough. */
const TAG_LENGTH = 100;

/** The tags that were read before, as they are written today, because each update of an element reads one. */
const tags = new Map<string, string>([['', '']]);

/**
 * A language tag as the web writes it today, in small letters: `de-de` for the `de_DE.UTF-8` of a server, `he` for the old `iw`. Never
 * throws; empty if there's no tag.
 */
export function tagOf(text: string): string {
  const [given] = /[\w-]*/.exec(text.trim().slice(0, TAG_LENGTH).toLowerCase().replaceAll('_', '-'))!;
  let tag = tags.get(given);
  if (tag !== undefined) return tag;
  tag = given;
  try {
    tag = given.replace(/^[^-]*/, (language) => Intl.getCanonicalLocales(language)[0]!.toLowerCase());
  } catch {
    // A language that doesn't exist keeps its name.
  }
  tags.set(given, tag);
  return tag;
}

/** Writes numbers as a language does. */
export function numbering(language: string): (count: number) => string {
  const numbers = new Intl.NumberFormat(language);
  return (count) => numbers.format(count);
}

/** Writes so many of a hundred as a language does: `64%`, `64 %`, `%99.7`. */
export function rating(language: string): (percent: number) => string {
  const numbers = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (percent) => numbers.format(percent / 100);
}

/** Counts things in a language: the right form, with the number. */
export function counting(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbered = numbering(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbered(count));
}

/** Writes a day such as `2026-11-21` as a language does, in short and without its year. */
export const dating =
  (language: string) =>
  (date: string): string =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date));

/** A text as it begins a sentence. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
