import { plusDays, today, untilTomorrow } from '../../../days/day.js';
import type { Texts } from '../../../locales/en.js';
import { reportUnlessAborted } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { Control, Place } from '../toolbar/controls.js';
import type { Ending } from './result-view.js';

/** In milliseconds. */
const MINUTE = 60_000;

/** How long it takes until the next deal. Nothing, unless the deal is that of today. */
export function untilNext(day: string, texts: Texts): string {
  if (day !== today()) return '';
  const minutes = Math.ceil(untilTomorrow() / MINUTE);
  return texts.nextIn(Math.floor(minutes / 60), minutes % 60);
}

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
