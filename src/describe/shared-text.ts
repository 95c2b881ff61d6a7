import { upTo } from '../engine/input/own.js';
import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';
import { cardsMissing } from '../play/session/cards-home.js';
import { hasMark, PARTS, partsDone } from '../play/session/marks.js';
import type { GameFacts } from '../play/session/played-game.js';
import { describeDeal, SEED_SHOWN } from './deal.js';
import { inMinutes } from './time.js';

/** The way home in quarters, done or not, each with a sign for an undo and for a hint on it. It tells no card. */
function signsOf(game: Game, { marks }: GameFacts): string {
  const done = partsDone(game);
  if (done === undefined || game.moveCount === 0) return '';
  const signs = upTo(PARTS).map((part) => [
    part < done ? '🟩' : '⬜',
    hasMark(marks, 'undo', part) && '↩️',
    hasMark(marks, 'hint', part) && '💡',
  ]);
  return signs.flat().filter(Boolean).join('');
}

/** What is shared of a game: how the reader has done with it. */
export interface Shared {
  readonly game: Game;
  readonly past: GameFacts;
  /** The name of the game. */
  readonly label: string;
  /** How many days were won on their own day, without a gap. */
  readonly streak: number;
  readonly showsTime: boolean;
}

/** How a game that is over went; empty while it goes on. */
function resultOf({ game, past, streak, showsTime }: Shared, texts: Texts): string {
  const { elapsed, day } = past;
  const missing = cardsMissing(game);
  if (game.status === 'playing') return '';
  if (game.status === 'lost') return missing === undefined ? '' : texts.short(missing);
  return [texts.moves(game.moveCount), showsTime && inMinutes(elapsed), day && streak && texts.days(streak)]
    .filter(Boolean)
    .join(' · ');
}

/**
 * The text that is sent with a link: which game, and how the reader has done with it.
 *
 * @param hasMoves whether the link shows the reader's moves.
 */
export function sharedText(shared: Shared, texts: Texts, hasMoves: boolean): string {
  const { game, past, label } = shared;
  const deal = describeDeal(game.deal, past, texts, SEED_SHOWN);
  return [
    [label, deal].filter(Boolean).join(' · '),
    resultOf(shared, texts),
    signsOf(game, past),
    hasMoves && texts.showsSolution,
  ]
    .filter(Boolean)
    .join('\n');
}
