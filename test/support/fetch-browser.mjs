// Fetches a browser where there is none, before several programs want one at once.
import { findBrowser } from './browser.mjs';

await findBrowser();
