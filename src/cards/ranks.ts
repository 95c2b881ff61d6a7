import { place, type Path } from './path.js';

const SIX =
  'M48 22C46 7 39-1 27-1 10-1 1 14 1 42 1 67 10 81 26 81S50 70 50 53' +
  'C50 37 42 28 31 28 26 28 22 29 18 32 19 18 22 13 27 13 30 13 32 16 32 22' +
  'M26 41C21 41 18 45 18 54S21 67 26 67 33 63 33 54 31 41 26 41';

/** A rank's letter or number, 80 units high. */
export type Glyph = readonly [width: number, outline: Path, letter?: string];

/** A 2 … 10 J Q K. Stems of 17 units are two pixels wide at a height of nine pixels and a half. */
const GLYPHS: readonly Glyph[] = [
  [64, 'M21 0H43L64 80H45L42 66H22L19 80H0M32 19L25 52H39'],
  [
    51,
    'M2 26C2 9 11-1 26-1S50 8 50 23C50 34 44 43 36 51L21 66H50V80H1V67L23 45C30 38 33 32 33 24 33 16 31 13 26 13S19 17 19 26',
  ],
  [
    50,
    'M1 23C3 8 11-1 25-1S48 7 48 20C48 29 44 35 38 38 46 41 50 48 50 57 50 72 40 81 25 81S2 72 0 56H17' +
      'C18 63 20 67 25 67 30 67 33 63 33 56S30 46 22 46H18V33H22C29 33 31 29 31 23S29 13 25 13 19 16 18 23',
  ],
  [55, 'M27 0H46V49H55V63H46V80H29V63H0V50M29 49V25L16 49'],
  [
    50,
    'M6 0H46V14H22L21 27C24 25 27 24 31 24 43 24 50 34 50 51 50 70 41 81 25 81 11 81 2 73 0 58H17' +
      'C18 64 20 67 25 67 30 67 33 62 33 52S30 38 25 38C21 38 19 39 17 42H3',
  ],
  [51, SIX],
  [48, 'M0 0H48V13C37 30 29 52 28 80H10C12 52 19 31 30 14H0'],
  [
    52,
    'M26-1C40-1 49 7 49 20 49 28 45 34 39 38 47 42 51 48 51 58 51 72 41 81 26 81S1 72 1 58' +
      'C1 48 5 42 13 38 7 34 3 28 3 20 3 7 12-1 26-1M26 12C21 12 19 16 19 22S21 32 26 32 33 28 33 22 31 12 26 12' +
      'M26 45C20 45 17 49 17 56S20 68 26 68 35 63 35 56 32 45 26 45',
  ],
  [51, place(SIX, 51, 80, -1)],
  [
    78,
    'M11 0H25V80H8V20L0 24V9M55-1C70-1 78 13 78 40S70 81 55 81 32 67 32 40 40-1 55-1' +
      'M55 13C50 13 49 21 49 40S50 67 55 67 61 59 61 40 60 13 55 13',
  ],
  [46, 'M29 0H46V56C46 72 38 81 23 81 8 81 0 72 0 57V51H17V57C17 64 19 67 23 67S29 64 29 56'],
  [
    60,
    'M29-1C47-1 58 14 58 40 58 51 56 61 52 68L59 75 49 85 41 78C37 80 33 81 29 81 11 81 0 66 0 40S11-1 29-1' +
      'M29 14C21 14 18 23 18 40S21 66 29 66H30L24 60 34 50 39 55C40 51 40 46 40 40 40 23 37 14 29 14',
  ],
  [60, 'M0 0H17V32L38 0H58L36 33 61 80H41L25 49 17 60V80H0'],
];

export const glyphOf = (rank: number): Glyph => GLYPHS[rank - 1]!;

/** A glyph with the middle of its upper edge at `x`, `y`, condensed if it is wider than `maxWidth`. */
export const glyphPath = ([width, outline]: Glyph, x: number, y: number, height: number, maxWidth = height): Path => {
  const sy = height / 80;
  const sx = Math.min(sy, maxWidth / width);
  return place(outline, x - (width * sx) / 2, y, sx, sy);
};
