import type { CalendarTexts } from '../locales/calendar-texts.js';
import type { Writing } from './language.js';

/** The calendar's English texts. They are in a separate file, so that pages without a calendar don't load them. */
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

const weekday = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()]!;

const month = (day: string): string => MONTHS[new Date(day).getUTCMonth()]!;

/** How English writes days where no region is named. Without `Intl`, whose first use takes 30 ms of main-thread time. */
export const inEnglish: Writing = {
  firstWeekday: 7,
  weekday: (day) => [weekday(day)[0]!, weekday(day)],
  month: (day) => `${month(day)} ${day.slice(0, 4)}`,
  date: (day) => `${weekday(day)}, ${month(day)} ${Number(day.slice(-2))}, ${day.slice(0, 4)}`,
  percent: (share) => `${Math.round(share * 100)}%`,
};
