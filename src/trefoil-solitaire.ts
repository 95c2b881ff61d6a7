import { SolitaireElement } from './element/solitaire-element.js';
import { trefoilSolitaire } from './games/trefoil-solitaire.js';

/** `<trefoil-solitaire>`. */
export const TrefoilSolitaireElement = SolitaireElement.defineSolitaire<{ draw: boolean }>(
  'trefoil-solitaire',
  trefoilSolitaire,
);

/** `<trefoil-solitaire>`. */
export type TrefoilSolitaireElement = SolitaireElement & { draw: boolean };

declare global {
  interface HTMLElementTagNameMap {
    'trefoil-solitaire': TrefoilSolitaireElement;
  }
}
