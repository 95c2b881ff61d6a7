import type { Texts } from '../../../locales/en.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { SessionUpdate } from '../../session/game-session.js';
import { type Counted, isBest, isFirst } from '../../storage/statistics.js';
import type { Announcer } from './announcer.js';
import { describeChange } from './report.js';
import { describeDeal, describeEnd, inMinutes, SEED_SHOWN } from './sentences.js';

/**
 * Announces what has happened to the game in play, and with its end what was counted.
 *
 * @param heard the id of a pile whose top the reader hears next in any case
 */
export function announceUpdate(
  announcer: Announcer,
  host: Host,
  { variant, table }: Parts,
  texts: Texts,
  { game, by, past, change }: SessionUpdate,
  win: Counted | undefined,
  showsTime: boolean,
  heard: string | undefined,
): void {
  if (!change) {
    // What is there from the first is read, not announced.
    if (!host.hasUpdated) return;
    announcer.announce(describeDeal(game.deal, past.day, texts, SEED_SHOWN) || texts.new);
    const isOver = game.status !== 'playing';
    if (game.moveCount > 0)
      announcer.announceAfter((isOver && describeEnd(game, texts)) || texts.moves(game.moveCount));
    return;
  }
  // Nobody could follow by ear the moves of a solution that come by themselves.
  if (by !== 'solution' || !table.isRunning) announcer.announce(describeChange(change, game, texts, variant, heard));
  const end = change.type !== 'undo' && describeEnd(game, texts);
  if (!end) return;
  const all = [end];
  if (game.status === 'won' && showsTime) all.push(inMinutes(past.elapsed));
  if (win && isFirst(win)) all.push(texts.firstWin);
  else if (win && (isBest(win, 'fastest') || isBest(win, 'fewest'))) all.push(texts.newBest);
  announcer.announceAfter(all.join(texts.comma));
}
