import { known } from '../calendar/language.js';
import type { CalendarTexts } from '../locales/calendar-texts.js';
import type { Texts } from '../locales/en.js';
import type { RoundTexts } from '../locales/round-texts.js';

/** What games say, too. They bring it in English. */
type GameWords = Pick<Texts, 'close' | 'share' | 'copied' | 'notCopied' | 'noHints' | 'noUndo' | 'hardDeal' | 'days'>;

/** What the round takes from a table of texts. */
export type RoundTable = GameWords & { readonly calendar?: object; readonly round?: object };

type OwnWords = RoundTexts & Pick<CalendarTexts, 'won' | 'previous' | 'next'>;

/** The round's English texts. They stand here and not in `en.ts`, so that pages without a round don't load them. */
export const english: OwnWords = {
  title: 'Daily round',
  open: 'open',
  begun: 'begun',
  won: 'won',
  of: (won, all) => `${won} of ${all}`,
  goOn: (game) => `Next: ${game}`,
  marks: 'Marks',
  firstTry: 'First try',
  previous: 'Previous month',
  next: 'Next month',
};

/** What a language says. */
export interface RoundLanguage {
  readonly tag: string;
  readonly texts: OwnWords & GameWords;
}

/** @param table the texts of that language. English stands in for what is missing. */
export function roundLanguageOf(tag: string, table: RoundTable): RoundLanguage {
  const given = { ...english, ...table.calendar, ...table.round };
  const names = Object.keys(english) as (keyof OwnWords)[];
  const own = Object.fromEntries(names.map((name) => [name, given[name]])) as unknown as OwnWords;
  return { tag: known(tag), texts: { ...table, ...own } };
}

/** A day such as `2026-11-20` as a language writes it, or parts of it. The days are Gregorian, and their digits those of the cards. */
export const dateText = (day: string, { tag }: RoundLanguage, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { ...parts, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** English does without `Intl` for what is always shown, because its first use takes 30 ms of main-thread time. */
export const minutesText = (count: number, { tag }: RoundLanguage): string =>
  tag === 'en'
    ? `${count} min`
    : new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', numberingSystem: 'latn' }).format(count);
