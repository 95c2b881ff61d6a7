import type { Options } from '../../engine/model/options.js';
import type { GameRecord } from '../../engine/play/game-record.js';

/** In milliseconds: how far two clocks may be apart. */
const DAY = 86_400_000;

/**
 * A kept time, in milliseconds since 1970. It's 0 if it's more than a day ahead, because then a clock was wrong.
 *
 * @param now by the reader's clock.
 */
export const trusted = (time: number, now: number): number => (time > now + DAY ? 0 : time);

/** A reader's statistics of one game with one set of options. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** Wins in a row, now and at most. */
  readonly streak: number;
  readonly longest: number;
  /** The quickest win in milliseconds, and the one with the fewest moves; 0 before the first. */
  readonly fastest: number;
  readonly fewest: number;
  /** Whether the game begun last isn't won. */
  readonly open: boolean;
}

/** The statistics before the first game. */
export const NONE: Statistics = { played: 0, won: 0, streak: 0, longest: 0, fastest: 0, fewest: 0, open: false };

/** How a game was won. */
export interface Win {
  readonly moves: number;
  /** Milliseconds. */
  readonly elapsed: number;
  readonly record: GameRecord;
}

/** A game that was begun, as the log keeps it. */
export interface LoggedGame {
  /** When it was begun, in milliseconds since 1970. It names the game, on every device. */
  readonly at: number;
  readonly options: Options;
  /** How hard its deal is: `easy`, `medium` or `hard`; absent if that isn't known. */
  readonly difficulty?: string;
  /** Absent if it isn't won. */
  readonly win?: Win | undefined;
}

const least = (a: number, b: number): number => (a > 0 && a < b ? a : b);

/** The figures after one more game. If the game before isn't won, the streak ends. */
export function withGame(before: Statistics, { win }: LoggedGame): Statistics {
  const { played, won, longest, fastest, fewest, open } = before;
  const streak = (open ? 0 : before.streak) + (win ? 1 : 0);
  return {
    ...before,
    played: played + 1,
    won: won + (win ? 1 : 0),
    streak,
    longest: Math.max(longest, streak),
    fastest: win ? least(fastest, win.elapsed) : fastest,
    fewest: win ? least(fewest, win.moves) : fewest,
    open: !win,
  };
}
