import { elementFor } from './element/element-for.js';
import type { SolitaireElementClass } from './element/element-for.js';
import type { OptionValue } from './engine/options.js';
import type { Variant } from './engine/variant.js';

export { SolitaireElement } from './element/solitaire-element.js';
export type { SolitaireElementClass } from './element/element-for.js';
export type * from './element/events.js';
export type { Variant } from './engine/variant.js';

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
 * Defines the element of a game, its options being attributes and properties. Where the tag is taken already, by an earlier copy of
 * this script for instance, that class is returned and nothing is thrown; without a DOM, as on a server, nothing is defined. Where
 * the browser refuses a tag, that is reported as an uncaught error is, but the elements defined after it are not stopped.
 */
export function defineSolitaire<Options = Record<string, OptionValue>>(
  tag: string,
  variant: Variant,
): SolitaireElementClass<Options> {
  const taken = globalThis.customElements?.get(tag);
  if (taken) return taken as unknown as SolitaireElementClass<Options>;
  const defined = elementFor<Options>(variant);
  try {
    globalThis.customElements?.define(tag, defined);
  } catch (error) {
    reportError(error);
  }
  return defined;
}
