import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.mjs';

/** A new page, and what is seen of it. */
export async function newPage(context, viewport) {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const seen = { console: [], errors: [], requests: [] };
  page.on('console', (message) => seen.console.push({ type: message.type(), text: message.text() }));
  page.on('pageerror', (error) => seen.errors.push(error?.message ?? String(error)));
  page.on('request', (request) => seen.requests.push(request.url()));
  if (viewport) await page.setViewport(viewport);
  return { page, seen };
}

const project = pathToFileURL(root + path.sep);

/** See commands.ts. A page of the same origin shares its storage with the test's page. */
export async function openPage(testPage, { url, file, evaluate, viewport, offline }) {
  const { page, seen } = await newPage(testPage.browserContext(), viewport);
  try {
    if (offline) await page.setOfflineMode(true);
    const { href } = file ? new URL(file, project) : new URL(url, testPage.url());
    await page.goto(href, { waitUntil: 'load' });
    // The page holds the promise: Chromium 150 may collect one that nothing else holds.
    const value = evaluate && (await page.evaluate(`document.shown = ${evaluate}`));
    return { value: value ?? null, ...seen };
  } finally {
    await page.close();
    await testPage.bringToFront();
  }
}
