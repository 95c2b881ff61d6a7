import { launch } from 'puppeteer-core';
import { exampleScripts } from '../../scripts/package.mjs';
import { findBrowser } from '../support/browser.mjs';
import { serve } from '../support/serve.mjs';

/** How long anything may take that a page is asked for, in milliseconds. */
const PATIENCE = 120_000;

/** What the console may say: a value is bad, and which ones are good. */
const isExpected = (text) => /is not allowed; allowed: |is not a parameter; allowed: /.test(text);

/** Plugin of the dev server: the page has the scripts of all examples. */
const withExamples = {
  name: 'with-examples',
  transform: ({ path, body }) =>
    path === '/test/fuzz/page.html'
      ? body.replace(
          '<!-- examples -->',
          exampleScripts.map((file) => `<script src="/dist/${file}"></script>`).join(''),
        )
      : undefined,
};

/** Rejects where a promise is settled too late. */
export function inTime(promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`hangs: ${what}`)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Tabs that share a storage, and what they complain of. */
class Visit {
  /** Where the page lies that knows all elements. */
  address;
  #complaints = [];
  #context;

  constructor(context, address) {
    this.#context = context;
    this.address = address;
  }

  async openTab() {
    const page = await this.#context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (!isExpected(message.text())) this.#complaints.push(`the console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`uncaught: ${error?.stack ?? error}`));
    page.on('dialog', (dialog) => void dialog.dismiss());
    return page;
  }

  /** Throws these problems, and what the tabs have complained of since the last time. */
  check(problems) {
    const wrong = [...this.#complaints.splice(0), ...problems];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }
}

/** A browser whose pages can go to the project's files. */
export async function openBrowser() {
  const server = await serve({ plugins: [withExamples] });
  const browser = await launch({ ...(await findBrowser()), protocolTimeout: 180_000 });
  const address = `${server.address}/test/fuzz/page.html`;
  return {
    /** Calls back with a visit that no other one has left anything for. */
    async visit(run) {
      const context = await browser.createBrowserContext();
      try {
        return await run(new Visit(context, address));
      } finally {
        await context.close().catch(() => {});
      }
    },

    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
