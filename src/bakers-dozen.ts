import { SolitaireElement } from './element/solitaire-element.js';
import { bakersDozen } from './games/bakers-dozen.js';

/** `<bakers-dozen>`. */
export const BakersDozenElement = SolitaireElement.defineSolitaire<object>('bakers-dozen', bakersDozen);

/** `<bakers-dozen>`. */
export type BakersDozenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'bakers-dozen': BakersDozenElement;
  }
}
