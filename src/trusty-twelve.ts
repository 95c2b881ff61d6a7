import type { SolitaireElement } from './define.js';
import { defineElement } from './element/define/define-element.js';
import { trustyTwelve } from './games/trusty-twelve.js';

/** `<trusty-twelve>`. */
export const TrustyTwelveElement = defineElement<object>('trusty-twelve', trustyTwelve);

/** `<trusty-twelve>`. */
export type TrustyTwelveElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'trusty-twelve': TrustyTwelveElement;
  }
}
