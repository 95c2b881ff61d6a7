// dist/solitaire-elements.css: what it keeps free until the scripts are there, beside what the elements then take.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { few } from '../support/few.js';
import { root } from '../support/files.mjs';

const games = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];

const TYPES = { css: 'text/css', js: 'text/javascript', mjs: 'text/javascript' };

const SCRIPT = '/dist/solitaire-elements.js';

const pageOf = (head, body) => `<!doctype html>
<html lang="en">
  <head><meta name="viewport" content="width=device-width"><title>Room</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/solitaire-elements.css">${head}</head>
  <body style="margin: 0">${body}<footer>The end</footer></body>
</html>`;

const text = '<p>A break between two chapters, with a deck of cards and five ways to lay it out. '.repeat(3);

/** Whether the page has been painted to its end. */
const isPainted = () =>
  document.querySelector('footer') !== null && performance.getEntriesByName('first-contentful-paint').length > 0;

const areDrawn = () =>
  document.querySelector(':not(:defined)') === null &&
  document.querySelector('bakers-dozen:not([poster], [hidden])').shadowRoot.querySelector('.card, .far') !== null;

/** Two frames later, all that moved has been reported. */
const settle = (page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const heights = (page) =>
  page.$$eval('.box > *', (elements) => elements.map((element) => element.getBoundingClientRect().height));

describe('the style sheet that keeps room', () => {
  let browser;

  before(async () => {
    browser = await launch(await findBrowser());
  });
  after(() => browser?.close());

  /** Opens a page. Its scripts come when `use` calls `release`, and those that block at once. */
  async function open(html, viewport, use, isHeld = true) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    let letGo;
    const released = isHeld && new Promise((resolve) => (letGo = resolve));
    await page.setViewport(viewport);
    await page.setRequestInterception(true);
    page.on('request', async (request) => {
      const { pathname } = new URL(request.url());
      const type = TYPES[path.extname(pathname).slice(1)];
      if (type === TYPES.js) await released;
      await request.respond({
        contentType: type ?? 'text/html',
        body: type ? readFileSync(path.join(root, pathname)) : html,
      });
    });
    await page.evaluateOnNewDocument(() => {
      globalThis.shift = 0;
      const add = (entries) => entries.forEach(({ value }) => (globalThis.shift += value));
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      globalThis.shifted = () => {
        add(observer.takeRecords());
        return globalThis.shift;
      };
    });
    try {
      const opened = page.goto('http://page.test/');
      const release = async () => {
        letGo?.();
        await opened;
        await page.waitForFunction(areDrawn);
        await settle(page);
      };
      return await use(page, release);
    } finally {
      await context.close();
    }
  }

  it('is under 2400 bytes', () => {
    assert.ok(readFileSync(path.join(root, 'dist/solitaire-elements.css')).length < 2400);
  });

  const windows = [
    [320, 568],
    [390, 844],
    [680, 900],
    [1000, 700],
    [1280, 720],
  ];
  for (const [width, height] of few(windows, 2)) {
    it(`keeps what elements take, up to 8 pixels, in a window of ${width} × ${height}`, async () => {
      const elements = games.flatMap((tag) => [
        `<${tag} seed="42">What is seen without a script.</${tag}>`,
        `<${tag} poster></${tag}>`,
        `<${tag} fit="height" style="height: 450px" seed="42"></${tag}>`,
      ]);
      elements.push(
        '<bakers-dozen poster="false" seed="42"></bakers-dozen>',
        '<bakers-dozen hidden></bakers-dozen>',
        '<bakers-dozen id="today" daily poster></bakers-dozen>',
        '<solitaire-calendar for="today"></solitaire-calendar>',
      );
      const html = pageOf(
        `<script defer src="/dist/solitaire-calendar.js"></script><script defer src="${SCRIPT}"></script>`,
        elements.map((element) => `<div class="box">${element}</div>`).join('\n'),
      );
      await open(html, { width, height }, async (page, release) => {
        await page.waitForFunction(isPainted);
        const before = await heights(page);
        await release();
        const after = await heights(page);
        elements.forEach((element, i) =>
          assert.ok(Math.abs(after[i] - before[i]) <= 8, `${element}: ${before[i]}, then ${after[i]}`),
        );
      });
    });
  }

  const ways = {
    'a script': `<script src="${SCRIPT}"></script>`,
    'a deferred script': `<script defer src="${SCRIPT}"></script>`,
    'an async script': `<script async src="${SCRIPT}"></script>`,
    'a module': `<script type="module" src="/dist/solitaire-elements.mjs"></script>`,
  };
  for (const [way, head] of few(Object.entries(ways), 2)) {
    it(`keeps a text around a game where it is, with ${way}`, async () => {
      for (const [width, height] of [
        [390, 844],
        [1000, 800],
      ]) {
        const html = pageOf(head, `<h1>A game</h1>${text}<bakers-dozen seed="42"></bakers-dozen>${text.repeat(4)}`);
        const isBlocking = way === 'a script';
        await open(
          html,
          { width, height },
          async (page, release) => {
            if (!isBlocking) await page.waitForFunction(isPainted);
            await release();
            const shift = await page.evaluate('shifted()');
            assert.ok(shift <= 0.02, `${shift} at ${width}`);
          },
          !isBlocking,
        );
      }
    });
  }
});
