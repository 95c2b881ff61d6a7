import type { SolitaireElement } from './define.js';
import { defineSolitaire } from './define.js';
import { bakersDozen } from './games/bakers-dozen.js';

/** `<bakers-dozen>`. */
export const BakersDozenElement = defineSolitaire<object>('bakers-dozen', bakersDozen);

/** `<bakers-dozen>`. */
export type BakersDozenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'bakers-dozen': BakersDozenElement;
  }
}
