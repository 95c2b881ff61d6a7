import { winnableSeed } from 'solitaire-elements/engine.js';
import { Refusal } from './refusal.mjs';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The deals of the days, the same that elements with `daily` play. A day's seed is found once, and kept in the store. If
 * the store can't keep it, it stays in memory.
 */
export class Days {
  #store;
  #now;
  #game;
  #options;
  /** By open date, a promise of its seed. */
  #seeds = new Map();
  /** By date, the seeds that the store couldn't keep. */
  #unkept = new Map();

  /** @param {{ store: Store, now: () => number, game: string, options: object }} settings with all options of the game */
  constructor({ store, now, game, options }) {
    this.#store = store;
    this.#now = now;
    this.#game = game;
    this.#options = options;
  }

  /**
   * The dates of which a win is taken: yesterday, today and tomorrow, by UTC. Somewhere on Earth it may be any of the
   * three. Also, a game begun before midnight may be won after.
   */
  get open() {
    return [-1, 0, 1].map((days) => new Date(this.#now() + days * DAY).toISOString().slice(0, 10));
  }

  /** The deal of a date that is open, or was when its seed was kept. @throws Refusal for any other */
  async known(date) {
    const seed = this.open.includes(date) ? undefined : await this.#store.seedOf(date);
    return seed === undefined ? this.deal(date) : this.#dealFrom(date, seed);
  }

  /** The deal of an open date. @throws Refusal if it is not open. */
  async deal(date) {
    if (!this.open.includes(date)) {
      throw new Refusal(422, 'other-day', `Only these days are open: ${this.open.join(', ')}.`);
    }
    return this.#dealFrom(date, await this.#seedOf(date));
  }

  #dealFrom(date, seed) {
    return { date, game: this.#game, options: this.#options, seed };
  }

  #seedOf(date) {
    if (this.#unkept.has(date)) void this.#keepAgain(date);
    if (!this.#seeds.has(date)) {
      this.#forgetClosed();
      const seed = this.#find(date);
      this.#seeds.set(date, seed);
      seed.catch(() => this.#seeds.delete(date));
    }
    return this.#seeds.get(date);
  }

  async #find(date) {
    const kept = await this.#store.seedOf(date);
    if (kept !== undefined) return kept;
    const seed = await winnableSeed(this.#game, { ...this.#options, seed: date });
    try {
      return await this.#store.keepSeed(date, seed);
    } catch (error) {
      console.error(error);
      this.#unkept.set(date, seed);
      return seed;
    }
  }

  /** Tries to keep a seed that the store couldn't keep. No visitor waits for it. */
  async #keepAgain(date) {
    const seed = this.#unkept.get(date);
    this.#unkept.delete(date);
    try {
      await this.#store.keepSeed(date, seed);
    } catch {
      this.#unkept.set(date, seed);
    }
  }

  #forgetClosed() {
    for (const kept of [this.#seeds, this.#unkept]) {
      for (const date of kept.keys()) if (!this.open.includes(date)) kept.delete(date);
    }
  }
}
