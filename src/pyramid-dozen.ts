import { SolitaireElement } from './element/solitaire-element.js';
import { pyramidDozen } from './games/pyramid-dozen.js';

/** `<pyramid-dozen>`. */
export const PyramidDozenElement = SolitaireElement.defineSolitaire<{ recycles: number | string; kings: string }>(
  'pyramid-dozen',
  pyramidDozen,
);

/** `<pyramid-dozen>`. */
export type PyramidDozenElement = SolitaireElement & { recycles: number | string; kings: string };

declare global {
  interface HTMLElementTagNameMap {
    'pyramid-dozen': PyramidDozenElement;
  }
}
