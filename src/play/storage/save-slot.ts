import type { Area, Page } from '../page.js';
import type { Unkept } from '../session/played-game.js';
import { KEY as LOG } from './game-log.js';
import { findHeld, heldBy } from './held-locks.js';
import { kindOf, throwOldest, throwSurplus } from './old-games.js';
import { LATE, Store, withDefaults } from './store.js';

/** The beginning of the keys of unfinished games. */
export const KEYS = 'game/';

/**
 * The pause after each write, in milliseconds. Hardly any reader moves faster, so only scripts wait: 2,500 moves at once take 0.2 s
 * instead of 0.44 s. After a pause of a second, a window opened right after two quick moves would lack the last one.
 */
const PAUSE = 200;

/** The slots of all elements. */
const slots = new Set<SaveSlot>();

/** An unfinished game in the storage. */
export interface SavedGame {
  readonly record: unknown;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  readonly [fact: string]: unknown;
}

/** Where one element keeps its unfinished game. Only the holder of a slot writes there. */
export class SaveSlot {
  readonly #page: Page;
  readonly #store: Store;
  readonly #folder: string;
  readonly #key: string;
  /** The name of its lock. */
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  readonly #changed: () => void;
  /**
   * The browser takes some milliseconds to answer. `asked`: it may say no, so nothing is written yet. `expected`:
   * no other tab is known to hold the slot, so writing doesn't wait. `waiting`: another tab holds it, and might leave.
   */
  #state: 'free' | 'asked' | 'expected' | 'waiting' | 'held' = 'free';
  /** The record of the kept game that was resumed here, as JSON; `undefined` if none was. */
  #resumed: string | undefined;
  /** The value of `keptAt` while no tab is known to hold the slot. An empty slot has nothing to overwrite. */
  #keptAtWhenFree: number | undefined = 0;
  #unkept: Unkept | undefined;
  /** What is not written yet. It is built only where it is written. */
  #latest: (() => SavedGame | undefined) | undefined;
  /** Whether that was never tried yet. */
  #isNew = false;
  /** When it was last tried to write. */
  #triedAt = -PAUSE;
  #stopTimer = (): void => {};
  #release: () => void = () => {};
  /** Takes the slot at once, if the tab that held it has left. */
  #takeNow: () => void = () => {};
  readonly #left = new AbortController();

  /**
   * @param game its id.
   * @param deal the name of the deal that is asked for.
   * @param changed is called whenever a game can't be kept, though there is a storage, or can be kept again.
   */
  constructor(page: Page, area: Area, game: string, deal: string, changed: () => void) {
    this.#page = page;
    this.#store = new Store(page, '', area);
    this.#folder = `${game}/${KEYS}`;
    this.#key = this.#folder + deal;
    this.#name = this.#store.prefix + this.#key;
    this.#changed = changed;
    // A session's storage is the tab's own: a lock would shut out other tabs. Pages without https have no locks.
    this.#locks = area === 'local' ? page.locks : undefined;
    slots.add(this);
  }

  /** Why nothing can be kept; `undefined` if it can, or that isn't known yet. */
  get unkept(): Unkept | undefined {
    return this.#unkept;
  }

  get isHeld(): boolean {
    return this.#state === 'held';
  }

  /** Whether there is a game. */
  get isKept(): boolean {
    return !!this.#store.textOf(this.#key);
  }

  /** When the game that is there was kept; 0 where there is none. */
  get keptAt(): number {
    return withDefaults(this.#store.read(this.#key), { at: 0 }).at;
  }

  /** The game that is kept here is in play. */
  resumed(): void {
    this.#resumed = this.#recordKept;
  }

  /** Finds out whether another tab holds the slot, without taking it. */
  async look(): Promise<void> {
    const { keptAt } = this;
    const held = this.#locks && (await findHeld(this.#locks));
    if (held && !held.has(this.#name)) this.#keptAtWhenFree = keptAt;
  }

  /** Takes the slot, unless another tab holds it. A second call asks again, since the holder might be gone. */
  take(): void {
    if (this.#state === 'free') void this.#claim();
    if (this.#state === 'waiting') this.#takeNow();
  }

  /** Sets the game that takes the place of the one there, or none. */
  put(saved: () => SavedGame | undefined): void {
    const { isKept } = this;
    // If the game there is deleted before this one is written, this one goes, too.
    this.#latest = () => (isKept && !this.isKept ? undefined : saved());
    this.#isNew = true;
    if (this.#state === 'waiting') this.#notice('heldElsewhere');
  }

  /** Writes what was put there since the last time: now, or after the pause. */
  writeInTime(): void {
    if (!this.#isNew) return;
    const pause = this.#triedAt + PAUSE - this.#page.now;
    this.#stopTimer();
    // An empty slot is written at once: nothing there would tell that the storage was cleared meanwhile.
    if (pause > 0 && this.isKept) this.#stopTimer = this.#page.after(pause, () => this.write());
    else this.write();
  }

  /** Writes now what is not written yet, or as soon as the slot is held. */
  write(): void {
    this.#stopTimer();
    if (!this.#latest || (this.#state !== 'held' && this.#state !== 'expected')) return;
    const store = this.#store;
    const saved = this.#latest();
    this.#isNew = false;
    this.#triedAt = this.#page.now;
    const write = () => store.write(this.#key, saved);
    // What is seen on this page stays, and what is played in others.
    const held = this.#locks && heldBy.get(this.#locks);
    const isInUse = (key: string) =>
      key === this.#key || !!held?.has(store.prefix + key) || this.#onPage(key).length > 0;
    const mayGo = (key: string) => kindOf(key) === LOG || (kindOf(key) === KEYS && !isInUse(key));
    if (this.#locks) void findHeld(this.#locks);
    this.#notice(throwOldest(store, this.#page.time, mayGo, write) ? undefined : 'unkept');
    if (this.#unkept) return;
    this.#latest = undefined;
    throwSurplus(store, this.#page.time, this.#folder, mayGo);
  }

  /** The storage was cleared. What isn't written yet goes, too. */
  forget(): void {
    this.#stopTimer();
    this.#latest = undefined;
    this.#isNew = false;
  }

  /** Leaves the slot to others. */
  leave(): void {
    this.write();
    slots.delete(this);
    this.#release();
    this.#left.abort();
  }

  async #claim(): Promise<void> {
    if (this.#store.area === 'none') return;
    // The message comes after the move, as when locks answer. Otherwise the move would remove it.
    const isLater = this.#store.isLater(this.#key, this.#store.read(this.#key));
    if (isLater) return queueMicrotask(() => this.#notice('keptByLater'));
    this.#state = this.#keptAtWhenFree === this.keptAt ? 'expected' : 'asked';
    const claimOnPage = () =>
      void (this.#onPage(this.#key).some(({ isHeld }) => isHeld) ? this.#giveUp() : this.#hold());
    if (!this.#locks) return queueMicrotask(claimOnPage);
    await this.#locks
      .request(this.#name, { ifAvailable: true }, (lock) => (lock ? this.#hold() : this.#wait()))
      .catch(claimOnPage);
  }

  #giveUp(state: 'free' | 'waiting' = 'free'): void {
    this.#state = state;
    this.#keptAtWhenFree = undefined;
    this.#notice('heldElsewhere');
  }

  /**
   * Another tab holds the slot. Once that has left, a further move here takes the slot. Without one, what was played here is kept all the
   * same, unless the game went on there.
   */
  #wait(): void {
    this.#giveUp('waiting');
    this.#takeNow = () => {};
    const { signal } = this.#left;
    const granted = () =>
      new Promise<void>((resolve) => {
        this.#release = resolve;
        this.#takeNow = () => resolve(this.#hold());
        // Browsers pass locks on faster than what was written last.
        this.#page.after(LATE, () => {
          if (signal.aborted || this.#state !== 'waiting') return;
          resolve(this.#resumed === this.#recordKept ? this.#hold() : this.#giveUp());
        });
      });
    // An element that leaves waits no longer.
    this.#locks!.request(this.#name, { signal }, granted).catch(() => {});
  }

  get #recordKept(): string | undefined {
    return JSON.stringify((this.#store.read(this.#key) as SavedGame | undefined)?.record);
  }

  /** Fulfilled when the slot is left. Where that has happened already, what was played before is still kept. */
  #hold(): Promise<void> | undefined {
    this.#state = 'held';
    this.#notice(undefined);
    this.write();
    return this.#left.signal.aborted ? undefined : new Promise((resolve) => (this.#release = resolve));
  }

  #notice(unkept: Unkept | undefined): void {
    const before = this.#unkept;
    this.#unkept = unkept;
    if (unkept || before) this.#changed();
  }

  /** The slots of this tab that have a key: its elements share one storage. */
  #onPage(key: string): SaveSlot[] {
    return [...slots].filter((slot) => slot.#key === key && slot.#store.storage === this.#store.storage);
  }
}
