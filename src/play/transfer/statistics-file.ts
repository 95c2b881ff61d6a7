import type { Area, Page } from '../page.js';
import { type Keeper, Store } from '../storage/store.js';

/**
 * What a reader takes to another device, as JSON: what the storage keeps of the games played and of the days, by the same
 * keys. They tell the version as well, so nothing else is in it.
 */
export type StatisticsFile = Readonly<Record<string, unknown>>;

/** What was played on this site. */
export function statisticsFile(page: Page, area: Area): StatisticsFile {
  const store = new Store(page, '', area);
  const keys = store.keys.filter((key) => /\/(statistics|days)$/.test(key));
  return Object.fromEntries(keys.map((key) => [store.prefix + key, store.read(key)]));
}

/** A file is no storage. */
const NOWHERE: Keeper = { storage: () => undefined, after: () => () => {}, whenChangedElsewhere: () => () => {} };

/** The part of a file that is of one game, to be read as if it were its storage. */
export const storeIn = (file: StatisticsFile, game: string): Store => {
  const store = new Store(NOWHERE, `${game}/`);
  return Object.assign(store, { read: (key: string) => file[store.prefix + key] });
};

/** The games of which something is in a file. */
export function gamesIn(file: StatisticsFile): Set<string> {
  const { prefix } = new Store(NOWHERE);
  const keys = Object.keys(file).filter((key) => key.startsWith(prefix));
  return new Set(keys.map((key) => key.slice(prefix.length).split('/')[0]!));
}
