import { SolitaireElement } from './element/solitaire-element.js';
import { luckyThirteen } from './games/lucky-thirteen.js';

/** Thirteen columns of four. Build up in suit on the foundations and down in any suit on the columns. */
export const LuckyThirteenElement = SolitaireElement.defineSolitaire<object>('lucky-thirteen', luckyThirteen);

/** `<lucky-thirteen>`. */
export type LuckyThirteenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'lucky-thirteen': LuckyThirteenElement;
  }
}
