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
