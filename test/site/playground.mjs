import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { few } from '../support/few.js';
import { root } from '../support/files.mjs';
import { DESKTOP, PHONE, visit } from './open-site.mjs';

const copied = () => document.querySelector('.output code').textContent;

/** The attributes and colours of the game that is shown. */
const shown = () => {
  const game = document.querySelector('.box').firstElementChild;
  const attributes = Object.fromEntries([...game.attributes].map(({ name, value }) => [name, value]));
  return { game: game.localName, attributes };
};

const ALL = {
  game: 'pyramid-dozen',
  kings: 'with-queen',
  seed: 'a "b" & <c>',
  daily: 'true',
  'share-url': 'https://example.org/?a=1&b=2',
  buttons: 'undo hint',
  lang: 'de',
  '--felt': '#123456',
  '--card-width': '70',
};
const addressOf = (settings) => `playground.html#${new URLSearchParams(settings)}`;

/** What each way must have of these settings. */
const PARTS = {
  script: [
    'dist/solitaire-elements.js"',
    'dist/locales/de.js"',
    '<pyramid-dozen kings="with-queen" lang="de" seed="a &quot;b&quot; &amp; &lt;c>" daily',
    '--solitaire-felt: #123456;',
    '--solitaire-card-width: 70;',
  ],
  npm: ["import 'solitaire-elements/pyramid-dozen.js';", "import 'solitaire-elements/locales/de.js';", ' daily '],
  react: [
    "import { PyramidDozen } from 'solitaire-elements/react';",
    '<PyramidDozen kings="with-queen" lang="de" seed={"a \\"b\\" & <c>"} daily shareUrl={"https://example.org/?a=1&b=2"}',
    `'--solitaire-felt': "#123456"`,
  ],
  vue: [
    '<script setup lang="ts">',
    "isCustomElement: (tag) => tag === 'pyramid-dozen'",
    '<template>\n  <pyramid-dozen kings=',
  ],
  svelte: ["  import 'solitaire-elements/pyramid-dozen.js';", '<pyramid-dozen kings='],
  angular: ['schemas: [CUSTOM_ELEMENTS_SCHEMA]', 'template: `<pyramid-dozen kings=', 'styles: `'],
  astro: ["<script>\n  import 'solitaire-elements/pyramid-dozen.js';", '<pyramid-dozen kings='],
  frame: [
    'embed.html?game=pyramid-dozen&amp;fit=height&amp;kings=with-queen',
    'felt=123456',
    'width="100%" height="600"',
  ],
};

describe('the playground', () => {
  it('shows what its address says', () =>
    visit(addressOf(ALL), DESKTOP, async (page) => {
      const { game, attributes } = await page.evaluate(shown);
      assert.equal(game, 'pyramid-dozen');
      assert.deepEqual(attributes, {
        kings: 'with-queen',
        lang: 'de',
        seed: ALL.seed,
        daily: '',
        'share-url': ALL['share-url'],
        buttons: 'undo hint',
      });
      const felt = () => document.querySelector('.box').style.getPropertyValue('--solitaire-felt');
      assert.equal(await page.evaluate(felt), '#123456');
      // The language came by itself.
      await page.waitForFunction(() => /Züge/.test(document.querySelector('.box > *').shadowRoot?.textContent));
    }));

  for (const [way, parts] of few(Object.entries(PARTS), 3)) {
    it(`copies what is set for ${way}`, () =>
      visit(addressOf({ ...ALL, copy: way }), PHONE, async (page) => {
        const text = await page.evaluate(copied);
        for (const part of parts) assert.ok(text.includes(part), `${part} is not in\n${text}`);
      }));
  }

  it('gives each script the integrity of its file', () =>
    visit(addressOf({ game: 'klondike-solitaire', lang: 'pt-PT' }), DESKTOP, async (page) => {
      const text = await page.evaluate(copied);
      const scripts = [...text.matchAll(/\/dist\/(\S+?)"\s+integrity="([^"]*)" crossorigin="anonymous"/g)];
      const files = scripts.map(([, file]) => file);
      assert.deepEqual(files, ['solitaire-elements.js', 'examples/klondike-solitaire.js', 'locales/pt-PT.js']);
      for (const [, file, integrity] of scripts) {
        const bytes = readFileSync(path.join(root, 'dist', file));
        assert.equal(integrity, `sha384-${createHash('sha384').update(bytes).digest('base64')}`, file);
      }
    }));

  it('shows and copies a language that is read from the right with its direction', () =>
    visit(addressOf({ game: 'bakers-dozen', lang: 'he' }), DESKTOP, async (page) => {
      assert.deepEqual((await page.evaluate(shown)).attributes, { lang: 'he', dir: 'rtl' });
      assert.match(await page.evaluate(copied), /<bakers-dozen lang="he" dir="rtl">/);
    }));

  it('copies script tags that a browser accepts and plays', () =>
    visit(addressOf({ game: 'free-cell', seed: '7', lang: 'de' }), DESKTOP, async (page, heard) => {
      const text = await page.evaluate(copied);
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        const [, file] = /@\d+\.\d+\.\d+\/(dist\/.*)$/.exec(request.url()) ?? [];
        if (!file) return request.continue();
        return request.respond({
          body: readFileSync(path.join(root, file)),
          contentType: 'text/javascript',
          headers: { 'Access-Control-Allow-Origin': '*' },
        });
      });
      await page.setContent(`<!doctype html>${text}`);
      await page.waitForFunction(() => document.querySelector('free-cell')?.seed === '7');
      await page.waitForFunction(() => /Züge/.test(document.querySelector('free-cell').shadowRoot.textContent));
      assert.deepEqual(heard.complaints(), []);
    }));

  it('puts the picture of a deal into the tag, and gives its file', () =>
    visit(addressOf({ game: 'free-cell', seed: '7', picture: 'true' }), DESKTOP, async (page) => {
      const text = await page.evaluate(copied);
      assert.match(
        text,
        /<free-cell seed="7">\n {2}<img src="free-cell-7\.svg" alt="[^"]*FreeCell[^"]*" width="600" style="max-width: 100%">\n<\/free-cell>/,
      );
      const link = await page.$eval('[data-picture]', ({ href, download, hidden }) => ({ href, download, hidden }));
      assert.deepEqual([link.download, link.hidden], ['free-cell-7.svg', false]);
      assert.match(decodeURIComponent(link.href), /<svg .*<title>/s);
    }));

  it('has no picture of a deal that a search must find', () =>
    visit(addressOf({ game: 'bakers-dozen', seed: '7', daily: 'true', picture: 'true' }), DESKTOP, async (page) => {
      assert.doesNotMatch(await page.evaluate(copied), /<img/);
      assert.equal(await page.$eval('[data-picture]', ({ hidden }) => hidden), true);
    }));

  it('follows the form, and keeps it in the address', () =>
    visit('playground.html', DESKTOP, async (page) => {
      await page.select('[name="game"]', 'trefoil-solitaire');
      await page.click('[data-for="trefoil-solitaire"] [name="draw"]');
      await page.type('[name="seed"]', '42');
      await page.click('[name="buttons"][value="share"]');
      assert.deepEqual(await page.evaluate(shown), {
        game: 'trefoil-solitaire',
        attributes: {
          draw: '',
          seed: '42',
          buttons:
            'undo redo restart new hint verdict solution finish rules settings statistics timer legal-moves enter-deal',
        },
      });
      assert.match(await page.evaluate(copied), /<trefoil-solitaire draw seed="42" buttons="undo [^"]* enter-deal">/);
      const text = await page.evaluate(copied);
      await visit(page.url(), PHONE, async (other) => assert.equal(await other.evaluate(copied), text));
      await page.click('[type="reset"]');
      assert.equal(await page.evaluate(() => location.hash), '#game=bakers-dozen');
      assert.deepEqual(await page.evaluate(shown), { game: 'bakers-dozen', attributes: {} });
    }));

  it('narrows the container, and changes the scheme', () =>
    visit(addressOf({ game: 'free-cell', seed: '1', width: '320', scheme: 'dark' }), DESKTOP, async (page) => {
      const seen = await page.evaluate(() => {
        const box = document.querySelector('.box');
        return [box.offsetWidth, getComputedStyle(box).colorScheme];
      });
      assert.deepEqual(seen, [320, 'dark']);
    }));

  it('does not trip over an address that says nonsense', () =>
    visit(
      'playground.html#game=poker&kings=up&--felt=red;x&width=9999&copy=fax&daily=maybe',
      PHONE,
      async (page, heard) => {
        assert.deepEqual(await page.evaluate(shown), { game: 'bakers-dozen', attributes: {} });
        assert.deepEqual(heard.complaints(), []);
      },
    ));

  it('wears a theme', () =>
    visit('playground.html#scheme=dark', DESKTOP, async (page) => {
      await page.select('[data-theme]', 'paper');
      assert.match(await page.evaluate(copied), /--solitaire-felt: #121614;/);
    }));
});
