/** What a page's storage may be: `local`, `session` or `none`. */
export const AREAS = ['local', 'session', 'none'] as const;

export type Area = (typeof AREAS)[number];

/**
 * Plain values of one game in the page's storage. Where that is forbidden, full or broken, nothing is kept and nobody
 * is told.
 */
export class Store {
  area: Area = 'local';
  /** What all keys begin with. A later version reads or leaves alone what an earlier one wrote. */
  readonly prefix: string;

  constructor(game: string) {
    this.prefix = `solitaire-elements/1/${game}/`;
  }

  get #storage(): Storage | undefined {
    return this.area === 'none' ? undefined : window[`${this.area}Storage`];
  }

  /** `undefined` where there is nothing that can be read. */
  read(key: string): unknown {
    try {
      return JSON.parse(this.#storage?.getItem(this.prefix + key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** `undefined` removes what was there. */
  write(key: string, value: unknown): void {
    try {
      if (value === undefined) this.#storage?.removeItem(this.prefix + key);
      else this.#storage?.setItem(this.prefix + key, JSON.stringify(value));
    } catch {
      // The game goes on without.
    }
  }

  /** Reads one of the values that a key has, one for each set of options. */
  readFor(options: object, key: string): unknown {
    return this.#all(key)[JSON.stringify(options)];
  }

  writeFor(options: object, key: string, value: unknown): void {
    this.write(key, { ...this.#all(key), [JSON.stringify(options)]: value });
  }

  #all(key: string): { [options: string]: unknown } {
    return Object(this.read(key)) as { [options: string]: unknown };
  }

  /** The keys that begin so. */
  keys(start: string): string[] {
    try {
      return Object.keys(this.#storage ?? {})
        .filter((key) => key.startsWith(this.prefix + start))
        .map((key) => key.slice(this.prefix.length));
    } catch {
      return [];
    }
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
