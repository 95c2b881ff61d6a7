// The built site, served to a browser.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';

export const folder = path.join(root, 'dist/site');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

function serve() {
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    try {
      const body = await readFile(path.join(folder, pathname));
      response.writeHead(200, { 'Content-Type': TYPES[path.extname(pathname)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

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
  const server = await serve();
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
