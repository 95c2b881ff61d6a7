/** In milliseconds: how far two clocks may be apart. */
const DAY = 86_400_000;

/**
 * A time that was kept, in milliseconds since 1970. One that is more than a day ahead is that of a clock which was wrong: it says nothing,
 * and is 0.
 *
 * @param now by the reader's clock.
 */
export const trusted = (time: number, now: number): number => (time > now + DAY ? 0 : time);
