import { place, type Path } from './path.js';

/** A pearl where it lies on paper, a hole where it lies on ink. */
const pearl = (x: number, y: number, r = 5): Path =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y}C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}Z`;

const BAND = 'M-37-14H37V0H-37ZM0-12L8-7L0-2L-8-7Z' + pearl(-23, -7, 3) + pearl(23, -7, 3);

/** Plumed cap, coronet, crown: 100 units wide, standing on the origin. */
const OUTLINES: readonly Path[] = [
  BAND +
    'M-37-19C-58-30-57-54-34-58C-18-60-3-56 5-46C1-36 4-27 9-19ZM-29-23C-40-34-41-44-33-51C-34-40-30-31-21-23ZM-10-23C-17-33-17-42-11-50C-11-40-8-31-2-23ZM14-19C1-46 14-70 50-75C52-67 51-61 48-56L41-58L44-50C42-45 41-42 38-39L31-42L33-33C31-29 28-27 25-25ZM20-29C20-46 30-59 45-69C28-62 15-50 20-29Z',
  BAND +
    'M-37-19L-45-45Q-37-32-29-33Q-26-42-25-53Q-18-36-11-35Q-3-44 0-59Q3-44 11-35Q18-36 25-53Q26-42 29-33Q37-32 45-45L37-19Z' +
    pearl(-46, -51) +
    pearl(-25, -60) +
    pearl(0, -66) +
    pearl(25, -60) +
    pearl(46, -51),
  BAND +
    'M-37-19C-58-36-52-56-33-58C-18-59-5-52 0-41C5-52 18-59 33-58C52-56 58-36 37-19ZM-30-27C-42-38-42-48-32-49C-20-50-9-43-5-27ZM30-27C42-38 42-48 32-49C20-50 9-43 5-27ZM-2-64L-5-76H5L2-64L11-69V-57L2-61L5-51H-5L-2-61L-11-57V-69Z',
];

/** The crest of a jack, queen or king (rank 11 to 13) standing in the middle at `x`, `y`, `width` units wide, about three quarters as high. */
export const crestPath = (rank: number, x: number, y: number, width: number): Path =>
  place(OUTLINES[rank - 11]!, x, y, width / 100);
