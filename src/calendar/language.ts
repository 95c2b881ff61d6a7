import type { CalendarTexts } from '../locales/calendar-texts.js';
import { guardedGroup } from '../locales/guarded.js';
import { english, inEnglish } from './english.js';
import { inLanguage } from './in-language.js';

/** What the calendar takes from a table of texts, which may be of another copy or version: nothing of it is sure. */
export interface LanguageTable {
  readonly comma?: string;
  readonly calendar?: Partial<CalendarTexts>;
}

/** The names of a weekday: as short as can be, and in full. */
type Weekday = readonly [short: string, full: string];

/** How a language writes a day such as `2026-11-20`, and a share of 1. */
export interface Writing {
  /** From 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  readonly weekday: (day: string) => Weekday;
  readonly month: (day: string) => string;
  readonly date: (day: string) => string;
  readonly percent: (share: number) => string;
}

/** What a language says, and how it writes days. */
export interface CalendarLanguage extends Omit<Writing, 'weekday'> {
  readonly tag: string;
  readonly table: LanguageTable | undefined;
  readonly words: CalendarTexts;
  /** From the first day of the week on. */
  readonly weekdays: readonly Weekday[];
  readonly list: (parts: readonly string[]) => string;
}

/** The nearest shorter tag that `Intl` takes: pages may say `pt-PT-ao90`. */
function known(tag: string): string {
  try {
    return new Intl.Locale(tag || 'en').baseName;
  } catch {
    return known(tag.replace(/-?[^-]*$/, ''));
  }
}

/** A language by its tag, and its table if it has one. Without one it is English. */
export function languageOf(given: string, table: LanguageTable | undefined): CalendarLanguage {
  const tag = table ? known(given) : 'en';
  const { firstWeekday, weekday, ...written } = /^en(-US)?$/.test(tag) ? inEnglish : inLanguage(tag);
  return {
    ...written,
    tag,
    table,
    words: guardedGroup(Object(table?.calendar) as object, english),
    firstWeekday,
    // 1 January 2024 was a Monday.
    weekdays: [...Array(7).keys()].map((at) => weekday(`2024-01-0${((firstWeekday - 1 + at) % 7) + 1}`)),
    list: (parts) => parts.join(table?.comma ?? ', '),
  };
}
