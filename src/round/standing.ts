// How the games of a round stand, from the stored days of each. Values only: no page.
import { type DayMark, type DayResult, isWonOnTime, streakOf, type WinOfDay } from '../days/day-result.js';

/** A game of a round, with the days that the reader has played of it. */
export interface GameDays {
  /** Its tag name. */
  readonly game: string;
  readonly days: readonly DayResult[];
}

/** The reader's result of one game of a round. */
export interface RoundResult extends DayResult {
  /** Its tag name. */
  game: string;
}

export const resultOn = ({ days }: GameDays, day: string): DayResult | undefined =>
  days.find((result) => result.day === day);

/** The results of a day, in the order of the games. Games that weren't begun are left out. */
export const resultsOn = (games: readonly GameDays[], day: string): RoundResult[] =>
  games.flatMap((each) => {
    const result = resultOn(each, day);
    return result ? { game: each.game, ...result } : [];
  });

export const wonOn = (games: readonly GameDays[], day: string): RoundResult[] =>
  resultsOn(games, day).filter(({ won }) => won);

export const isComplete = (games: readonly GameDays[], day: string): boolean =>
  games.length > 0 && wonOn(games, day).length === games.length;

/** The days of the round as if it were one game, which is won as well as the worst of its games. */
const daysOf = (games: readonly GameDays[]): WinOfDay[] =>
  games[0]!.days.map(({ day }) => {
    const isGood = resultsOn(games, day).filter(isWonOnTime).length === games.length;
    return { day, won: isGood, onTime: isGood, assisted: false };
  });

/** The number of days on which all games were won in time and without the solution. The rules are those of a daily game. */
export const roundStreak = (games: readonly GameDays[], today: string): number => streakOf(daysOf(games), today);

/** The place of the first game that isn't won, from a place on and around the end; -1 if all are. */
export function nextOpen(games: readonly GameDays[], day: string, from: number): number {
  const places = games.map((_, i) => (from + i) % games.length);
  return places.find((place) => !resultOn(games[place]!, day)?.won) ?? -1;
}

/** The place of the game to begin with: one that was left, otherwise one that wasn't begun, otherwise the first. */
export function firstToPlay(games: readonly GameDays[], day: string): number {
  const begun = games.findIndex((game) => resultOn(game, day)?.won === false);
  return begun < 0 ? Math.max(nextOpen(games, day, 0), 0) : begun;
}

/** In milliseconds. */
const MINUTE = 60_000;

/** The minutes that the won games of a day have taken together; 0 if none is won. */
export function minutesOn(games: readonly GameDays[], day: string): number {
  let all = 0;
  for (const { elapsed } of wonOn(games, day)) all += elapsed;
  return Math.ceil(all / MINUTE);
}

/** The marks of wins, in the order in which they are shown. Days on which all games were won come last. */
export const COLLECTED: readonly (DayMark | 'all')[] = ['first-try', 'no-hint', 'no-undo', 'hard', 'all'];

/**
 * How often each was earned in a month.
 *
 * @param month such as `2026-11`.
 */
export function collectedIn(games: readonly GameDays[], month: string): number[] {
  const isIn = ({ day }: WinOfDay) => day.startsWith(month);
  const marks = games.flatMap(({ days }) => days.filter(isIn).flatMap((result) => result.marks));
  const all = daysOf(games).filter((day) => isIn(day) && day.won);
  return COLLECTED.map((name) => (name === 'all' ? all : marks.filter((mark) => mark === name)).length);
}

/** A square for each game: won, won with the solution, or not. */
export const squaresOf = (games: readonly GameDays[], day: string): string =>
  games
    .map((game) => {
      const { won, assisted } = resultOn(game, day) ?? {};
      return !won ? '⬜' : assisted ? '🟨' : '🟩';
    })
    .join('');
