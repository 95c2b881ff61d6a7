// `npm run pictures`: takes the README's pictures of the built main script.
/* global document -- in the functions that run in the page */
import { mkdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../test/support/browser.mjs';
import { parseCommandLine } from './usage.mjs';

parseCommandLine('npm run pictures', {});

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PICTURES = [
  { game: 'trusty-twelve', seed: '19', moves: 'EGFECFJEBIJEDGHEHKLKDKCGJGAEALAGBEBEBHCHCLAKDGDHDFAGBKAKAL' },
  { game: 'pyramid-dozen', seed: '207', moves: '_WZ_Xb_VV._Qd_aa_UU....._Pd_KY..._Rd' },
  { game: 'trefoil-solitaire', seed: '2', moves: 'CQFRMQ' },
  { game: 'lucky-thirteen', seed: '28', moves: 'MHMPCLJLJPMOJMCNJQIQDQCQAMDBEFEBGP' },
  { game: 'bakers-dozen', seed: '11', moves: 'DADOKDHDBDAOMKMKMOIMIDGDGQBQEBGALMGP' },
];

const browser = await launch(await findBrowser());
const page = await browser.newPage();
await page.setViewport({ width: 720, height: 700, deviceScaleFactor: 1.5 });
await page.goto(pathToFileURL(at('demo/index.html')).href);
mkdirSync(at('demo/pictures'), { recursive: true });

for (const picture of PICTURES) {
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
