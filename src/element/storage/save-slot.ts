import type { Past } from '../session/game-session.js';
import { type Store, like } from './store.js';

/** What the keys of unfinished games begin with, and how many are kept. */
const KIND = 'game/';
const KEPT = 20;

/** Slots held by elements of this page, where no browser lock is needed or to be had. */
const held = new Set<string>();

/** An unfinished game as it is kept. */
export interface Saved extends Past {
  readonly record: unknown;
  /** When it was kept, by the clock of the day. */
  readonly at: number;
}

/**
 * Where one element keeps its unfinished game. Only the holder of a slot writes there. An element takes the slot when it first has
 * something to keep, and holds it until it leaves: one that is merely shown, here or in another tab, takes nothing from others.
 */
export class SaveSlot {
  readonly #store: Store;
  readonly #key: string;
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  /** Asked for: the answer takes some milliseconds. Expected: nothing speaks against it, so that nothing need wait for the answer. */
  #state: 'free' | 'asked' | 'expected' | 'held' = 'free';
  /** What `keptAt` is while nobody is known to have taken the slot. An empty one holds nothing that could be overwritten. */
  #freeAt: number | undefined = 0;
  #hasLeft = false;
  #latest: Saved | undefined;
  #release: () => void = () => {};

  /** @param name the deal that is asked for. */
  constructor(store: Store, name: string) {
    this.#store = store;
    this.#key = KIND + name;
    this.#name = store.prefix + this.#key;
    // A session's storage is the tab's own: a lock would shut out other tabs. Pages without https have no locks.
    this.#locks = store.area === 'local' ? navigator.locks : undefined;
    if (this.keptAt > 0) void this.#lookWhetherFree();
  }

  get isHeld(): boolean {
    return this.#state === 'held';
  }

  /** When the game that is there was kept; 0 where there is none. */
  get keptAt(): number {
    return like(this.read(), { at: 0 }).at;
  }

  read(): Saved | undefined {
    return this.#store.read(this.#key) as Saved | undefined;
  }

  /**
   * Keeps a game in place of the one there, or none. Where somebody else holds the slot, nothing is kept; the next call asks again,
   * since the holder may be gone.
   */
  save(saved: Saved | undefined): void {
    this.#latest = saved;
    if (this.#state === 'free') void this.#claim();
    if (this.#state === 'expected' || this.#state === 'held') this.#write();
  }

  /** Leaves the slot to others. */
  leave(): void {
    this.#hasLeft = true;
    this.#release();
  }

  async #lookWhetherFree(): Promise<void> {
    const { keptAt } = this;
    const found = await this.#locks?.query().catch(() => undefined);
    if (found && !found.held?.some(({ name }) => name === this.#name)) this.#freeAt = keptAt;
  }

  async #claim(): Promise<void> {
    if (this.#store.area === 'none') return;
    this.#state = this.#freeAt === this.keptAt ? 'expected' : 'asked';
    const claimOnPage = () => this.#claimOnPage(`${this.#store.area} ${this.#name}`);
    if (!this.#locks) return claimOnPage();
    await this.#locks
      .request(this.#name, { ifAvailable: true }, (lock) => (lock ? this.#hold() : this.#giveUp()))
      .catch(claimOnPage);
  }

  async #claimOnPage(name: string): Promise<void> {
    if (held.has(name)) return this.#giveUp();
    held.add(name);
    await this.#hold();
    held.delete(name);
  }

  #giveUp(): void {
    this.#state = 'free';
    this.#freeAt = undefined;
  }

  /** Fulfilled when the slot is left; at once where that has happened already, but what was played before is kept. */
  #hold(): Promise<void> | undefined {
    this.#state = 'held';
    this.#write();
    return this.#hasLeft ? undefined : new Promise((resolve) => (this.#release = resolve));
  }

  #write(): void {
    this.#store.write(this.#key, this.#latest);
    const keys = this.#store.keys(KIND);
    // Their ages are read only where there are too many: this runs with every move.
    if (keys.length <= KEPT) return;
    const age = (key: string) => like(this.#store.read(key), { at: 0 }).at;
    const newest = keys.sort((a, b) => age(b) - age(a));
    for (const key of newest.slice(KEPT)) this.#store.write(key, undefined);
  }
}
