// What a reader and a script do on the page of every app. All pages take what they are given by `give`.
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

const PATIENCE = 60_000;

/** Messages that are no fault of the app. */
const isExpected = (text) => text.startsWith('Lit is in dev mode');

/** Fulfilled when `read` gives what is expected. */
async function becomes(what, read, expected) {
  const deadline = Date.now() + PATIENCE;
  let last;
  do {
    last = await read().catch((error) => error.message);
    if (isDeepStrictEqual(last, expected)) return;
    await delay(25);
  } while (Date.now() < deadline);
  assert.deepEqual(last, expected, what);
}

async function play(page, { draw, isFromServer }) {
  // Lit's page has its games in shadow roots.
  const all = (selector, read, ...more) => page.$$eval(`>>> ${selector}`, read, ...more);
  const read = (tag, name) => all(tag, ([element], name) => element[name], name);
  const give = (name, value) => page.evaluate((name, value) => globalThis.give({ [name]: value }), name, value);
  const texts = () => all('section > output', (outputs) => outputs.map(({ textContent }) => textContent.trim()));
  const cards = () =>
    all('bakers-dozen', (games) => games.map(({ shadowRoot }) => shadowRoot.querySelectorAll('.card').length));
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /bakers-dozen/.test(key) && /"42"/.test(key)).length);

  const seed = async () => (await read('bakers-dozen', 'state'))?.seed;
  await becomes('the first seed', seed, '7');
  await becomes('the cards', cards, [52]);
  await page.waitForFunction(() => globalThis.give);
  await give('seed', '42');
  await becomes('the seed from state', seed, '42');
  await becomes('what is dealt, each once', () => page.evaluate(() => globalThis.heardDeals), ['7', '42']);

  for (const name of ['assist', 'disabled']) {
    assert.equal(await read('bakers-dozen', name), false, `${name} at first`);
    for (const on of [true, false]) {
      await give(name, on);
      await becomes(`${name} from state`, () => read('bakers-dozen', name), on);
    }
  }

  const options = async () => (await read('pyramid-dozen', 'state'))?.options;
  const heard = () => page.evaluate(() => globalThis.heard);
  await becomes('the options', options, { recycles: 0, kings: 'stay' });
  assert.equal(await read('pyramid-dozen', 'seed'), '42');
  // The first deal of a page from a server comes before its handlers.
  if (!isFromServer) await becomes('the deal as it is heard', heard, 'stay');
  await give('kings', 'alone');
  await becomes('the options from state', options, { recycles: 0, kings: 'alone' });
  await becomes('the next deal as it is heard', heard, 'alone');

  const drawn = () => all('trefoil-solitaire', (games) => games.map(({ draw }) => draw));
  // Markup has an element for each value.
  if ((await drawn()).length > 1) await becomes('draw, given each value', drawn, [...draw.values()]);
  else {
    for (const [value, on] of draw) {
      await give('draw', value);
      await becomes(`draw, given ${JSON.stringify(value)}`, drawn, [on]);
    }
  }

  const moves = () => read('bakers-dozen', 'moveCount');
  const solution = await all('bakers-dozen', ([game]) => game.solution());
  for (const move of solution.slice(0, 3))
    assert.ok(await all('bakers-dozen', ([game], move) => game.play(move), move));
  await all('section > button', ([button]) => button.click());
  await becomes('the moves after an undo by the app', moves, 2);

  await give('shown', false);
  await becomes('the game that is taken away', cards, []);
  await give('shown', true);
  await becomes('the game that is there again', cards, [52]);
  await becomes('the moves of the game resumed', moves, 2);
  assert.deepEqual([await seed(), await stored()], ['42', 1], 'one game is stored');

  await all('bakers-dozen', ([game], moves) => moves.forEach((move) => game.play(move)), solution.slice(2));
  await becomes('the status', () => read('bakers-dozen', 'status'), 'won');
  await becomes('the wins as the app heard them', texts, [`Won in ${solution.length} moves.`]);
  // A second win would be heard by then.
  await all('bakers-dozen', async ([game]) => {
    await game.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  assert.deepEqual(await texts(), [`Won in ${solution.length} moves.`]);
}

/**
 * Plays on a page, and throws what is wrong.
 *
 * @param expected.draw what `draw` is after each value that it is given, by that value
 * @param expected.isFromServer whether the framework found the elements in the page
 */
export async function visit(browser, address, expected) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['warn', 'error', 'assert'].includes(message.type()) && !isExpected(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error?.stack ?? error)));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.evaluateOnNewDocument(() => {
    globalThis.heardDeals = [];
    addEventListener('deal', ({ detail }) => {
      if (detail.game === 'bakers-dozen') globalThis.heardDeals.push(detail.seed);
    });
  });
  try {
    const response = await page.goto(address, { waitUntil: 'load' });
    if (expected.isFromServer)
      assert.match(await response.text(), /<bakers-dozen[^>]* seed="7"/, 'the page as it is sent');
    await play(page, expected);
    assert.deepEqual(complaints, [], 'the console is silent');
  } catch (error) {
    if (complaints.length > 0) error.message += `\nOn the console:\n${complaints.join('\n')}`;
    throw error;
  } finally {
    await context.close();
  }
}

const tags = 'bakers-dozen, pyramid-dozen, trefoil-solitaire';

/** Whether all games in the window show cards. Those outside it draw none. */
const isDealt = (tags) =>
  [...document.querySelectorAll(tags)]
    .filter((game) => game.getBoundingClientRect().top < innerHeight)
    .every((game) => game.shadowRoot?.querySelector('.card'));

/** Opens a page until it has loaded all it imports. A development server bundles that, and can reload the first page when it has. */
export async function warmUp(browser, address) {
  const page = await browser.newPage();
  try {
    await page.goto(address, { timeout: 3 * PATIENCE });
    await page.waitForFunction(isDealt, { timeout: 3 * PATIENCE }, tags);
    // Nuxt keeps a request open.
    await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 2, timeout: 3 * PATIENCE });
  } finally {
    await page.close();
  }
}

/** How far off a game's reserved height can be, in pixels, and how much a layout can shift in total: as docs/boxes.md says. */
const MOST_OFF = 8;
const MOST_SHIFT = 0.02;

/** Throws if a page's layout shifts when its scripts load late: after the page is painted without them. */
export async function seesNoJump(browser, address) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const held = [];
  let isHolding = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isHolding && request.resourceType() === 'script') held.push(request);
    else request.continue();
  });
  await page.evaluateOnNewDocument(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) globalThis.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const heights = () =>
    page.$$eval(tags, (games) => games.map(({ localName, offsetHeight }) => [localName, offsetHeight]));
  try {
    const loaded = page.goto(address, { waitUntil: 'load' });
    loaded.catch(() => {});
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    await page.waitForFunction(isPainted, { timeout: PATIENCE });
    assert.ok(held.length > 0, 'a page without scripts');
    assert.equal(await page.$(`:is(${tags}):defined`), null, 'a game is there without its script');
    const reserved = await heights();
    assert.ok(reserved.length >= 3, 'a page without games');
    isHolding = false;
    for (const request of held) request.continue();
    await loaded;
    await page.waitForFunction(isDealt, { timeout: PATIENCE }, tags);
    // A shift is reported a frame later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const real = await heights();
    const off = real.filter(([, height], i) => Math.abs(height - reserved[i][1]) > MOST_OFF);
    assert.deepEqual(off, [], `heights that were reserved: ${reserved.join(' ')}, and are needed: ${real.join(' ')}`);
    const shift = await page.evaluate(() => globalThis.shift);
    assert.ok(shift < MOST_SHIFT, `the layout shifts by ${shift}`);
  } finally {
    await context.close();
  }
}
