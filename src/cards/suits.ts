import { place, type Path } from './path.js';

/**
 * Clubs, diamonds, hearts, spades, about the origin and some 100 units high. One outline each, as overlapping parts would cut holes
 * where a face is filled by the even-odd rule. Their sizes differ slightly so that they weigh the same to the eye.
 */
const OUTLINES: readonly Path[] = [
  'M0-49C13-49 22-39 22-27C22-19 18-12 12-6C16-9 21-11 26-11C38-11 47-2 47 11C47 24 38 33 26 33C16 33 7 28 3 19C4 35 9 43 18 49H-18C-9 43-4 35-3 19C-7 28-16 33-26 33C-38 33-47 24-47 11C-47-2-38-11-26-11C-21-11-16-9-12-6C-18-12-22-19-22-27C-22-39-13-49 0-49Z',
  'M0-54Q17-24 42 0Q17 24 0 54Q-17 24-42 0Q-17-24 0-54Z',
  'M0 49C-8 30-46 8-46-18C-46-36-34-46-22-46C-11-46-3-39 0-28C3-39 11-46 22-46C34-46 46-36 46-18C46 8 8 30 0 49Z',
  'M0-51C8-34 45-8 45 15C45 29 34 37 23 37C14 37 7 32 3 24C4 38 9 45 18 50H-18C-9 45-4 38-3 24C-7 32-14 37-23 37C-34 37-45 29-45 15C-45-8-8-34 0-51Z',
];

/** A suit (0 to 3, clubs to spades) with its middle at `x`, `y`, `size` units high and about as wide; `flip` stands it on its head. */
export const suitPath = (suit: number, x: number, y: number, size: number, flip?: boolean): Path =>
  place(OUTLINES[suit]!, x, y, size / 100, (flip ? -size : size) / 100);
