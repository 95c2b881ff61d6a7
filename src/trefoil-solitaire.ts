import { SolitaireElement } from './element/solitaire-element.js';
import { trefoilSolitaire } from './games/trefoil-solitaire.js';

/** The option of Trefoil. It is an attribute and a property. */
export interface TrefoilSolitaireOptions {
  /**
   * After both redeals, one covered card can be lifted to the top of its fan.
   *
   * @default false
   */
  draw: boolean;
}

/** Sixteen fans of three cards. Build up in suit on the foundations and down in suit on the fans. Redeal twice. */
export const TrefoilSolitaireElement = SolitaireElement.defineSolitaire<TrefoilSolitaireOptions>(
  'trefoil-solitaire',
  trefoilSolitaire,
);

/** The element `<trefoil-solitaire>`. */
export type TrefoilSolitaireElement = SolitaireElement & TrefoilSolitaireOptions;

declare global {
  interface HTMLElementTagNameMap {
    'trefoil-solitaire': TrefoilSolitaireElement;
  }
}
