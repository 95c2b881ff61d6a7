import type { SolitaireElement } from './define.js';
import { defineSolitaire } from './define.js';
import { luckyThirteen } from './games/lucky-thirteen.js';

/** `<lucky-thirteen>`. */
export const LuckyThirteenElement = defineSolitaire<object>('lucky-thirteen', luckyThirteen);

/** `<lucky-thirteen>`. */
export type LuckyThirteenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'lucky-thirteen': LuckyThirteenElement;
  }
}
