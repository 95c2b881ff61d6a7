import { toJson } from '../../engine/input/own.js';
import type { Area, Page } from '../page.js';

/** The beginning of all keys. A later version reads the values of an earlier one, or leaves them alone. */
export const ROOT = 'solitaire-elements/1/';

/** The time until other tabs surely see what this one has written, in milliseconds: several times as long as browsers need. */
export const LATE = 1000;

/** How often a change looks in that time whether its value was deleted. */
const LOOKS = 5;

/** The values of later versions that the console has named. */
const told = new Set<string>();

/**
 * Whether a later version wrote a value in another format, by its `version` or that of the game in it. New fields and keys need no new
 * version, because every write keeps those that it doesn't know.
 */
function isOfLater(value: unknown): boolean {
  const { version, record } = Object(value) as { version?: number; record?: unknown };
  return version! > 1 || (Object(record) as { version?: number }).version! > 1;
}

/** Frees room in the storage until `tryAgain` is successful, and tells whether it was. */
export type MakeRoom = (tryAgain: () => boolean) => boolean;

/** JSON values in the page's storage. If that is forbidden or broken, nothing is saved, and the reader gets no message. */
export class Store {
  area: Area;
  /** The beginning of all keys. */
  readonly prefix: string;
  readonly page: Page;
  /**
   * The changes that wait for room, or might be overwritten by another tab. A change that is no longer here isn't made. The function
   * writes a change that had no room, and otherwise only looks whether its value was deleted.
   */
  readonly #pending = new Map<unknown, () => boolean>();

  /** @param folder the id of a game and a slash; empty: all games, whose keys then begin with that. */
  constructor(page: Page, folder = '', area: Area = 'local') {
    this.prefix = ROOT + folder;
    this.area = area;
    this.page = page;
  }

  /** `undefined` if there is none, or the browser forbids it, as in a sandbox. */
  get storage(): Storage | undefined {
    return this.page.storage(this.area);
  }

  /** Whether anything can be kept. */
  get isThere(): boolean {
    return !!this.storage;
  }

  /** The JSON of a value; empty if there is none. */
  textOf(key: string): string {
    try {
      return this.storage?.getItem(this.prefix + key) ?? '';
    } catch {
      return '';
    }
  }

  /** `undefined` if there is no value, or it isn't JSON. */
  read(key: string): unknown {
    try {
      // Most keys have no value, and an error for each would take longer than the rest.
      return JSON.parse(this.textOf(key) || 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * `undefined` removes what was there.
   *
   * @returns false if the storage is full. The value is then unchanged.
   */
  write(key: string, value: unknown): boolean {
    try {
      if (value === undefined) this.storage?.removeItem(this.prefix + key);
      else this.storage?.setItem(this.prefix + key, toJson(value));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Changes a value. The change is repeated if another tab, which couldn't see it yet, writes over it, and made later if there is no room.
   * What is deleted meanwhile stays deleted, and a later version's format stays as it is.
   *
   * @param change must change nothing the second time. Otherwise, two tabs would write forever.
   * @param makeRoom frees room before each try.
   * @returns false if there is no room yet.
   */
  update(key: string, change: (value: unknown) => unknown, makeRoom: MakeRoom = (tryAgain) => tryAgain()): boolean {
    const name = this.prefix + key;
    const pending = this.#pending;
    let wasThere = false;
    const isWanted = (): boolean => {
      if (this.textOf(key)) wasThere = true;
      else if (wasThere) pending.delete(change);
      return pending.has(change);
    };
    const write = (): boolean => {
      if (!isWanted()) return true;
      const value = this.read(key);
      return this.isLater(key, value) || this.write(key, change(value));
    };
    const writeAndWatch = (): boolean => {
      if (!write()) return false;
      wasThere = true;
      if (pending.has(change)) pending.set(change, isWanted);
      const stop = this.page.whenChangedElsewhere((changed) => {
        // A tab that clears the storage names no key.
        if ((changed ?? name) === name) write();
      });
      // No event tells that this page has cleared the storage.
      for (let look = 1; look < LOOKS; look++) this.page.after((LATE / LOOKS) * look, isWanted);
      this.page.after(LATE, () => {
        pending.delete(change);
        stop();
      });
      return true;
    };
    this.writeRest();
    pending.set(change, writeAndWatch);
    // Nothing else is written while room is made, because what had to go is put back if that isn't enough.
    return makeRoom(writeAndWatch);
  }

  /** Whether a later version wrote a value in another format. If so, the console says once that it's left alone. */
  isLater(key: string, value: unknown): boolean {
    if (!isOfLater(value)) return false;
    const name = this.prefix + key;
    if (!told.has(name)) console.warn(`${name} is left as it is: a later version of solitaire-elements has written it`);
    told.add(name);
    return true;
  }

  /** Makes the changes that found no room before. */
  writeRest(): void {
    for (const write of this.#pending.values()) write();
  }

  /** The storage was cleared, so no pending change is made. */
  forget(): void {
    this.#pending.clear();
  }

  /** Reads the value of one set of options, of which a key has one each. */
  readFor(options: object, key: string): unknown {
    return (Object(this.read(key)) as { [options: string]: unknown })[JSON.stringify(options)];
  }

  writeFor(options: object, key: string, value: unknown): void {
    this.updateFor(options, key, () => value);
  }

  /** As {@link update}. */
  updateFor(options: object, key: string, change: (value: unknown) => unknown, makeRoom?: MakeRoom): boolean {
    const name = JSON.stringify(options);
    const update = (value: unknown) => {
      const all = Object(value) as { [options: string]: unknown };
      return this.isLater(key, all[name]) ? all : { ...all, [name]: change(all[name]) };
    };
    return this.update(key, update, makeRoom);
  }

  /** All keys, without the prefix. */
  get keys(): string[] {
    return Object.keys(this.storage ?? {})
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length));
  }
}

// Numbers in a storage are counts and times. JSON can hold `1e999`, which is read as Infinity.
const isUsable = (value: unknown): boolean =>
  typeof value !== 'number' || (value >= 0 && value <= Number.MAX_SAFE_INTEGER);

/** The fields of a kept value. The default replaces each that is missing, of another type, or no usable number. */
export function withDefaults<Kept extends object>(kept: unknown, defaults: Kept): Kept {
  const result = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof Kept)[]) {
    const value = (kept as Kept | undefined)?.[name];
    if (typeof value === typeof defaults[name] && isUsable(value)) result[name] = value!;
  }
  return result;
}
