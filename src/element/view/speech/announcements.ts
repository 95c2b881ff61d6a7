import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { isBest } from '../../storage/statistics.js';
import type { Announcer } from './announcer.js';
import { describeChange } from './describe.js';
import { describeDeal, describeEnd, describeMessage, inMinutes } from '../status.js';

/** Announces what happens in the session, and what the advisor finds out. */
export function announceGame(announcer: Announcer, host: Host, parts: Parts, showsTime: () => boolean): void {
  const { variant, session, advisor, countedWin, language } = parts;
  session.updates.subscribe(({ game, by, change }) => {
    const { texts } = language;
    if (!change) {
      // What is there from the first is read, not announced.
      if (host.hasUpdated) announcer.announce(describeDeal(game.deal, host.daily, texts));
      return;
    }
    // Nobody could follow the moves of a solution by ear. There are hints for that.
    if (by !== 'solution') announcer.announce(describeChange(change, game.position, texts, variant));
    const end = change.type !== 'undo' && describeEnd(game, texts);
    if (!end) return;
    const all = [end];
    const win = countedWin();
    if (game.status === 'won' && showsTime()) all.push(inMinutes(session.clock.elapsed));
    if (win && (isBest(win, 'fastest') || isBest(win, 'fewest'))) all.push(texts.newBest);
    announcer.announceAfter(all.join(texts.comma));
  });
  advisor.messages.subscribe((message) =>
    announcer.announceAfter(describeMessage(message, session.game!, language.texts, variant)),
  );
}
