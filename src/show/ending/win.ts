import { untilNext } from '../../describe/time.js';
import { type WinFacts, winFigures, winMarks, winNote, winTitle } from '../../describe/endings.js';
import { plusDays } from '../../days/day.js';
import type { ControlSlot } from '../controls/control.js';
import type { SlotOf } from '../controls/controls.js';
import { again } from '../controls/line-controls.js';
import { back } from '../controls/table.js';
import type { Parts } from '../parts.js';
import { offersOf, type WinSheet } from './ending.js';

type WinParts = Pick<Parts, 'stage' | 'daily' | 'dealer' | 'language' | 'screen'>;

/**
 * What is offered after the win of a day: yesterday's deal, or today's where it is another; where that is won, too, its own game again.
 */
function dayOffers(
  day: string,
  { daily, dealer, language: { texts } }: WinParts,
  slotOf: SlotOf,
  watch: ControlSlot,
): WinSheet['offers'] {
  const { today } = daily;
  const isOld = day !== today;
  const other = isOld ? today : plusDays(day, -1);
  const goThere = { ...back, press: () => dealer.reportFailure(dealer.playDay(other, 'player')) };
  return offersOf([slotOf('share'), daily.isWon(other) ? watch : goThere, slotOf('new')], texts, {
    back: isOld ? texts.todays : texts.yesterdays,
    new: texts.anotherGame,
  });
}

/** The messages and buttons after a win. Later findings make the sheet grow upwards, so that no button moves. */
export function winOf(facts: WinFacts, parts: WinParts, slotOf: SlotOf, close: () => void): WinSheet {
  const { texts } = parts.language;
  const { game, past } = facts;
  const { day } = past;
  const press = (): void => {
    parts.screen.reveal('line');
    void parts.stage.watch();
  };
  const watch: ControlSlot = { ...again, press };
  return {
    title: winTitle(facts, texts),
    day: day && texts.dailyDeal(day),
    hasSuits: game.deal.rules.piles.foundations.length > 0,
    next: untilNext(day, texts),
    figures: winFigures(facts, texts),
    marks: winMarks(facts, texts),
    note: winNote(facts, texts),
    offers: day ? dayOffers(day, parts, slotOf, watch) : offersOf([slotOf('new'), slotOf('share'), watch], texts),
    close,
  };
}
