import { type Card, rank as rankOf, suit as suitOf } from '../engine/model/card.js';
import { courtMarks } from './courts.js';
import { type Path, place, type Tones, wreath } from './path.js';
import { type Glyph, glyphOf, glyphPath } from './ranks.js';
import { suitPath } from './suits.js';

/**
 * `classic` has corner indices and pips. `jumbo`, for small cards, has one big rank and suit side by side;
 * `jumbo-stacked` has one above the other, for a fan to the right, which shows only the left edge.
 */
export type FaceStyle = 'classic' | 'jumbo' | 'jumbo-stacked';

/** The pips of 2 to 10: heights of those in the middle, a bar, heights of the pairs. */
const SPOTS = [
  '13 57|',
  '13 35 57|',
  '|13 57',
  '35|13 57',
  '|13 35 57',
  '24.6|13 35 57',
  '24.6 45.4|13 35 57',
  '35|13 27.67 42.33 57',
  '20.33 49.67|13 27.67 42.33 57',
];

/** The upper half of what is around a court. */
const FRAME = 'M10 35V4.5H40V35H39.5V5H10.5V35';

const SPADES = 3;

/** Draws a face as marks whose ink does not overlap. */
type Draw = (rank: number, suit: number, glyph: Glyph, isHalf?: boolean) => readonly Tones[];

const inked = (ink: Path): Tones => ({ ink, gold: '' });

const pips = (rank: number, suit: number, isHalf?: boolean): Path => {
  const [middle, pairs] = SPOTS[rank - 2]!.split('|').map((heights) =>
    (heights.match(/[\d.]+/g) ?? []).filter((y) => !isHalf || +y < 30),
  );
  const at = (x: number) => (y: string) => suitPath(suit, x, +y, 9, +y > 35);
  return [...middle!.map(at(25)), ...pairs!.map(at(15.6)), ...pairs!.map(at(34.4))].join('');
};

/** A large pip. That of spades has a golden rosette. */
const ace = (suit: number): Tones =>
  suit === SPADES
    ? { ink: suitPath(suit, 25, 33, 42) + wreath(12, 4.4, 4.4, 25, 35.6, 1.2), gold: wreath(1, 0, 8.8, 25, 35.6, 1.2) }
    : inked(suitPath(suit, 25, 35, 28));

const DRAW: Record<FaceStyle, Draw> = {
  classic(rank, suit, glyph, isHalf) {
    /** The path, and the same turned by 180° about the middle of the card. */
    const twice = (path: Path) => (isHalf ? path : path + place(path, 50, 70, -1));
    const index = inked(twice(glyphPath(glyph, 5.8, 2.8, 8.6, 7) + suitPath(suit, 5.8, 15, 5.9)));
    if (rank > 10) {
      const marks = [...courtMarks(rank, suit, 25, 35, 0.47), { ink: '', gold: FRAME }];
      return [index, ...marks.map(({ ink, gold }) => ({ ink: twice(ink), gold: twice(gold) }))];
    }
    if (rank > 1) return [index, inked(pips(rank, suit, isHalf))];
    return [index, isHalf ? inked(suitPath(suit, 25, 20, 22)) : ace(suit)];
  },
  jumbo(rank, suit, glyph, isHalf) {
    const index = inked(glyphPath(glyph, 13.5, 2.4, 17.6));
    const pip = suitPath(suit, 36.5, 11.2, 17.6);
    if (isHalf) return [index, inked(pip)];
    if (rank > 10) return [index, inked(pip), ...courtMarks(rank, suit, 25, 66, 0.7)];
    return [index, inked(pip + suitPath(suit, 25, 46, 37))];
  },
  'jumbo-stacked'(rank, suit, glyph) {
    const index = inked(glyphPath(glyph, 9.5, 3.5, 17, 14.5));
    const pip = suitPath(suit, 9.5, 30, 14.5);
    if (rank > 10) return [index, inked(pip), ...courtMarks(rank, suit, 33, 66, 0.5)];
    return [index, inked(pip + suitPath(suit, 31.5, 50, 31))];
  },
};

type Letters = Readonly<Record<number, Glyph>>;

/**
 * The marks of a face: its rank, its suit and so on. Many cards share each of them. For `viewBox="0 0 50 70"`.
 *
 * @param isHalf - Without what lies in the lower half. Between two cards that lie there, slices of it would show.
 */
export const faceMarks = (card: Card, style: FaceStyle, letters: Letters, isHalf?: boolean): readonly Tones[] =>
  DRAW[style](rankOf(card), suitOf(card), letters[rankOf(card)] ?? glyphOf(rankOf(card)), isHalf);

/** A language adds only its own letters. */
const drawn: Record<string, Tones> = {};

/** The face of a card, all its marks in one path a tone, to be filled by the even-odd rule. Cached. */
export function faceOf(card: Card, style: FaceStyle, letters: Letters, isHalf?: boolean): Tones {
  const letter = letters[rankOf(card)]?.[1];
  return (drawn[`${style}${card}${isHalf}${letter}`] ??= joined(faceMarks(card, style, letters, isHalf)));
}

const joined = (marks: readonly Tones[]): Tones => ({
  ink: marks.map(({ ink }) => ink).join(''),
  gold: marks.map(({ gold }) => gold).join(''),
});

const drawnSigns: Record<string, Tones> = {};

/** The signs of an empty waste, an open card, and of an empty discard, a tick. */
const SIGNS: Readonly<Record<string, Tones>> = {
  waste: { ink: `M15 21H35V49H15V21M17 23V47H33V23${suitPath(1, 25, 35, 12)}`, gold: '' },
  discard: { ink: 'M13 36l3-3 6 6L35 25l3 3-16 17', gold: '' },
};

/**
 * The sign of an empty pile. A foundation shows its suit, 0 to 3, below the rank that it begins with, if one is given. For `viewBox="0 0 50
 * 70"`. Cached: the same sign returns the same object, so that it isn't drawn again.
 */
export function signOf(
  kind: string,
  suit: number,
  base: number | undefined,
  letters: Readonly<Record<number, Glyph>>,
): Tones | undefined {
  if (kind !== 'foundation') return SIGNS[kind];
  const letter = base && (letters[base] ?? glyphOf(base));
  const ink = () => (letter ? glyphPath(letter, 25, 12, 18) + suitPath(suit, 25, 46, 24) : suitPath(suit, 25, 35, 24));
  return (drawnSigns[`${suit}${letter && letter[1]}`] ??= { ink: ink(), gold: '' });
}
