import { chromeLauncher } from '@web/test-runner-chrome';
import { launch } from 'puppeteer-core';
import { findBrowser } from './browser.mjs';
import { emulateFeatures, liftFingers } from './commands.mjs';
import { recordCoverage } from './coverage.mjs';
import { recordPageError } from './reporter.mjs';

/** Test files share pages, so a page is reset after each file, when the runner goes to about:blank. */
export async function launcher() {
  const launchOptions = await findBrowser();
  const taken = new WeakSet();

  /** Two pages of one browser compete for the focus, so each has its own browser. */
  async function newPage(context) {
    if (taken.has(context)) {
      const browser = await launch(launchOptions);
      // Of several that are launched at once, Puppeteer 25 ends only one with this process.
      process.once('exit', () => browser.process()?.kill('SIGKILL'));
      context = browser.defaultBrowserContext();
    }
    taken.add(context);
    return context.newPage();
  }

  return chromeLauncher({
    launchOptions,
    async createPage({ context }) {
      const page = await newPage(context);
      await recordCoverage(page);
      page.on('pageerror', (error) => recordPageError(page.url(), error?.stack ?? String(error)));
      page.on('framenavigated', (frame) => {
        if (frame !== page.mainFrame() || frame.url() !== 'about:blank') return;
        const reset = [
          page.emulateMediaFeatures(),
          page.emulateMediaType(),
          page.emulateTimezone(),
          emulateFeatures(page, {}),
          liftFingers(page),
        ];
        Promise.all(reset).catch(() => {});
      });
      return page;
    },
  });
}
