import { type Options, type OptionValue, readOptions } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Page } from '../page.js';
import type { Store } from '../storage/store.js';
import type { AttributeReader } from '../request/attribute-reader.js';

const KEY = 'house-rules';

interface HouseRulesParts {
  readonly variant: Variant;
  readonly store: Store;
  readonly attributes: AttributeReader;
}

/**
 * The options a reader chose in place of those a page asks for. They are kept for pages that ask for the same options
 * as the one where they were chosen.
 */
export class HouseRules {
  readonly #page: Page;
  readonly #parts: HouseRulesParts;
  /** What the page asked for before the reader chose. */
  #asked: Options | undefined;

  constructor(page: Page, parts: HouseRulesParts) {
    this.#page = page;
    this.#parts = parts;
  }

  /** Sets the element's options to those the reader chose once, if any. */
  apply(): void {
    const { variant, store, attributes } = this.#parts;
    this.#asked = attributes.options();
    try {
      const chosen = store.readFor(this.#asked, KEY);
      if (chosen) attributes.setOptions(readOptions(variant.options ?? {}, { ...this.#asked, ...chosen }));
    } catch {
      // What was kept are no options of this game.
    }
  }

  /** Sets an option of the element, and keeps it. */
  choose(option: string, value: OptionValue): void {
    const { store, attributes } = this.#parts;
    this.#asked ??= attributes.options();
    store.writeFor(this.#asked, KEY, { ...Object(store.readFor(this.#asked, KEY)), [option]: value });
    attributes.setOptions({ [option]: value });
    this.#page.changed();
  }
}
