// A browser without a page, for a game in play: time is a number, tabs are objects, and what is kept is in a map.
import type { SolitaireEventName } from '../../src/play/events.js';
import type { Area, EventDetail, Page } from '../../src/play/page.js';

/** Waits until everything has happened that waits for no time. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A storage's values are its own fields, as in a browser. */
class Values {
  /** How many characters there is room for. */
  readonly room: () => number;

  constructor(room: () => number) {
    this.room = room;
    Object.defineProperty(this, 'room', { enumerable: false });
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key]! : null;
  }

  setItem(key: string, value: string): void {
    const others = Object.entries(this).filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + String(text).length, 0);
    if (used + key.length + value.length > this.room()) throw new DOMException('full', 'QuotaExceededError');
    (this as unknown as Record<string, string>)[key] = value;
  }

  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}

/** The locks of a browser: each name is held by one at a time. It answers late, as browsers do. */
class Locks {
  readonly #held = new Map<string, Tab | undefined>();
  readonly #waiting: (() => void)[] = [];

  /** @param tab the one that asks, if the lock ends with it. */
  async request(name: string, options: LockOptions, callback: (lock: unknown) => unknown, tab?: Tab): Promise<void> {
    await settled();
    while (!options.ifAvailable && this.#held.has(name)) await this.#freed();
    if (tab?.isDead) return;
    options.signal?.throwIfAborted();
    if (this.#held.has(name)) return void (await callback(null));
    this.#held.set(name, tab);
    await callback({ name });
    if (this.#held.get(name) === tab) this.#held.delete(name);
    this.#tell();
  }

  /** Fulfilled when a lock is free again. Those that wait are told in the order in which they came. */
  #freed(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell(): void {
    for (const tell of this.#waiting.splice(0)) tell();
  }

  async query(): Promise<{ held: { name: string }[] }> {
    await settled();
    return { held: this.held.map((name) => ({ name })) };
  }

  /** Frees what a tab held that has died. */
  release(tab: Tab): void {
    for (const [name, holder] of this.#held) if (holder === tab) this.#held.delete(name);
    this.#tell();
  }

  get held(): readonly string[] {
    return [...this.#held.keys()];
  }
}

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A reader's browser. Its tabs share time, the local storage and the locks. */
export class Browser {
  /** The reader's clock: milliseconds since 1970. */
  time: number;
  /** Milliseconds since the browser was opened. */
  now = 1000;
  /** How many characters each storage has room for. */
  room = 5_000_000;
  /** Whether each tab is a process of its own, which sees a moment later what others write. */
  isLate = false;
  readonly tabs = new Set<Tab>();
  readonly locks = new Locks();
  readonly local = new Values(() => this.room) as unknown as Storage;
  readonly #timers = new Set<Timer>();

  /** @param time a local time such as `2026-11-20T12:00`. */
  constructor(time = '2026-11-20T12:00') {
    this.time = new Date(time).getTime();
  }

  /** A new tab, with a storage of its own for its session. */
  tab(): Tab {
    const tab = new Tab(this);
    this.tabs.add(tab);
    return tab;
  }

  /** Sets the reader's clock, to a local time. */
  set clock(time: string) {
    this.time = new Date(time).getTime();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.now + milliseconds, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Lets time pass. What waits for it happens in its order. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await settled();
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#goTo(Math.max(next.at, this.now));
      next.callback();
    }
    this.#goTo(end);
    await settled();
  }

  #goTo(now: number): void {
    this.time += now - this.now;
    this.now = now;
  }
}

/** A tab of a browser, which may be hidden, frozen or closed. */
export class Tab {
  readonly browser: Browser;
  /** The storage that all tabs share. Each has an object of its own for it. */
  readonly local: Storage;
  readonly session = new Values(() => this.browser.room) as unknown as Storage;
  /** Whether pages may keep anything. */
  isAllowed = true;
  /** Whether it has locks: pages without HTTPS have none. */
  hasLocks = true;
  #isVisible = true;
  /** What this tab has written and others do not see yet. */
  readonly #unseen = new Map<string, string | null>();
  /** What listens to the changes that other tabs make. */
  readonly listeners = new Set<(key: string | null) => void>();
  readonly #games = new Set<{ visibilityChanged(): void; readonly savedGames: { leave(): void } }>();
  /** How many more writes this tab lives for. */
  #writesLeft = Infinity;
  #isDead = false;

  constructor(browser: Browser) {
    this.browser = browser;
    const own = { getItem: this.#read, setItem: this.#write, removeItem: (key: string) => this.#write(key, null) };
    this.local = new Proxy(browser.local, {
      get: (local, name) => (Object.hasOwn(own, name) ? own[name as keyof typeof own] : Reflect.get(local, name)),
    });
  }

  readonly #read = (key: string): string | null =>
    this.#unseen.has(key) ? this.#unseen.get(key)! : this.browser.local.getItem(key);

  readonly #write = (key: string, value: string | null): void => {
    if (--this.#writesLeft < 0) this.die();
    if (this.#isDead) return;
    const { isLate, local, room } = this.browser;
    if (!isLate) return this.#show(key, value);
    const seen = Object.entries({ ...local, ...Object.fromEntries(this.#unseen), [key]: value });
    const used = seen.reduce((sum, [name, text]) => sum + (text === null ? 0 : name.length + String(text).length), 0);
    if (value !== null && used > room) throw new DOMException('full', 'QuotaExceededError');
    this.#unseen.set(key, value);
    setImmediate(() => {
      if (this.#unseen.get(key) === value) this.#unseen.delete(key);
      this.#show(key, value);
    });
  };

  /** Lets other tabs see and hear of what this one has written. */
  #show(key: string, value: string | null): void {
    const { isLate, local, tabs } = this.browser;
    const before = local.getItem(key);
    if (value === null) local.removeItem(key);
    else if (isLate) local[key] = value;
    else local.setItem(key, value);
    if (value === before) return;
    for (const tab of tabs) if (tab !== this) for (const callback of tab.listeners) setImmediate(callback, key);
  }

  /** Its process ends after so many more writes, without a farewell: none of its timers runs, and its locks are free. */
  dieAfter(writes: number): void {
    this.#writesLeft = writes;
  }

  die(): void {
    this.#isDead = true;
    this.listeners.clear();
    this.#games.clear();
    this.browser.tabs.delete(this);
    this.browser.locks.release(this);
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  get isVisible(): boolean {
    return this.#isVisible;
  }

  /** Shows or hides it. */
  set isVisible(isVisible: boolean) {
    this.#isVisible = isVisible;
    for (const game of this.#games) game.visibilityChanged();
  }

  /** The reader goes to another page. The browser may keep this one for the way back. */
  leave(): void {
    for (const game of this.#games) game.savedGames.leave();
  }

  add(game: { visibilityChanged(): void; readonly savedGames: { leave(): void } }): void {
    this.#games.add(game);
  }

  delete(game: { visibilityChanged(): void; readonly savedGames: { leave(): void } }): void {
    this.#games.delete(game);
  }
}

/** A page in a tab, as one game sees it. */
export class TestPage implements Page {
  /** Fires the events of the game. */
  readonly target: EventTarget;
  readonly place: string;
  readonly tab: Tab;
  isConnected = false;
  wasConnected = false;
  /** What was reported as uncaught. */
  readonly errors: unknown[] = [];
  /** Called before the page shows what has changed. */
  update = (): void => {};
  #pending: Promise<void> | undefined;

  constructor(tab: Tab, target: EventTarget, place: string) {
    this.tab = tab;
    this.target = target;
    this.place = place;
  }

  get time(): number {
    return this.tab.browser.time;
  }

  get now(): number {
    return this.tab.browser.now;
  }

  get isVisible(): boolean {
    return this.tab.isVisible;
  }

  get locks(): LockManager | undefined {
    const { tab } = this;
    const { locks } = tab.browser;
    const own = {
      request: (name: string, options: LockOptions, callback: (lock: unknown) => unknown) =>
        locks.request(name, options, callback, tab),
      query: () => locks.query(),
    };
    return tab.hasLocks ? (own as unknown as LockManager) : undefined;
  }

  storage(area: Area): Storage | undefined {
    if (area === 'none' || !this.tab.isAllowed) return undefined;
    return area === 'local' ? this.tab.local : this.tab.session;
  }

  whenChangedElsewhere(callback: (key: string | null) => void): () => void {
    this.tab.listeners.add(callback);
    return () => void this.tab.listeners.delete(callback);
  }

  after(milliseconds: number, callback: () => void): () => void {
    return this.tab.browser.after(milliseconds, () => void (this.tab.isDead || callback()));
  }

  idle(): Promise<void> {
    return settled();
  }

  changed(): void {
    if (this.wasConnected) void (this.#pending ??= this.#updateSoon());
  }

  /** Fulfilled when the page shows what has changed. */
  get updateComplete(): Promise<void> {
    return this.#pending ?? Promise.resolve();
  }

  async fire<Name extends SolitaireEventName>(type: Name, detail: EventDetail<Name>): Promise<void> {
    await (this.wasConnected && this.updateComplete);
    this.target.dispatchEvent(new CustomEvent(type, { detail }));
  }

  report(error: unknown): void {
    this.errors.push(error);
  }

  async #updateSoon(): Promise<void> {
    await Promise.resolve();
    try {
      this.update();
    } finally {
      this.#pending = undefined;
    }
  }
}
