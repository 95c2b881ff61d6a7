/** How a reader has done with the deal of a day. */
export interface DayResult {
  /** Such as `2026-11-20`. */
  day: string;
  won: boolean;
  /** The number of moves of the game. */
  moves: number;
  /** Milliseconds. */
  elapsed: number;
  /** Whether a solution was shown. */
  assisted: boolean;
  /** Whether this was on the day itself. */
  onTime: boolean;
}

/** Whether a day counts for the streak: won on its own day, without a solution. */
export const isWonOnTime = ({ won, onTime, assisted }: DayResult): boolean => won && onTime && !assisted;

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
