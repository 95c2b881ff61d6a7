import type { SolitaireElement } from './define.js';
import { defineElement } from './element/define/define-element.js';
import { bakersDozen } from './games/bakers-dozen.js';

/** `<bakers-dozen>`. */
export const BakersDozenElement = defineElement<object>('bakers-dozen', bakersDozen);

/** `<bakers-dozen>`. */
export type BakersDozenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'bakers-dozen': BakersDozenElement;
  }
}
