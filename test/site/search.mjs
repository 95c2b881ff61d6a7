import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { few } from '../support/few.js';
import { STRICT } from '../support/serve.mjs';
import { DESKTOP, folder, PHONE, visit } from './open-site.mjs';
import { violations } from './violations.mjs';

const isOpen = () => document.querySelector('dialog.search').open;

const loads = ({ requests }) => requests.filter((address) => /\/search[\w-]*\.js$/.test(address)).length;

/** Opens the search by its key, and waits until it says something of a query. */
async function search(page, query) {
  await page.keyboard.press('/');
  await page.type('.search input', query);
  return said(page);
}

async function said(page) {
  const status = await page.waitForSelector('.search [role="status"]:not(:empty)');
  return status.evaluate((each) => each.textContent);
}

const texts = (all) => all.map((each) => each.textContent);

/** The titles of the results, best first. */
const titles = (page) => page.$$eval('.search li strong', texts);

const focused = () => document.activeElement.querySelector('strong')?.textContent ?? document.activeElement.localName;

describe('the search', () => {
  it('opens by a slash, shows the words where they stand, and leads there by Enter', () =>
    visit('docs/readme.html', DESKTOP, async (page, heard) => {
      await search(page, 'share-url');
      assert.equal((await titles(page))[0], 'share-url');
      const details = await page.$$eval('.search li:first-child :is(small, mark)', texts);
      assert.deepEqual(details.sort(), ['Attributes, every element', 'URL', 'shared']);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.match(page.url(), /\/api\/bakers-dozen\.html#attributes-share-url$/);
      assert.deepEqual(heard.complaints(), []);
    }));

  for (const [what, query, title] of [
    ['a word that is begun or misspelt', 'winnabel', 'winnable()'],
    ['some of the words where no place has them all', 'integrity walrus', 'Limits'],
  ]) {
    it(`finds ${what}`, () =>
      visit('index.html', DESKTOP, async (page) => {
        await search(page, query);
        assert.equal((await titles(page))[0], title);
      }));
  }

  it('says that it has found nothing', () =>
    visit('index.html', DESKTOP, async (page) => {
      assert.equal(await search(page, 'walrus'), 'Nothing found for “walrus”');
      assert.deepEqual(await titles(page), []);
    }));

  it('loads nothing before it is opened, and everything once', () =>
    visit('docs/readme.html', DESKTOP, async (page, heard) => {
      assert.equal(loads(heard), 0);
      await search(page, 'seed');
      await page.keyboard.press('Escape');
      assert.equal(await page.evaluate(isOpen), false);
      await page.keyboard.press('/');
      assert.equal(await page.evaluate(isOpen), true);
      assert.equal(loads(heard), 2);
    }));

  it('opens again by a slash at once', () =>
    visit('docs/readme.html', DESKTOP, async (page) => {
      await page.keyboard.press('/');
      for (let i = 0; i < 10; i++) {
        await page.keyboard.press('Escape');
        await page.keyboard.press('/');
        assert.equal(await page.evaluate(isOpen), true);
      }
    }));

  it('leaves the slash to a field', () =>
    visit('playground.html', DESKTOP, async (page) => {
      await page.type('[name="seed"]', '1/2');
      assert.equal(await page.$eval('[name="seed"]', ({ value }) => value), '1/2');
      assert.equal(await page.evaluate(isOpen), false);
    }));

  it('leads through its results by arrow keys', () =>
    visit('docs/readme.html', DESKTOP, async (page) => {
      await search(page, 'frame');
      const [first, second] = await titles(page);
      for (const [key, place] of [
        ['Down', first],
        ['Down', second],
        ['Up', first],
        ['Up', 'input'],
      ]) {
        await page.keyboard.press(`Arrow${key}`);
        assert.equal(await page.evaluate(focused), place);
      }
    }));

  it('closes for a result on the same page', () =>
    visit('docs/boxes.html', DESKTOP, async (page) => {
      await search(page, 'print');
      await page.evaluate(() => document.querySelector('.search li a[href$="docs/boxes.html#print"]').focus());
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(isOpen), false);
      assert.match(page.url(), /#print$/);
    }));

  for (const scheme of few(['light', 'dark'])) {
    it(`opens by its button on a phone, fits and is accessible, ${scheme}`, () =>
      visit('docs/readme.html', PHONE, async (page) => {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.click('[data-search]');
        await page.type('.search input', 'custom properties');
        await said(page);
        const box = await page.$eval('.search', (dialog) => dialog.getBoundingClientRect().toJSON());
        assert.deepEqual([box.left, box.right], [0, PHONE.width]);
        assert.ok(box.bottom <= PHONE.height, `it ends at ${box.bottom}`);
        assert.equal((await violations(page)).join('\n'), '');
      }));
  }

  it('works from the disk', () =>
    visit(pathToFileURL(path.join(folder, 'docs/readme.html')).href, DESKTOP, async (page, heard) => {
      await search(page, 'fit');
      assert.equal((await titles(page))[0], 'fit');
      assert.deepEqual(heard.complaints(), []);
    }));

  it('works under a strict policy', () =>
    visit('docs/boxes.html', DESKTOP, async (page, heard) => {
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        request.isNavigationRequest()
          ? request.respond({
              body: readFileSync(path.join(folder, 'docs/boxes.html')),
              contentType: 'text/html',
              headers: { 'Content-Security-Policy': `${STRICT}; img-src 'self'` },
            })
          : request.continue(),
      );
      await page.reload({ waitUntil: 'load' });
      await search(page, 'fit');
      assert.equal((await titles(page))[0], 'fit');
      assert.deepEqual(heard.complaints(), []);
    }));
});
