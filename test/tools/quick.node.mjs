// Three of the tools, which CI runs: one that shortens HTML, and the two that leave the least of a style sheet. `run.mjs` runs all.
import { keepsHeights, keepsHtml } from './checks.mjs';
import { htmlTools } from './html.mjs';
import { openBrowser, withElements, withPage } from './page.mjs';
import { styleTools } from './styles.mjs';
import { checkTable } from './table.mjs';

describe('tools between an author and a reader', () => {
  let browser;

  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser?.close());

  it('html-minifier-terser keeps tags, values and content', () =>
    withElements(browser, (page) => keepsHtml(page, htmlTools['html-minifier-terser'])));

  for (const name of ['clean-css', 'purgecss']) {
    it(`${name} keeps the reserved space`, () => withPage(browser, (page) => keepsHeights(page, styleTools[name])));
  }

  it('are those that the docs list', checkTable);
});
