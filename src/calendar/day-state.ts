import type { DayResult } from '../days/day-result.js';

/** How a day went. Today counts as missed only when it is over. */
export type DayState = 'won' | 'later' | 'helped' | 'tried' | 'missed' | 'today' | 'future';

/** @param result that of the day, if it was played */
export function stateOf(day: string, today: string, result: DayResult | undefined): DayState {
  if (!result) return day < today ? 'missed' : day === today ? 'today' : 'future';
  if (!result.won) return 'tried';
  return result.assisted ? 'helped' : result.onTime ? 'won' : 'later';
}
