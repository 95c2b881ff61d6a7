import type { CalendarTexts } from '../locales/calendar-texts.js';

/** The English words of the calendar. They lie here, so that a page without a calendar does not load them. */
export const english: CalendarTexts = {
  calendarOf: (game) => (game ? `${game}: calendar` : 'Calendar'),
  previous: 'Previous month',
  next: 'Next month',
  won: 'won',
  later: 'won later',
  helped: 'won with help',
  tried: 'tried',
  missed: 'missed',
  today: 'today',
  future: 'still to come',
  shown: 'on the table',
  streak: (days) => (days === 1 ? '1 day in a row' : `${days} days in a row`),
  share: (won, days) => `${won} of ${days === 1 ? '1 day' : `${days} days`} won`,
};
