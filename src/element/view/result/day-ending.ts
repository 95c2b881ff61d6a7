import { plusDays, today } from '../../../days/day.js';
import { reportUnlessAborted } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { Control, Place } from '../toolbar/controls.js';
import type { Ending } from './result-view.js';

/**
 * What is offered after the win of a day: yesterday's deal, or today's where it is another; where that is won, too, its own game again.
 */
export function dayOffers(
  day: string,
  { daily, dealer, language: { texts } }: Parts,
  placeOf: (control: Control) => Place | undefined,
  again: Place,
): Pick<Ending, 'offers' | 'texts'> {
  const isOld = day !== today();
  const other = isOld ? today() : plusDays(day, -1);
  const goThere: Place = {
    control: 'back',
    press: () => void dealer.playDay(other, 'player').catch(reportUnlessAborted),
  };
  return {
    offers: [placeOf('share'), daily.isWon(other) ? again : goThere, placeOf('new')],
    texts: { ...texts, back: isOld ? texts.todays : texts.yesterdays, new: texts.anotherGame },
  };
}
