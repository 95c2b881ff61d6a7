import { describeDeal, SEED_SHOWN } from './deal.js';
import { describeEnd } from './endings.js';
import { describeChange } from './report.js';
import { inMinutes } from './time.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import type { SessionUpdate } from '../play/session/game-session.js';
import { type Counted, isBest, isFirst } from '../play/storage/statistics.js';

/** What is known beside an update when it is announced. */
export interface AnnouncedWith {
  /** What the win of the game has changed in the statistics, if it counts. */
  readonly win: Counted | undefined;
  /** Whether moves come by themselves, too fast to be followed by ear. */
  readonly isRunning: boolean;
  readonly showsTime: boolean;
  /** The id of a pile whose top card is read next in any case. */
  readonly heard: string | undefined;
}

/** The announcement of an update: what has happened, and what follows from that. */
export interface Announcement {
  readonly event?: string | undefined;
  readonly comment?: string | undefined;
}

/** Announces what has happened to the game in play, and at its end what was counted. */
export function announcementOf(
  update: SessionUpdate,
  texts: Texts,
  variant: Variant,
  { win, isRunning, showsTime, heard }: AnnouncedWith,
): Announcement {
  const { game, by, past, change } = update;
  if (!change) {
    const isOver = game.status !== 'playing';
    return {
      event: describeDeal(game.deal, past, texts, SEED_SHOWN) || texts.new,
      comment: game.moveCount > 0 ? (isOver && describeEnd(game, texts)) || texts.moves(game.moveCount) : undefined,
    };
  }
  const isTooFast = by === 'solution' && isRunning;
  const event = isTooFast ? undefined : describeChange(change, game, texts, variant, heard);
  const end = change.type === 'undo' ? undefined : describeEnd(game, texts);
  const all = end ? [end] : [];
  if (end && game.status === 'won' && showsTime) all.push(inMinutes(past.elapsed));
  if (end && win && isFirst(win)) all.push(texts.firstWin);
  else if (end && win && (isBest(win, 'fastest') || isBest(win, 'fewest'))) all.push(texts.newBest);
  return { event, comment: end && all.join(texts.comma) };
}
