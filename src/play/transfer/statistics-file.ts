import type { Area, Page } from '../page.js';
import { Store } from '../storage/store.js';

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
