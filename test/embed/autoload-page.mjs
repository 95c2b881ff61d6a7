// A page with the autoloader in a browser, and what it requests.
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';

const TYPES = { '.css': 'text/css', '.js': 'text/javascript', '.mjs': 'text/javascript' };

export const HOME = 'http://page.test/';

/** Where the built files are, on the page's host and on another one. */
const FOLDERS = [`${HOME}games/`, 'http://cdn.test/v1/'];

export const SCRIPT = '/games/solitaire-autoload.js';

export const GAME = '<bakers-dozen seed="42" storage="none"></bakers-dozen>';

export const pageOf = (head, body = GAME) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">${head}</head>
  <body>${body}</body>
</html>`;

/** Two frames later, all that was about to be requested is requested, and all that moved is reported. */
export const settle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the games that a selector finds show their cards, and calendars their month. */
export async function shown(page, selector = 'bakers-dozen') {
  const areShown = (each) => {
    const found = [...document.querySelectorAll(each)];
    return found.length > 0 && found.every(({ shadowRoot }) => shadowRoot?.querySelector('.card, [role=grid]'));
  };
  await page.waitForFunction(areShown, {}, selector);
  await settle(page);
}

/** What is written on the Undo button of each game that a selector finds. */
export const undoIn = (page, selector) =>
  page.$$eval(selector, (games) =>
    games.map(({ shadowRoot }) => shadowRoot.querySelector('[data-control=undo]').textContent.trim()),
  );

/**
 * Opens a page. `missing` are files that its host doesn't have, and `others` are further files that it has, by their paths. `held` are sent only after `release()`.
 * Games show their cards only in the window, which is `height` pixels high. `requests` are the built files it has requested, in their order, without the autoloader.
 */
export async function open(browser, html, { csp, missing = [], others = {}, held = [], height = 1000 } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const requests = [];
  const complaints = [];
  let release;
  const released = new Promise((resolve) => (release = resolve));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.setViewport({ width: 800, height });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const url = request.url();
    const folder = FOLDERS.find((each) => url.startsWith(each));
    if (!folder) {
      const { pathname } = new URL(url);
      const [, type] = /(\.js|\.css)$/.exec(pathname) ?? [];
      if (type) {
        const body = others[pathname];
        await request.respond(body === undefined ? { status: 404 } : { contentType: TYPES[type], body });
        return;
      }
      const headers = csp ? { 'Content-Security-Policy': csp } : {};
      await request.respond({ contentType: 'text/html', headers, body: html });
      return;
    }
    const file = url.slice(folder.length);
    if (!SCRIPT.endsWith(file)) requests.push(file);
    if (held.includes(file)) await released;
    const source = path.join(root, 'dist', file);
    const headers = { 'Access-Control-Allow-Origin': '*' };
    const isThere = existsSync(source) && !missing.includes(file);
    const answer = isThere ? { contentType: TYPES[path.extname(file)], body: readFileSync(source) } : { status: 404 };
    await request.respond({ ...answer, headers });
  });
  return {
    page,
    requests,
    complaints,
    release,
    go: () => page.goto(HOME, { waitUntil: 'domcontentloaded' }),
    close: () => context.close(),
  };
}
