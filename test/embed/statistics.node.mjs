// Statistics taken from one browser to another: a real download, a real choice of a file, on pages with a strict policy.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { recordFromText } from '../../dist/engine.js';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { waitUntil } from '../support/wait-until.ts';

const KEY = 'solitaire-elements/1/bakers-dozen/statistics';

/** The game of this deal that a search wins. */
const RECORD = recordFromText(
  '1.bakers-dozen.won.s11..DADOKDHDBDAOMKMKMOIMIDGDGQBQEBGALMGPAPAPAPHALPLPHPJOIOEICIHNKNENKQCNKQKNFQFNDNJQDPEOBOJODOIPIPAQANDOBQBNKNDODOFQDOMNCQCQLQIPMPFNJNMQAP',
);
const LOG = { log: [{ at: 1e12, options: {}, win: { moves: 67, elapsed: 61_000, record: RECORD } }], since: 0 };

const PAGES = {
  '/': '<!doctype html><title>Game</title><script src="/game.js"></script><bakers-dozen seed="42"></bakers-dozen>',
};

/** A frame of a host that may do all but save files. */
const framed = (host) =>
  `<!doctype html><title>Frame</title><iframe src="http://${host}/" sandbox="allow-scripts allow-same-origin"></iframe>`;

function answer({ url, headers }, response) {
  const host = url.startsWith('/framed-') && headers.host.replace('localhost', url.slice('/framed-'.length));
  const script = url === '/game.js';
  response.setHeader('Content-Security-Policy', host ? `frame-src http://${host}` : "default-src 'self'");
  response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
  response.end(script ? readFileSync(path.join(root, 'dist/solitaire-elements.js')) : host ? framed(host) : PAGES[url]);
}

/** In a page: opens the statistics, and finds something in them. */
const find = async (selector) => {
  const game = document.querySelector('bakers-dozen');
  await customElements.whenDefined('bakers-dozen');
  const inside = (each) => game.shadowRoot?.querySelector(each);
  const shown = async (control) => {
    for (;;) {
      await game.updateComplete;
      const found = [...game.shadowRoot.querySelectorAll(`[data-control=${control}]`)].find((e) => e.checkVisibility());
      if (found || inside('dialog')) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  if (!inside('.tiles')) {
    (await shown('more')).click();
    while (!inside('dialog [data-control=statistics]')) await new Promise(requestAnimationFrame);
    inside('dialog [data-control=statistics]').click();
    while (!inside('.tiles')) await new Promise(requestAnimationFrame);
  }
  return inside(selector);
};

describe('statistics as a file', () => {
  let browser;
  let server;
  let address;
  let folder;

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'statistics-'));
    server = createServer(answer).listen(0);
    address = `http://localhost:${server.address().port}`;
    browser = await launch(await findBrowser());
  });
  after(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true });
  });

  /** A browser of its own that keeps this. */
  async function device(kept, where = '/') {
    const context = await browser.createBrowserContext({
      downloadBehavior: { policy: 'allow', downloadPath: folder },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.setViewport({ width: 360, height: 800 });
    await page.goto(address + where);
    if (kept) await page.evaluate((key, value) => localStorage.setItem(key, value), KEY, JSON.stringify(kept));
    return where === '/' ? page : page.frames()[1];
  }

  const inPanel = async (page, selector) => (await page.evaluateHandle(find, selector)).asElement();

  const told = async (page, text) => {
    const status = await inPanel(page, 'dialog [role=status]');
    await page.waitForFunction((element, text) => element.textContent.includes(text), {}, status, text);
    return status.evaluate((element) => [...element.children].map((line) => line.textContent));
  };

  const won = async (page) => (await inPanel(page, '.tiles div:nth-child(2) dd')).evaluate((e) => e.textContent);

  const save = async (page) => (await inPanel(page, 'dialog .more button')).evaluate((button) => button.click());

  const add = async (page, file) => (await inPanel(page, '[type=file]')).uploadFile(file);

  it('goes from one browser to another, twice, and counts once', async () => {
    const today = new Date().toLocaleDateString('sv');
    const file = path.join(folder, `solitaire-statistics-${today}.json`);
    await save(await device(LOG));
    await waitUntil(() => existsSync(file), file);
    assert.deepEqual(JSON.parse(readFileSync(file)), { [KEY]: LOG });
    const other = await device();
    assert.equal(await won(other), '0');
    await add(other, file);
    assert.deepEqual(await told(other, '1 win imported'), ['1 win imported']);
    assert.equal(await won(other), '1');
    await add(other, file);
    assert.deepEqual(await told(other, '0 wins imported'), ['0 wins imported']);
    assert.equal(await won(other), '1');
  });

  it('leaves out and names what does not verify, and what is no such file', async () => {
    const page = await device();
    const forged = path.join(folder, 'forged.json');
    const record = { ...RECORD, seed: '12' };
    writeFileSync(forged, JSON.stringify({ [KEY]: { log: [{ ...LOG.log[0], win: { record } }] } }));
    await add(page, forged);
    const [sum, reason, ...rest] = await told(page, 'skipped');
    assert.equal(sum, '0 wins imported · 1 skipped');
    assert.match(reason, /^Baker’s Dozen, .*2001: .*move/);
    assert.deepEqual(rest, []);
    assert.equal(await won(page), '0');
    const picture = path.join(folder, 'picture.json');
    writeFileSync(picture, 'GIF89a');
    await add(page, picture);
    assert.match((await told(page, 'picture.json'))[0], /^picture\.json: /);
  });

  for (const host of ['localhost', '127.0.0.1']) {
    it(`is not taken out of a frame from ${host} that may not, and the reader reads why`, async () => {
      const before = readdirSync(folder).length;
      const frame = await device(undefined, `/framed-${host}`);
      await save(frame);
      assert.deepEqual(await told(frame, 'file'), ['If no file appears, this page doesn’t allow downloads']);
      assert.equal(readdirSync(folder).length, before);
    });
  }
});
