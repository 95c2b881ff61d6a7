// What is kept from one visit to the next, in windows that share their storage, or have none.
import assert from 'node:assert/strict';
import { createGame } from 'solitaire-elements/engine.js';
import { followRecord } from '../engine/follow.ts';
import { inEachEngine } from './engines.mjs';
import { clickOn, made, play, ways } from './player.mjs';
import { timeouts } from './timeouts.mjs';

const PAGE = 'one.html?game=bakers-dozen&seed=42';

inEachEngine('What is kept', (engine, at, name) => {
  let windows;

  beforeEach(async () => {
    windows = [];
    await engine.open(at('boxes.html'));
    await engine.evaluate(() => localStorage.clear());
  });

  afterEach('nothing is wrong', async () => {
    const complaints = [];
    for (const window of windows) {
      complaints.push(...(await window.evaluate(() => window.complaints)));
      await window.close();
    }
    assert.deepEqual(complaints, []);
  });

  /** A window of its own, with a game in which so many moves were made before. */
  async function visit(moveCount, page = PAGE) {
    const window = await engine.openWindow();
    windows.push(window);
    await window.resize(1000, 900);
    await window.open(at(page));
    await made(window, moveCount);
    return window;
  }

  async function leave(window) {
    windows.splice(windows.indexOf(window), 1);
    await window.close();
  }

  it('is an unfinished game, for the next window too', async () => {
    const first = await visit(0);
    const record = await playOn(first, 3);
    await leave(first);
    const second = await visit(3);
    assert.deepEqual(await second.evaluate(recordOf), record);
    await playUntilKept(second, 1);
  });

  it('is the game of the window where it was played first, until that one leaves', async () => {
    const first = await visit(0);
    const { moves } = await playOn(first, 2);
    const second = await visit(2);
    await playOn(second, 1);
    assert.equal(await second.evaluate(keptMoves), moves);
    await playUntilKept(first, 1);
    await leave(first);
    await playUntilKept(second, 2);
  });

  it('is shown by a window in which nobody has played, when it is seen again', async () => {
    const first = await visit(0);
    await first.evaluate(setHidden, true);
    const record = await playUntilKept(await visit(0), 3);
    await first.evaluate(setHidden, false);
    await first.show();
    await made(first, 3);
    assert.deepEqual(await first.evaluate(recordOf), record);
  });

  it('counts each game of two windows once', async () => {
    const first = await visit(0);
    await playOn(first, 2);
    await playOn(await visit(0, PAGE.replace('42', '43')), 2);
    await first.show();
    assert.equal((await first.evaluate(kept, 'statistics')).log.length, 2);
    await first.reload();
    await made(first, 2);
    await playOn(first, 1);
    assert.equal((await first.evaluate(kept, 'statistics')).log.length, 2);
  });

  it('has the settings of both windows', async () => {
    const first = await visit(0);
    // The strip of a first visit covers the buttons.
    await clickOn(first, '.coach .close');
    const second = await visit(0);
    for (const [window, choice] of [
      [first, 'Blue'],
      [second, 'Waves'],
    ]) {
      await window.show();
      for (const place of ['[data-control=more]', '[data-control=settings]', `dialog [aria-label=${choice}]`]) {
        await clickOn(window, place);
      }
      await window.press('Escape');
    }
    assert.deepEqual(await (await visit(0)).evaluate(kept, 'settings'), { felt: 'blue', back: 'waves' });
  });

  it('is there for a page that is come back to, and what was played meanwhile goes before', async () => {
    const window = await visit(0);
    await playOn(window, 2);
    await window.evaluate(() => (window.isSame = true));
    // Another page of the site has the same game.
    await window.open(at(`${PAGE}&fit=height`));
    await made(window, 2);
    const { moves } = await playUntilKept(window, 2);
    await window.back();
    await returned(window);
    const isSame = await window.evaluate(() => window.isSame === true);
    console.log(`${name} ${isSame ? 'keeps' : 'does not keep'} the page that is left`);
    await made(window, 4);
    assert.equal((await window.evaluate(recordOf)).moves, moves);
    await playUntilKept(window, 1);
  });

  for (const [area, whose, moveCount] of [
    ['session', 'for its own window', 2],
    ['none', 'for nobody', 0],
  ]) {
    it(`is kept by ${area} ${whose}`, async () => {
      const window = await visit(0, `${PAGE}&storage=${area}`);
      await playOn(window, 2);
      assert.equal(await window.evaluate(keptMoves), null);
      await window.reload();
      await made(window, moveCount);
      await visit(0, `${PAGE}&storage=${area}`);
    });
  }

  for (const [what, breakIt] of Object.entries({ full, forbidden })) {
    it(`is nothing where the storage is ${what}, and the game is played all the same`, async () => {
      const window = await visit(0);
      await window.evaluate(beginAnewAfter, String(breakIt));
      await made(window, 0);
      await playOn(window, 3);
      for (const control of ['more', 'statistics']) await clickOn(window, `[data-control=${control}]`);
    });
  }

  it('is kept without locks too', async () => {
    const first = await visit(0);
    await first.evaluate(beginAnewAfter, String(withoutLocks));
    await made(first, 0);
    await playUntilKept(first, 3);
    await leave(first);
    await visit(3);
  });
});

/** Plays so many moves by pointer. Returns the game's record. */
async function playOn(window, times) {
  await window.show();
  const { seed, moves } = await window.evaluate(recordOf);
  const game = createGame('bakers-dozen', { seed });
  followRecord(game, moves);
  for (let i = 0; i < times; i++) await play(window, game, [game.legalMoves[0]], ways['by tap']);
  return game.record;
}

async function playUntilKept(window, times) {
  const record = await playOn(window, times);
  assert.equal(await window.evaluate(keptMoves, record.moves), record.moves);
  return record;
}

/** Fulfilled when the window shows the page before, as it was left or loaded again. */
async function returned(window) {
  const end = Date.now() + timeouts.command;
  const isThere = () => !location.search.includes('fit') && document.readyState === 'complete';
  while (!(await window.evaluate(isThere).catch(() => false))) {
    if (Date.now() > end) throw new Error('the page before does not come');
  }
}

// These run on the page.

const recordOf = () => window.element.record;

function kept(what) {
  const key = Object.keys(localStorage).find((each) => each.endsWith(what));
  return JSON.parse(localStorage.getItem(key));
}

/** The moves of the game that is kept, or null; if some are given, once these are. Tabs hear of each other late. */
async function keptMoves(awaited) {
  const moves = () => {
    const key = Object.keys(localStorage).find((each) => each.includes('/game/'));
    return key ? JSON.parse(localStorage.getItem(key)).record.moves : null;
  };
  while (awaited && moves() !== awaited) await new Promise((resolve) => setTimeout(resolve));
  return moves();
}

function setHidden(hidden) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Another element takes the place of the first, where something is missing. */
function beginAnewAfter(breakIt) {
  // The page allows it: these tests have no policy.
  new Function(`(${breakIt})()`)();
  const { element } = window;
  window.element = element.cloneNode();
  element.replaceWith(window.element);
}

const withoutLocks = () => Object.defineProperty(navigator, 'locks', { value: undefined });

function full() {
  Storage.prototype.setItem = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
}

function forbidden() {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('', 'SecurityError');
    },
  });
}
