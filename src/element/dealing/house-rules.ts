import { type Options, type OptionValue, readOptions } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Store } from '../storage/store.js';
import type { AttributeReader } from './attribute-reader.js';

const KEY = 'house-rules';

/**
 * The options a reader chose in place of those a page asks for. They are kept for pages that ask for the same options
 * as the one where they were chosen.
 */
export class HouseRules {
  readonly #element: HTMLElement;
  readonly #variant: Variant;
  readonly #store: Store;
  readonly #attributes: AttributeReader;
  /** What the page asked for before the reader chose. */
  #asked: Options | undefined;

  constructor(element: HTMLElement, variant: Variant, store: Store, attributes: AttributeReader) {
    this.#element = element;
    this.#variant = variant;
    this.#store = store;
    this.#attributes = attributes;
  }

  /** Sets the element's options to those the reader chose once, if any. */
  apply(): void {
    this.#asked = this.#attributes.options();
    try {
      const chosen = this.#store.readFor(this.#asked, KEY);
      if (chosen) Object.assign(this.#element, readOptions(this.#variant.options ?? {}, { ...this.#asked, ...chosen }));
    } catch {
      // What was kept are no options of this game.
    }
  }

  /** Sets an option of the element, and keeps it. */
  choose(option: string, value: OptionValue): void {
    this.#asked ??= this.#attributes.options();
    this.#store.writeFor(this.#asked, KEY, { ...Object(this.#store.readFor(this.#asked, KEY)), [option]: value });
    Object.assign(this.#element, { [option]: value });
  }
}
