import type { OptionValue } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import { type SolitaireElementClass, elementFor } from './element-for.js';

/**
 * Defines the element of a game, its options being attributes and properties. Where the tag is taken already, by an earlier copy of
 * this script for instance, that class is returned and nothing is thrown; without a DOM, as on a server, nothing is defined. Where
 * the browser refuses a tag, that is reported as an uncaught error is, but the elements defined after it are not stopped.
 */
export function defineElement<Options = Record<string, OptionValue>>(
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
