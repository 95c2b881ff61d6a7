// The built site, served to a browser.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { serveFolder } from '../support/static.mjs';

export const folder = path.join(root, 'dist/site');

/** A page with all that was heard of it. */
async function newPage(context, { width, height }) {
  const page = await context.newPage();
  const heard = { complaints: [], requests: [] };
  page.on('console', (message) => heard.complaints.push(message.text()));
  page.on('pageerror', (error) => heard.complaints.push(String(error)));
  page.on('request', (request) => heard.requests.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.setViewport({ width, height });
  return { page, heard };
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Builds the site, and opens its pages in a browser until `close` is called. */
export async function openSite() {
  execFileSync(process.execPath, ['scripts/site.mjs', '--quick'], { cwd: root, stdio: 'ignore' });
  const server = await serveFolder(folder);
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await launch(await findBrowser());
  return {
    origin,
    browser,
    /** Opens a page of the site, in a storage of its own; `use` gets the page and what was heard of it. */
    async visit(address, viewport, use, permissions = []) {
      const context = await browser.createBrowserContext();
      try {
        await context.overridePermissions(origin, permissions);
        const { page, heard } = await newPage(context, viewport);
        await page.goto(new URL(address, `${origin}/`).href, { waitUntil: 'load' });
        return await use(page, heard);
      } finally {
        await context.close();
      }
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
