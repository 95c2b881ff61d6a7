import type { Writing } from './language.js';

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
