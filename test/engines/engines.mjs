// The engines that the tests here play in. Each starts as a driver of one window:
//   open(address), reload(): fulfilled when the page has loaded
//   resize(width, height): of the page, in CSS pixels
//   evaluate(function, ...given): what it returns on the page, by way of JSON
//   pointer(steps): { type: 'move', x, y }, { type: 'down' }, { type: 'up' }, at CSS pixels of the window
//   press(keys): such as 'a', 'Enter' or 'Shift+Tab'
//   back(): as the browser's button does; the page is there some time later
//   show(): the window, before others: only what is shown has frames
//   openWindow(): a driver of another window, with the same storage
//   version, close()
import { existsSync } from 'node:fs';
import { findBrowser } from '../support/browser.mjs';
import { launchPuppeteer } from './puppeteer-driver.mjs';
import { serve } from './serve.mjs';
import { launchWebKit } from './webkit-driver.mjs';

const firefox = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const firefoxPath = () => firefox.find((file) => file && existsSync(file));

/** `packages` are Debian's; `missing` says whether they are needed. */
export const engines = {
  Chromium: {
    packages: [],
    missing: () => false,
    start: async () => launchPuppeteer(await findBrowser()),
  },
  Firefox: {
    packages: ['firefox-esr'],
    missing: () => !firefoxPath(),
    start: () => launchPuppeteer({ browser: 'firefox', executablePath: firefoxPath() }),
  },
  WebKit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    missing: () => !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb'),
    start: launchWebKit,
  },
};

/** Starts an engine. Where that is impossible, it skips the test, and the console says why. */
async function startOrSkip(name, test) {
  const { missing, packages, start } = engines[name];
  try {
    if (missing()) throw new Error(`needs ${packages.join(' and ')}`);
    return await start();
  } catch (error) {
    console.log(`${name} is skipped: ${error.message}`);
    return test.skip();
  }
}

/** Tests the same in each engine. `define` gets the driver, what gives the address of a page here, and the engine's name. */
export function inEachEngine(title, define) {
  for (const name of Object.keys(engines)) {
    describe(`${title} in ${name}`, () => {
      const driver = {};
      let server;

      before(async function () {
        Object.assign(driver, await startOrSkip(name, this));
        server = await serve();
      });

      after(async () => {
        await driver.close?.();
        await server?.stop();
      });

      define(driver, (page) => server.at(page), name);
    });
  }
}
