import { inMinutes } from './time.js';
import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import { cardsMissing, DECK } from '../play/session/cards-home.js';
import { wasMarked } from '../play/session/marks.js';
import type { GameFacts } from '../play/session/played-game.js';
import type { Loss } from '../play/stage/message.js';
import type { LoggedGame } from '../play/storage/counts.js';
import { type Counted, isBest, isFirst } from '../play/storage/statistics.js';

/** Says why nothing more can be played: how a game ended, or that it is full; `undefined` while it goes on. */
export function describeEnd({ moveCount, result, canPlay }: Game, texts: Texts): string | undefined {
  if (result.status === 'won') return texts.won(texts.moves(moveCount));
  if (result.reason) return texts[result.reason];
  return canPlay ? undefined : texts.full(texts.moves(moveCount));
}

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

/** The title of a win: on the deal of a day the streak, from its second day on. */
export const winTitle = ({ past, streak }: WinFacts, texts: Texts): string =>
  past.day && streak > 1 ? texts.days(streak) : texts.victory;

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

/** As many missing cards are called few. */
const FEW_CARDS = 10;

/** How near the win was, in what the game counts: cards on foundations, of the stock, or to be removed. */
function describeRest(game: Game, texts: Texts): string {
  const { foundations, pyramid, stock } = game.deal.rules.piles;
  const missing = cardsMissing(game);
  if (missing === undefined) return describeEnd(game, texts)!;
  if (foundations.length > 0) return texts.home(DECK - missing, DECK);
  return pyramid.length === 0 && stock >= 0 ? texts.left(missing) : texts.short(missing);
}

/** How a game was lost: a title, and what follows it. */
export function describeLoss(game: Game, loss: Loss | undefined, texts: Texts): readonly string[] {
  const isNear = (cardsMissing(game) ?? Infinity) <= FEW_CARDS;
  return [
    loss === 'never' ? texts.nobody : isNear ? texts.soNear : texts.notThisTime,
    describeRest(game, texts),
    ...(typeof loss === 'object' && loss.isSure ? [texts.lostAt(loss.after + 1)] : []),
  ];
}

/**
 * Says how many of the last games were won, and in how many moves.
 *
 * @param moves those of the last wins.
 */
export function describeLastGames(games: readonly LoggedGame[], moves: readonly number[], texts: Texts): string {
  const won = texts.lastWon(games.filter(({ win }) => win).length, games.length);
  if (moves.length === 0) return won;
  const [least, most] = [Math.min(...moves), Math.max(...moves)];
  return `${won} · ${least < most ? `${texts.number(least)}–` : ''}${texts.moves(most)}`;
}
