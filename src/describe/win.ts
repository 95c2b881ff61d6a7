import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import type { GameFacts } from '../play/session/played-game.js';
import { type Counted, isBest, isFirst } from '../play/storage/statistics.js';
import { untilNext } from './next-deal.js';
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
  /** Whether it is a day's win on an earlier visit. */
  readonly isEarlier: boolean;
  /** How many moves would have won, if that was found out. */
  readonly shortest: number | undefined;
}

/** The title of a win. */
export function winTitle({ game, past, win, showsTime, isEarlier }: WinFacts, texts: Texts): string {
  const moves = texts.moves(game.moveCount);
  if (isEarlier) return texts.solved(showsTime ? moves + texts.comma + inMinutes(past.elapsed) : moves);
  return win && isFirst(win) ? texts.firstWin : texts.victory;
}

/** What stands below the figures of a win: help, a shorter way, the next deal. */
export function winNote({ game, past, streak, isEarlier, shortest }: WinFacts, texts: Texts): string {
  const isLonger = shortest && shortest < game.moveCount;
  const help = past.assisted ? texts.helped : isLonger ? texts.wouldDo(texts.moves(shortest)) : '';
  return [isEarlier && streak && texts.days(streak), help, untilNext(past.day, texts)].filter(Boolean).join(' · ');
}

/** Time and moves of a win. One that counts is set beside the best so far, and lengthens the streak. */
export function winFigures(
  { game, past, win, streak, showsTime }: WinFacts,
  texts: Texts,
): readonly { readonly name: string; readonly value: string; readonly isBest?: boolean }[] {
  const against = (name: 'fastest' | 'fewest', write: (value: number) => string) => {
    if (!win || isFirst(win)) return { name: '' };
    return isBest(win, name)
      ? { name: texts.newBest, isBest: true }
      : { name: `${texts[name]} ${write(win.after[name])}` };
  };
  const time = { ...against('fastest', inMinutes), value: inMinutes(past.elapsed) };
  const moves = { ...against('fewest', texts.number), value: texts.moves(game.moveCount) };
  const days = past.day ? texts.days(streak) : texts.number(win?.after.streak ?? 0);
  return [...(showsTime ? [time] : []), moves, ...(win ? [{ name: texts.streak, value: days }] : [])];
}
