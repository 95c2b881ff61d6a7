import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { DESKTOP, folder, PHONE, visit } from './open-site.mjs';

/** The tab that is chosen, if it has the focus. */
const selected = () => document.querySelector('[role="tab"][aria-selected="true"]:focus')?.textContent.trim();

const shownGames = () =>
  [...document.querySelectorAll('[role="tabpanel"] > [seed]')]
    .filter((game) => game.getBoundingClientRect().height > 0)
    .map((game) => game.localName);

/** Waits for the board that is seen to have its cards. */
const dealt = (page) =>
  page.waitForFunction(() => {
    const game = document.querySelector('[role="tabpanel"]:not([hidden]) > [seed]');
    return game.shadowRoot?.querySelectorAll('.card').length > 40;
  });

const snippet = () => document.querySelector('code[data-snippet]').textContent;

describe('the front page', () => {
  it('has a game to play at the top of a phone', () =>
    visit('index.html', PHONE, async (page) => {
      await dealt(page);
      const { top, height } = await page.$eval('bakers-dozen', (game) => game.getBoundingClientRect().toJSON());
      assert.ok(top <= 180, `the board begins at ${top}`);
      const seen = PHONE.height - top;
      assert.ok(seen >= height * 0.75, `only ${seen} of ${height} pixels are seen`);
    }));

  it('has one game at a time, chosen by the arrow keys', () =>
    visit('index.html', DESKTOP, async (page) => {
      await dealt(page);
      assert.deepEqual(await page.evaluate(shownGames), ['bakers-dozen']);
      await page.focus('[role="tab"][aria-selected="true"]');
      for (const [key, tab, game] of [
        ['ArrowRight', 'Trefoil', 'trefoil-solitaire'],
        ['End', 'Pyramid Dozen', 'pyramid-dozen'],
        ['ArrowRight', 'Baker’s Dozen', 'bakers-dozen'],
        ['ArrowLeft', 'Pyramid Dozen', 'pyramid-dozen'],
        ['Home', 'Baker’s Dozen', 'bakers-dozen'],
      ]) {
        await page.keyboard.press(key);
        assert.equal(await page.evaluate(selected), tab);
        assert.deepEqual(await page.evaluate(shownGames), [game]);
        await dealt(page);
      }
      // The tabs are one stop: the next is the board.
      await page.keyboard.press('Tab');
      assert.equal(await page.evaluate(() => document.activeElement.localName), 'bakers-dozen');
    }));

  it('keeps a game that another tab hides for a while', () =>
    visit('index.html', DESKTOP, async (page) => {
      await dealt(page);
      await page.$eval('bakers-dozen', (game) => game.play(game.legalMoves[0]));
      await page.click('#tab-3');
      await page.click('#tab-1');
      assert.equal(await page.$eval('bakers-dozen', ({ moveCount }) => moveCount), 1);
    }));

  it('opens the game that its address names', () =>
    visit('index.html#trusty-twelve', PHONE, async (page) => {
      assert.deepEqual(await page.evaluate(shownGames), ['trusty-twelve']);
    }));

  it('dresses the table, and says how', () =>
    visit('index.html', DESKTOP, async (page) => {
      await dealt(page);
      await page.click('.swatches input[value="claret"]');
      const felt = () => {
        const frame = document.querySelector('bakers-dozen').shadowRoot.querySelector('.frame');
        return getComputedStyle(frame).backgroundColor;
      };
      assert.equal(await page.evaluate(felt), 'rgb(92, 22, 38)');
      assert.match(await page.evaluate(snippet), /bakers-dozen \{\n +--solitaire-felt: #5c1626;/);
      await page.click('.swatches input[value="felt"]');
      assert.equal(await page.evaluate(felt), 'rgb(39, 99, 74)');
      assert.doesNotMatch(await page.evaluate(snippet), /--solitaire/);
    }));

  for (const viewport of [DESKTOP, PHONE]) {
    it(`shows all of what is pasted, ${viewport.width} pixels wide`, () =>
      visit('index.html', viewport, async (page) => {
        const hidden = ({ parentElement: { clientWidth, scrollWidth } }) => scrollWidth - clientWidth;
        assert.equal(await page.$eval('code[data-snippet]', hidden), 0);
      }));
  }

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
          /^<script src="https:\S*@\d+\.\d+\.\d+\S*\/dist\/solitaire-elements.js"><\/script>\n<bakers-dozen seed="42"><\/bakers-dozen>\s?$/,
        );
      },
      permissions,
    );

  it('copies what is pasted', () => copies(['clipboard-read', 'clipboard-sanitized-write']));

  it('copies also where the clipboard is closed to scripts', () => copies([]));

  it('deals the seed that a developer gives, and tells what the page hears', () =>
    visit('index.html', DESKTOP, async (page) => {
      await dealt(page);
      await page.click('.developers summary');
      await page.type('.developers input[name="seed"]', '7');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelector('bakers-dozen').seed === '427');
      await page.waitForFunction(() => /seed 427/.test(document.querySelector('.log li').textContent));
      assert.match(await page.evaluate(snippet), /seed="427"/);
    }));

  it('works from the disk', () =>
    visit(pathToFileURL(path.join(folder, 'index.html')).href, PHONE, async (page, heard) => {
      await dealt(page);
      await page.click('#tab-2');
      assert.deepEqual(await page.evaluate(shownGames), ['trefoil-solitaire']);
      assert.deepEqual(heard.complaints(), []);
    }));
});
