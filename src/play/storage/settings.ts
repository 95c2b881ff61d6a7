import type { ReactiveController } from 'lit';
import type { Host } from '../../element/host.js';
import { CHOICES } from './choices.js';
import type { Store } from './store.js';

/** What a reader has set. */
export type Settings = { readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

type Switch = { [Name in keyof Settings]: Settings[Name] extends boolean | undefined ? Name : never }[keyof Settings];

const NAMES = Object.keys(CHOICES) as (keyof Settings)[];

const DEFAULTS = Object.fromEntries(NAMES.map((name) => [name, CHOICES[name][0]])) as unknown as Settings;

/** The settings that are on or off. */
export const SWITCHES = NAMES.filter((name): name is Switch => (CHOICES[name] as readonly unknown[]).includes(true));

const KEY = 'settings';

interface Parts {
  readonly store: Store;
  readonly attributes: { one<Word extends string>(attribute: string, words: readonly Word[]): Word | undefined };
}

/** The settings of a game, as a reader chose them, or else as the page asks for them. */
export class SettingsKeeper implements ReactiveController {
  readonly #host: Host;
  readonly #parts: Parts;
  #chosen: Partial<Settings> = {};
  #settings = DEFAULTS;

  constructor(host: Host, parts: Parts) {
    this.#host = host;
    this.#parts = parts;
  }

  /** The same object as long as nothing has changed. */
  get settings(): Settings {
    return this.#settings;
  }

  hostUpdate(): void {
    const { attributes } = this.#parts;
    const page = {
      sound: this.#host.sound,
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
  }

  /** Changes one setting. Another element may have kept others meanwhile. */
  set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    const before = this.#chosen;
    this.read();
    this.#chosen = { ...before, ...this.#chosen, [name]: value };
    this.#parts.store.write(KEY, this.#chosen);
    this.#host.requestUpdate();
  }
}
