import { SolitaireElement } from './element/solitaire-element.js';
import { luckyThirteen } from './games/lucky-thirteen.js';

/** `<lucky-thirteen>`. */
export const LuckyThirteenElement = SolitaireElement.defineSolitaire<object>('lucky-thirteen', luckyThirteen);

/** `<lucky-thirteen>`. */
export type LuckyThirteenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'lucky-thirteen': LuckyThirteenElement;
  }
}
