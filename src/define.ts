import { defineElement } from './element/define-element.js';
import type { SolitaireElementClass } from './element/element-for.js';
import { readVariant } from './engine/arguments.js';
import type { OptionValue } from './engine/options.js';
import { shown } from './engine/shown.js';
import type { Variant } from './engine/variant.js';
import { searchAnyGame } from './solver/any-game.js';

export { addLocale } from './element/language.js';
export { SolitaireElement } from './element/solitaire-element.js';
export type { SolitaireElementClass } from './element/element-for.js';
export type * from './element/events.js';
export type { Variant } from './engine/variant.js';
export type { Texts } from './locales/en.js';

// The words a game is written in.
export * from './engine/building.js';
export * from './engine/card.js';
export { dealt } from './engine/dealing.js';
export { inRow } from './engine/layout.js';
export type { Layout, Place } from './engine/layout.js';
export { choice, count, flag } from './engine/options.js';
export { setUp } from './engine/piles.js';
export { topOf, withPiles } from './engine/position.js';
export type { Position } from './engine/position.js';

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
      `game ${shown(variant.id)} has the layouts ${shown(layouts)}; allowed: an array of one or more`,
    );
  }
  return defineElement(tag, search ? variant : { ...variant, search: searchAnyGame });
};
