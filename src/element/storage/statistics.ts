import type { Options } from '../../engine/model/options.js';
import type { SessionUpdate } from '../session/game-session.js';
import { counts } from '../session/played-game.js';
import { type Store, withDefaults } from './store.js';

/** What a reader has done in one game with one set of options. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** Wins in a row, now and at most. */
  readonly streak: number;
  readonly longest: number;
  /** The quickest win in milliseconds, and the one with the fewest moves; 0 before the first. */
  readonly fastest: number;
  readonly fewest: number;
  /** Whether the game begun last is not won. */
  readonly open: boolean;
}

const NONE: Statistics = { played: 0, won: 0, streak: 0, longest: 0, fastest: 0, fewest: 0, open: false };

const KEY = 'statistics';

const least = (a: number, b: number): number => (a > 0 && a < b ? a : b);

/** A game is begun. Where the one before it is not won, it ends the streak. */
const begun = (before: Statistics): Statistics => ({
  ...before,
  played: before.played + 1,
  streak: before.open ? 0 : before.streak,
  open: true,
});

/** The game that was begun last is won, in so many milliseconds and moves. */
const wonIn =
  (elapsed: number, moves: number) =>
  (before: Statistics): Statistics => ({
    ...before,
    won: before.won + 1,
    streak: before.streak + 1,
    longest: Math.max(before.longest, before.streak + 1),
    fastest: least(before.fastest, elapsed),
    fewest: least(before.fewest, moves),
    open: false,
  });

/** All zero where nothing was played yet with these options, or what was kept can't be read. */
export const statisticsOf = (store: Store, options: Options): Statistics =>
  withDefaults(store.readFor(options, KEY), NONE);

/** What a win has changed. */
export interface Counted {
  readonly before: Statistics;
  readonly after: Statistics;
}

/** Whether it was the first one. */
export const isFirst = ({ before }: Counted): boolean => before.won === 0;

/** Whether a win was quicker than any before, or had fewer moves. The first win beats nothing. */
export const isBest = ({ before, after }: Counted, name: 'fastest' | 'fewest'): boolean =>
  before[name] > 0 && after[name] !== before[name];

function count(store: Store, options: Options, change: (before: Statistics) => Statistics): Counted {
  const before = statisticsOf(store, options);
  store.writeFor(options, KEY, change(before));
  return { before, after: statisticsOf(store, options) };
}

/**
 * Counts a game as played with the player's first move, as won where no solution was shown.
 *
 * @returns what a win has changed; `undefined` where there is none, or it is not counted.
 */
export function countGame(store: Store, { game, change, past, isFirstMove }: SessionUpdate): Counted | undefined {
  const { options } = game.deal;
  if (isFirstMove) count(store, options, begun);
  if (!change || game.status !== 'won' || !counts(past)) return undefined;
  const win = count(store, options, wonIn(past.elapsed, game.moveCount));
  // Where nothing can be kept, nothing was counted.
  return win.after.won > 0 ? win : undefined;
}
