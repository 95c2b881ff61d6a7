import type { ReactiveElement } from 'lit';
import { builtIn } from '../../board/layout/window.js';
import { addProperties, flag } from './properties.js';
import { readVariant } from '../../games/variant/read-variant.js';
import type { Variant } from '../../games/variant/variant.js';

let isTold = false;

/** Whether this browser has every feature that a table needs. If not, the console lists what is missing, once for all elements. */
export function hasAllNeeded(): boolean {
  // Boards use the window of their document. In a test that may be another one than the global scope, and lack anything.
  const page: Partial<typeof globalThis> = builtIn(document, 'defaultView') ?? {};
  const { crypto, CSS, HTMLDialogElement, Element } = page;
  const needed: readonly (readonly [owner: object | undefined, name: string])[] = [
    [page, 'ResizeObserver'],
    [page, 'matchMedia'],
    [page, 'KeyframeEffect'],
    [crypto, 'getRandomValues'],
    [HTMLDialogElement?.prototype, 'showModal'],
    [Element?.prototype, 'animate'],
    [Array.prototype, 'toReversed'],
  ];
  const lacking = needed
    .filter(([owner, name]) => !(Object(owner) as Record<string, unknown>)[name])
    .map(([, name]) => name);
  // The newest of all. Without the first, cards have no colour. Chromium before 125 throws at a state without dashes.
  if (!CSS?.supports('color: light-dark(red, red)')) lacking.push('light-dark()');
  if (!CSS?.supports('selector(:state(won))')) lacking.push(':state()');
  if (lacking.length === 0) return true;
  if (!isTold) console.error(`No game can be shown: this browser lacks ${lacking.join(', ')}`);
  isTold = true;
  return false;
}

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
