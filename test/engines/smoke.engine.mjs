import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createGame, games, recordFromText } from 'solitaire-elements/engine.js';
import { followRecord } from '../engine/follow.ts';
import { WON } from '../support/games-played.ts';
import { inEachEngine } from './engines.mjs';
import { cardOn, clickOn, focus, goTo, made, play, state, tabToTable, topOf, ways } from './player.mjs';

const PAGE = 'one.html?game=bakers-dozen&seed=42&storage=none';

inEachEngine('A game', (driver, at, name) => {
  before(() => console.log(`${name} is ${driver.version}`));

  beforeEach(() => driver.resize(1000, 900));

  afterEach('nothing is wrong', async () => assert.deepEqual(await driver.evaluate(() => window.complaints), []));

  for (const [game, way] of [
    ['pyramid-dozen', 'by tap'],
    ['bakers-dozen', 'by drag'],
  ]) {
    it(`of ${game} is played to its end ${way}`, async () => {
      const { seed, moves } = recordFromText(WON[game]);
      await driver.open(at(`one.html?game=${game}&seed=${seed}&storage=none`));
      await driver.evaluate(() => {
        window.wins = 0;
        document.addEventListener('win', () => window.wins++);
      });
      await play(driver, createGame(game, { seed }), followRecord(createGame(game, { seed }), moves), ways[way]);
      assert.equal((await state(driver)).status, 'won');
      assert.equal(await driver.evaluate(() => window.wins), 1);
    });
  }

  for (const [from, address] of [
    ['a server', () => at('five.html')],
    ['the disk', () => pathToFileURL(path.join(import.meta.dirname, 'five.html')).href],
  ]) {
    it(`of each kind is shown from ${from}`, async () => {
      await driver.open(address());
      assert.deepEqual(await driver.evaluate(cardsOfFive), Object.fromEntries(games.map((game) => [game, 52])));
    });
  }

  it('is played by keys', async () => {
    await driver.open(at(PAGE));
    const [move] = createGame('bakers-dozen', { seed: '42' }).legalMoves;
    const before = await state(driver);
    await driver.press('Tab');
    assert.equal(await focus(driver), 'before');
    await tabToTable(driver);
    await goTo(driver, cardOn(move.card));
    await driver.press('Enter');
    await goTo(driver, topOf(before, move.to));
    await driver.press('Enter');
    await made(driver, 1);
    await driver.press('u');
    await made(driver, 0);
    // The last button of the bar.
    await driver.press('Shift+Tab');
    assert.equal(await focus(driver), 'more');
  });

  for (const [how, open] of [
    ['a click', () => clickOn(driver, '[data-control=rules]')],
    [
      'a key',
      async () => {
        while ((await focus(driver)) !== 'rules') await driver.press('Tab');
        await driver.press('Enter');
      },
    ],
  ]) {
    it(`gives the focus back to the button of a panel that ${how} opened`, async () => {
      await driver.open(at(PAGE));
      await open();
      await driver.evaluate(panelIs, true);
      await driver.press('Escape');
      await driver.evaluate(panelIs, false);
      assert.equal(await focus(driver), 'rules');
    });
  }

  it('that is unfinished goes on after a reload', async () => {
    const deal = () => createGame('trefoil-solitaire', { seed: '2' });
    await driver.open(at('one.html?game=trefoil-solitaire&seed=2'));
    const { moves } = recordFromText(WON['trefoil-solitaire']);
    await play(driver, deal(), followRecord(deal(), moves, 3), ways['by drag']);
    const left = await state(driver);
    await driver.reload();
    await made(driver, 3);
    assert.deepEqual(await state(driver), left);
  });

  it('is played by keys in a frame that may run scripts and nothing else, and tells the page', async () => {
    await driver.open(at('framed.html'));
    const { source, detail } = await driver.evaluate(hears, 'deal');
    assert.deepEqual([source, detail.game, detail.seed], ['solitaire-elements', 'pyramid-dozen', '42']);
    // The key does nothing on the buttons of the bar, which come first.
    for (let i = 0; i < 8; i++) for (const key of ['Tab', 's']) await driver.press(key);
    assert.deepEqual((await driver.evaluate(hears, 'move')).detail.move, { type: 'draw' });
  });
});

// These run on the page.

async function hears(type) {
  for (let frames = 0; frames < 300; frames++) {
    const message = window.heard.find((each) => each.type === type);
    if (message) return message;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`no ${type} is heard`);
}

async function cardsOfFive() {
  const found = {};
  for (const element of document.querySelectorAll('[seed]')) {
    element.scrollIntoView();
    while (!element.shadowRoot?.querySelector('.card')) await new Promise(requestAnimationFrame);
    const cards = [...element.shadowRoot.querySelectorAll('.card')];
    found[element.localName] = cards.filter((card) => card.getBoundingClientRect().width > 20).length;
  }
  return found;
}

async function panelIs(open) {
  const panel = () => window.element.shadowRoot.querySelector('dialog:modal');
  for (let frames = 0; Boolean(panel()) !== open; frames++) {
    if (frames > 300) throw new Error(open ? 'no panel opens' : 'the panel does not close');
    await new Promise(requestAnimationFrame);
  }
}
