import type { Tones } from './path.js';
import { type Glyph, glyphOf, glyphPath } from './ranks.js';
import { suitPath } from './suits.js';

const drawn: Record<string, Tones> = {};

/**
 * What marks an empty foundation: its suit, and above it the rank that it begins with, where one is given. For `viewBox="0 0 50 70"`.
 * Cached: the same object for the same sign, so that it is not drawn again.
 */
export function signOf(suit: number, base: number | undefined, letters: Readonly<Record<number, Glyph>>): Tones {
  const letter = base && (letters[base] ?? glyphOf(base));
  const ink = () => (letter ? glyphPath(letter, 25, 12, 18) + suitPath(suit, 25, 46, 24) : suitPath(suit, 25, 35, 24));
  return (drawn[`${suit}${letter && letter[1]}`] ??= { ink: ink(), gold: '' });
}
