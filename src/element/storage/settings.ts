import type { BoardSettings } from '../../board/board.js';
import { type Store, like } from './store.js';

/** What a reader may set, each on or off. */
export interface Settings extends BoardSettings {
  /** Whether the time is shown. */
  readonly timer: boolean;
}

const DEFAULTS: Settings = { tap: false, large: false, colours: false, mirror: false, timer: true };

/** The settings in the order they are shown. */
export const SETTINGS = Object.keys(DEFAULTS) as readonly (keyof Settings)[];

/** Where they are kept. */
const KEY = 'settings';

/** The settings that were kept for a game; what they were, or the default, for each that can't be read. */
export const settingsOf = (store: Store, before = DEFAULTS): Settings => like(store.read(KEY), before);

export const keepSettings = (store: Store, settings: Settings): void => store.write(KEY, settings);
