// Days and months as text, such as `2026-11-20`: no zone and no change of clocks can move them.
import { placeInWeek, plusDays } from '../days/day.js';

export const isSameMonth = (day: string, other: string): boolean => day.slice(0, 7) === other.slice(0, 7);

/** The same day so many months later, or the last one of a month that is shorter. */
export function plusMonths(day: string, months: number): string {
  const date = new Date(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The last day of the month of a day. */
export const endOfMonth = (day: string): string => plusDays(plusMonths(`${day.slice(0, 7)}-01`, 1), -1);

/** The places of a month: six weeks of seven days, empty where another month has the day. */
export function placesOf(day: string, firstWeekday: number): (string | undefined)[] {
  const first = `${day.slice(0, 7)}-01`;
  const before = placeInWeek(first, firstWeekday);
  return [...Array(42).keys()].map((at) => {
    const each = plusDays(first, at - before);
    return isSameMonth(each, day) ? each : undefined;
  });
}

/** The layout of a week. */
export interface Setting {
  /** From 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
  readonly isFromRight: boolean;
}

/** Where a key leads from a day, as in the date grid of the ARIA Authoring Practices; `undefined` for any other key. */
export function dayByKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
  day: string,
  { firstWeekday, isFromRight }: Setting,
): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const place = placeInWeek(day, firstWeekday);
  const onward = isFromRight ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return plusDays(day, onward);
    case 'ArrowLeft':
      return plusDays(day, -onward);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'Home':
      return plusDays(day, -place);
    case 'End':
      return plusDays(day, 6 - place);
    case 'PageUp':
      return plusMonths(day, -months);
    case 'PageDown':
      return plusMonths(day, months);
    default:
      return undefined;
  }
}
