// A fresh browser for each measurement, and what it tells of its main thread.
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { findBrowser } from './browser.mjs';

/** No work of the browser's own, and no graphics card, which few servers have. */
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const { args, ...options } = await findBrowser();

/** Gives a tab of a browser of its own to `use`. */
export async function withTab(use) {
  const browser = await launch({ ...options, args: [...args, ...quiet] });
  try {
    const [page] = await browser.pages();
    await page.setViewport({ width: 1000, height: 900 });
    const session = await page.createCDPSession();
    // `ThreadTime` is then the time of the processor.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return await use(new Tab(page, session));
  } finally {
    await browser.close();
  }
}

/** The processor's time that the main thread takes from the start of a page until it has settled, in milliseconds. */
export const cpuOf = (url) =>
  withTab(async (tab) => {
    await tab.open(url);
    return tab.cpu();
  });

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
