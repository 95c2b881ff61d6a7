// dist/solitaire-autoload.js on pages whose games are far: what they request, and what brings the rest.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { GAME, open, pageOf, SCRIPT, settle, shown, undoIn } from './autoload-page.mjs';

const MAIN = 'solitaire-elements.js';
const STYLE = 'solitaire-elements.css';
const CALENDAR = 'solitaire-calendar.js';
const GERMAN = 'locales/de.js';

const TAG = `<script src="${SCRIPT}"></script>`;
const far = (height = 3000) => `<div id="text" style="height: ${height}px">A long text.</div>`;

const isDefined = (page, tag = 'bakers-dozen') => page.waitForFunction((each) => customElements.get(each), {}, tag);

/** After this, all that could be loaded in idle time has been asked for. */
const idle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const wait = () => requestIdleCallback(() => requestIdleCallback(resolve));
        if (document.readyState === 'complete') wait();
        else addEventListener('load', wait, { once: true });
      }),
  );

describe('the autoloader, of a game that nobody sees', () => {
  let browser;

  before(async () => {
    browser = await launch(await findBrowser());
  });
  after(() => browser?.close());

  /** Opens a page that requests `first` alone until `use`, and `then` by then. */
  async function test(html, first, use, then, options) {
    const opened = await open(browser, html, options);
    const { page, requests, complaints } = opened;
    try {
      const loaded = opened.go();
      await page.waitForSelector('body *');
      if (!options?.held) await loaded.then(() => idle(page));
      await settle(page);
      assert.deepEqual(requests.toSorted(), first.toSorted());
      await use(page, opened);
      await loaded;
      await idle(page);
      assert.deepEqual(requests.toSorted(), [...first, ...then].toSorted());
      // A calendar says that its game is missing.
      assert.deepEqual(
        complaints.filter((text) => !text.startsWith('<solitaire-calendar> for=')),
        [],
      );
    } finally {
      opened.release();
      await opened.close();
    }
  }

  it('requests at most 3 KB, shows what is in its tag, and loads once when it comes within a window, without a jump', () => {
    const game = GAME.replace('></', '>Five <b>games</b></');
    return test(
      pageOf(TAG, `${far()}${game}<p id="after">After it</p>`),
      [STYLE],
      async (page, { requests }) => {
        const files = ['solitaire-autoload.js', STYLE].map((file) => readFileSync(path.join(root, 'dist', file)));
        const bytes = files.map((file) => gzipSync(file).length);
        assert.ok(bytes[0] + bytes[1] <= 3072, `${bytes}`);
        assert.equal(await page.$eval('bakers-dozen b', (b) => b.checkVisibility() && b.offsetWidth > 0), true);
        await page.evaluate(() => {
          globalThis.shift = 0;
          globalThis.shifts = new PerformanceObserver((list) => (globalThis.shift += list.getEntries().length));
          globalThis.shifts.observe({ type: 'layout-shift' });
        });
        await page.evaluate(() => scrollTo(0, 900));
        await settle(page);
        assert.deepEqual(requests, [STYLE]);
        await page.evaluate(() => scrollTo(0, 1100));
        await shown(page);
        assert.equal(await page.evaluate(() => globalThis.shift + globalThis.shifts.takeRecords().length), 0);
      },
      [MAIN],
    );
  });

  it('loads it within a box that scrolls, before it is in the box', () =>
    test(
      pageOf(TAG, `<div id="box" style="height: 400px; overflow: auto">${far(1000)}${GAME}</div>`),
      [STYLE],
      async (page) => {
        await page.$eval('#box', (box) => (box.scrollTop = 550));
        await isDefined(page);
      },
      [MAIN],
    ));

  /** How each is brought: what stands below the long text, and what is done. */
  const ways = {
    'is focused within': [
      GAME.replace('></', '><a href="#">A link</a></'),
      (page) => page.$eval('bakers-dozen a', (link) => link.focus({ preventScroll: true })),
    ],
    'is pressed': [GAME, (page) => page.$eval('bakers-dozen', (game) => game.click())],
    'is pressed where the browser makes no click of it': [
      GAME,
      (page) =>
        page.$eval('bakers-dozen', (game) => game.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))),
    ],
    'is asked for by a link to it': [
      `<a href="#spiel-%C3%BC"></a><div style="display: none">${GAME.replace(' ', ' id="spiel-ü" ')}</div>`,
      (page) => page.$eval('a', (link) => link.click()),
    ],
    'is asked for by its page': [GAME, (page) => page.$eval('bakers-dozen', (game) => (game.dataset.load = 'now'))],
    'is moved into the window': [GAME, (page) => page.$eval('bakers-dozen', (game) => document.body.prepend(game))],
  };
  for (const [what, [html, act]] of Object.entries(ways)) {
    it(`loads it when it ${what}`, () =>
      test(
        pageOf(TAG, far() + html),
        [STYLE],
        async (page) => {
          await page.evaluate(() => {
            globalThis.defined = customElements.whenDefined('bakers-dozen').then(() => 'defined');
          });
          await act(page);
          assert.equal(await page.evaluate(() => globalThis.defined), 'defined');
        },
        [MAIN],
      ));
  }

  /** What hides it in the window, and what the page does to show it. */
  const hidden = {
    'a tab': ['style="display: none"', (box) => (box.style.display = 'block')],
    'a section that is not rendered': ['style="content-visibility: hidden"', (box) => (box.style = '')],
    'a section that the search of the page opens': ['hidden="until-found"', (box) => (box.hidden = false)],
    'a far section that the browser leaves out': [
      'style="content-visibility: auto; contain-intrinsic-height: 500px; margin-top: 5000px"',
      (box) => box.scrollIntoView(),
    ],
    'a frame that is far': [
      'style="margin-top: 3000px"',
      (box) => box.scrollIntoView(),
      `<iframe srcdoc="${(TAG + GAME).replaceAll('"', '&quot;')}"></iframe>`,
    ],
  };
  for (const [what, [attribute, show, game = GAME]] of Object.entries(hidden)) {
    it(`loads it when it is shown in ${what}`, () =>
      test(
        pageOf(TAG, `<div id="box" ${attribute}>${game}</div>`),
        [STYLE],
        async (page, { requests }) => {
          const asked = page.waitForRequest((request) => request.url().endsWith(MAIN));
          await page.$eval('#box', show);
          await asked;
          assert.equal(requests.filter((file) => file === MAIN).length, 1);
        },
        [MAIN],
      ));
  }

  it('loads what the page adds far away when it comes near, in the language that it then has', () =>
    test(
      pageOf(TAG, far()),
      [],
      async (page, { requests }) => {
        await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), GAME);
        await settle(page);
        await page.$eval('bakers-dozen', (game) => (game.lang = 'de'));
        await settle(page);
        assert.deepEqual(requests, [STYLE]);
        await page.$eval('bakers-dozen', (game) => game.scrollIntoView());
        await shown(page);
        assert.deepEqual(await undoIn(page, 'bakers-dozen'), ['Zurück']);
      },
      [STYLE, MAIN, GERMAN],
    ));

  it('loads an extra game and one of the five', () =>
    test(
      pageOf(TAG, `${far()}<free-cell></free-cell>`),
      [],
      async (page) => {
        await page.$eval('free-cell', (game) => game.scrollIntoView());
        await shown(page, 'free-cell');
      },
      ['examples/free-cell.js', MAIN],
    ));

  it('loads it for a calendar that is seen, whichever of both comes first', () =>
    test(
      pageOf(TAG, `<solitaire-calendar for="later"></solitaire-calendar>${far()}`),
      [STYLE, CALENDAR],
      async (page) => {
        const game = '<bakers-dozen id="later" daily lang="de"></bakers-dozen>';
        await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), game);
        await page.waitForFunction(() =>
          document.querySelector('solitaire-calendar').shadowRoot.querySelector('[lang=de]'),
        );
      },
      [MAIN, GERMAN],
    ));

  it('loads only a calendar that is far when it comes near', () =>
    test(
      pageOf(TAG, `${far()}<solitaire-calendar></solitaire-calendar>`),
      [STYLE],
      async (page) => {
        await page.$eval('solitaire-calendar', (calendar) => calendar.scrollIntoView());
        await isDefined(page, 'solitaire-calendar');
      },
      [CALENDAR],
    ));

  describe('that is closed, in the window', () => {
    const closed = GAME.replace(' ', ' poster ');
    /** It delays the end of the page's own load. */
    const slow = `${TAG}<script async src="/games/${GERMAN}"></script>`;
    const held = { held: [GERMAN] };

    it('loads it when the page has loaded and is idle', () =>
      test(
        pageOf(slow, closed),
        [STYLE, GERMAN],
        async (page, { release }) => {
          release();
          await isDefined(page);
          assert.equal(await page.evaluate(() => document.readyState), 'complete');
        },
        [MAIN],
        held,
      ));

    for (const [what, act] of Object.entries({
      'when it is pressed': (game) => game.click(),
      'when the page opens it': (game) => game.removeAttribute('poster'),
    })) {
      it(`loads it at once ${what}`, () =>
        test(
          pageOf(slow, closed),
          [STYLE, GERMAN],
          async (page, { release }) => {
            await page.$eval('bakers-dozen', act);
            await isDefined(page);
            assert.notEqual(await page.evaluate(() => document.readyState), 'complete');
            release();
          },
          [MAIN],
          held,
        ));
    }
  });

  /** Pages that load it at once. */
  const now = {
    'its script says so': pageOf(TAG.replace('>', ' data-load="now">'), far() + GAME),
    'its own tag says so': pageOf(TAG, far() + GAME.replace(' ', ' data-load="now" ')),
    'the browser cannot tell what is near': pageOf(
      `<script>delete window.IntersectionObserver</script>${TAG}`,
      far() + GAME,
    ),
    // Nor are there any frames in a tab in the background.
    'it is in the window, before any frame': pageOf(
      `<script>IntersectionObserver = class { observe() {} unobserve() {} }</script>${TAG}`,
    ),
  };
  for (const [what, html] of Object.entries(now)) {
    it(`loads it at once if ${what}`, async () => {
      const opened = await open(browser, html);
      try {
        await opened.go();
        await isDefined(opened.page);
        assert.deepEqual(opened.requests.toSorted(), [STYLE, MAIN].toSorted());
      } finally {
        await opened.close();
      }
    });
  }
});
