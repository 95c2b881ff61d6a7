import { type Deal, readDeal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import { TimeSlice, whenIdle } from '../../solver/time-slice.js';
import { winnableDeal } from '../../solver/winnable-deal.js';
import { type Host, reportUnlessAborted } from '../host.js';
import { type Store, withDefaults } from '../storage/store.js';
import { same } from './request.js';

const KEY = 'next';

/** How deals are chosen. One that was prepared by another version is not dealt. */
const VERSION = 1;

interface Parts {
  readonly variant: Variant;
  readonly store: Store;
}

/** A deal that is kept for the next visit. */
const NONE = { version: 0, seed: '' };

/**
 * A random winnable deal, searched for while the page is idle, so that it can be dealt at once when it is asked for: in this visit, or in
 * the next.
 */
export class NextDeal {
  readonly #parts: Parts;
  #search: AbortController | undefined;
  /** Where nothing can be kept. */
  #deal: Deal | undefined;

  constructor(_host: Host, parts: Parts) {
    this.#parts = parts;
  }

  /** Searches, unless it is searching or has found one. */
  prepare(options: Options): void {
    if (this.#search || this.#deal || this.#kept(options)) return;
    const { variant } = this.#parts;
    const { signal } = (this.#search = new AbortController());
    const slice = new TimeSlice(whenIdle);
    slice
      .next()
      .then(() => winnableDeal(variant, dealSearchOf(variant), options, undefined, signal, slice))
      .then(
        (deal) => {
          this.#search = undefined;
          this.#keep(deal);
        },
        (error: unknown) => {
          if (this.#search?.signal === signal) this.#search = undefined;
          reportUnlessAborted(error);
        },
      );
  }

  /** A deal that was found with these options, if any. Nobody else gets it. */
  take(options: Options): Deal | undefined {
    const deal = this.#deal;
    this.#deal = undefined;
    if (same(deal?.options, options)) return deal;
    const { variant, store } = this.#parts;
    const kept = this.#kept(options);
    if (!kept) return undefined;
    store.writeFor(options, KEY, undefined);
    return readDeal(variant, { ...options, seed: kept.seed });
  }

  stop(): void {
    this.#search?.abort();
    this.#search = undefined;
  }

  #kept(options: Options): typeof NONE | undefined {
    const kept = withDefaults(this.#parts.store.readFor(options, KEY), NONE);
    return kept.version === VERSION && /^\d{1,10}$/.test(kept.seed) ? kept : undefined;
  }

  #keep(deal: Deal): void {
    const { options, seed } = deal;
    this.#parts.store.writeFor(options, KEY, { version: VERSION, seed });
    if (this.#kept(options)?.seed !== seed) this.#deal = deal;
  }
}
