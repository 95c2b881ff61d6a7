import { readVariant } from '../../games/variant/read-variant.js';
import type { Variant } from '../../games/variant/variant.js';
import type { SolitaireElement } from '../solitaire-element.js';
import { elementFor, type SolitaireElementClass } from './element-for.js';

/** Defines the element of a game as a class derived from a base: see {@link SolitaireElement.defineSolitaire}. */
export function defineSolitaire<Options>(
  Base: typeof SolitaireElement,
  tag: string,
  variant: Variant,
): SolitaireElementClass<Options> {
  const game = readVariant(variant);
  const taken = globalThis.customElements?.get(tag);
  if (taken) return taken as unknown as SolitaireElementClass<Options>;
  const defined = elementFor<Options>(Base, game);
  try {
    globalThis.customElements?.define(tag, defined);
  } catch (error) {
    reportError(error);
  }
  return defined;
}
