/** What a calendar of daily games says, beside what `Intl` knows. */
export interface CalendarTexts {
  /** The name of the calendar of a game. */
  calendarOf: (game: string) => string;
  previous: string;
  next: string;
  /** How a day went. Each stands behind a date, and in a list of what the signs mean. */
  won: string;
  /** After its day was over. */
  later: string;
  /** After the solution was shown. */
  helped: string;
  tried: string;
  missed: string;
  today: string;
  future: string;
  /** Its game is the one that is shown. */
  shown: string;
  /** So many days were won one after the other. */
  streak: (days: number) => string;
  /** So many days of a month were won, of all that have passed. */
  share: (won: number, days: number) => string;
}
