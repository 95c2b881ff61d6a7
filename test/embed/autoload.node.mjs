// dist/solitaire-autoload.js on pages of many kinds: what it loads, and that games play.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { few } from '../support/few.js';
import { root } from '../support/files.mjs';
import { GAME, HOME, open, pageOf, SCRIPT, settle, shown, undoIn } from './autoload-page.mjs';

const MAIN = 'solitaire-elements.js';
const STYLE = 'solitaire-elements.css';
const CALENDAR = 'solitaire-calendar.js';
const KLONDIKE = 'examples/klondike-solitaire.js';

const tagOf = (attributes = '', src = SCRIPT) => `<script src="${src}" ${attributes}></script>`;

/** Plays a move of a game by keyboard. Returns how many it then has. */
async function play(page, selector = 'bakers-dozen') {
  await page.$eval(selector, (game) => game.focus());
  for (const key of ['m', 'Enter']) await page.keyboard.press(key);
  await page.waitForFunction((each) => document.querySelector(each).moveCount === 1, {}, selector);
}

describe('the autoloader', () => {
  let browser;

  before(async () => {
    browser = await launch(await findBrowser());
  });
  after(() => browser?.close());

  /** Opens a page for `use`. Then these files were requested, each once, and the console has these lines. */
  async function test(html, files, use, { says = [], ...options } = {}) {
    const opened = await open(browser, html, options);
    try {
      await opened.go();
      await use(opened.page, opened);
      await settle(opened.page);
      assert.deepEqual(opened.requests.toSorted(), files.toSorted());
      // A browser may answer a second tag from its memory, without a request.
      const tags = await opened.page.$$eval('script[src], link[rel=stylesheet]', (all) =>
        all.map((each) => each.src || each.href).filter((url) => !url.includes('autoload')),
      );
      assert.deepEqual(tags, [...new Set(tags)]);
      assert.deepEqual(
        opened.complaints.filter((text) => !says.some((line) => text.includes(line))),
        [],
      );
      for (const line of says) assert.equal(opened.complaints.filter((text) => text.includes(line)).length, 1, line);
    } finally {
      await opened.close();
    }
  }

  const playing = async (page) => {
    await shown(page);
    await play(page);
  };

  const places = Object.entries({
    'in the head': pageOf(tagOf()),
    'in the head, deferred': pageOf(tagOf('defer')),
    'in the head, async': pageOf(tagOf('async')),
    'in the head, as a module': pageOf(tagOf('type="module"')),
    'in the head, as an async module': pageOf(tagOf('type="module" async')),
    'at the end of the body': pageOf('', GAME + tagOf()),
    'before the games': pageOf('', tagOf() + GAME + GAME),
    'inserted by a script': pageOf(
      `<script>document.head.append(Object.assign(document.createElement('script'), { src: '${SCRIPT}' }))</script>`,
    ),
    // As jQuery does with HTML that contains a script, external or not.
    'run as text, in a tag without an address': pageOf(
      `<script src="${SCRIPT}" type="off"></script><script>
        fetch('${SCRIPT}').then(async (answer) => {
          const tag = document.createElement('script');
          tag.text = await answer.text();
          document.head.append(tag);
          tag.remove();
        });
      </script>`,
    ),
    'removed once it has run': pageOf(`${tagOf()}<script>document.currentScript.previousSibling.remove()</script>`),
    twice: pageOf(tagOf() + tagOf('defer')),
    'below a base': pageOf(`<base href="${HOME}elsewhere/">${tagOf()}`),
    'from another host': pageOf(tagOf('', 'http://cdn.test/v1/solitaire-autoload.js')),
  });
  for (const [where, html] of few(places, 4)) {
    it(`loads the five games once, ${where}, and they play by keyboard`, () => test(html, [MAIN, STYLE], playing));
  }

  it('takes its folder and all else from the browser, not from elements that are named like what it reads', () => {
    const names = ['currentScript', 'baseURI', 'querySelectorAll', 'head', 'documentElement', 'createElement'];
    const images = names.map((name) => `<img name="${name}" src="data:," alt="">`).join('');
    const fields =
      '<input name="querySelectorAll"><input name="matches"><input name="getAttribute"><input name="parentNode">';
    const remove = `<script>for (const each of [...document.images]) each.remove()</script>`;
    const html = pageOf(
      '',
      `${images}<embed name="currentScript" type="image/png" src="data:,">${tagOf()}
      <form lang="de">${fields}${GAME}</form>${remove}`,
    );
    return test(html, [MAIN, STYLE, 'locales/de.js'], playing);
  });

  it('requests nothing for a page without tags, nor for tags that it does not know', () =>
    test(pageOf(tagOf(), '<trusty-twelv></trusty-twelv><my-game lang="de"></my-game>'), [], settle));

  describe('beside the script of the games', () => {
    const main = (attributes = '') => tagOf(attributes, `/games/${MAIN}`);
    it('loads nothing if that has run', () => test(pageOf(main() + tagOf()), [MAIN], playing));
    it('loads nothing if that runs before the tags', () => test(pageOf(tagOf() + main()), [MAIN], playing));
    it('loads it no second time if that has yet to run', () =>
      test(pageOf(tagOf('defer') + main('defer')), [MAIN, STYLE], playing));
    it('leaves the style sheet to the page', () =>
      test(pageOf(`<link rel="stylesheet" href="/games/${STYLE}">${tagOf()}`), [MAIN, STYLE], playing));
    it('loads it beside files of the same name, or part of it, in other folders', () =>
      test(
        pageOf(
          `${tagOf('', '/other/solitaire-elements.js')}${tagOf('', '/solitaire-elements.tracker.js')}
          <link rel="stylesheet" href="/other/${STYLE}">${tagOf('', '/other/locales/de.js')}${tagOf()}`,
          `<bakers-dozen seed="42" storage="none" lang="de"></bakers-dozen>`,
        ),
        [MAIN, STYLE, 'locales/de.js'],
        async (page) => {
          await playing(page);
          assert.deepEqual(await undoIn(page, 'bakers-dozen'), ['Zurück']);
        },
        {
          others: {
            '/other/solitaire-elements.js': '',
            '/solitaire-elements.tracker.js': '',
            [`/other/${STYLE}`]: '',
            '/other/locales/de.js': '',
          },
        },
      ));
    it('takes the module for it', () =>
      test(
        pageOf(tagOf('defer') + tagOf('type="module"', '/games/solitaire-elements.mjs')),
        ['solitaire-elements.mjs', STYLE],
        playing,
      ));
    it('adds only an extra game to games that a page imports', () => {
      const module = `import '/games/solitaire-elements.mjs';
        document.body.append(document.createElement('klondike-solitaire'));`;
      const html = pageOf(`${tagOf()}<script type="module">${module}</script>`, '');
      return test(html, ['solitaire-elements.mjs', KLONDIKE], (page) => shown(page, 'klondike-solitaire'));
    });
  });

  describe('without an address of its own', () => {
    const code = readFileSync(path.join(root, 'dist/solitaire-autoload.js'), 'utf8');
    const inlined = (attributes = '') => pageOf('', `${GAME}<script ${attributes}>${code}</script>`);
    it('loads from the folder that its tag names', () => test(inlined('data-base="/games"'), [MAIN, STYLE], playing));
    it('says that its tag has to name one', () =>
      test(inlined(), [], settle, { says: ['name the folder of its files: <script data-base="…/">'] }));
    it('has another script’s, and says so where that has no files', () =>
      test(pageOf(tagOf('', '/merged.js')), [], settle, {
        others: { '/merged.js': code, [`/${STYLE}`]: '' },
        says: [
          `can't load ${HOME}${MAIN}, needed for all games; data-base on its tag names another folder`,
          'status of 404',
        ],
      }));
  });

  describe('for each tag', () => {
    it('loads an extra game and what it needs', () =>
      test(pageOf(tagOf(), '<klondike-solitaire seed="42"></klondike-solitaire>'), [KLONDIKE, MAIN], async (page) => {
        await shown(page, 'klondike-solitaire');
        await play(page, 'klondike-solitaire');
      }));

    it('loads the calendar, in its language', () => {
      const body = `<bakers-dozen id="a" daily></bakers-dozen><solitaire-calendar for="a" lang="de"></solitaire-calendar>`;
      return test(pageOf(tagOf(), body), [MAIN, STYLE, CALENDAR, 'locales/de.js'], async (page) => {
        await shown(page, 'bakers-dozen, solitaire-calendar');
        const today = await page.$eval('solitaire-calendar', ({ shadowRoot }) =>
          shadowRoot.querySelector('[aria-current]').getAttribute('aria-label'),
        );
        assert.match(today, /heute/);
      });
    });

    it('loads a round and its games, in its language', () => {
      const body = '<solitaire-round games="klondike-solitaire bakers-dozen" lang="de"></solitaire-round>';
      const files = [MAIN, STYLE, 'solitaire-round.js', KLONDIKE, 'locales/de.js'];
      return test(pageOf(tagOf(), body), files, async (page) => {
        await shown(page, 'klondike-solitaire');
        const strip = await page.$eval('solitaire-round', ({ shadowRoot }) => shadowRoot.textContent);
        assert.match(strip, /Tagesrunde/);
        // It can have others later.
        await page.$eval('solitaire-round', (round) => (round.games = 'bakers-dozen'));
        await shown(page, 'bakers-dozen');
      });
    });

    it('loads what is added later, and what a template holds only when it is cloned', () =>
      test(
        pageOf(tagOf(), '<template><p><free-cell></free-cell></p></template>'),
        [MAIN, KLONDIKE, 'locales/de.js', 'examples/free-cell.js'],
        async (page, { requests }) => {
          await settle(page);
          assert.deepEqual(requests, []);
          const add = (html) => page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);
          await add('<section><p>A game:</p><div lang="de"><klondike-solitaire></klondike-solitaire></div></section>');
          await shown(page, 'klondike-solitaire');
          assert.deepEqual(await undoIn(page, 'klondike-solitaire'), ['Zurück']);
          assert.ok(!requests.includes('examples/free-cell.js'));
          await page.evaluate(() => document.body.append(document.querySelector('template').content.cloneNode(true)));
          await shown(page, 'free-cell');
        },
      ));
  });

  describe('for each language', () => {
    const body = `<trusty-twelve lang="de-AT"></trusty-twelve>
      <div lang="pt-PT"><p><bakers-dozen></bakers-dozen></p></div>
      <pyramid-dozen lang="zh-TW"></pyramid-dozen>
      <lucky-thirteen lang="en-GB"></lucky-thirteen>
      <trefoil-solitaire lang="xx"></trefoil-solitaire>`;
    const games = 'trusty-twelve, bakers-dozen, pyramid-dozen, lucky-thirteen, trefoil-solitaire';
    const first = ['locales/de.js', 'locales/pt-PT.js', 'locales/zh-Hant.js'];

    it('loads the nearest translation, and another when `lang` changes', () =>
      test(
        pageOf(tagOf(), body),
        [MAIN, STYLE, ...first, 'locales/fr.js', 'locales/sv.js'],
        async (page) => {
          await shown(page, games);
          assert.deepEqual(await undoIn(page, games), ['Zurück', 'Anular', '復原', 'Undo', 'Undo']);
          const isUndo = (tag, text) =>
            document.querySelector(tag).shadowRoot.querySelector('[data-control=undo]').textContent.trim() === text;
          await page.$eval('lucky-thirteen', (game) => (game.lang = 'fr-CA'));
          await page.waitForFunction(isUndo, {}, 'lucky-thirteen', 'Annuler');
          await page.$eval('div', (box) => box.setAttribute('lang', 'sv'));
          await page.waitForFunction(isUndo, {}, 'bakers-dozen', 'Ångra');
        },
        { height: 5000 },
      ));

    it('shows no game before its translation', () => {
      const german = 'locales/de.js';
      return test(
        pageOf(tagOf(), `${GAME}<trusty-twelve lang="de"></trusty-twelve>`),
        [MAIN, STYLE, german],
        async (page, { release }) => {
          await page.waitForFunction(
            (main) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(main)),
            {},
            MAIN,
          );
          await settle(page);
          assert.equal(await page.evaluate(() => customElements.get('trusty-twelve') === undefined), true);
          release();
          await shown(page, 'trusty-twelve');
          assert.deepEqual(await undoIn(page, 'trusty-twelve'), ['Zurück']);
        },
        { held: [german] },
      );
    });
  });

  describe('on a page with a policy', () => {
    const german = `<bakers-dozen seed="42" storage="none" lang="de"></bakers-dozen>`;
    const files = [MAIN, STYLE, 'locales/de.js'];
    const BASE = "default-src 'none'; img-src data:; style-src 'nonce-n1';";
    /** What the browser says of a policy that isn't allowed. */
    const REFUSED = "Creating a TrustedTypePolicy named 'solitaire-autoload'";
    const INSISTS = "script-src 'self'; require-trusted-types-for 'script'; trusted-types";
    for (const [what, csp] of Object.entries({
      'a nonce': `${BASE} script-src 'nonce-n1'`,
      "'strict-dynamic'": `${BASE} script-src 'nonce-n1' 'strict-dynamic'`,
      'Trusted Types': `${INSISTS} solitaire-elements solitaire-autoload`,
      'any Trusted Types': "script-src 'self'; require-trusted-types-for 'script'",
    })) {
      it(`passes ${what}`, () => test(pageOf(tagOf('nonce="n1"'), german), files, playing, { csp }));
    }

    it('passes Trusted Types by the default policy of the page', () => {
      const policy = "trustedTypes.createPolicy('default', { createScriptURL: (each) => each })";
      return test(pageOf(`<script nonce="n1">${policy}</script>${tagOf()}`, german), files, playing, {
        csp: `${INSISTS.replace('script-src', "script-src 'nonce-n1'")} default solitaire-elements`,
        says: [REFUSED],
      });
    });

    it('that takes its own policy once, runs twice', () =>
      test(pageOf(tagOf() + tagOf('defer'), german), files, playing, {
        csp: `${INSISTS} solitaire-elements solitaire-autoload`,
      }));

    it('says once which Trusted Types to allow, and loads no script', () =>
      test(
        pageOf(tagOf(), `${german}<klondike-solitaire></klondike-solitaire>`),
        [],
        (page) => page.evaluate(() => document.body.append(document.createElement('free-cell'))),
        {
          csp: `${INSISTS} another`,
          says: [
            'trusted-types solitaire-elements solitaire-autoload',
            REFUSED,
            "This document requires 'TrustedScriptURL' assignment",
          ],
        },
      ));

    it('passes on `crossorigin`', () =>
      test(
        pageOf(tagOf('crossorigin="anonymous"', 'http://cdn.test/v1/solitaire-autoload.js'), german),
        files,
        async (page) => {
          await playing(page);
          const modes = await page.$$eval('[src^="http"], [href^="http"]', (all) => all.map((e) => e.crossOrigin));
          assert.deepEqual(modes, Array(4).fill('anonymous'));
        },
      ));
  });

  describe('without a file', () => {
    const two = `<bakers-dozen seed="42" storage="none" lang="de"></bakers-dozen>
      <klondike-solitaire lang="de"></klondike-solitaire>`;
    const needed = [MAIN, STYLE, KLONDIKE, 'locales/de.js'];
    const warned = (file, purpose) => [
      `solitaire-autoload: can't load ${HOME}games/${file}, needed for ${purpose}`,
      'status of 404',
    ];
    for (const [file, purpose] of [
      ['locales/de.js', 'lang=de'],
      [KLONDIKE, 'klondike-solitaire'],
      [STYLE, 'the layout before games load'],
    ]) {
      it(`says once that ${file} is missing, and the rest plays`, () =>
        test(
          pageOf(tagOf(), two),
          needed,
          async (page) => {
            await playing(page);
            const undo = await undoIn(page, 'bakers-dozen');
            assert.deepEqual(undo, [file === 'locales/de.js' ? 'Undo' : 'Zurück']);
            // Some pages replace their head when the reader goes on.
            await page.evaluate(() => {
              document.head.replaceChildren();
              document.body.append(document.querySelector('klondike-solitaire').cloneNode());
            });
          },
          { missing: [file], says: warned(file, purpose) },
        ));
    }

    it('says once that the script of the games is missing', () => {
      const says = warned(MAIN, 'all games');
      const use = (page, { complaints }) =>
        new Promise((resolve) => {
          const look = () => complaints.some((text) => text.includes(says[0])) && resolve();
          page.on('console', look);
          look();
        });
      return test(pageOf(tagOf(), two), needed, use, { missing: [MAIN], says });
    });

    it('says that a policy blocks one', () =>
      test(pageOf(tagOf()), [MAIN], playing, {
        csp: "default-src 'none'; img-src data:; script-src 'self'",
        says: [warned(STYLE, 'the layout before games load')[0], 'Content Security Policy directive'],
      }));
  });

  it('keeps the text around a game where it is while the script loads', async () => {
    const text = '<p>A break between two chapters, with a deck of cards and five ways to lay it out. '.repeat(3);
    const opened = await open(browser, pageOf(tagOf(), `${text}${GAME}${text.repeat(4)}`), { held: [MAIN] });
    const { page, release } = opened;
    try {
      const loaded = opened.go();
      await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]')?.sheet);
      await settle(page);
      await page.evaluate(() => {
        globalThis.shift = 0;
        const add = (entries) => entries.forEach(({ value }) => (globalThis.shift += value));
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift' });
        globalThis.shifted = () => (add(observer.takeRecords()), globalThis.shift);
      });
      release();
      await loaded;
      await shown(page);
      const shift = await page.evaluate('shifted()');
      assert.ok(shift <= 0.02, `${shift}`);
    } finally {
      await opened.close();
    }
  });

  it('lists every game, extra game and language that is built', () => {
    const code = readFileSync(path.join(root, 'dist/solitaire-autoload.js'), 'utf8');
    const embed = readFileSync(path.join(root, 'dist/embed.js'), 'utf8');
    for (const list of ['games', 'examples', 'languages']) {
      const find = (text) => new RegExp(`${list}:(\\[[^\\]]*\\])`).exec(text)[1];
      assert.equal(find(code), find(embed));
    }
  });
});
