// `node scripts/site/preview.mjs`: takes demo/preview.jpg, the picture that links to the site show. It needs a build.
/* global document -- in the functions that run in the page */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../../test/support/browser.mjs';
import { at } from '../package.mjs';
import { PICTURED } from '../pictured.mjs';
import { parseCommandLine } from '../usage.mjs';

parseCommandLine('node scripts/site/preview.mjs', {});

const LIMIT = 150_000;

const SHOWN = { version: 1, status: 'playing', ...PICTURED.find(({ game }) => game === 'bakers-dozen') };

const LOOK = `
  body { display: grid; grid-template-columns: 392px 1fr; gap: 44px; min-height: 0; height: 630px; overflow: hidden; padding: 0 0 0 60px; }
  h1 { align-self: end; font: 700 60px/1.06 var(--serif); letter-spacing: -0.02em; text-wrap: wrap; }
  .text { display: grid; align-content: center; gap: 22px; }
  .text p { margin: 0; color: var(--soft); font: 25px/1.42 var(--serif); }
  .text .brand { padding: 0; font-size: 22px; }
  bakers-dozen { position: relative; top: 54px; width: 704px; }
`;

const browser = await launch(await findBrowser());
try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 630 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(pathToFileURL(at('demo/index.html')).href);
  await page.addStyleTag({ content: LOOK });
  await page.evaluate(async (shown) => {
    const [claim, facts] = document.querySelector('.hero header').children;
    const text = document.createElement('div');
    text.className = 'text';
    const brand = document.createElement('p');
    brand.className = 'brand';
    brand.textContent = 'solitaire-elements';
    text.append(claim, facts, brand);
    const game = document.createElement(shown.game);
    game.storage = 'none';
    document.body.replaceChildren(text, game);
    await game.updateComplete;
    await game.load(shown);
    await Promise.all(game.shadowRoot.getAnimations().map(({ finished }) => finished));
  }, SHOWN);
  const take = (quality) => page.screenshot({ type: 'jpeg', quality });
  let quality = 90;
  let picture = await take(quality);
  while (picture.length > LIMIT) picture = await take((quality -= 5));
  writeFileSync(at('demo/preview.jpg'), picture);
  console.log(`demo/preview.jpg: ${picture.length} bytes, quality ${quality}`);
} finally {
  await browser.close();
}
