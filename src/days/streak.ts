import { plusDays } from './day.js';
import { type DayResult, isWonOnTime } from './day-result.js';

/** A streak allows one missed day in any run of this many days. */
const WEEK = 7;

/** The number of days won on their own day, without a gap up to now. Today may still be won. */
export function streakOf(results: readonly DayResult[], today: string): number {
  const won = new Set(results.filter(isWonOnTime).map(({ day }) => day));
  let count = 0;
  let sinceMissed = WEEK;
  for (let day = won.has(today) ? today : plusDays(today, -1); ; day = plusDays(day, -1), sinceMissed++) {
    if (won.has(day)) count++;
    else if (sinceMissed >= WEEK) sinceMissed = 0;
    else return count;
  }
}
