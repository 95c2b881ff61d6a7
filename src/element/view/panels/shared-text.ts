import { upTo } from '../../../engine/input/own.js';
import type { Game } from '../../../engine/play/game.js';
import type { Texts } from '../../../locales/en.js';
import type { Parts } from '../../parts.js';
import { cardsShort } from '../../session/cards-short.js';
import { hasMark, PARTS, partsDone } from '../../session/marks.js';
import type { Past } from '../../session/played-game.js';
import { describeDeal, inMinutes, SEED_SHOWN } from '../speech/sentences.js';

/** The way home in quarters, done or not, each with a sign for an undo and for a hint on it. It tells no card. */
function signsOf(game: Game, { marks }: Past): string {
  const done = partsDone(game);
  if (done === undefined || game.moveCount === 0) return '';
  const signs = upTo(PARTS).map((part) => [
    part < done ? '🟩' : '⬜',
    hasMark(marks, 'undo', part) && '↩️',
    hasMark(marks, 'hint', part) && '💡',
  ]);
  return signs.flat().filter(Boolean).join('');
}

/** How a game that is over went; nothing while it goes on. */
function resultOf(game: Game, { session, daily, settings }: Parts, texts: Texts): string {
  const { elapsed, day } = session.past;
  const short = cardsShort(game);
  if (game.status === 'playing') return '';
  if (game.status === 'lost') return short === undefined ? '' : texts.short(short);
  return [
    texts.moves(game.moveCount),
    settings.settings.timer && inMinutes(elapsed),
    day && daily.streak && texts.days(daily.streak),
  ]
    .filter(Boolean)
    .join(' · ');
}

/**
 * What is sent with a link: which game, and how the reader has done with it.
 *
 * @param hasMoves whether the link shows the reader's moves.
 */
export function sharedText(parts: Parts, hasMoves: boolean): string {
  const { session, language } = parts;
  const { texts, label } = language;
  const game = session.game!;
  const deal = describeDeal(game.deal, session.past.day, texts, SEED_SHOWN);
  return [
    [label, deal].filter(Boolean).join(' · '),
    resultOf(game, parts, texts),
    signsOf(game, session.past),
    hasMoves && texts.showsSolution,
  ]
    .filter(Boolean)
    .join('\n');
}
