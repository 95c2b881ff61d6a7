import { toJson } from '../../engine/input/own.js';
import type { Area, Page } from '../page.js';

/** What the keys of all games begin with. A later version reads or leaves alone what an earlier one wrote. */
export const ROOT = 'solitaire-elements/1/';

/** How long another tab may not see yet what this one has written, in milliseconds: several times as long as it takes browsers. */
export const LATE = 1000;

/** How often it is looked meanwhile whether a value was deleted. */
const LOOKS = 5;

/** The names of the values of later versions that the console has named. */
const told = new Set<string>();

/**
 * Whether a later version wrote a value in a form that this one doesn't know: by its own `version`, or by that of the game in it. A field
 * or key that is only added needs no other version, because every write keeps those that it doesn't know.
 */
function isOfLater(value: unknown): boolean {
  const { version, record } = Object(value) as { version?: number; record?: unknown };
  return version! > 1 || (Object(record) as { version?: number }).version! > 1;
}

/** Frees room in the storage until `tryAgain` is successful, and tells whether it was. */
export type MakeRoom = (tryAgain: () => boolean) => boolean;

/** Plain values in the page's storage. If that is forbidden or broken, nothing is kept, and the reader isn't told. */
export class Store {
  area: Area;
  /** The beginning of all keys. */
  readonly prefix: string;
  readonly page: Page;
  /**
   * What waits for room, or for what other tabs write in the same moment: by its change, what makes that, or only looks whether it is still
   * wanted. Nothing else is written.
   */
  readonly #pending = new Map<unknown, () => boolean>();

  /** @param folder the id of a game and a slash; empty: all games, whose keys then begin with that. */
  constructor(page: Page, folder = '', area: Area = 'local') {
    this.prefix = ROOT + folder;
    this.area = area;
    this.page = page;
  }

  /** Where it keeps; `undefined` if there is no storage, or the browser forbids it, as in a sandbox. */
  get storage(): Storage | undefined {
    return this.page.storage(this.area);
  }

  /** Whether anything can be kept. */
  get isThere(): boolean {
    return !!this.storage;
  }

  /** The JSON of what is kept; empty if there is nothing that can be read. */
  textOf(key: string): string {
    try {
      return this.storage?.getItem(this.prefix + key) ?? '';
    } catch {
      return '';
    }
  }

  /** `undefined` if there is nothing that can be read. */
  read(key: string): unknown {
    try {
      return JSON.parse(this.textOf(key)) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * `undefined` removes what was there.
   *
   * @returns false where the storage is there but takes no more. What was there before is there still.
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
   * Changes a value. The change is repeated if another tab, which could not see it yet, writes its own value over it, and later if
   * there is no room. What is deleted stays deleted, and what a later version wrote in a form of its own stays as it is.
   *
   * @param change must make no difference the second time. Otherwise, two tabs would write forever.
   * @param makeRoom is given a way to try again, and tells whether that was successful.
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

  /** Whether a later version wrote a value in a form that this one doesn't know. If so, the console says that it is left alone. */
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

  /** What was kept is deleted, so changes of it that wait for room, or for other tabs, are made no more. */
  forget(): void {
    this.#pending.clear();
  }

  /** Reads one of the values that a key has, one for each set of options. */
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

  /** All keys there are. */
  get keys(): string[] {
    return Object.keys(this.storage ?? {})
      .filter((key) => key.startsWith(this.prefix))
      .map((key) => key.slice(this.prefix.length));
  }
}

// Numbers in a storage are counts and times. JSON can hold `1e999`, which is read as Infinity.
const isUsable = (value: unknown): boolean =>
  typeof value !== 'number' || (value >= 0 && value <= Number.MAX_SAFE_INTEGER);

/** The fields of a kept value. The default stands in for each that is missing, of another type, or no usable number. */
export function withDefaults<Kept extends object>(kept: unknown, defaults: Kept): Kept {
  const result = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof Kept)[]) {
    const value = (kept as Kept | undefined)?.[name];
    if (typeof value === typeof defaults[name] && isUsable(value)) result[name] = value!;
  }
  return result;
}
