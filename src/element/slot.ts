import type { Store } from './store.js';

/** What the keys of unfinished games begin with, and how many are kept. */
const KIND = 'game/';
const KEPT = 20;

/** Slots held by elements of this page, where the browser has no locks that also hold between tabs. */
const held = new Set<string>();

/** An unfinished game as it is kept. */
export interface Saved {
  readonly record: unknown;
  readonly elapsed: number;
  /** When it was kept, by the clock of the day. */
  readonly at: number;
}

/** Where one element keeps its unfinished game. Only who holds a slot writes there: another tab, or a twin on the page, does not. */
export class Slot {
  readonly #store: Store;
  readonly #key: string;
  readonly #taken: () => void;
  #state: 'waiting' | 'mine' | 'left' = 'waiting';
  #release: () => void = () => {};

  /**
   * @param name the deal that is asked for.
   * @param taken is called when the slot has become this element's; what is written earlier is not kept.
   */
  constructor(store: Store, name: string, taken: () => void) {
    this.#store = store;
    this.#key = KIND + name;
    this.#taken = taken;
    void this.claim();
  }

  read(): Saved | undefined {
    return this.#store.read(this.#key) as Saved | undefined;
  }

  /** Keeps a game in place of the one there, or none. */
  write(saved: Saved | undefined): void {
    if (this.#state !== 'mine') return;
    this.#store.write(this.#key, saved);
    const keys = this.#store.keys(KIND);
    // Their ages are read only where there are too many: this runs with every move.
    if (keys.length <= KEPT) return;
    const age = (key: string) => Number((this.#store.read(key) as Saved | undefined)?.at) || 0;
    const newest = keys.sort((a, b) => age(b) - age(a));
    for (const key of newest.slice(KEPT)) this.#store.write(key, undefined);
  }

  /** Leaves the slot to others. */
  leave(): void {
    this.#state = 'left';
    this.#release();
  }

  /**
   * Takes the slot if it is free. One that another element holds is worth asking for again with each move: who held it may be gone, and
   * only who moves has something newer to keep.
   */
  async claim(): Promise<void> {
    if (this.#state !== 'waiting') return;
    const name = this.#store.prefix + this.#key;
    try {
      await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && this.#take());
    } catch {
      // No locks, as on a page without https.
      if (held.has(name)) return;
      held.add(name);
      await this.#take();
      held.delete(name);
    }
  }

  /** Takes the slot; fulfilled when it is left. */
  #take(): Promise<void> | undefined {
    if (this.#state === 'left') return undefined;
    this.#state = 'mine';
    this.#taken();
    return new Promise((resolve) => (this.#release = resolve));
  }
}
