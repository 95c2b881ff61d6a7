import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { serveFolder } from '../support/static.mjs';

/** A browser, and the address under which the project is served to it. */
export async function openBrowser() {
  const server = await serveFolder(root);
  const browser = await launch({ ...(await findBrowser()), protocolTimeout: 180_000 });
  return {
    browser,
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      await browser.close();
      server.close();
    },
  };
}
