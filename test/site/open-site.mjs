// The built site, served to a browser.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import compress from 'koa-compress';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { newPage } from '../support/open-page.mjs';
import { serve } from '../support/serve.mjs';
import { lostIn } from '../../scripts/site/serving.mjs';

export const folder = path.join(root, 'dist/site');

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

let server;
let browser;

/** Builds the site, and a browser may visit it until it is closed. */
export async function openSite() {
  execFileSync(process.execPath, ['scripts/site.mjs', '--quick'], { cwd: root, stdio: 'ignore' });
  server = await serve({ folder, middleware: [compress(), lostIn(folder)] });
  browser = await launch(await findBrowser());
}

export async function closeSite() {
  await browser?.close();
  await server?.stop();
}

/** Opens a page of the site, in a storage of its own; `use` gets the page and what was heard of it. */
export async function visit(address, viewport, use, permissions = []) {
  const context = await browser.createBrowserContext();
  try {
    await context.overridePermissions(server.address, permissions);
    const { page, seen } = await newPage(context, viewport);
    await page.goto(new URL(address, server.address).href, { waitUntil: 'load' });
    const complaints = () => [...seen.console.map(({ text }) => text), ...seen.errors];
    return await use(page, { requests: seen.requests, complaints });
  } finally {
    await context.close();
  }
}
