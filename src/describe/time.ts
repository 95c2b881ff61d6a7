import { today, untilTomorrow } from '../days/day.js';
import type { Texts } from '../locales/en.js';

/** A time in minutes and seconds, such as `1:05`. */
export function inMinutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How fast the moves of a replay come, in words. */
export const describeSpeed = (speed: number, texts: Texts): string => texts.speed(texts.number(speed));

/** In milliseconds. */
const MINUTE = 60_000;

/** Says how long it takes until the next deal of a day. Empty, unless the deal is that of today. */
export function untilNext(day: string, texts: Texts): string {
  if (day !== today()) return '';
  const minutes = Math.ceil(untilTomorrow() / MINUTE);
  return texts.nextIn(Math.floor(minutes / 60), minutes % 60);
}
