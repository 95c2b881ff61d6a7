import type { BoardSettings } from '../../board/board-state.js';
import type { Host } from '../host.js';
import { type Store, withDefaults } from './store.js';

/** What a reader may set, each on or off. */
export interface Settings extends BoardSettings {
  /** Whether the time is shown. */
  readonly timer: boolean;
}

const DEFAULTS: Settings = { tap: false, large: false, colours: false, mirror: false, timer: true };

/** The settings in the order they are shown. */
export const SETTINGS = Object.keys(DEFAULTS) as readonly (keyof Settings)[];

const KEY = 'settings';

/** The settings of a game, as a reader chose them. */
export class SettingsKeeper {
  readonly #host: Host;
  readonly #store: Store;
  #settings = DEFAULTS;

  constructor(host: Host, store: Store) {
    this.#host = host;
    this.#store = store;
  }

  get settings(): Settings {
    return this.#settings;
  }

  read(): void {
    this.#settings = withDefaults(this.#store.read(KEY), DEFAULTS);
  }

  /** Changes one setting. Another element may have kept others meanwhile. */
  set(name: keyof Settings, isOn: boolean): void {
    this.#settings = { ...withDefaults(this.#store.read(KEY), this.#settings), [name]: isOn };
    this.#store.write(KEY, this.#settings);
    this.#host.requestUpdate();
  }
}
