// The HTML and the page's scripts of README and docs, each pasted into a page of its own and opened in a browser. The
// addresses of the CDN and of the reader's host lead to dist/. Each game must deal, and nothing may be said on the console.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { launch } from 'puppeteer-core';
import { few } from '../support/few.js';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { codeIn, filesIn, pages, read } from '../support/pages.mjs';

const { version } = JSON.parse(read('package.json'));
const cdn = `https://cdn.jsdelivr.net/npm/solitaire-elements@${version}/`;
const home = 'https://example.test/';

/** Where a reader has put the folder dist: the pages write `YOUR-HOST`, and an address is in small letters. */
const host = 'https://your-host/';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

const file = (name) => existsSync(name) && { body: readFileSync(name), contentType: types[path.extname(name)] };

/** A page's own script, with what it imports, as a bundler makes it. */
async function bundle(contents) {
  const { outputFiles, warnings } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: 'esm',
    write: false,
  });
  assert.deepEqual(warnings, []);
  return { body: outputFiles[0].text, contentType: types['.js'] };
}

/** What stands at an address; false if nothing does. */
async function answer(address, document, files) {
  const { pathname } = new URL(address);
  if (address === home) return { body: document, contentType: types['.html'] };
  // jsDelivr sends pages as plain text.
  if (address.startsWith(cdn)) return !address.endsWith('.html') && file(path.join(root, address.slice(cdn.length)));
  // Stands for the picture of a deal, which the reader has drawn.
  if (address.startsWith(host) && pathname.endsWith('.png'))
    return file(path.join(root, 'demo/pictures/bakers-dozen.webp'));
  if (address.startsWith(host)) return file(path.join(root, 'dist', pathname));
  if (!address.startsWith(home)) return false;
  const name = pathname.slice(1);
  if (name === 'favicon.ico') return { status: 204 };
  return files.has(name) ? bundle(files.get(name)) : file(path.join(root, 'dist', name));
}

const mainScript = `<script src="${cdn}dist/solitaire-elements.js"></script>`;

/** A block is a page, or belongs into the body of one. If it brings no script of the games, the page has it already. */
function pageOf(snippet) {
  if (/^<!doctype/i.test(snippet)) return snippet;
  const script = /solitaire-(elements|autoload)\.js"|type="module"/.test(snippet) ? '' : mainScript;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${script}\n${snippet}`;
}

/** Opens a page. Gives what it says and cannot load. */
async function open(page, document, files) {
  const complaints = [];
  page.on('console', (message) => complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const found = await answer(request.url(), document, files);
    if (!found) complaints.push(`Nothing is at ${request.url()}`);
    // jsDelivr lets the modules of any page import its files.
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await request.respond(found ? { ...found, headers } : { status: 404 });
  });
  await page.goto(home, { waitUntil: 'load' });
  return complaints;
}

/** How many elements a document shows, once each is defined and each game has dealt or stands closed. A calendar has its month, and a round its games. */
const dealt = async (frame) => {
  const handle = await frame.waitForFunction(
    () => {
      const all = [...document.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'));
      // A round brings its own.
      const custom = all.filter((each) => !each.matches('solitaire-round > *'));
      const ready = custom.every(
        (each) =>
          each.matches(':defined') && each.shadowRoot.querySelector('[data-card], .poster, [role=grid], [role=tab]'),
      );
      return ready && { games: custom.length };
    },
    { polling: 50, timeout: 60_000 },
  );
  return (await handle.jsonValue()).games;
};

/** Whether nothing on a page is wider than a phone's screen, without a style sheet of the page. */
async function fitsPhone(page) {
  await page.setViewport({ width: 390, height: 844 });
  return page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()));
    return document.documentElement.scrollWidth <= innerWidth;
  });
}

/** A listener that stands on a page and asks for wins of all the document. */
const listenersIn = (page) => codeIn(page, 'js').filter((text) => text.startsWith("document.addEventListener('win'"));

/** Addresses that stand alone, for hosts that make frames of them. */
const addressesIn = (page) => codeIn(page, 'text').filter((text) => text.startsWith('https://YOUR-HOST/embed.html'));

describe('in a browser', () => {
  let browser;

  before(async () => {
    browser = await launch(await findBrowser());
  });

  after(() => browser.close());

  /** Many pages have the same block. */
  const shown = new Map();

  function show(snippet, files) {
    if (!shown.has(snippet)) shown.set(snippet, countGames(snippet, files));
    return shown.get(snippet);
  }

  async function countGames(snippet, files = new Map()) {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    try {
      const complaints = await open(page, pageOf(snippet), files);
      let games = 0;
      for (const frame of page.frames()) {
        games += await dealt(frame).catch(() => complaints.push(`${frame.url()} has a tag without a game`));
      }
      assert.deepEqual(complaints, []);
      if (snippet.includes('<img')) assert.ok(await fitsPhone(page), 'its picture fits a phone');
      return games;
    } finally {
      await page.close();
    }
  }

  it('the listener of README and docs/api.md hears a game, even inside a component, and no event of others', async () => {
    const [listener, ...others] = new Set(['README.md', 'docs/api.md'].flatMap(listenersIn));
    assert.deepEqual(others, []);
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const complaints = await open(
      page,
      pageOf(`<bakers-dozen seed="42"></bakers-dozen><div></div><script>${listener}</script>`),
    );
    await dealt(page);
    const sent = await page.evaluate(async () => {
      const bodies = [];
      globalThis.fetch = (to, init) => {
        const { headers } = new Request(to, init);
        if (headers.get('content-type') === 'application/json') bodies.push(JSON.parse(init.body));
      };
      const [game, component] = document.querySelectorAll('bakers-dozen, div');
      const anybody = [null, undefined, 5, 'win', {}, { game: 'chess' }, { record: {} }];
      for (const detail of anybody) component.dispatchEvent(new CustomEvent('win', { bubbles: true, detail }));
      component.dispatchEvent(new Event('win', { bubbles: true }));
      document.dispatchEvent(new UIEvent('win', { detail: 3 }));
      const before = bodies.length;
      const moves = await game.solution();
      component.attachShadow({ mode: 'closed' }).append(game);
      for (const move of moves) game.play(move);
      await game.updateComplete;
      return { before, records: bodies, record: game.record };
    });
    await page.close();
    assert.deepEqual(sent, { before: 0, records: [sent.record], record: sent.record });
    assert.equal(sent.record.status, 'won');
    assert.deepEqual(complaints, []);
  });

  for (const page of pages) {
    for (const [i, code] of few([...codeIn(page, 'html').entries()], 2)) {
      it(`${page} shows what its HTML ${i + 1} promises`, async () => {
        const promised = [...code.matchAll(/^\s*<\w+-[\w-]+|embed\.html\?(?=[^"]*"[^>]*><\/iframe)/gm)].length;
        assert.equal(await show(code, filesIn(page)), promised);
      });
    }

    for (const [i, address] of addressesIn(page).entries()) {
      it(`address ${i + 1} of ${page} shows a game in a frame that is sandboxed`, async () => {
        assert.equal(await show(`<iframe src="${address}" sandbox="allow-scripts"></iframe>`), 1);
      });
    }

    for (const [i, code] of codeIn(page, 'js')
      .filter((text) => !/^import |^export /m.test(text))
      .entries()) {
      it(`the script ${i + 1} of ${page} runs on a page`, async () => {
        assert.equal(await show(`<bakers-dozen seed="42"></bakers-dozen><iframe></iframe><script>${code}</script>`), 1);
      });
    }
  }
});
