import { upTo } from '../../engine/input/own.js';
import type { Game } from '../../engine/play/game.js';
import { cardsMissing } from './cards-home.js';

/** What is marked: that a move was undone, that a hint was asked for. */
const MARKS = ['undo', 'hint'] as const;

export type Mark = (typeof MARKS)[number];

/** The number of parts that progress towards a win is reported in. */
export const PARTS = 4;

/** How many parts of the way home are done, 0 to {@link PARTS}; `undefined` where the rules do not tell. */
export function partsDone(game: Game): number | undefined {
  const all = cardsMissing(game, game.line[0]);
  const short = cardsMissing(game);
  return all && short !== undefined ? Math.floor((PARTS * Math.max(all - short, 0)) / all) : undefined;
}

/** A bit for each mark in each part of the way. */
const bit = (mark: Mark, part: number): number => 1 << (MARKS.length * part + MARKS.indexOf(mark));

/** The marks, with one more in the part where the game stands. */
export const withMark = (marks: number, mark: Mark, game: Game): number =>
  marks | bit(mark, Math.min(partsDone(game) ?? 0, PARTS - 1));

/** Whether there is such a mark in any part. */
export const wasMarked = (marks: number, mark: Mark): boolean => upTo(PARTS).some((part) => hasMark(marks, mark, part));

export const hasMark = (marks: number, mark: Mark, part: number): boolean => (marks & bit(mark, part)) !== 0;
