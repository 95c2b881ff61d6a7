import { placeInWeek, plusDays } from '../days/day.js';
import { plusMonths } from './month.js';

/** What the days lie in. */
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
