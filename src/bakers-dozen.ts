import { SolitaireElement } from './element/solitaire-element.js';
import { bakersDozen } from './games/bakers-dozen.js';

/** Thirteen columns of four, every King at the bottom of its own. Build up in suit on the foundations and down in any suit. */
export const BakersDozenElement = SolitaireElement.defineSolitaire<object>('bakers-dozen', bakersDozen);

/** `<bakers-dozen>`. */
export type BakersDozenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'bakers-dozen': BakersDozenElement;
  }
}
