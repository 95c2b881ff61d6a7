import type { SolitaireElement } from './define.js';
import { defineElement } from './element/define/define-element.js';
import { luckyThirteen } from './games/lucky-thirteen.js';

/** `<lucky-thirteen>`. */
export const LuckyThirteenElement = defineElement<object>('lucky-thirteen', luckyThirteen);

/** `<lucky-thirteen>`. */
export type LuckyThirteenElement = SolitaireElement & object;

declare global {
  interface HTMLElementTagNameMap {
    'lucky-thirteen': LuckyThirteenElement;
  }
}
