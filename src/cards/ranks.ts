import { place, type Path } from './path.js';

const SIX =
  'M46 20c-2-13-9-21-20-21-16 0-25 15-25 44 0 25 9 38 25 38s24-11 24-26-9-25-21-25c-6 0-11 2-14 6 1-17 5-25 11-25s6 3 6 9M26 42c-7 0-11 5-11 13s4 14 11 14 10-5 10-14-4-13-10-13';

/** A rank's letter or number, 80 units high. */
export type Glyph = readonly [width: number, outline: Path];

/** A 2 … 10 J Q K. Stems of 14 units stay two pixels wide down to a height of nine pixels. */
const GLYPHS: readonly Glyph[] = [
  [64, 'M23 0h18l18 69h6v11h-24v-11h4l-3-12h-20l-3 12h4v11h-24v-11h6M32 14l-7 32h14'],
  [50, 'M2 25c0-16 9-26 23-26s23 9 23 23-7 22-16 32l-12 14h28v12h-47v-11l21-23c8-9 12-15 12-23s-3-12-9-12-9 5-9 14'],
  [
    49,
    'M3 21c2-14 10-22 22-22s21 8 21 20c0 9-4 15-10 19 8 3 12 10 12 19 0 14-9 24-24 24s-21-8-23-22h14c1 7 4 10 9 10s10-4 10-12-4-12-12-12h-4v-12h4c7 0 10-5 10-12s-3-10-7-10-8 4-9 10',
  ],
  [53, 'M28 0h16v50h9v12h-9v18h-14v-18h-30v-11M30 50v-29l-16 29'],
  [
    49,
    'M7 0h37v12h-25l-1 17c3-2 6-3 10-3 12 0 20 10 20 27s-9 28-24 28-21-8-23-22h14c1 7 4 10 9 10s10-6 10-16-3-15-9-15-7 2-9 6h-12',
  ],
  [51, SIX],
  [48, 'M1 0h46v11c-11 17-18 39-20 69h-15c3-28 10-49 20-67h-31'],
  [
    50,
    'M25-1c13 0 22 8 22 21 0 8-4 14-10 18 8 4 13 11 13 20 0 14-10 23-25 23s-25-9-25-23c0-9 5-16 13-20-6-4-10-10-10-18 0-13 9-21 22-21M25 11c-6 0-8 4-8 10s2 11 8 11 8-4 8-11-2-10-8-10M25 44c-7 0-11 5-11 13s4 12 11 12 11-4 11-12-4-13-11-13',
  ],
  [51, place(SIX, 51, 80, -1)],
  [
    78,
    'M11 0h12v80h-14v-61l-9 5v-14M55-1c14 0 23 14 23 41s-9 41-23 41-23-14-23-41 9-41 23-41M55 11c-6 0-9 9-9 29s3 29 9 29 9-9 9-29-3-29-9-29',
  ],
  [46, 'M14 0h32v12h-6v44c0 16-8 25-21 25s-19-8-19-23h14c0 8 2 11 5 11s7-4 7-13v-44h-12'],
  [
    58,
    'M29-1c17 0 29 14 29 41 0 13-3 23-8 30l9 9-9 9-10-10c-3 2-7 3-11 3-17 0-29-14-29-41s12-41 29-41M29 11c-10 0-15 11-15 29s5 29 15 29c1 0 2 0 3-1l-7-7 8-8 8 7c2-5 3-12 3-20 0-18-5-29-15-29',
  ],
  [64, 'M0 0h26v11h-6v25l20-25h-4v-11h26v11h-6l-18 23 20 35h6v11h-25v-11h3l-13-24-9 11v13h6v11h-26v-11h6v-58h-6'],
];

export const glyphOf = (rank: number): Glyph => GLYPHS[rank - 1]!;

/** A glyph with the middle of its upper edge at `x`, `y`, condensed if it is wider than `maxWidth`. */
export const glyphPath = ([width, outline]: Glyph, x: number, y: number, height: number, maxWidth = height): Path => {
  const sy = height / 80;
  const sx = Math.min(sy, maxWidth / width);
  return place(outline, x - (width * sx) / 2, y, sx, sy);
};
