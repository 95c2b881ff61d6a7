import type { CalendarTexts } from '../locales/calendar-texts.js';

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
