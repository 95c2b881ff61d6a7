import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from './browser.mjs';
import { emulateFeatures } from './commands.mjs';
import { recordPageError } from './reporter.mjs';

/** A launcher over whatever browser there is; test files share a page, so it is put right after each. */
export async function launcher() {
  return chromeLauncher({
    launchOptions: await findBrowser(),
    async createPage({ context }) {
      const page = await context.newPage();
      page.on('pageerror', (error) => recordPageError(page.url(), error?.stack ?? String(error)));
      page.on('framenavigated', (frame) => {
        // The runner goes to about:blank after each file; emulated media would last beyond it.
        if (frame !== page.mainFrame() || frame.url() !== 'about:blank') return;
        Promise.all([page.emulateMediaFeatures(), page.emulateMediaType(), emulateFeatures(page, {})]).catch(() => {});
      });
      return page;
    },
  });
}
