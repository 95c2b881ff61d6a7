import { today, untilTomorrow } from '../days/day.js';
import type { Texts } from '../locales/en.js';

/** In milliseconds. */
const MINUTE = 60_000;

/** Says how long it takes until the next deal of a day. Empty, unless the deal is that of today. */
export function untilNext(day: string, texts: Texts): string {
  if (day !== today()) return '';
  const minutes = Math.ceil(untilTomorrow() / MINUTE);
  return texts.nextIn(Math.floor(minutes / 60), minutes % 60);
}
