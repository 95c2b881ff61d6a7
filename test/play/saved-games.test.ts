// What is kept with an unfinished game besides its moves, and what it costs.
import { expect } from 'chai';
import { inMinutes } from '../../src/describe/time.js';
import { createGame, recordFromText } from '../../src/engine.js';
import { GOES_HOME } from '../element/decks.js';
import { WON } from '../support/games-played.js';
import { bringBack, comeBack, moveOn, playFirst, playOn, statisticsOf } from './acts.js';
import { Browser, settled, type Tab } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';

const GAME = { deck: GOES_HOME };
const SEED = { seed: '42' };
const PREFIX = 'solitaire-elements/1/bakers-dozen/';
const SLOT = `${PREFIX}game/${JSON.stringify([{}, '42'])}`;
const { record } = createGame('bakers-dozen', SEED);
const DAY = 86_400_000;

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser();
  tab = browser.tab();
});

/** Kept when it had been played for a minute and a second. */
const keep = (game: unknown, elapsed = 61_000): void =>
  tab.local.setItem(SLOT, JSON.stringify({ record: game, elapsed, at: 1 }));

const keptAt = (key: string, storage = tab.local): { [field: string]: unknown } =>
  JSON.parse(storage.getItem(key)!) as { [field: string]: unknown };

const saved = (): { [field: string]: unknown } => keptAt(SLOT);

const games = (): string[] => Object.keys(tab.local).filter((key) => key.includes('/game/'));

describe('a game in which a solution was shown', () => {
  it('is still one after a reload: its win is assisted and not counted', async () => {
    const first = await onPage('bakers-dozen', GAME, tab);
    await moveOn(first);
    await playOn(first, 49);
    const move = first.next('move');
    await first.play_.advisor.showSolution();
    await browser.pass(450);
    await move;
    const second = await comeBack(first, GAME);
    expect(second.moveCount).to.equal(51);
    const win = second.next('win');
    await moveOn(second);
    expect((await win).assisted).to.equal(true);
    expect(statisticsOf(second)).to.include({ played: 1, won: 0 });
  });

  it('is still one when it is brought back', async () => {
    const game = await onPage('bakers-dozen', GAME, tab);
    await playOn(game, 50);
    const move = game.next('move');
    await game.play_.advisor.showSolution();
    await browser.pass(450);
    await move;
    await bringBack(game);
    const win = game.next('win');
    playFirst(game);
    expect((await win).assisted).to.equal(true);
  });
});

describe('a game that was begun', () => {
  it('is counted once, though it is taken back to its deal before a reload', async () => {
    const first = await onPage('bakers-dozen', GAME, tab);
    await moveOn(first);
    first.undo();
    const second = await comeBack(first, GAME);
    expect([second.moveCount, second.canRedo]).to.deep.equal([0, false]);
    await moveOn(second);
    expect(statisticsOf(second)).to.include({ played: 1 });
  });

  it('is not counted as won where a script played it and the reader only brought it back', async () => {
    const game = await onPage('bakers-dozen', GAME, tab);
    playFirst(game, 51);
    await bringBack(game);
    await playOn(game);
    expect(game.status).to.equal('won');
    expect(statisticsOf(game)).to.include({ played: 0, won: 0 });
  });
});

describe('a game that an earlier release has kept', () => {
  it('is there again, and counts as begun and as played without help', async () => {
    const earlier = createGame('bakers-dozen', SEED);
    earlier.play(earlier.legalMoves[0]!);
    keep(earlier.record);
    const game = await onPage('bakers-dozen', SEED, tab);
    expect(game.record).to.deep.equal(earlier.record);
    expect(game.elapsed).to.equal(61_000);
    await moveOn(game);
    expect(statisticsOf(game)).to.include({ played: 0 });
    expect(saved()).to.include({ assisted: false, counted: true });
  });
});

describe('a game that was kept before its first move', () => {
  it('is counted with that move, and not before', async () => {
    keep(record);
    const game = await onPage('bakers-dozen', SEED, tab);
    expect(game.elapsed).to.equal(61_000);
    await browser.pass(30);
    expect(game.elapsed).to.equal(61_030);
    expect(statisticsOf(game)).to.include({ played: 0 });
    await moveOn(game);
    expect(statisticsOf(game)).to.include({ played: 1 });
  });
});

describe('a game at random', () => {
  const ANY = { deals: 'any' };

  it('is known again by its place', async () => {
    const first = await onPage('bakers-dozen', ANY, tab, '#mine');
    playFirst(first);
    const second = await comeBack(first, ANY);
    expect(second.record).to.deep.equal(first.record);
    expect((await onPage('bakers-dozen', ANY, tab, '#other')).moveCount).to.equal(0);
    expect((await comeBack(second, ANY)).record).to.deep.equal(first.record);
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
      const game = await onPage('bakers-dozen', { ...SEED, disabled: true }, tab);
      game.remove();
      expect(inMinutes(game.elapsed)).to.equal(shown);
    }
  });
});

describe('a game that was won', () => {
  it('is not shown again, though it was kept', async () => {
    const won = recordFromText(WON['bakers-dozen']!);
    tab.local.setItem(`${PREFIX}game/${JSON.stringify([{}, won.seed])}`, JSON.stringify({ record: won, at: 1 }));
    const game = await onPage('bakers-dozen', { seed: won.seed! }, tab);
    expect([game.status, game.moveCount]).to.deep.equal(['playing', 0]);
  });
});

describe('the time of a game', () => {
  for (const [when, leave] of [
    ['its element leaves', (game: GameOnPage) => game.remove()],
    ['the page is hidden', () => (tab.isVisible = false)],
    ['the page goes', () => tab.leave()],
  ] as const) {
    it(`is kept when ${when}`, async () => {
      const game = await onPage('bakers-dozen', SEED, tab);
      game.play(game.legalMoves[0]!);
      await settled();
      const { elapsed: before } = saved();
      await browser.pass(50);
      expect(game.elapsed).to.equal(Number(before) + 50);
      expect(saved()['elapsed']).to.equal(before);
      leave(game);
      expect(saved()['elapsed']).to.equal(Number(before) + 50);
      expect(saved()['record']).to.deep.equal(game.record);
    });
  }
});

describe('a storm of moves', () => {
  let writes = 0;
  beforeEach(() => {
    writes = 0;
    const setItem = browser.local.setItem.bind(browser.local);
    const value = (key: string, text: string) => {
      if (key === SLOT) writes++;
      setItem(key, text);
    };
    Object.defineProperty(browser.local, 'setItem', { value, configurable: true });
  });

  it('is written once, where it comes at once', async () => {
    const game = await onPage('bakers-dozen', SEED, tab);
    await playOn(game, 50);
    expect(writes).to.equal(1);
    expect(saved()['record']).to.deep.equal(game.record);
  });

  it('is written with its first move, and then again after a while', async () => {
    const game = await onPage('bakers-dozen', SEED, tab);
    game.play(game.legalMoves[0]!);
    const first = game.record;
    // The browser gives the slot.
    await settled();
    for (let i = 0; i < 3; i++) {
      await game.updateComplete;
      game.play(game.legalMoves[0]!);
    }
    await browser.pass(199);
    expect([writes, saved()['record']]).to.deep.equal([1, first]);
    await browser.pass(1);
    expect([writes, saved()['record']]).to.deep.equal([2, game.record]);
  });

  it('that wins leaves no game behind', async () => {
    const game = await onPage('bakers-dozen', GAME, tab);
    await playOn(game, 51);
    expect(games()).to.have.length(1);
    game.play(game.legalMoves[0]!);
    expect([game.status, games()]).to.deep.equal(['won', []]);
  });

  it('is kept to its last where another game follows at once', async () => {
    const game = await onPage('bakers-dozen', SEED, tab);
    for (let i = 0; i < 2; i++) await playOn(game);
    const played = game.record;
    await game.newGame({ seed: '1' });
    expect((await comeBack(game, SEED)).record).to.deep.equal(played);
  });

  it('is kept to its last where it was begun, where another storage follows at once', async () => {
    const game = await onPage('bakers-dozen', SEED, tab);
    for (let i = 0; i < 2; i++) {
      game.play(game.legalMoves[0]!);
      await game.updateComplete;
    }
    game.set({ storage: 'session' });
    await game.updateComplete;
    expect(saved()['record']).to.deep.equal(game.record);
    expect(tab.session.getItem(SLOT)).to.equal(null);
  });
});

describe('a clock that was ahead', () => {
  const AHEAD = new Browser().time + 400 * DAY;

  for (const [name, at] of [
    ['hours', new Browser().time + 80_000_000],
    ['a year', AHEAD],
  ] as const) {
    it(`by ${name} makes no later game the first to go`, async () => {
      for (let i = 0; i < 20; i++) tab.local.setItem(`${PREFIX}game/${i}`, JSON.stringify({ at: at + i }));
      const game = await onPage('bakers-dozen', SEED, tab);
      playFirst(game, 5);
      expect((await comeBack(game, SEED)).moveCount).to.equal(5);
      expect(games()).to.have.length(20);
    });
  }

  it('makes its own games go first, but not one that was kept within the last day', async () => {
    for (let i = 1; i < 19; i++) tab.local.setItem(`${PREFIX}game/${i}`, JSON.stringify({ at: i }));
    tab.local.setItem(`${PREFIX}game/ahead`, JSON.stringify({ at: AHEAD }));
    tab.local.setItem(`${PREFIX}game/zone`, JSON.stringify({ at: browser.time + 82_800_000 }));
    await playOn(await onPage('bakers-dozen', SEED, tab));
    expect(games()).to.have.length(20).and.to.include(`${PREFIX}game/zone`).and.not.to.include(`${PREFIX}game/ahead`);
  });
});

/** How many slots are held. */
async function slotsHeld(): Promise<number> {
  await settled();
  return browser.locks.held.length;
}

describe('a page that the browser keeps for the way back', () => {
  it('leaves the place of its game to others, and takes it again with the next move', async () => {
    const game = await onPage('bakers-dozen', SEED, tab);
    game.play(game.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    tab.leave();
    expect(await slotsHeld()).to.equal(0);
    game.play(game.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    expect(saved()['record']).to.deep.equal(game.record);
  });
});

describe('a number that is none', () => {
  for (const number of ['1e999', '-5', '1e300', '"1e5"', 'null', '[7]']) {
    it(`is no time of a game, and nothing in the statistics: ${number}`, async () => {
      tab.local.setItem(SLOT, `{"record":${JSON.stringify(record)},"elapsed":${number},"at":${number}}`);
      const names = ['played', 'won', 'streak', 'longest', 'fastest', 'fewest'];
      const fields = names.map((name) => `"${name}":${number}`).join();
      tab.local.setItem(`${PREFIX}statistics`, `{"{}":{${fields},"open":true}}`);
      const game = await onPage('bakers-dozen', SEED, tab);
      expect([game.elapsed, inMinutes(game.elapsed)]).to.deep.equal([0, '0:00']);
      const { open: _, ...figures } = statisticsOf(game);
      expect(figures).to.deep.equal({ played: 0, won: 0, streak: 0, longest: 0, fastest: 0, fewest: 0 });
    });
  }
});

describe('browser locks', () => {
  for (const [storage, needs] of [
    ['none', false],
    ['session', false],
    ['local', true],
  ] as const) {
    it(`are ${needs ? '' : 'not '}asked for where storage is ${storage}`, async () => {
      let asked = false;
      const { locks } = browser;
      Object.defineProperty(browser, 'locks', { get: () => ((asked = true), locks) });
      await moveOn(await onPage('bakers-dozen', { seed: '42', storage }, tab));
      expect(asked).to.equal(needs);
    });
  }

  it('are held by no element that is merely shown, nor by one that resumed a game', async () => {
    const first = await onPage('bakers-dozen', GAME, tab);
    expect(await slotsHeld()).to.equal(0);
    first.play(first.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    const second = await comeBack(first, GAME);
    await second.newGame({ seed: '1' });
    expect([await slotsHeld(), second.moveCount]).to.deep.equal([0, 0]);
  });

  it('are not needed in the storage of the tab: a game whose element left is played on, and kept, by the next one', async () => {
    const properties = { ...SEED, storage: 'session' };
    let game = await onPage('bakers-dozen', properties, tab);
    for (const moves of [1, 2, 3]) {
      game.play(game.legalMoves[0]!);
      game = await comeBack(game, properties);
      expect(game.moveCount).to.equal(moves);
    }
  });

  it('follow the storage that is asked for', async () => {
    const game = await onPage('bakers-dozen', { seed: '42', storage: 'none' }, tab);
    playFirst(game);
    game.set({ storage: 'local' });
    await settled();
    playFirst(game);
    await settled();
    expect(saved()).to.have.deep.property('record', game.record);
    game.set({ storage: 'none' });
    await settled();
    expect(browser.locks.held).to.deep.equal([]);
  });
});
