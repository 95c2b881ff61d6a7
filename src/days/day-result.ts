import { plusDays } from './day.js';

/** What can be special about a win of a day, in the order of the stored flags. */
export const DAY_MARKS = ['no-hint', 'no-undo', 'hard', 'first-try'] as const;

export type DayMark = (typeof DAY_MARKS)[number];

/** The reader's result of one daily deal. */
export interface DayResult {
  /** The date, such as `2026-11-20`. */
  day: string;
  /** Whether the deal was won, on its own day or later. */
  won: boolean;
  /** The number of moves; 0 if the day is too old for details. */
  moves: number;
  /** The time, in milliseconds; 0 if the day is too old for details. */
  elapsed: number;
  /** Whether a solution was shown. */
  assisted: boolean;
  /** Whether it was played on the day itself, by the reader's clock. */
  onTime: boolean;
  /** What was special about the win. Only a win on the day itself, without the solution, has any. */
  marks: DayMark[];
}

/** What a streak asks of a day. */
export type WinOfDay = Pick<DayResult, 'day' | 'won' | 'onTime' | 'assisted'>;

/** Whether a day counts for the streak: won on its own day, without a solution. */
export const isWonOnTime = ({ won, onTime, assisted }: WinOfDay): boolean => won && onTime && !assisted;

/** How a day went. Today counts as missed only when it is over, and `before` the first day that was played nothing is missed. */
export type DayState = 'won' | 'later' | 'helped' | 'tried' | 'missed' | 'before' | 'today' | 'future';

/** The first day that was played when it was there; today if none was. */
export function firstDayOf(results: readonly DayResult[], today: string): string {
  let first = today;
  for (const { day, onTime } of results) if (onTime && day < first) first = day;
  return first;
}

/**
 * @param result that of the day, if it was played.
 * @param first the first day that can be missed.
 */
export function stateOf(day: string, today: string, result: DayResult | undefined, first: string): DayState {
  if (!result) return day < first ? 'before' : day < today ? 'missed' : day === today ? 'today' : 'future';
  if (!result.won) return 'tried';
  return result.assisted ? 'helped' : result.onTime ? 'won' : 'later';
}

/** A streak allows one missed day in any run of this many days. */
const WEEK = 7;

/** The number of days won on their own day, without a gap up to now. Today may still be won. */
export function streakOf(results: readonly WinOfDay[], today: string): number {
  const won = new Set(results.filter(isWonOnTime).map(({ day }) => day));
  let count = 0;
  let sinceMissed = WEEK;
  for (let day = won.has(today) ? today : plusDays(today, -1); ; day = plusDays(day, -1), sinceMissed++) {
    if (won.has(day)) count++;
    else if (sinceMissed >= WEEK) sinceMissed = 0;
    else return count;
  }
}
