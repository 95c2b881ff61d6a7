import type { CalendarTexts } from '../locales/calendar-texts.js';
import { guardedGroup } from '../locales/guarded.js';

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

/** The calendar's English texts. They stand here and not in `en.ts`, so that pages without a calendar don't load them. */
export const english: CalendarTexts = {
  calendarOf: (game) => (game ? `${game}: calendar` : 'Calendar'),
  previous: 'Previous month',
  next: 'Next month',
  won: 'won',
  later: 'won late',
  helped: 'won with the solution',
  tried: 'tried',
  missed: 'missed',
  today: 'today',
  future: 'still to come',
  shown: 'now playing',
  streak: (days) => `${days}-day streak`,
  share: (won, days) => `${won} of ${days === 1 ? '1 day' : `${days} days`} won`,
};

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const englishWeekday = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()]!;

const englishMonth = (day: string): string => MONTHS[new Date(day).getUTCMonth()]!;

/** How English writes days where no region is named. Without `Intl`, whose first use takes 30 ms of main-thread time. */
export const inEnglish: Writing = {
  firstWeekday: 7,
  weekday: (day) => [englishWeekday(day)[0]!, englishWeekday(day)],
  month: (day) => `${englishMonth(day)} ${day.slice(0, 4)}`,
  date: (day) => `${englishWeekday(day)}, ${englishMonth(day)} ${Number(day.slice(-2))}, ${day.slice(0, 4)}`,
  percent: (share) => `${Math.round(share * 100)}%`,
};

interface WeekInfo {
  readonly firstDay: number;
}

/** The first day of the week. Browsers of 2025 don't know it: there a week begins on Monday. */
function firstWeekdayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** How any language writes days, by `Intl`, whose first use takes 30 ms of main-thread time. */
export function inLanguage(tag: string): Writing {
  const formatted = (format: Intl.DateTimeFormatOptions) => {
    // The days themselves are Gregorian and of no zone. The digits are those of the cards.
    const formatter = new Intl.DateTimeFormat(tag, {
      ...format,
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
    return (day: string) => formatter.format(new Date(day));
  };
  const [short, full] = [formatted({ weekday: 'narrow' }), formatted({ weekday: 'long' })];
  const percents = new Intl.NumberFormat(tag, { style: 'percent', numberingSystem: 'latn' });
  return {
    firstWeekday: firstWeekdayOf(tag),
    weekday: (day) => [short(day), full(day)],
    month: formatted({ month: 'long', year: 'numeric' }),
    date: formatted({ dateStyle: 'full' }),
    percent: (share) => percents.format(share),
  };
}

/** The nearest shorter tag that `Intl` takes: pages may say `pt-PT-ao90`. */
export function known(tag: string): string {
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
