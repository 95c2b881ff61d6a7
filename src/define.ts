import { SolitaireElement } from './element/solitaire-element.js';

export { addLocale } from './element/language/locales.js';
export { SolitaireElement };
export type { SolitaireElementClass } from './element/solitaire-element.js';
export { isSolitaireEvent } from './element/events.js';
export type * from './element/events.js';
export type { Variant } from './games/variant/variant.js';
export type { Texts } from './locales/en.js';

// The words a game is written in.
export type { Action } from './engine/model/action.js';
export * from './engine/model/card.js';
export {
  choice,
  count,
  flag,
  numberOf,
  type Options,
  type OptionSpec,
  type OptionValue,
} from './engine/model/options.js';
export { type Piles, setUp } from './engine/model/piles.js';
export * from './engine/model/position.js';
export type { Rules } from './engine/model/rules.js';
export * from './engine/words/building.js';
export * from './engine/words/cells.js';
export * from './engine/words/dealing.js';
export * from './engine/words/refusals.js';
export * from './engine/words/removing.js';
export * from './engine/words/stock.js';
export { inRow, type Layout, type Place, rowLayout } from './games/variant/layout.js';
export type { Example } from './games/variant/example.js';
export type { GameTexts } from './games/variant/texts.js';

/** Defines the element of a game: see the static of {@link SolitaireElement}. */
export const { defineSolitaire } = SolitaireElement;
