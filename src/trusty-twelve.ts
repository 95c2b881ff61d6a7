import { SolitaireElement } from './element/solitaire-element.js';
import { trustyTwelve } from './games/trusty-twelve.js';

/** `<trusty-twelve>`. */
export const TrustyTwelveElement = SolitaireElement.defineSolitaire<object>('trusty-twelve', trustyTwelve);

/** `<trusty-twelve>`. */
export type TrustyTwelveElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'trusty-twelve': TrustyTwelveElement;
  }
}
