/** In milliseconds: how far two clocks may be apart. */
const DAY = 86_400_000;

/**
 * A kept time, in milliseconds since 1970. It's 0 if it's more than a day ahead, because then a clock was wrong.
 *
 * @param now by the reader's clock.
 */
export const trusted = (time: number, now: number): number => (time > now + DAY ? 0 : time);
