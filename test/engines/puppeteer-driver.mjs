import { launch } from 'puppeteer-core';
import { timeouts } from './timeouts.mjs';

/** Chromium and Firefox. */
export async function launchPuppeteer(options) {
  const browser = await launch({
    ...options,
    // Puppeteer would have no page kept that one may come back to.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    timeout: timeouts.start,
    protocolTimeout: timeouts.command,
  });
  const close = () => browser.close();
  try {
    return driverOf(await browser.newPage(), await browser.version(), close);
  } catch (error) {
    await close();
    throw error;
  }
}

const driverOf = (page, version, close) => ({
  version,
  close,
  openWindow: async () => {
    const other = await page.browserContext().newPage();
    return driverOf(other, version, () => other.close());
  },
  show: () => page.bringToFront(),
  // No page loads where one has been kept, so Puppeteer would wait for ever.
  back: () => page.evaluate(() => void setTimeout(() => history.back())),
  open: (address) => page.goto(address, { waitUntil: 'load', timeout: timeouts.command }),
  reload: () => page.reload({ waitUntil: 'load', timeout: timeouts.command }),
  evaluate: (run, ...given) => page.evaluate(run, ...given),

  /** Puppeteer sets the orientation of the screen along, which Firefox 140 does not know. */
  async resize(width, height) {
    try {
      await page.setViewport({ width, height });
    } catch (error) {
      if (!/unknown command/.test(error.message)) throw error;
      await page.waitForFunction((expected) => window.innerWidth === expected, {}, width);
    }
  },

  async pointer(steps) {
    for (const { type, x, y } of steps) await (type === 'move' ? page.mouse.move(x, y) : page.mouse[type]());
  },

  async press(keys) {
    const held = keys.split('+');
    const key = held.pop();
    for (const each of held) await page.keyboard.down(each);
    await page.keyboard.press(key);
    for (const each of held.reverse()) await page.keyboard.up(each);
  },
});
