import type { Deal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import { TimeSlice, whenIdle } from '../../solver/time-slice.js';
import { winnableDeal } from '../../solver/winnable-deal.js';
import { type Host, reportUnlessAborted } from '../host.js';
import { same } from './request.js';

/**
 * A random winnable deal, searched for while the page is idle, so that it can be dealt at once when it is asked for.
 */
export class NextDeal {
  readonly #parts: { readonly variant: Variant };
  #search: AbortController | undefined;
  #deal: Deal | undefined;

  constructor(_host: Host, parts: { readonly variant: Variant }) {
    this.#parts = parts;
  }

  /** Searches, unless it is searching or has found one. */
  prepare(options: Options): void {
    if (this.#search || this.#deal) return;
    const { variant } = this.#parts;
    const { signal } = (this.#search = new AbortController());
    const slice = new TimeSlice(whenIdle);
    slice
      .next()
      .then(() => winnableDeal(variant, dealSearchOf(variant), options, undefined, signal, slice))
      .then(
        (deal) => {
          this.#deal = deal;
          this.#search = undefined;
        },
        (error: unknown) => {
          if (this.#search?.signal === signal) this.#search = undefined;
          reportUnlessAborted(error);
        },
      );
  }

  /** The deal, if one was found that has these options. */
  take(options: Options): Deal | undefined {
    const deal = this.#deal;
    this.#deal = undefined;
    return same(deal?.options, options) ? deal : undefined;
  }

  stop(): void {
    this.#search?.abort();
    this.#search = undefined;
  }
}
