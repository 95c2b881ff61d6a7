import type { SolitaireElement } from './define.js';
import { defineElement } from './element/define/define-element.js';
import { trefoilSolitaire } from './games/trefoil-solitaire.js';

/** `<trefoil-solitaire>`. */
export const TrefoilSolitaireElement = defineElement<{ draw: boolean }>('trefoil-solitaire', trefoilSolitaire);

/** `<trefoil-solitaire>`. */
export type TrefoilSolitaireElement = SolitaireElement & { draw: boolean };

declare global {
  interface HTMLElementTagNameMap {
    'trefoil-solitaire': TrefoilSolitaireElement;
  }
}
