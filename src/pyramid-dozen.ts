import { SolitaireElement } from './element/solitaire-element.js';
import { pyramidDozen } from './games/pyramid-dozen.js';

/** The options of Pyramid Dozen. Each is an attribute and a property. */
export interface PyramidDozenOptions {
  /**
   * How many times the waste can be turned over: `0` to `99`, or `unlimited`.
   *
   * @default 3
   */
  recycles: number | `${number}` | 'unlimited';

  /**
   * How a King leaves the pyramid. `stay`: never. `with-queen`: with a Queen. `alone`: on its own.
   *
   * @default 'stay'
   */
  kings: 'stay' | 'with-queen' | 'alone';
}

/**
 * A pyramid of 28 cards, and a stock of 24. Remove two uncovered cards that add up to twelve. Clear the pyramid to win.
 */
export const PyramidDozenElement = SolitaireElement.defineSolitaire<PyramidDozenOptions>('pyramid-dozen', pyramidDozen);

/** The element `<pyramid-dozen>`. */
export type PyramidDozenElement = SolitaireElement & PyramidDozenOptions;

declare global {
  interface HTMLElementTagNameMap {
    'pyramid-dozen': PyramidDozenElement;
  }
}
