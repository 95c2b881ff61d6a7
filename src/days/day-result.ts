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

/** How a day went. Today counts as missed only when it is over. */
export type DayState = 'won' | 'later' | 'helped' | 'tried' | 'missed' | 'today' | 'future';

/** @param result that of the day, if it was played */
export function stateOf(day: string, today: string, result: DayResult | undefined): DayState {
  if (!result) return day < today ? 'missed' : day === today ? 'today' : 'future';
  if (!result.won) return 'tried';
  return result.assisted ? 'helped' : result.onTime ? 'won' : 'later';
}
