import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { HOSTS } from '../../scripts/site/recipes.mjs';
import { root } from '../support/files.mjs';
import { DESKTOP, folder, PHONE, visit } from './open-site.mjs';

/** Waits for the game of the hero to have all its cards in place. */
const dealt = (page) =>
  page.waitForFunction(() => {
    const cards = document.querySelector('trefoil-solitaire').shadowRoot?.querySelectorAll('.card');
    return cards?.length === 52 && [...cards].every((card) => card.getAnimations().length === 0);
  });

const snippet = () => document.querySelector('code[data-snippet]').textContent;

const movesOf = (page) => page.$eval('trefoil-solitaire', ({ moveCount }) => moveCount);

const felts = () => {
  const game = document.querySelector('trefoil-solitaire').shadowRoot.querySelector('.frame');
  const calendar = document.querySelector('solitaire-calendar');
  return [getComputedStyle(game).backgroundColor, getComputedStyle(calendar).getPropertyValue('--solitaire-felt')];
};

const pressed = () => [...document.querySelectorAll('.thumbs [aria-pressed="true"]')].map((each) => each.textContent);

/** The code of each host's panel, whether it is shown or not. */
const codes = (panels) =>
  Object.fromEntries(
    panels
      .map((panel) => [panel.id, [...panel.querySelectorAll('code')].filter((each) => each.closest('pre'))])
      .map(([id, each]) => [id, each.map((code) => code.textContent)]),
  );

describe('the front page', () => {
  it('has a claim of five words, and a game right below it on a phone', () =>
    visit('index.html', PHONE, async (page) => {
      await dealt(page);
      assert.equal((await page.$eval('h1', (claim) => claim.textContent)).split(' ').length, 5);
      const { top, height } = await page.$eval('trefoil-solitaire', (game) => game.getBoundingClientRect().toJSON());
      assert.ok(top <= 300, `the table begins at ${top}`);
      const seen = PHONE.height - top;
      assert.ok(seen >= height * 0.75, `only ${seen} of ${height} pixels are seen`);
    }));

  it('plays today’s deal by mouse and by keys, and tells of each move', () =>
    visit('index.html', DESKTOP, async (page) => {
      await dealt(page);
      const move = await page.$eval('trefoil-solitaire', ({ legalMoves }) => legalMoves.find(({ card }) => card));
      const card = await page.evaluateHandle(
        (code) =>
          [...document.querySelector('trefoil-solitaire').shadowRoot.querySelectorAll('.card')].find(
            (each) => each.dataset.card === code,
          ),
        move.card,
      );
      const { x, y } = await card.asElement().boundingBox();
      await page.mouse.click(x + 20, y + 20);
      await page.mouse.click(x + 20, y + 20);
      await page.waitForFunction(() => document.querySelector('trefoil-solitaire').moveCount === 1);
      await page.waitForFunction(() => document.querySelector('.log .move'));
      await page.$eval('trefoil-solitaire', (game) => game.focus());
      await page.keyboard.press('u');
      await page.waitForFunction(() => document.querySelector('trefoil-solitaire').moveCount === 0);
      assert.equal(await movesOf(page), 0);
    }));

  it('is dressed by its thumbnails, calendar and code too', () =>
    visit('index.html', DESKTOP, async (page) => {
      await dealt(page);
      assert.deepEqual(await page.evaluate(pressed), ['Felt']);
      await page.click('.thumbs [data-theme="claret"]');
      assert.deepEqual(await page.evaluate(felts), ['rgb(92, 22, 38)', '#5c1626']);
      assert.deepEqual(await page.evaluate(pressed), ['Claret']);
      assert.match(
        await page.evaluate(snippet),
        /trefoil-solitaire, solitaire-calendar \{\n +--solitaire-felt: #5c1626;/,
      );
      // By keys.
      await page.focus('.thumbs [data-theme="felt"]');
      await page.keyboard.press('Enter');
      assert.deepEqual(await page.evaluate(felts), ['rgb(39, 99, 74)', '']);
      assert.deepEqual(await page.evaluate(pressed), ['Felt']);
      assert.doesNotMatch(await page.evaluate(snippet), /--solitaire/);
    }));

  it('copies for each host what its recipe has', () =>
    visit(
      'index.html',
      DESKTOP,
      async (page) => {
        const all = await page.$$eval('.recipes [role="tabpanel"]', codes);
        assert.deepEqual(Object.keys(all), HOSTS);
        for (const [host, texts] of Object.entries(all)) {
          // Code in a list is indented.
          const recipe = readFileSync(path.join(root, `docs/embedding/${host}.md`), 'utf8').replaceAll(/^ {3}/gm, '');
          assert.ok(texts.length > 0, host);
          for (const text of texts) assert.ok(recipe.includes(`\n${text}\n\`\`\`\n`), `${host}: ${text}`);
        }
        await page.click('#host-ghost');
        await page.bringToFront();
        await page.click('#ghost [data-copy]');
        await page.waitForFunction(() => document.querySelector('[role="status"].said').textContent === 'Copied');
        assert.ok(all.ghost.includes(await page.evaluate(() => navigator.clipboard.readText())));
      },
      ['clipboard-read', 'clipboard-sanitized-write'],
    ));

  it('shows the host that its URL names', () =>
    visit('index.html#notion', PHONE, async (page) => {
      const shown = await page.$$eval('[role="tabpanel"]:not([hidden])', (panels) => panels.map(({ id }) => id));
      assert.deepEqual(shown, ['notion']);
    }));

  it('has the win rates of docs/winnability.md', () =>
    visit('index.html', PHONE, async (page) => {
      const rates = readFileSync(path.join(root, 'docs/winnability.md'), 'utf8');
      for (const text of await page.$$eval('.cards li', (items) => items.map((item) => item.textContent))) {
        const [name] = /Trusty\s+Twelve|Baker’s Dozen|Trefoil|Lucky\s+Thirteen|Pyramid Dozen/.exec(text);
        const title = name.replace(/\s+/, ' ').replace('’', "'");
        const [, measured] = new RegExp(`^\\| ${title} \\| ([\\d.]+)`, 'm').exec(rates);
        const [, digits] = /([\d.]+)%/.exec(text);
        const places = digits.split('.')[1]?.length ?? 0;
        assert.equal(digits, Number(measured).toFixed(places), title);
      }
    }));

  const copies = (permissions) =>
    visit(
      'index.html',
      DESKTOP,
      async (page) => {
        await page.bringToFront();
        await page.click('[data-copy]');
        await page.waitForFunction(() => document.querySelector('[role="status"].said').textContent === 'Copied');
        // Into a field, as a reader does: a page without permission cannot read the clipboard.
        await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
        await page.focus('textarea');
        await page.keyboard.down('Control');
        await page.keyboard.press('v', { commands: ['Paste'] });
        await page.keyboard.up('Control');
        const pasted = await page.$eval('textarea', ({ value }) => value);
        assert.equal(pasted.trim(), (await page.evaluate(snippet)).trim());
        assert.match(
          pasted,
          /^(<script src="https:\S*@\d+\.\d+\.\d+\S*\/dist\/solitaire-(elements|calendar).js"><\/script>\n){2}<trefoil-solitaire id="daily" daily><\/trefoil-solitaire>\n<solitaire-calendar for="daily"><\/solitaire-calendar>\s?$/,
        );
      },
      permissions,
    );

  it('copies what is pasted', () => copies(['clipboard-read', 'clipboard-sanitized-write']));

  it('copies also where the clipboard is closed to scripts', () => copies([]));

  it('works from the disk', () =>
    visit(pathToFileURL(path.join(folder, 'index.html')).href, PHONE, async (page, heard) => {
      await dealt(page);
      await page.click('#host-hugo');
      assert.equal(await page.$eval('#hugo', ({ hidden }) => hidden), false);
      assert.deepEqual(heard.complaints(), []);
    }));
});

describe('the page for URLs that don’t exist', () => {
  for (const address of ['nothing-here.html', 'docs/not/here']) {
    it(`is served for ${address}, with status 404, links and a game`, () =>
      visit(address, PHONE, async (page) => {
        assert.equal(await page.evaluate(() => performance.getEntriesByType('navigation')[0].responseStatus), 404);
        await page.waitForFunction(
          () => document.querySelector('aces-up').shadowRoot?.querySelectorAll('.card').length === 52,
        );
        assert.equal(await page.$eval('aces-up', (game) => game.play(game.legalMoves[0])), true);
        const links = await page.$$eval('main a', (all) => all.map(({ href }) => href));
        for (const link of links) assert.equal((await fetch(link)).status, 200, link);
      }));
  }

  it('is not served for files', async () => {
    await visit('index.html', PHONE, async (page) => {
      const response = await fetch(new URL('nothing.js', page.url()), { headers: { accept: '*/*' } });
      assert.deepEqual([response.status, /<html/.test(await response.text())], [404, false]);
    });
  });

  it('works from the disk', () =>
    visit(pathToFileURL(path.join(folder, '404.html')).href, PHONE, async (page) => {
      await page.waitForFunction(() => document.querySelector('aces-up').shadowRoot?.querySelector('.card'));
      await Promise.all([page.waitForNavigation(), page.click('main a')]);
      assert.match(page.url(), /\/dist\/site\/index\.html$/);
    }));
});
