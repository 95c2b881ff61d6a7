import type { Page } from '../page.js';
import type { AttributeReader } from '../request/attribute-reader.js';
import { CHOICES } from './choices.js';
import type { Store } from './store.js';

/** A reader's settings. */
export type Settings = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean | undefined ? Name : never }[keyof Settings];

const NAMES = Object.keys(CHOICES) as (keyof Settings)[];

const DEFAULTS = Object.fromEntries(NAMES.map((name) => [name, CHOICES[name][0]])) as unknown as Settings;

/** The settings that are on or off. */
export const SWITCHES = NAMES.filter((name): name is Switch => (CHOICES[name] as readonly unknown[]).includes(true));

const KEY = 'settings';

interface SettingsParts {
  readonly store: Store;
  readonly attributes: AttributeReader;
}

/** The settings of a game, as a reader chose them, or else as the page asks for them. */
export class SettingsKeeper {
  readonly #page: Page;
  readonly #parts: SettingsParts;
  #chosen: Partial<Settings> = {};
  /** Whether the storage had them. If it doesn't any more, they were deleted. */
  #isKept = false;
  #settings = DEFAULTS;

  constructor(page: Page, parts: SettingsParts) {
    this.#page = page;
    this.#parts = parts;
  }

  /** The same object as long as nothing has changed. */
  get settings(): Settings {
    return this.#settings;
  }

  update(): void {
    const { attributes } = this.#parts;
    const page = {
      sound: attributes.isOn('sound'),
      felt: attributes.one('felt', CHOICES.felt) ?? DEFAULTS.felt,
      back: attributes.one('back', CHOICES.back) ?? DEFAULTS.back,
    };
    const settings = { ...DEFAULTS, ...page, ...this.#chosen };
    if (NAMES.some((name) => settings[name] !== this.#settings[name])) this.#settings = settings;
  }

  /** Reads what the reader chose on an earlier visit. Only that is kept, so that the page may change its mind. */
  read(): void {
    const kept = Object(this.#parts.store.read(KEY)) as Partial<Settings>;
    const good = NAMES.filter((name) => (CHOICES[name] as readonly unknown[]).includes(kept[name])).map((name) => [
      name,
      kept[name],
    ]);
    this.#chosen = Object.fromEntries(good) as Partial<Settings>;
    this.#isKept = !!this.#parts.store.textOf(KEY);
  }

  /** Changes one setting. Others may have changed elsewhere meanwhile, and settings of later versions stay. */
  set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    const { store } = this.#parts;
    const kept = Object(store.read(KEY)) as object;
    const before = this.#isKept ? {} : this.#chosen;
    this.read();
    this.#chosen = { ...before, ...this.#chosen, [name]: value };
    this.#isKept = !store.isLater(KEY, kept) && store.write(KEY, { ...kept, ...this.#chosen }) && !!store.textOf(KEY);
    this.#page.changed();
  }
}
