import type { Store } from './store.js';
import { like } from './store.js';

/** What a reader has done in one game with one set of options. */
export interface Statistics {
  played: number;
  won: number;
  /** Wins in a row, now and at most. */
  streak: number;
  longest: number;
  /** The quickest win in milliseconds, and the one with the fewest moves; 0 before the first. */
  fastest: number;
  fewest: number;
  /** Whether the game begun last is not won. */
  open: boolean;
}

const NONE: Statistics = { played: 0, won: 0, streak: 0, longest: 0, fastest: 0, fewest: 0, open: false };

const least = (a: number, b: number): number => (a > 0 && a < b ? a : b);

/** Where they are kept. */
const KEY = 'statistics';

/** What was done with these options; all zero where nothing was played yet, or what was kept can't be read. */
export const statisticsOf = (store: Store, options: object): Statistics => like(store.readFor(options, KEY), NONE);

/** A game has begun, by its first move. */
export function countBegun(store: Store, options: object): void {
  const now = statisticsOf(store, options);
  now.played++;
  if (now.open) now.streak = 0;
  now.open = true;
  store.writeFor(options, KEY, now);
}

/** The game begun last is won; the next one breaks the streak where it is not. */
export function countWon(store: Store, options: object, elapsed: number, moves: number): void {
  const now = statisticsOf(store, options);
  now.won++;
  now.longest = Math.max(now.longest, ++now.streak);
  now.fastest = least(now.fastest, elapsed);
  now.fewest = least(now.fewest, moves);
  now.open = false;
  store.writeFor(options, KEY, now);
}
