// The page as visitors have it: one wins, others see it, check it, and watch it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import Database from '../../demo/leaderboard/node_modules/better-sqlite3/lib/index.js';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { few } from '../support/few.js';
import { databaseFile, newWin, openedStore } from './databases.mjs';
import { opened, winOf, wonGame } from './support.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only what never comes takes so long. */
const PATIENCE = 120_000;

let browser;
before(async () => {
  browser = await launch(await findBrowser());
});
after(() => browser.close());

/** A visitor of the board, whose page must not complain. */
async function visitor(
  test,
  { address },
  { width = 1280, scheme = 'light', bypassCSP = false, refusal, isLive = true } = {},
) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  test.after(async () => {
    await context.close();
    // The server leaves before its visitors.
    const expected = ['net::ERR_INCOMPLETE_CHUNKED_ENCODING', `the server responded with a status of ${refusal}`];
    const isExpected = (text) => expected.some((part) => text.includes(part));
    assert.deepEqual(
      complaints.filter((text) => !isExpected(text)),
      [],
    );
  });
  // Only the tool of the audit is not allowed by the page.
  await page.setBypassCSP(bypassCSP);
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(address);
  await page.waitForSelector(isLive ? '#live.on' : '#live');
  await page.waitForFunction(() => document.querySelector('#table > *')?.state);
  return page;
}

const textOf = (page, selector) => page.$eval(selector, (element) => element.textContent);

const says = (page, selector, text) =>
  page.waitForFunction((where, what) => document.querySelector(where)?.textContent.includes(what), {}, selector, text);

/** Fulfilled once an element says a text that it may not say for long: a busy machine would look too late. */
const willSay = (page, selector, text) =>
  page.evaluate(
    (where, what) =>
      new Promise((done) => {
        const element = document.querySelector(where);
        const look = () => element.textContent.includes(what) && done();
        new MutationObserver(look).observe(element, { childList: true });
      }),
    selector,
    text,
  );

const press = async (page, text) => {
  const [button] = await page.$$(`::-p-xpath(//button[normalize-space()="${text}"])`);
  await button.click();
};

const focused = (page) => page.evaluate(() => document.activeElement.textContent);

/** Wins the game on the table, each move in a task of its own. */
const win = (page) =>
  page.evaluate(async () => {
    const table = document.querySelector('#table > *');
    for (const move of await table.solution()) {
      table.play(move);
      await new Promise((resolve) => setTimeout(resolve));
    }
    return { moves: table.moveCount, status: table.status };
  });

async function audited(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  assert.deepEqual(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    [],
  );
}

/** Today, as the browser has it. The clock of the server stands still. */
const start = Date.now();
const now = { now: () => start };

/** A board of today with one win on it, and a visitor of it. */
async function boardWithWin(test, { settings, more, ...visit } = {}) {
  const board = await opened(test, { ...now, ...settings });
  const page = await visitor(test, board, visit);
  const date = await page.$eval('#date', ({ dateTime }) => dateTime);
  const { game, options, seed } = await board.deal(date);
  const record = await wonGame({ game, options, seed });
  await board.send(winOf(record, { date, ...more?.(record.moves.length / 2) }));
  await page.waitForSelector('li');
  return { board, page, record };
}

/** A test of what `--whole` alone tries, since a browser takes long. */
const inWhole = (...test) => globalThis.testsAreWhole && it(...test);

describe('a visitor', () => {
  it('who wins puts a name on the board, and another sees it at once and checks it', async (test) => {
    const board = await opened(test, now);
    const [player, other] = [await visitor(test, board), await visitor(test, board)];
    await says(other, '#empty', 'No wins yet');
    const { moves, status } = await win(player);
    assert.equal(status, 'won');
    await says(player, '#said', `You won in ${moves} moves`);
    await player.type('#name', '<b>Ada</b>');
    await player.keyboard.press('Enter');
    await says(player, '#said', 'You’re on the board, in place 1 of ');
    assert.equal(await focused(player), 'Verify');

    await other.waitForSelector('li .name');
    assert.equal(await textOf(other, 'li .name'), '<b>Ada</b>');
    assert.match(await textOf(other, 'li .score'), new RegExp(`^${moves} moves, \\d+:\\d\\d$`));
    assert.equal(await other.$eval('#empty', ({ hidden }) => hidden), true);
    await press(other, 'Verify');
    await says(other, '.verdict', 'Verified here in ');
    assert.equal(await player.$$eval('li', ({ length }) => length), 1);
  });

  it('sees that a row was altered in the database', async (test) => {
    const database = await databaseFile(test);
    const { board, page, record } = await boardWithWin(test, { settings: { database } });

    const file = new Database(database);
    const [good] = file.prepare('SELECT * FROM wins').all();
    const update = file.prepare('UPDATE wins SET record = ? WHERE id = ?');
    for (const [alteration, said] of [
      [{ moves: record.moves.slice(2) }, 'Not valid: move '],
      [{ moves: record.moves.slice(0, -2) }, 'Not valid: record claims the status'],
      [{ moves: '', status: 'playing' }, 'Not valid: the game is not won'],
      [{ game: 'lucky-thirteen' }, 'Not valid: '],
      [await wonGame({ ...record, seed: '42' }), 'Not valid: record has the seed "42"'],
      [{}, 'Verified here in '],
    ]) {
      update.run(JSON.stringify({ ...record, ...alteration }), good.id);
      await press(page, 'Verify');
      await says(page, '.verdict', said);
    }
    // Fewer moves than the record has: shown to who comes now.
    file.prepare('UPDATE wins SET moves = moves - 9').run();
    file.close();
    const late = await visitor(test, board);
    await press(late, 'Verify');
    await says(late, '.verdict', `Not valid: it has ${record.moves.length / 2} moves.`);
  });

  inWhole('finds a place after the best hundred, and more rows', async (test) => {
    const database = await databaseFile(test);
    const store = await openedStore(test, database);
    // The visitor's own date, as for the browser.
    const date = new Date(start).toLocaleDateString('sv');
    for (let i = 0; i < 101; i++) await store.add(newWin(10, { date }));
    const page = await visitor(test, await opened(test, { ...now, database }));
    const count = (length) =>
      page.waitForFunction((n) => document.querySelectorAll('#rows > li').length === n, {}, length);
    await count(100);
    await win(page);
    await page.waitForSelector('#post:not([hidden])');
    await page.type('#name', 'Eve');
    await press(page, 'Put it on the board');
    await says(page, '#said', 'You’re on the board, in place 102 of 102.');
    assert.equal(await textOf(page, '#own .rank'), '102');
    assert.equal(await focused(page), 'Verify');
    // A better win moves it on.
    await store.add(newWin(10, { date }));
    await says(page, '#own .rank', '103');

    await press(page, 'Show more');
    await count(103);
    assert.equal(await textOf(page, '#rows > li:last-child .name'), 'Eve');
    assert.equal(await page.$eval('#own', ({ children }) => children.length), 0);
    assert.equal(await page.$eval('#more', ({ hidden }) => hidden), true);
    assert.equal(
      await page.evaluate(() => document.activeElement.closest('li').querySelector('.rank').textContent),
      '101',
    );
  });

  inWhole('sees the best of seven days, and checks a win of a day that is over', async (test) => {
    const database = await databaseFile(test);
    const { page } = await boardWithWin(test, { settings: { database }, more: () => ({ name: 'Bob' }) });
    const store = await openedStore(test, database);
    const date = new Date(start - 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await store.keepSeed(date, '11');
    const record = await wonGame({ game: 'bakers-dozen', seed: '11' });
    await store.add(newWin(record.moves.length / 2, { date, record }));
    await press(page, 'Seven days');
    await page.waitForSelector('#rows > li + li');
    const [item] = await page.$$(`::-p-xpath(//li[*[normalize-space()="Ada"]])`);
    const day = `${Number(date.slice(-2))}\u00a0`;
    assert.match(await item.$eval('.score', ({ textContent }) => textContent), new RegExp(`moves, ${day}[A-Z][a-z]+$`));
    await (await item.$('button')).click();
    await says(page, '.verdict:not(:empty)', 'Verified here in ');
    await press(page, 'This day');
    await page.waitForFunction(() => document.querySelectorAll('#rows > li').length === 1);
    assert.equal(await textOf(page, 'li .name'), 'Bob');
  });

  inWhole('watches a win as it was played: each move at its time, with a pause, and faster', async (test) => {
    // Three moves at once, then a wait of an hour.
    const more = (moves) => ({ times: Array.from({ length: moves }, (_, i) => (i < 3 ? 0 : 3_600_000 + i)) });
    const { page, record } = await boardWithWin(test, { more });
    const moves = record.moves.length / 2;
    assert.match(await textOf(page, 'li .score'), /moves, 1:00:00$/);

    await press(page, 'Watch');
    await says(page, '#position', `3 of ${moves} moves`);
    assert.equal(await textOf(page, '#watch-title'), `Ada: ${moves} moves`);
    assert.equal(await focused(page), 'Pause');
    await page.keyboard.press('Enter');
    await says(page, '#pause', 'Play');
    const clock = () => textOf(page, '#position');
    const stopped = await clock();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await clock(), stopped);
    await press(page, 'Speed 1×');
    await press(page, 'Play');
    await says(page, '#speed', 'Speed 2×');
    assert.equal(await page.$eval('#watched > *', ({ moveCount }) => moveCount), 3);
    await press(page, 'Next move');
    await says(page, '#position', `${moves} of ${moves} moves, 1:00:00 of 1:00:00`);
    assert.equal(await page.$eval('#watched > *', ({ status }) => status), 'won');
    // A win that is only watched is not offered to the board.
    assert.equal(await page.$eval('#post', ({ hidden }) => hidden), true);

    const isBack = willSay(page, '#position', `0 of ${moves} moves`);
    // The button moves while the table closes up after the win.
    await page.focus('#again');
    await page.keyboard.press('Enter');
    await isBack;
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('#watched > *'));
    assert.equal(await focused(page), 'Watch');
    assert.equal(await page.$eval('#table > *', ({ moveCount }) => moveCount), 0);
  });

  inWhole('keeps the times of the moves over a reload', async (test) => {
    const board = await opened(test, now);
    const page = await visitor(test, board);
    await page.evaluate(async () => {
      const table = document.querySelector('#table > *');
      const moves = (await table.solution()).slice(0, 5);
      let time = performance.now();
      performance.now = () => time;
      for (const move of moves) {
        table.play(move);
        await table.updateComplete;
        time += 30;
      }
      table.undo();
      table.redo();
      await table.updateComplete;
    });
    const before = await page.evaluate(() => JSON.parse(localStorage.getItem('leaderboard-times')).times);
    // The last move was made again.
    assert.deepEqual(before, [0, 30, 60, 90, 150]);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('#table > *')?.moveCount === 5);
    await win(page);
    await says(page, '#said', 'You won');
    await page.type('#name', 'Ada');
    await press(page, 'Put it on the board');
    await says(page, '#said', 'place 1');
    const { times } = (await board.get('/api/win?id=1')).answer;
    assert.deepEqual(times.slice(0, 5), before);
  });

  it('sees the board even if too many listen to it already', async (test) => {
    const board = await opened(test, now);
    const streams = await Promise.all(Array.from({ length: 20 }, () => fetch(`${board.address}/api/live`)));
    assert.deepEqual(new Set(streams.map(({ status }) => status)), new Set([200]));
    assert.equal((await board.get('/api/live')).status, 503);
    const page = await visitor(test, board, { refusal: 503, isLive: false });
    await says(page, '#empty', 'No wins yet');
    await says(page, '#live', 'Not connected');
  });

  it('is told why a win is refused, and may send it again', async (test) => {
    const board = await opened(test, { ...now, limits: { posts: 1 } });
    await board.send({});
    const page = await visitor(test, board, { refusal: 429 });
    await win(page);
    await says(page, '#said', 'You won');
    await page.type('#name', 'Ada');
    await press(page, 'Put it on the board');
    await says(page, '#said', 'You have sent too many records.');
    assert.equal(await page.$eval('#post', ({ hidden }) => hidden), false);
  });

  const views = [
    [390, 'light'],
    [390, 'dark'],
    [1280, 'dark'],
    [1280, 'light'],
  ];
  for (const [width, scheme] of few(views)) {
    it(`finds nothing in the way at ${width} px, ${scheme}`, async (test) => {
      const more = () => ({ name: 'W'.repeat(24) });
      const { page } = await boardWithWin(test, { width, scheme, bypassCSP: true, more });
      await press(page, 'Verify');
      await says(page, '.verdict', 'Verified');
      await win(page);
      await page.waitForSelector('#post:not([hidden])');
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await audited(page);
      await press(page, 'Watch');
      await says(page, '#position', 'moves');
      await audited(page);
    });
  }
});
