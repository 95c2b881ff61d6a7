import { place, type Path } from './path.js';

const pearl = (x: number, y: number, r = 5): Path =>
  `M${x - r} ${y}C${x - r} ${y - r * 1.33} ${x + r} ${y - r * 1.33} ${x + r} ${y}C${x + r} ${y + r * 1.33} ${x - r} ${y + r * 1.33} ${x - r} ${y}`;

const BAND = 'M-37-14h74v14h-74M0-12l8 5-8 5-8-5' + pearl(-23, -7, 3) + pearl(23, -7, 3);

/** Plumed cap, coronet, crown: 100 units wide, with the origin in the middle of the lower edge. */
const OUTLINES: readonly Path[] = [
  BAND +
    'M-37-19c-21-11-20-35 3-39 16-2 31 2 39 12-4 10-1 19 4 27M-29-23c-11-11-12-21-4-28-1 11 3 20 12 28M-10-23c-7-10-7-19-1-27 0 10 3 19 9 27M14-19c-13-27 0-51 36-56 2 8 1 14-2 19l-7-2 3 8c-2 5-3 8-6 11l-7-3 2 9c-2 4-5 6-8 8M20-29c0-17 10-30 25-40-17 7-30 19-25 40',
  BAND +
    'M-37-19l-8-26q8 13 16 12 3-9 4-20 7 17 14 18 8-9 11-24 3 15 11 24 7-1 14-18 1 11 4 20 8 1 16-12l-8 26' +
    pearl(-46, -51) +
    pearl(-25, -60) +
    pearl(0, -66) +
    pearl(25, -60) +
    pearl(46, -51),
  BAND +
    'M-37-19c-21-17-15-37 4-39 15-1 28 6 33 17 5-11 18-18 33-17 19 2 25 22 4 39M-30-27c-12-11-12-21-2-22s23 6 27 22M30-27c12-11 12-21 2-22s-23 6-27 22M-2-64l-3-12h10l-3 12 9-5v12l-9-4 3 10h-10l3-10-9 4v-12',
];

/** The middle of the lower edge is at `x`, `y`. The height is about three quarters of the width. */
export const crestPath = (rank: number, x: number, y: number, width: number): Path =>
  place(OUTLINES[rank - 11]!, x, y, width / 100);
