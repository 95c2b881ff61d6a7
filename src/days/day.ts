/** In milliseconds. A day of UTC is always as long. */
const DAY = 86_400_000;

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The reader's own date, Gregorian, as `2026-11-20`.
 *
 * @param time milliseconds since 1970. Default: now.
 */
export const today = (time = Date.now()): string => textOf(time - new Date(time).getTimezoneOffset() * 60_000);

/** The day so many days later, or earlier. */
export const plusDays = (day: string, days: number): string => textOf(Date.parse(day) + days * DAY);

/** How many days a day comes after the first day of its week, which `Intl` counts from 1 for Monday to 7 for Sunday. */
export const placeInWeek = (day: string, firstWeekday: number): number =>
  (new Date(day).getUTCDay() - firstWeekday + 7) % 7;

/** Whether a value is a day that there is, such as `2026-11-20`. Browsers disagree about 30 February. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  Number.isFinite(Date.parse(value)) &&
  plusDays(value, 0) === value;

/**
 * Milliseconds until the reader's next day begins.
 *
 * @param time milliseconds since 1970. Default: now.
 */
export function untilTomorrow(time = Date.now()): number {
  const now = new Date(time);
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - time;
}
