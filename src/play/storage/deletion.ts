import { AREAS, type Page } from '../page.js';
import { kindOf } from './old-games.js';
import { KEYS } from './save-slot.js';
import { ROOT, Store } from './store.js';

/** The settings of `forget`. */
export interface ForgetSettings {
  /** Whether everything of all games goes, with the settings. Default: what was played of this game. */
  everything?: boolean;
}

/** The keys that stay if only a game's data is deleted: the reader's choices. Unknown keys of later versions go. */
const CHOSEN = /^(settings|house-rules|met)$/;

/** The end of a key that is written and removed at once, so that other tabs notice the deletion. */
const MARK = 'forget';

/** Called with the beginning of their keys when values were deleted or restored. */
type Listener = (prefix: string) => void;

/** Those of this tab. */
const listeners = new Set<Listener>();

/** What was deleted. */
export interface Deletion {
  /** Its keys. */
  readonly keys: string[];
  /**
   * Writes it back over present values, except for games that were played on. Values that weren't JSON stay deleted.
   *
   * @returns false if there is no room for all of it.
   */
  readonly restore: () => boolean;
}

/**
 * Deletes what is kept of a game in both storages, because a page may have changed from one to the other. Later versions' keys are
 * deleted, too, and so are games in play in other tabs, which their next move saves again.
 *
 * @param folder the id of the game and a slash; empty: everything of all games, with the settings.
 */
export function deleteKept(page: Page, folder: string): Deletion {
  const values = AREAS.flatMap((area) => {
    const store = new Store(page, folder, area);
    return store.keys.filter((key) => !CHOSEN.test(key)).map((key) => ({ store, key, value: store.read(key) }));
  });
  const tell = (): void => {
    for (const listener of listeners) listener(ROOT + folder);
  };
  for (const { store, key } of values) store.write(key, undefined);
  tell();
  const mark = new Store(page, folder);
  mark.write(MARK, 1);
  mark.write(MARK, undefined);
  return {
    keys: values.map(({ store, key }) => store.prefix + key),
    restore: () => {
      const lacking = values.filter(({ store, key, value }) => !(isPlayedOn(store, key) || store.write(key, value)));
      tell();
      return !lacking[0];
    },
  };
}

/** Whether there is a game again where one was deleted. */
const isPlayedOn = (store: Store, key: string): boolean =>
  kindOf((store.prefix + key).slice(ROOT.length)) === KEYS && !!store.textOf(key);

/** Calls back after each deletion, here or in another tab, and each restoration here. Returns a function that ends that. */
export function whenDeleted(page: Page, listener: Listener): () => void {
  listeners.add(listener);
  const stop = page.whenChangedElsewhere((key) => {
    if (key === null) listener(ROOT);
    else if (key.endsWith(`/${MARK}`)) listener(key.slice(0, -MARK.length));
  });
  return () => {
    stop();
    listeners.delete(listener);
  };
}
