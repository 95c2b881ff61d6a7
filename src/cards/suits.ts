import { place, type Path } from './path.js';

/**
 * Clubs, diamonds, hearts, spades, about 100 units high, with the origin in the middle. One outline each: overlapping
 * parts would cut holes under the even-odd rule. Sizes differ slightly so that all look equally large.
 */
const OUTLINES: readonly Path[] = [
  'M0-49c13 0 22 10 22 22 0 8-4 15-10 21 4-3 9-5 14-5 12 0 21 9 21 22s-9 22-21 22-19-5-23-14c1 16 6 24 15 30h-36' +
    'c9-6 14-14 15-30-4 9-13 14-23 14s-21-9-21-22 9-22 21-22c5 0 10 2 14 5-6-6-10-13-10-21 0-12 9-22 22-22',
  'M0-54q17 30 42 54-25 24-42 54-17-30-42-54 25-24 42-54',
  'M0 49c-8-19-46-41-46-67 0-18 12-28 24-28s19 7 22 18c3-11 11-18 22-18s24 10 24 28c0 26-38 48-46 67',
  'M0-51c8 17 45 43 45 66 0 14-11 22-22 22s-16-5-20-13c1 14 6 21 15 26h-36c9-5 14-12 15-26-4 8-11 13-20 13s-22-8-22-22c0-23 37-49 45-66',
];

export const suitPath = (suit: number, x: number, y: number, size: number, flip?: boolean): Path =>
  place(OUTLINES[suit]!, x, y, size / 100, (flip ? -size : size) / 100);
