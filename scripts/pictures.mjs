// `npm run pictures`: takes the README's pictures of the built main script.
/* global document -- in the functions that run in the page */
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../test/support/browser.mjs';
import { at } from './package.mjs';
import { PICTURED } from './pictured.mjs';
import { parseCommandLine } from './usage.mjs';

parseCommandLine('npm run pictures', {});

const browser = await launch(await findBrowser());
const page = await browser.newPage();
await page.setViewport({ width: 720, height: 700, deviceScaleFactor: 1.5 });
await page.goto(pathToFileURL(at('demo/index.html')).href);
mkdirSync(at('demo/pictures'), { recursive: true });

for (const picture of PICTURED) {
  await page.evaluate(async ({ game, seed, moves }) => {
    const element = document.createElement(game);
    document.body.replaceChildren(element);
    document.body.style.cssText = 'display: block; margin: 0; padding: 0';
    await element.updateComplete;
    await element.load({ version: 1, game, seed, moves, status: 'playing' });
    await Promise.all(element.shadowRoot.getAnimations().map(({ finished }) => finished));
  }, picture);
  const { game } = picture;
  const element = await page.$(game);
  await element.screenshot({ path: at(`demo/pictures/${game}.webp`), quality: 85, omitBackground: true });
}
await browser.close();
