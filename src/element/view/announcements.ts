import type { Host } from '../host.js';
import type { Parts } from '../parts.js';
import type { Announcer } from './announcer.js';
import { describeChange } from './describe.js';
import { describeDeal, describeEnd, describeMessage } from './status.js';

/** Announces what happens in the session, and what the advisor finds out. */
export function announceGame(announcer: Announcer, host: Host, { variant, session, advisor, language }: Parts): void {
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
    if (end) announcer.announceAfter(end);
  });
  advisor.messages.subscribe((message) =>
    announcer.announceAfter(describeMessage(message, session.game!, language.texts, variant)),
  );
}
