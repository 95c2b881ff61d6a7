import { plusDays } from '../../../days/day.js';
import type { Parts } from '../../parts.js';
import type { ControlSlot } from '../../controls/control.js';
import type { SlotOf } from '../../controls/slots.js';
import { back } from '../../controls/way-back.js';
import type { Ending } from './result-view.js';

/**
 * What is offered after the win of a day: yesterday's deal, or today's where it is another; where that is won, too, its own game again.
 */
export function dayOffers(
  day: string,
  { daily, dealer, language: { texts } }: Pick<Parts, 'daily' | 'dealer' | 'language'>,
  slotOf: SlotOf,
  again: ControlSlot,
): Pick<Ending, 'offers' | 'texts'> {
  const { today } = daily;
  const isOld = day !== today;
  const other = isOld ? today : plusDays(day, -1);
  const goThere = {
    ...back,
    press: () => dealer.reportFailure(dealer.playDay(other, 'player')),
  };
  return {
    offers: [slotOf('share'), daily.isWon(other) ? again : goThere, slotOf('new')],
    texts: { ...texts, back: isOld ? texts.todays : texts.yesterdays, new: texts.anotherGame },
  };
}
