import { type Deal, readDeal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import { TimeSlice, whenIdle } from '../../solver/time-slice.js';
import { winnableDeal } from '../../solver/winnable-deal.js';
import { type RequestedDeal, same } from './request.js';

/** The deal that is wanted: a deck, a seed, or, without either, a random one. */
export type Wish = Omit<RequestedDeal, 'daily'>;

/** Deals games: at once, or as soon as a deal has been found that can be won. While a game is played it looks for the next one. */
export class Dealer {
  readonly #variant: Variant;
  #search: AbortController | undefined;
  #latest: Promise<void> | undefined;
  #preparation: AbortController | undefined;
  #prepared: Deal | undefined;

  constructor(variant: Variant) {
    this.#variant = variant;
  }

  /** Whether a deal is being looked for. */
  get busy(): boolean {
    return this.#search?.signal.aborted === false;
  }

  /**
   * Finds the deal that is wanted and puts it on the table by `begin`: before it returns, where nothing needs to be looked for. Fulfilled
   * when `begin` is; where another deal is wanted before this one is found, when that one is dealt.
   *
   * @throws an `AbortError` where the element leaves before the deal is found.
   */
  deal(wish: Wish, begin: (deal: Deal) => Promise<void>): Promise<void> {
    this.cancel();
    return (this.#latest = this.#deal(wish, begin));
  }

  /** Gives up the deal that is being looked for, since another game comes before it. */
  cancel(): void {
    this.#search?.abort();
    this.#search = this.#latest = undefined;
  }

  /** The element has left the page: nothing is looked for any more. */
  leave(): void {
    this.#search?.abort();
    this.#preparation?.abort();
    this.#preparation = undefined;
  }

  /** Looks for a random deal that can be won, to be dealt at once when it is wanted. It takes only time in which the page is idle. */
  prepare(options: Options): void {
    if (this.#preparation || this.#prepared) return;
    const { signal } = (this.#preparation = new AbortController());
    const slice = new TimeSlice(whenIdle);
    const search = slice
      .next()
      .then(() => winnableDeal(this.#variant, dealSearchOf(this.#variant), options, undefined, signal, slice));
    search.then(
      (deal) => {
        this.#prepared = deal;
        this.#preparation = undefined;
      },
      () => {
        // The element has left; when it comes back and is played, another one is looked for.
      },
    );
  }

  async #deal({ seed, deck, deals, options }: Wish, begin: (deal: Deal) => Promise<void>): Promise<void> {
    const search = (this.#search = new AbortController());
    const winnable = deck === undefined && (deals ? deals === 'winnable' : seed === undefined);
    const prepared = winnable && seed === undefined ? this.#takePrepared(options) : undefined;
    try {
      const deal = winnable
        ? (prepared ?? (await winnableDeal(this.#variant, dealSearchOf(this.#variant), options, seed, search.signal)))
        : readDeal(this.#variant, { ...options, seed, deck });
      if (search === this.#search) return await begin(deal);
    } catch (error) {
      if (search === this.#search) {
        this.cancel();
        throw error;
      }
    }
    await this.#latest;
  }

  #takePrepared(options: Options): Deal | undefined {
    const deal = this.#prepared;
    this.#prepared = undefined;
    return same(deal?.options, options) ? deal : undefined;
  }
}
