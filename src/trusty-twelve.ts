import { SolitaireElement } from './element/solitaire-element.js';
import { trustyTwelve } from './games/trusty-twelve.js';

/** Twelve piles of one card, and a stock of 40. Build down by rank in any suit. Deal the whole stock to win. */
export const TrustyTwelveElement = SolitaireElement.defineSolitaire<object>('trusty-twelve', trustyTwelve);

/** `<trusty-twelve>`. */
export type TrustyTwelveElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'trusty-twelve': TrustyTwelveElement;
  }
}
