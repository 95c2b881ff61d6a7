import assert from 'node:assert/strict';
import { sitePages } from '../../scripts/site/pages.mjs';
import { few } from '../support/few.js';
import { DESKTOP, visit } from './open-site.mjs';
import { brokenWords } from './broken-words.mjs';
import { violations } from './violations.mjs';

const { pages } = await sitePages([]);

/** The narrowest phone that WCAG asks for. */
const PHONE = { width: 320, height: 844 };

/** Every page is seen as on a phone by day, and as on a desk by night. */
const VIEWS = [
  { viewport: PHONE, scheme: 'light' },
  { viewport: DESKTOP, scheme: 'dark' },
];

/** The sources are all alike: one file and one folder stand for them. */
const isSeen = ({ path }) => !path.startsWith('source/') || /\/(en\.ts|solver)\.html$/.test(path);

/** Pages of one folder are much alike. */
const folderOf = (page) => (page.includes('/') ? page.slice(0, page.indexOf('/')) : page);
const seen = pages.filter(isSeen).map(({ path }) => path);
const folders = [...new Set(seen.map(folderOf))].map((each) => seen.filter((page) => folderOf(page) === each));

describe('each page of the site', () => {
  for (const path of folders.flatMap((each) => few(each))) {
    it(`${path} fits phone and desktop, is quiet and accessible, and asks nobody else`, () =>
      visit(path, PHONE, async (page, heard) => {
        for (const { viewport, scheme } of VIEWS) {
          await page.setViewport(viewport);
          await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.equal(width, viewport.width, 'it scrolls sideways');
          assert.deepEqual(await page.evaluate(brokenWords), [], 'words are broken');
          assert.equal((await violations(page)).join('\n'), '');
        }
        assert.deepEqual(heard.complaints(), []);
        const { origin } = new URL(page.url());
        assert.deepEqual(
          heard.requests.filter((request) => new URL(request).origin !== origin),
          [],
        );
      }));
  }
});
