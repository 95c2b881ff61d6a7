import type { Deal } from '../../engine/model/deal.js';
import type { Game } from '../../engine/play/game.js';
import { type RequestedDeal, asksFor, sameRequest } from './request.js';

/** What a page asks for by the attributes of an element, and whether that has been answered with a deal. */
export class DealState {
  /** The seed as it was asked for. */
  seed: string | null = null;
  /** Whether it has not been answered yet. */
  pending = false;
  /** The deal last dealt, or resumed, because the attributes ask for it. */
  answer: Deal | undefined;

  readonly #read: () => RequestedDeal;
  /** What was asked for when an update or a method last answered it. */
  #request: RequestedDeal | undefined;
  #overruled = false;

  /** @param read reads what the attributes ask for now */
  constructor(read: () => RequestedDeal) {
    this.#read = read;
  }

  /** What was asked for last; `undefined` before anything was. */
  get request(): RequestedDeal | undefined {
    return this.#request;
  }

  /** What the attributes ask for now, which is about to be answered: by what they ask for, or by whatever a method deals. */
  take(): RequestedDeal {
    return (this.#request = this.#read());
  }

  /** Takes a seed; false where it asks for nothing, being the one that is told, or the same again. */
  seek(seed: string | null, told: string | null, game: Game | undefined): boolean {
    // What was asked for need not be the seed in play: it may be random, not allowed, or have been passed over for a deal that can be
    // won. Asked for again it is the same all the same.
    const sameAgain = seed === this.seed && (seed === null || game?.deal === this.answer);
    if (seed === told || sameAgain) return false;
    this.seed = seed;
    return (this.pending = true);
  }

  /** A method has begun a game before the first update, which need not answer what that game was begun with. */
  overrule(): void {
    this.#overruled = sameRequest(this.#request, this.#read());
  }

  /** Takes what the attributes ask for at an update; tells whether it is what was asked for before, or what is on the table. */
  update(game: Game | undefined): { request: RequestedDeal; answered: boolean } {
    const before = this.#request;
    const request = this.take();
    const isSame = this.pending ? !!game && asksFor(request, game.deal) : sameRequest(before, request);
    const answered = this.#overruled || isSame;
    this.pending = this.#overruled = false;
    return { request, answered };
  }
}
