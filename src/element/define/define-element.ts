import type { ReactiveElement } from 'lit';
import { readVariant } from '../../games/variant/read-variant.js';
import type { Variant } from '../../games/variant/variant.js';
import { hasAllNeeded } from './needed.js';
import { addProperties, flag } from './properties.js';

/**
 * Defines the element of a game as a class derived from a base. The game's options are attributes and properties.
 *
 * @param canShow whether the browser has all that the base needs.
 */
export function defineElement(
  Base: typeof ReactiveElement,
  tag: string,
  given: Variant,
  canShow = hasAllNeeded,
): CustomElementConstructor {
  const variant = readVariant(given);
  const taken = globalThis.customElements?.get(tag);
  if (taken) return taken;
  class GameElement extends Base {
    static readonly variant = given;
  }
  for (const [name, { default: preset }] of Object.entries(variant.options ?? {})) {
    addProperties(GameElement, { [name]: { ...(typeof preset === 'boolean' && flag()), preset } });
  }
  // A tag that is not defined shows its own content. A server draws nothing, and needs none of this.
  if (globalThis.document && !canShow()) return GameElement;
  try {
    globalThis.customElements?.define(tag, GameElement);
  } catch (error) {
    reportError(error);
  }
  return GameElement;
}
