import { calls, moves, words } from './doors.mjs';
import { openBrowser } from '../browser.mjs';
import { pageProperties } from './pages.mjs';

/** Hostile values for everything that takes some. */
export async function open() {
  const { browser, origin, close } = await openBrowser();
  const properties = [calls, moves, words, ...(await pageProperties(browser, origin))];
  return { properties, close };
}
