import { type Store, withDefaults } from './store.js';

/** What the keys of unfinished games begin with, and how many of them are kept. */
const KEYS = 'game/';
const KEPT = 20;

/** Slots held by elements of this page, where there are no browser locks or none is needed. */
const heldOnPage = new Set<string>();

/** An unfinished game as it is kept. */
export interface SavedGame {
  readonly record: unknown;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly [fact: string]: unknown;
}

/** Where one element keeps its unfinished game. Only the holder of a slot writes there. */
export class SaveSlot {
  readonly #store: Store;
  readonly #key: string;
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  /**
   * The browser takes some milliseconds to answer. `asked`: it may say no, so nothing is written yet. `expected`:
   * nobody is known to hold the slot, so writing need not wait.
   */
  #state: 'free' | 'asked' | 'expected' | 'held' = 'free';
  /** What `keptAt` is while nobody is known to hold the slot. An empty slot holds nothing that could be overwritten. */
  #keptAtWhenFree: number | undefined = 0;
  #hasLeft = false;
  #latest: SavedGame | undefined;
  #isWritten = true;
  #release: () => void = () => {};

  /** @param name of the deal that is asked for */
  constructor(store: Store, name: string) {
    this.#store = store;
    this.#key = KEYS + name;
    this.#name = store.prefix + this.#key;
    // A session's storage is the tab's own: a lock would shut out other tabs. Pages without https have no locks.
    this.#locks = store.area === 'local' ? navigator.locks : undefined;
  }

  get isHeld(): boolean {
    return this.#state === 'held';
  }

  /** When the game that is there was kept; 0 where there is none. */
  get keptAt(): number {
    return withDefaults(this.read(), { at: 0 }).at;
  }

  read(): SavedGame | undefined {
    return this.#store.read(this.#key) as SavedGame | undefined;
  }

  /** Finds out whether somebody holds the slot, without taking it. */
  async look(): Promise<void> {
    const { keptAt } = this;
    if (keptAt === 0) return;
    const found = await this.#locks?.query().catch(() => undefined);
    if (found && !found.held?.some(({ name }) => name === this.#name)) this.#keptAtWhenFree = keptAt;
  }

  /** Takes the slot, unless somebody else holds it. Called again, it asks again, since the holder may be gone. */
  take(): void {
    if (this.#state === 'free') void this.#claim();
  }

  /** Keeps a game in place of the one there, or none: now, or as soon as the slot is held. */
  write(saved: SavedGame | undefined): void {
    this.#latest = saved;
    this.#isWritten = false;
    this.#flush();
  }

  /** Leaves the slot to others. */
  leave(): void {
    this.#hasLeft = true;
    this.#release();
  }

  async #claim(): Promise<void> {
    if (this.#store.area === 'none') return;
    this.#state = this.#keptAtWhenFree === this.keptAt ? 'expected' : 'asked';
    const claimOnPage = () => this.#claimOnPage(`${this.#store.area} ${this.#name}`);
    if (!this.#locks) return claimOnPage();
    await this.#locks
      .request(this.#name, { ifAvailable: true }, (lock) => (lock ? this.#hold() : this.#giveUp()))
      .catch(claimOnPage);
  }

  async #claimOnPage(name: string): Promise<void> {
    if (heldOnPage.has(name)) return this.#giveUp();
    heldOnPage.add(name);
    await this.#hold();
    heldOnPage.delete(name);
  }

  #giveUp(): void {
    this.#state = 'free';
    this.#keptAtWhenFree = undefined;
  }

  /** Fulfilled when the slot is left. Where that has happened already, what was played before is still kept. */
  #hold(): Promise<void> | undefined {
    this.#state = 'held';
    this.#flush();
    return this.#hasLeft ? undefined : new Promise((resolve) => (this.#release = resolve));
  }

  #flush(): void {
    if (this.#isWritten || this.#state === 'free' || this.#state === 'asked') return;
    this.#isWritten = true;
    this.#store.write(this.#key, this.#latest);
    const keys = this.#store.keys(KEYS);
    // Their ages are read only where there are too many: this runs with every move.
    if (keys.length <= KEPT) return;
    const age = (key: string) => withDefaults(this.#store.read(key), { at: 0 }).at;
    const newest = keys.sort((a, b) => age(b) - age(a));
    for (const key of newest.slice(KEPT)) this.#store.write(key, undefined);
  }
}
