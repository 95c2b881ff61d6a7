import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import { wasMarked } from '../play/session/marks.js';
import type { GameFacts } from '../play/session/played-game.js';
import { type Counted, isBest, isFirst } from '../play/storage/statistics.js';
import { inMinutes } from './time.js';

/** What is known of a win. */
export interface WinFacts {
  readonly game: Game;
  readonly past: GameFacts;
  /** What it has changed in the statistics, if it counts. */
  readonly win: Counted | undefined;
  /** How many days were won on their own day, without a gap. */
  readonly streak: number;
  readonly showsTime: boolean;
  /** How many moves would have won, if that was found out. */
  readonly shortest: number | undefined;
}

/** The title of a win: on the deal of a day the streak. */
export const winTitle = ({ past, streak }: WinFacts, texts: Texts): string =>
  past.day && streak > 0 ? texts.days(streak) : texts.victory;

/** Time and moves of a win. One that counts also shows the streak, unless the title does. */
export function winFigures(
  { game, past, win, showsTime }: WinFacts,
  texts: Texts,
): readonly (readonly [name: string, value: string])[] {
  return [
    ...(showsTime ? [[texts.time, inMinutes(past.elapsed)] as const] : []),
    [texts.moveCount, texts.number(game.moveCount)],
    ...(win && !past.day ? [[texts.streak, texts.number(win.after.streak)] as const] : []),
  ];
}

/** What was special about a win. Nothing, if a solution was shown. */
export function winMarks({ past, win, showsTime }: WinFacts, texts: Texts): readonly string[] {
  const { marks, difficulty, assisted } = past;
  if (assisted) return [];
  const all: readonly (readonly [isDue: boolean | undefined, text: string])[] = [
    [win && isFirst(win), texts.firstWin],
    [win && showsTime && isBest(win, 'fastest'), texts.fastest],
    [win && isBest(win, 'fewest'), texts.fewest],
    [difficulty === 'hard', texts.hardDeal],
    [!wasMarked(marks, 'hint'), texts.noHints],
    [!wasMarked(marks, 'undo'), texts.noUndo],
  ];
  return all.flatMap(([isDue, text]) => (isDue ? text : []));
}

/** What stands below the figures of a win: help, or a shorter way. */
export function winNote({ game, past, shortest }: WinFacts, texts: Texts): string {
  if (past.assisted) return texts.helped;
  return shortest && shortest < game.moveCount ? texts.wouldDo(texts.moves(shortest)) : '';
}
