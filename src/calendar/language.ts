import type { CalendarTexts } from '../locales/calendar-texts.js';
import { guardedGroup } from '../locales/guarded.js';
import { english } from './english.js';

/** What the calendar takes from a table of texts, which may be of another copy or version: nothing of it is sure. */
export interface LanguageTable {
  readonly comma?: string;
  readonly calendar?: Partial<CalendarTexts>;
}

/** What a language says, and how it writes days. */
export interface CalendarLanguage {
  readonly tag: string;
  readonly table: LanguageTable | undefined;
  readonly words: CalendarTexts;
  /** From 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  /** From the first day of the week on: as short as can be, and in full. */
  readonly weekdays: readonly (readonly [short: string, full: string])[];
  readonly month: (day: string) => string;
  readonly date: (day: string) => string;
  readonly percent: (share: number) => string;
  readonly list: (parts: readonly string[]) => string;
}

interface WeekInfo {
  readonly firstDay: number;
}

/** The first day of the week. Browsers of 2025 don't know it: there a week begins on Monday. */
function firstWeekdayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
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
  const formatted = (format: Intl.DateTimeFormatOptions) => {
    // The days themselves are Gregorian and of no zone. The house writes digits as on its cards.
    const formatter = new Intl.DateTimeFormat(tag, {
      ...format,
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
    return (day: string) => formatter.format(new Date(day));
  };
  const firstWeekday = firstWeekdayOf(tag);
  const [short, full] = [formatted({ weekday: 'narrow' }), formatted({ weekday: 'long' })];
  const percents = new Intl.NumberFormat(tag, { style: 'percent', numberingSystem: 'latn' });
  return {
    tag,
    table,
    words: guardedGroup(Object(table?.calendar) as object, english),
    firstWeekday,
    weekdays: [...Array(7).keys()].map((at) => {
      // 1 January 2024 was a Monday.
      const day = `2024-01-0${((firstWeekday - 1 + at) % 7) + 1}`;
      return [short(day), full(day)];
    }),
    month: formatted({ month: 'long', year: 'numeric' }),
    date: formatted({ dateStyle: 'full' }),
    percent: (share) => percents.format(share),
    list: (parts) => parts.join(table?.comma ?? ', '),
  };
}
