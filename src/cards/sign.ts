import type { Tones } from './path.js';
import { type Glyph, glyphOf, glyphPath } from './ranks.js';
import { suitPath } from './suits.js';

const drawn: Record<string, Tones> = {};

/** What marks an empty waste, an open card, and an empty discard, a tick. */
const SIGNS: Readonly<Record<string, Tones>> = {
  waste: { ink: `M15 21H35V49H15V21M17 23V47H33V23${suitPath(1, 25, 35, 12)}`, gold: '' },
  discard: { ink: 'M13 36l3-3 6 6L35 25l3 3-16 17', gold: '' },
};

/**
 * The sign of an empty pile. A foundation shows its suit, 0 to 3, and above it the rank that it begins with, if one is given. For
 * `viewBox="0 0 50 70"`. Cached: the same sign returns the same object, so that it isn't drawn again.
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
  return (drawn[`${suit}${letter && letter[1]}`] ??= { ink: ink(), gold: '' });
}
