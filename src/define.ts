import { defineElement } from './element/define/define-element.js';
import type { SolitaireElementClass } from './element/define/element-for.js';
import { readVariant } from './games/variant/read-variant.js';
import type { OptionValue } from './engine/model/options.js';
import { quote } from './engine/input/quote.js';
import type { Variant } from './games/variant/variant.js';
import { searchAnyGame } from './solver/any-game.js';

export { addLocale } from './element/language/language.js';
export { SolitaireElement } from './element/solitaire-element.js';
export type { SolitaireElementClass } from './element/define/element-for.js';
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
export * from './engine/words/building.js';
export * from './engine/words/cells.js';
export * from './engine/words/dealing.js';
export * from './engine/words/refusals.js';
export * from './engine/words/removing.js';
export * from './engine/words/stock.js';
export { inRow, type Layout, type Place, rowLayout } from './games/variant/layout.js';
export type { GameTexts } from './games/variant/texts.js';

/**
 * Defines the element of a game, its options being attributes and properties. A game that brings no search of its own is searched by
 * its rules. Where the tag is taken already, by an earlier copy of this script for instance, that class is returned and nothing is
 * thrown; without a DOM, as on a server, nothing is defined. Where the browser refuses a tag, that is reported as an uncaught error is.
 *
 * @throws TypeError naming what the game lacks.
 */
export const defineSolitaire = <Options = Record<string, OptionValue>>(
  tag: string,
  variant: Variant,
): SolitaireElementClass<Options> => {
  const { layouts, search } = readVariant(variant);
  if (!Array.isArray(layouts) || layouts.length === 0) {
    throw new TypeError(
      `game ${quote(variant.id)} has the layouts ${quote(layouts)}; allowed: an array of one or more`,
    );
  }
  return defineElement(tag, search ? variant : { ...variant, search: searchAnyGame });
};
