import { rank as rankOf, suit as suitOf, type Card } from '../engine/model/card.js';
import { crestPath } from './crests.js';
import { place, type Path } from './path.js';
import { glyphOf, glyphPath, type Glyph } from './ranks.js';
import { suitPath } from './suits.js';

/**
 * `classic` has corner indices and pips. `jumbo`, for small cards, has one big rank and suit side by side;
 * `jumbo-stacked` has one above the other, for a fan to the right, which shows only the left edge.
 */
export type FaceStyle = 'classic' | 'jumbo' | 'jumbo-stacked';

/** The pips of 2 to 10: heights of those in the middle, a bar, heights of the pairs. */
const SPOTS = [
  '11 59|',
  '11 35 59|',
  '|11 59',
  '35|11 59',
  '|11 35 59',
  '23|11 35 59',
  '23 47|11 35 59',
  '35|11 27 43 59',
  '19 51|11 27 43 59',
];

const FRAME = 'M11 5H39V65H11M11.7 5.7H38.3V64.3H11.7';

/** The path, and the same turned by 180° about the middle of the card. */
const twice = (path: Path): Path => path + place(path, 50, 70, -1);

/** Draws a face as marks that do not overlap. */
type Draw = (rank: number, suit: number, glyph: Glyph) => readonly Path[];

const pips = (rank: number, suit: number): Path => {
  const [middle, pairs] = SPOTS[rank - 2]!.split('|').map((heights) => heights.match(/\d+/g) ?? []);
  const at = (x: number) => (y: string) => suitPath(suit, x, +y, 10, +y > 35);
  return [...middle!.map(at(25)), ...pairs!.map(at(16.8)), ...pairs!.map(at(33.2))].join('');
};

const DRAW: Record<FaceStyle, Draw> = {
  classic(rank, suit, glyph) {
    const index = glyphPath(glyph, 5.8, 2.2, 8) + suitPath(suit, 5.8, 14.6, 6);
    if (rank > 10) return [twice(index + crestPath(rank, 25, 24, 23)), suitPath(suit, 25, 35, 17), FRAME];
    return [twice(index), rank > 1 ? pips(rank, suit) : suitPath(suit, 25, 35, 28)];
  },
  jumbo: (rank, suit, glyph) => [
    glyphPath(glyph, 13.5, 3.5, 18),
    suitPath(suit, 36.5, 12.5, 18),
    ...(rank > 10 ? [crestPath(rank, 25, 46.5, 29), suitPath(suit, 25, 57.5, 19)] : [suitPath(suit, 25, 46, 37)]),
  ],
  'jumbo-stacked': (rank, suit, glyph) => [
    glyphPath(glyph, 9.5, 3.5, 17, 14.5),
    suitPath(suit, 9.5, 30, 14.5),
    ...(rank > 10 ? [crestPath(rank, 33, 41, 25), suitPath(suit, 33, 54.5, 23)] : [suitPath(suit, 31.5, 50, 31)]),
  ],
};

/** The marks of a face: its rank, its suit and so on. Many cards share each of them. For `viewBox="0 0 50 70"`. */
export const faceMarks = (card: Card, style: FaceStyle, letters: Readonly<Record<number, Glyph>>): readonly Path[] =>
  DRAW[style](rankOf(card), suitOf(card), letters[rankOf(card)] ?? glyphOf(rankOf(card)));

/** A language draws only its own letters anew. */
const drawn: Record<string, Path> = {};

/** The face of a card as one path for `viewBox="0 0 50 70"`, to be filled by the even-odd rule. Cached. */
export function facePath(card: Card, style: FaceStyle, letters: Readonly<Record<number, Glyph>>): Path {
  const letter = letters[rankOf(card)]?.[1];
  return (drawn[`${style}${card}${letter}`] ??= faceMarks(card, style, letters).join(''));
}
