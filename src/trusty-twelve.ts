import type { SolitaireElement } from './define.js';
import { defineSolitaire } from './define.js';
import { trustyTwelve } from './games/trusty-twelve.js';

/** `<trusty-twelve>`. */
export const TrustyTwelveElement = defineSolitaire<object>('trusty-twelve', trustyTwelve);

/** `<trusty-twelve>`. */
export type TrustyTwelveElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'trusty-twelve': TrustyTwelveElement;
  }
}
