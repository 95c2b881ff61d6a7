// A fresh browser for each measurement, and what it tells of its main thread.
import { launch } from 'puppeteer-core';
import { findBrowser } from './browser.mjs';

/** No work of the browser's own, and no graphics card, which few servers have. */
const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const options = await findBrowser();

export const version = await withBrowser((browser) => browser.version());

async function withBrowser(use) {
  const browser = await launch({ ...options, args: [...options.args, ...quiet, '--no-first-run'] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Gives a tab of a browser of its own to `use`, with the protocol's session. */
export const withTab = (use) =>
  withBrowser(async (browser) => {
    const [page] = await browser.pages();
    await page.setViewport({ width: 1000, height: 900 });
    const session = await page.createCDPSession();
    // `ThreadTime` is then the time of the processor.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return use(new Tab(page, session));
  });

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

class Tab {
  constructor(page, session) {
    this.page = page;
    this.session = session;
  }

  async metrics() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  /** The processor's time that the main thread has taken so far, in milliseconds. */
  async cpu() {
    return (await this.metrics()).ThreadTime * 1000;
  }

  /** Opens a page and waits until it has settled. */
  async open(url) {
    await this.page.goto(url, { waitUntil: 'load' });
    await this.settled();
  }

  /** Fulfilled when the main thread has done almost nothing for a while: two looks at it take less than a millisecond each. */
  async settled() {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    let before = await this.cpu();
    for (let quiet = 0; quiet < 2;) {
      await pause(100);
      const now = await this.cpu();
      quiet = now - before < 1.5 ? quiet + 1 : 0;
      before = now;
    }
  }
}
