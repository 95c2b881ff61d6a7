import type { ReactiveController } from 'lit';
import type { BoardSettings } from '../../board/board-state.js';
import { BACKS } from '../../cards/back.js';
import type { Host } from '../host.js';
import type { Store } from './store.js';

/** The felts. The first is the page's own: `--solitaire-felt`, or green. */
export const FELTS = ['green', 'blue', 'burgundy', 'slate'] as const;

export type Felt = (typeof FELTS)[number];

/** What a reader may set. */
export interface Settings extends BoardSettings {
  /** Whether the time is shown. */
  readonly timer: boolean;
  readonly sound: boolean;
  readonly felt: Felt;
}

/** What the page sets for readers who have not chosen themselves. */
export type PageSettings = Pick<Settings, 'sound' | 'felt' | 'back'>;

const DEFAULTS: Settings = {
  tap: false,
  large: false,
  colours: false,
  mirror: false,
  timer: true,
  sound: false,
  felt: FELTS[0],
  back: BACKS[0],
};

const NAMES = Object.keys(DEFAULTS) as (keyof Settings)[];

/** The settings that are on or off, in the order they are shown. */
export const SWITCHES = ['tap', 'large', 'colours', 'mirror', 'timer', 'sound'] as const;

/** The settings that are one of some words, in the order they are shown. */
export const CHOICES = { felt: FELTS, back: BACKS } as const;

const KEY = 'settings';

const isAllowed = (name: keyof Settings, value: unknown): boolean =>
  name in CHOICES
    ? (CHOICES[name as keyof typeof CHOICES] as readonly unknown[]).includes(value)
    : typeof value === 'boolean';

/** The settings of a game, as a reader chose them, or else as the page asks for them. */
export class SettingsKeeper implements ReactiveController {
  readonly #host: Host;
  readonly #store: Store;
  readonly #page: () => PageSettings;
  #chosen: Partial<Settings> = {};
  #settings = DEFAULTS;

  constructor(host: Host, store: Store, page: () => PageSettings) {
    this.#host = host;
    this.#store = store;
    this.#page = page;
    host.addController(this);
  }

  /** The same object as long as nothing has changed. */
  get settings(): Settings {
    return this.#settings;
  }

  hostUpdate(): void {
    const settings = { ...DEFAULTS, ...this.#page(), ...this.#chosen };
    if (NAMES.some((name) => settings[name] !== this.#settings[name])) this.#settings = settings;
  }

  /** Reads what the reader chose on an earlier visit. Only that is kept, so that the page may change its mind. */
  read(): void {
    const kept = Object(this.#store.read(KEY)) as Partial<Settings>;
    const good = NAMES.filter((name) => isAllowed(name, kept[name])).map((name) => [name, kept[name]]);
    this.#chosen = Object.fromEntries(good) as Partial<Settings>;
  }

  /** Changes one setting. Another element may have kept others meanwhile. */
  set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    const before = this.#chosen;
    this.read();
    this.#chosen = { ...before, ...this.#chosen, [name]: value };
    this.#store.write(KEY, this.#chosen);
    this.#host.requestUpdate();
  }
}
