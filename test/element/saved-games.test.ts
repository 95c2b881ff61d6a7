// What is kept with an unfinished game besides its moves, and what it costs.
import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { createGame, recordFromText } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { showPage } from '../support/clock.js';
import { buttonOn, clickOn, drag, make } from '../support/hand.js';
import { playFirst, playOn } from './acts.js';
import { GOES_HOME } from './decks.js';
import { box, control, create, pick, settled, table } from '../support/table.js';
import { answered, freshStorage, slotsHeld } from '../support/slots.js';
import type { Attributes, Table } from '../support/table.js';

const GAME = { deck: GOES_HOME, storage: 'local' };
const SEED = { seed: '42', storage: 'local' };
const PREFIX = 'solitaire-elements/1/bakers-dozen/';
const SLOT = `${PREFIX}game/${JSON.stringify([{}, '42'])}`;
const { record } = createGame('bakers-dozen', { seed: '42' });

/** Leaves an element, and comes back to another in its place. */
async function comeBack(element: Table, attributes: Attributes = GAME): Promise<Table> {
  await answered();
  element.remove();
  return table(element.localName, attributes);
}

/** Leaves a game for another one, and brings it back. */
async function bringBack(element: Table): Promise<void> {
  await element.newGame({ seed: '1' });
  await settled(element);
  control(element, 'back').click();
  await settled(element);
}

/** Kept when it had been played for a minute and a second. */
const keep = (game: unknown, elapsed = 61_000): void =>
  localStorage.setItem(SLOT, JSON.stringify({ record: game, elapsed, at: 1 }));

const timer = (element: Table): string => element.shadowRoot!.querySelector('[role=timer]')!.textContent;

const saved = (): { [field: string]: unknown } =>
  JSON.parse(localStorage.getItem(SLOT)!) as { [field: string]: unknown };

async function statistics(element: Table): Promise<{ [name: string]: string }> {
  await pick(element, 'statistics');
  await settled(element);
  const lines = [...element.shadowRoot!.querySelectorAll('dialog dl div')];
  element.shadowRoot!.querySelector('dialog')!.close();
  while (element.shadowRoot!.querySelector('dialog')) await settled(element);
  return Object.fromEntries(
    lines.map((line) => [line.querySelector('dt')!.textContent, line.querySelector('dd')!.textContent]),
  );
}

const games = (): string[] => Object.keys(localStorage).filter((key) => key.includes('/game/'));

freshStorage();

describe('a game in which a solution was shown', () => {
  it('is still one after a reload: its win is assisted and not counted', async () => {
    const first = await table('bakers-dozen', { ...GAME, controls: 'solution' });
    await make(first, first.legalMoves[0]!, drag);
    await playOn(first, 49);
    await clickOn(buttonOn(first, '[data-control=solution]'));
    await settled(first);
    await clickOn(buttonOn(first, 'dialog p + .more .tool'));
    await oneEvent(first, 'move');
    const second = await comeBack(first);
    expect(second.moveCount).to.equal(51);
    const win = oneEvent<CustomEvent<{ assisted: boolean }>>(second, 'win');
    await make(second, second.legalMoves[0]!, drag);
    expect((await win).detail.assisted).to.equal(true);
    expect(await statistics(second)).to.include({ Played: '1', Won: '0' });
  });

  it('is still one when it is brought back', async () => {
    const controls = 'undo redo restart new hint solution';
    const element = await table('bakers-dozen', { ...GAME, controls });
    await playOn(element, 50);
    await pick(element, 'solution');
    await oneEvent(element, 'move');
    await bringBack(element);
    const win = oneEvent<CustomEvent<{ assisted: boolean }>>(element, 'win');
    playFirst(element);
    expect((await win).detail.assisted).to.equal(true);
  });
});

describe('a game that was begun', () => {
  it('is counted once, though it is taken back to its deal before a reload', async () => {
    const first = await table('bakers-dozen', GAME);
    await make(first, first.legalMoves[0]!, drag);
    first.undo();
    const second = await comeBack(first);
    expect([second.moveCount, second.canRedo]).to.deep.equal([0, false]);
    await make(second, second.legalMoves[0]!, drag);
    expect(await statistics(second)).to.include({ Played: '1' });
  });

  it('is not counted as won where a script played it and the reader only brought it back', async () => {
    const element = await table('bakers-dozen', GAME);
    playFirst(element, 51);
    await bringBack(element);
    await playOn(element);
    expect(element.status).to.equal('won');
    expect(await statistics(element)).to.include({ Played: '0', Won: '0' });
  });
});

describe('a game that an earlier release has kept', () => {
  it('is there again, and counts as begun and as played without help', async () => {
    const game = createGame('bakers-dozen', { seed: '42' });
    game.play(game.legalMoves[0]!);
    keep(game.record);
    const element = await table('bakers-dozen', SEED);
    expect(element.record).to.deep.equal(game.record);
    expect(element.elapsed).to.be.within(61_000, 62_000);
    await make(element, element.legalMoves[0]!, drag);
    expect(await statistics(element)).to.include({ Played: '0' });
    await answered();
    expect(saved()).to.include({ assisted: false, counted: true });
  });
});

describe('a game that was kept before its first move', () => {
  it('is counted with that move, and not before', async () => {
    keep(record);
    const element = await table('bakers-dozen', SEED);
    expect(element.elapsed).to.be.within(61_000, 62_000);
    while (element.elapsed < 61_030) await new Promise(requestAnimationFrame);
    expect(await statistics(element)).to.include({ Played: '0' });
    await make(element, element.legalMoves[0]!, drag);
    expect(await statistics(element)).to.include({ Played: '1' });
  });
});

describe('a game at random', () => {
  const ANY = { deals: 'any', storage: 'local' };
  const MINE = { ...ANY, id: 'mine' };
  const { href } = location;
  const goTo = (address: string) => history.replaceState(null, '', address);
  afterEach(() => goTo(href));

  it('is known again by the id of its element, wherever on the page that has moved, and the page in its app', async () => {
    const first = await table('bakers-dozen', MINE);
    playFirst(first);
    await comeBack(first, ANY);
    goTo('/another/page?of=the#app');
    expect((await table('bakers-dozen', MINE)).record).to.deep.equal(first.record);
  });

  it('is known without an id by the path and the query of its page', async () => {
    goTo('?p=12');
    const first = await table('bakers-dozen', ANY);
    playFirst(first);
    goTo('?p=13');
    const second = await comeBack(first, ANY);
    expect(second.moveCount).to.equal(0);
    goTo('?p=12#chapter-3');
    expect((await comeBack(second, ANY)).record).to.deep.equal(first.record);
  });

  it('is known in a frame without an address by the place of that frame, also in a shadow root', async () => {
    const [place, frames] = [await box(), [0, 1].map(() => document.createElement('iframe'))];
    place.append(...frames);
    const played = frames.map(({ contentDocument }, i) => {
      const element = create('bakers-dozen', ANY);
      const host = contentDocument!.createElement('div');
      (i ? host.attachShadow({ mode: 'open' }) : host).append(element);
      contentDocument!.body.append(host);
      return element;
    });
    for (const element of played) {
      await settled(element);
      playFirst(element);
      await settled(element);
    }
    await answered();
    expect(new Set(games())).to.have.length(2);
    goTo('?p=12');
    const again = create('bakers-dozen', ANY);
    played[0]!.replaceWith(again);
    await settled(again);
    expect(again.moveCount).to.equal(0);
  });
});

describe('the time of a game that was kept', () => {
  it('is shown in minutes and seconds', async () => {
    for (const [elapsed, shown] of [
      [5_900, '0:05'],
      [105_000, '1:45'],
      [3_600_000, '60:00'],
    ] as const) {
      keep(record, elapsed);
      const element = await table('bakers-dozen', { ...SEED, disabled: '' });
      element.remove();
      expect(timer(element)).to.equal(shown);
    }
  });
});

describe('a game that was won', () => {
  it('is not shown again, though it was kept', async () => {
    const won = recordFromText(WON['bakers-dozen']!);
    localStorage.setItem(`${PREFIX}game/${JSON.stringify([{}, won.seed])}`, JSON.stringify({ record: won, at: 1 }));
    const element = await table('bakers-dozen', { ...SEED, seed: won.seed! });
    expect([element.status, element.moveCount]).to.deep.equal(['playing', 0]);
  });
});

describe('the time of a game', () => {
  afterEach(() => showPage(true));

  for (const [when, leave] of [
    ['its element leaves', (element: Table) => element.remove()],
    ['the page is hidden', () => showPage(false)],
    ['the page goes', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
  ] as const) {
    it(`is kept when ${when}`, async () => {
      const element = await table('bakers-dozen', SEED);
      element.play(element.legalMoves[0]!);
      await answered();
      const { elapsed: before } = saved();
      while (element.elapsed < Number(before) + 50) await new Promise(requestAnimationFrame);
      expect(saved()['elapsed']).to.equal(before);
      leave(element);
      expect(saved()['elapsed']).to.be.at.least(Number(before) + 50);
      expect(saved()['record']).to.deep.equal(element.record);
    });
  }
});

describe('a storm of moves', () => {
  const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
  let writes = 0;
  beforeEach(() => {
    writes = 0;
    Storage.prototype.setItem = function (key, value) {
      if (key === SLOT) writes++;
      setItem.value!.call(this, key, value);
    };
  });
  afterEach(() => Object.defineProperty(Storage.prototype, 'setItem', setItem));

  it('is written once, where it comes at once', async () => {
    const element = await table('bakers-dozen', SEED);
    await playOn(element, 50);
    expect(writes).to.equal(1);
    expect(saved()['record']).to.deep.equal(element.record);
  });

  it('is written with its first move, and then again after a while', async () => {
    const element = await table('bakers-dozen', SEED);
    // However slow the machine is, no time goes by.
    const at = performance.now();
    performance.now = () => at;
    element.play(element.legalMoves[0]!);
    const first = element.record;
    for (let i = 0; i < 3; i++) {
      await element.updateComplete;
      element.play(element.legalMoves[0]!);
    }
    await element.updateComplete;
    delete (performance as { now?: unknown }).now;
    expect([writes, saved()['record']]).to.deep.equal([1, first]);
    await waitUntil(() => writes > 1, '', { timeout: 15_000 });
    expect([writes, saved()['record']]).to.deep.equal([2, element.record]);
  }).timeout(20_000);

  it('that wins leaves no game behind', async () => {
    const element = await table('bakers-dozen', GAME);
    await playOn(element, 51);
    expect(games()).to.have.length(1);
    element.play(element.legalMoves[0]!);
    expect([element.status, games()]).to.deep.equal(['won', []]);
  });

  it('is kept to its last where another game follows at once', async () => {
    const element = await table('bakers-dozen', SEED);
    for (let i = 0; i < 2; i++) await playOn(element);
    const played = element.record;
    await element.newGame({ seed: '1' });
    expect((await comeBack(element, SEED)).record).to.deep.equal(played);
  });

  it('is kept to its last where it was begun, where another storage follows at once', async () => {
    const element = await table('bakers-dozen', SEED);
    for (let i = 0; i < 2; i++) {
      element.play(element.legalMoves[0]!);
      await element.updateComplete;
    }
    element.storage = 'session';
    await element.updateComplete;
    expect(saved()['record']).to.deep.equal(element.record);
    expect(sessionStorage.getItem(SLOT)).to.equal(null);
  });
});

describe('a clock that was ahead', () => {
  const AHEAD = Date.now() + 400 * 86_400_000;

  for (const [name, at] of [
    ['hours', Date.now() + 80_000_000],
    ['a year', AHEAD],
  ] as const) {
    it(`by ${name} makes no later game the first to go`, async () => {
      for (let i = 0; i < 20; i++) localStorage.setItem(`${PREFIX}game/${i}`, JSON.stringify({ at: at + i }));
      const element = await table('bakers-dozen', SEED);
      playFirst(element, 5);
      expect((await comeBack(element, SEED)).moveCount).to.equal(5);
      expect(games()).to.have.length(20);
    });
  }

  it('makes its own games go first, but not one that was kept within the last day', async () => {
    for (let i = 1; i < 19; i++) localStorage.setItem(`${PREFIX}game/${i}`, JSON.stringify({ at: i }));
    localStorage.setItem(`${PREFIX}game/ahead`, JSON.stringify({ at: AHEAD }));
    localStorage.setItem(`${PREFIX}game/zone`, JSON.stringify({ at: Date.now() + 82_800_000 }));
    await playOn(await table('bakers-dozen', SEED));
    expect(games()).to.have.length(20).and.to.include(`${PREFIX}game/zone`).and.not.to.include(`${PREFIX}game/ahead`);
  });
});

describe('a page that the browser keeps for the way back', () => {
  it('leaves the place of its game to others, and takes it again with the next move', async () => {
    const element = await table('bakers-dozen', SEED);
    element.play(element.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(await slotsHeld()).to.equal(0);
    element.play(element.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    expect(saved()['record']).to.deep.equal(element.record);
  });
});

describe('a number that is none', () => {
  for (const number of ['1e999', '-5', '1e300', '"1e5"', 'null', '[7]']) {
    it(`is no time of a game, and nothing in the statistics: ${number}`, async () => {
      localStorage.setItem(SLOT, `{"record":${JSON.stringify(record)},"elapsed":${number},"at":${number}}`);
      const names = ['played', 'won', 'streak', 'longest', 'fastest', 'fewest'];
      const fields = names.map((name) => `"${name}":${number}`).join();
      localStorage.setItem(`${PREFIX}statistics`, `{"{}":{${fields},"open":true}}`);
      const element = await table('bakers-dozen', SEED);
      expect([element.elapsed, timer(element)]).to.deep.equal([0, '0:00']);
      expect(Object.values(await statistics(element))).to.deep.equal(['0', '0', '–', '0', '0', '–', '–']);
    });
  }
});

describe('browser locks', () => {
  const { locks } = navigator;
  afterEach(() => void delete (navigator as { locks?: unknown }).locks);

  for (const [storage, needs] of [
    ['none', false],
    ['session', false],
    ['local', true],
  ] as const) {
    it(`are ${needs ? '' : 'not '}asked for where storage is ${storage}`, async () => {
      let asked = false;
      Object.defineProperty(navigator, 'locks', { configurable: true, get: () => ((asked = true), locks) });
      const element = await table('bakers-dozen', { seed: '42', storage });
      await make(element, element.legalMoves[0]!, drag);
      await settled(element);
      expect(asked).to.equal(needs);
    });
  }

  it('are held by no element that is merely shown, nor by one that resumed a game', async () => {
    const first = await table('bakers-dozen', GAME);
    expect(await slotsHeld()).to.equal(0);
    first.play(first.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    const second = await comeBack(first);
    await second.newGame({ seed: '1' });
    expect([await slotsHeld(), second.moveCount]).to.deep.equal([0, 0]);
  });

  it('are not needed in the storage of the tab: a game whose element left is played on, and kept, by the next one', async () => {
    sessionStorage.clear();
    const attributes = { ...SEED, storage: 'session' };
    let element = await table('bakers-dozen', attributes);
    for (const moves of [1, 2, 3]) {
      element.play(element.legalMoves[0]!);
      element = await comeBack(element, attributes);
      expect(element.moveCount).to.equal(moves);
    }
    sessionStorage.clear();
  });

  it('follow the storage that is asked for', async () => {
    const element = await table('bakers-dozen', { seed: '42', storage: 'none' });
    playFirst(element);
    element.storage = 'local';
    await settled(element);
    playFirst(element);
    await answered();
    expect(saved()).to.have.deep.property('record', element.record);
    element.storage = 'none';
    await settled(element);
    await answered();
    expect((await navigator.locks.query()).held).to.deep.equal([]);
  });
});
