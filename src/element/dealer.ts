import type { ReactiveController, ReactiveElement } from 'lit';
import type { Deal } from '../engine/deal.js';
import { readDeal } from '../engine/deal.js';
import type { Options } from '../engine/options.js';
import type { Variant } from '../engine/variant.js';
import { winnableDeal } from '../solver/winnable-deal.js';
import type { Deals } from './request.js';

/** The deal that is wanted: a deck, a seed, or, without either, a random one. */
export interface Wish {
  readonly seed: string | undefined;
  readonly deck: string | undefined;
  readonly deals: Deals;
  readonly options: Options;
}

/** Deals games: at once, or as soon as a deal has been found that can be won. While a game is played it looks for the next one. */
export class Dealer implements ReactiveController {
  readonly #variant: Variant;
  readonly #host: ReactiveElement;
  #search: AbortController | undefined;
  #latest: Promise<void> = Promise.resolve();
  #turn = 0;
  #preparation: AbortController | undefined;
  #prepared: Deal | undefined;

  constructor(host: ReactiveElement, variant: Variant) {
    this.#host = host;
    this.#variant = variant;
    host.addController(this);
  }

  hostConnected(): void {
    // A first deal that was being looked for when the element left is asked for again.
    if (!this.busy && this.#host.hasUpdated) this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    // An element that is only moved is back before this runs.
    queueMicrotask(() => {
      if (this.#host.isConnected) return;
      this.#search?.abort();
      this.#preparation?.abort();
      this.#search = this.#preparation = undefined;
    });
  }

  /** Whether a deal is being looked for. */
  get busy(): boolean {
    return this.#search !== undefined;
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
    this.#turn++;
    this.#search?.abort();
    this.#search = undefined;
    this.#latest = Promise.resolve();
  }

  async #deal({ seed, deck, deals, options }: Wish, begin: (deal: Deal) => Promise<void>): Promise<void> {
    const turn = this.#turn;
    const winnable = deck === undefined && (deals === 'winnable' || (deals === 'default' && seed === undefined));
    const prepared = winnable && seed === undefined ? this.#takePrepared(options) : undefined;
    try {
      const deal = winnable
        ? (prepared ?? (await this.#find(options, seed)))
        : readDeal(this.#variant, { ...options, seed, deck });
      if (turn === this.#turn) return await begin(deal);
    } catch (error) {
      if (turn === this.#turn) throw error;
    }
    await this.#latest;
  }

  /** Looks for a random deal that can be won, to be dealt at once when it is wanted. */
  prepare(options: Options): void {
    if (this.#preparation || this.#prepared || !this.#host.isConnected) return;
    const preparation = (this.#preparation = new AbortController());
    winnableDeal(this.#variant, options, undefined, preparation.signal).then(
      (deal) => {
        this.#prepared = deal;
        this.#preparation = undefined;
      },
      () => {
        // The element has left; when it comes back and is played, another one is looked for.
      },
    );
  }

  #takePrepared(options: Options): Deal | undefined {
    const deal = this.#prepared;
    this.#prepared = undefined;
    return JSON.stringify(deal?.options) === JSON.stringify(options) ? deal : undefined;
  }

  async #find(options: Options, seed: string | undefined): Promise<Deal> {
    const search = (this.#search = new AbortController());
    try {
      return await winnableDeal(this.#variant, options, seed, search.signal);
    } finally {
      if (this.#search === search) this.#search = undefined;
    }
  }
}
