import type { Area, Page } from '../page.js';
import { Store } from '../storage/store.js';

/**
 * The file that a reader takes to another device: the stored statistics and days by their keys, which also contain the
 * version.
 */
export type StatisticsFile = Readonly<Record<string, unknown>>;

/** What was played on this site. */
export function statisticsFile(page: Page, area: Area): StatisticsFile {
  const store = new Store(page, '', area);
  const keys = store.keys.filter((key) => /\/(statistics|days)$/.test(key));
  return Object.fromEntries(keys.map((key) => [store.prefix + key, store.read(key)]));
}
