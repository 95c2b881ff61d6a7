import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');

function fileAddress(file) {
  const [, name, rest] = /^([^?#]*)(.*)$/.exec(file);
  return pathToFileURL(path.resolve(root, name)).href + rest;
}

/** See commands.ts. A page of the same origin shares its storage with the test's page. */
export async function openPage(testPage, { url, file, evaluate, viewport, offline }) {
  const address = file ? fileAddress(file) : new URL(url, testPage.url()).href;
  const page = await testPage.browserContext().newPage();
  const seen = { value: null, console: [], errors: [], requests: [] };
  page.on('console', (message) => seen.console.push({ type: message.type(), text: message.text() }));
  page.on('pageerror', (error) => seen.errors.push(error?.message ?? String(error)));
  page.on('request', (request) => seen.requests.push(request.url()));
  try {
    if (viewport) await page.setViewport(viewport);
    if (offline) await page.setOfflineMode(true);
    await page.goto(address, { waitUntil: 'load' });
    // The page holds the promise: Chromium 150 may collect one that nothing else holds.
    if (evaluate) seen.value = (await page.evaluate(`document.shown = ${evaluate}`)) ?? null;
  } finally {
    await page.close();
    await testPage.bringToFront();
  }
  return seen;
}
