// What is kept, and what the reader hears, where the browser's storage takes no more.
import { expect } from 'chai';
import { createGame, type Record } from '../../src/engine.js';
import { roomForDays } from '../../src/play/storage/old-games.js';
import { Store } from '../../src/play/storage/store.js';
import { lineOf, playOn, statisticsOf } from './acts.js';
import { Browser, settled, type Tab, TestPage } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';

const GAME = { seed: '42' };
const ROOT = 'solitaire-elements/1/';
const slotOf = (seed: string): string => `${ROOT}bakers-dozen/game/${JSON.stringify([{}, seed])}`;
const UNKEPT = 'This game can’t be saved: the browser’s storage is full';

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser();
  tab = browser.tab();
});

const everything = (): { [key: string]: string } => ({ ...tab.local });

/** Another script of the site takes all the room there is, to the last character. */
function fill(): void {
  browser.room = Object.entries(everything()).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
}

function makeRoom(): void {
  browser.room = 5_000_000;
}

const kept = (): Record | undefined =>
  (JSON.parse(tab.local.getItem(slotOf('42')) ?? '{}') as { record?: Record }).record;

/** An unfinished game of ours of some size, in characters. */
const keep = (key: string, at: number, size: number): void =>
  tab.local.setItem(ROOT + key, JSON.stringify({ record: 'x'.repeat(size), at }));

/** What the sign in the message line stands for. */
const unkept = ({ play_: { savedGames } }: GameOnPage): string | undefined => savedGames.unkept;

/** As if the reader went to another tab. */
function hide(): void {
  tab.isVisible = false;
}

describe('where the storage is full, a game', () => {
  it('is kept with each of its moves in place of the oldest ones, of whatever kind', async () => {
    keep('lucky-thirteen/game/young', 3, 2000);
    keep('lucky-thirteen/game/oldest', 1, 100);
    keep('trusty-twelve/game/old', 2, 2000);
    keep('trusty-twelve/statistics', 0, 2000);
    fill();
    const game = await onPage('bakers-dozen', GAME, tab);
    for (let i = 0; i < 13; i++) {
      await playOn(game);
      await browser.pass(200);
      expect(kept()).to.deep.equal(game.record);
    }
    const { record } = game;
    expect(lineOf(game)).to.equal('Deal 42');
    game.remove();
    expect(Object.keys(tab.local).filter((key) => key.startsWith(ROOT))).to.have.members([
      slotOf('42'),
      `${ROOT}lucky-thirteen/game/young`,
      `${ROOT}trusty-twelve/statistics`,
    ]);
    const again = await onPage('bakers-dozen', GAME, tab);
    expect([again.moveCount, again.record]).to.deep.equal([13, record]);
  });

  it('is kept in place of what statistics can do without, before any other goes', async () => {
    const key = `${ROOT}trusty-twelve/statistics`;
    const win = { moves: 50, elapsed: 1000, record: { moves: 'x'.repeat(2000) } };
    tab.local.setItem(key, JSON.stringify({ log: [{ at: 5, options: {}, win }] }));
    keep('lucky-thirteen/game/oldest', 1, 100);
    fill();
    const game = await onPage('bakers-dozen', GAME, tab);
    await playOn(game);
    game.remove();
    expect(kept()).to.exist;
    expect(tab.local.getItem(`${ROOT}lucky-thirteen/game/oldest`)).to.exist;
    expect(JSON.parse(tab.local.getItem(key)!)).to.deep.include({ log: [], since: 5 });
    makeRoom();
    expect(statisticsOf(await onPage('trusty-twelve', GAME, tab))).to.include({ played: 1, won: 1 });
  });

  it('of a day keeps at least its result, in place of the record of another win', async () => {
    const won = `${ROOT}trusty-twelve/won/[{},"2026-11-19"]`;
    tab.local.setItem(won, JSON.stringify({ record: 'x'.repeat(200), at: 5 }));
    fill();
    const game = await onPage('bakers-dozen', { daily: true }, tab);
    await playOn(game);
    expect(game.days).to.have.length(1);
    expect(tab.local.getItem(won)).to.equal(null);
  });

  it('of a day takes no room from keys that only contain what those of records begin with', () => {
    const [seed, later, won] = ['game/[{},"/won/"]', 'medals/statistics', 'won/[{},"2026-11-19"]'].map((key, at) => {
      tab.local.setItem(`${ROOT}trusty-twelve/${key}`, JSON.stringify({ at, log: [{ at }] }));
      return `${ROOT}trusty-twelve/${key}`;
    });
    const before = { ...tab.local };
    const store = new Store(new TestPage(tab, new EventTarget(), ''));
    expect(roomForDays(store, () => tab.local.getItem(won!) === null)).to.equal(true);
    expect({ ...tab.local }).to.deep.equal({ [seed!]: before[seed!], [later!]: before[later!] });
  });

  it('takes no room from one that is played in another tab', async () => {
    const key = 'lucky-thirteen/game/elsewhere';
    keep(key, 1, 2000);
    fill();
    void browser.locks.request(ROOT + key, {}, () => new Promise(() => {}));
    const game = await onPage('bakers-dozen', GAME, tab);
    await settled();
    await playOn(game);
    expect(lineOf(game)).to.equal(UNKEPT);
    expect(tab.local.getItem(ROOT + key)).not.to.equal(null);
  });

  it('that cannot be kept says so once', async () => {
    fill();
    const game = await onPage('bakers-dozen', GAME, tab);
    await playOn(game);
    expect(lineOf(game)).to.equal(UNKEPT);
    expect(game.told).to.deep.equal([{ about: 'unkept' }]);
    await playOn(game);
    hide();
    await settled();
    expect(lineOf(game)).to.equal('Deal 42');
    expect(unkept(game)).to.equal('unkept');
    expect(kept()).to.equal(undefined);
    await game.newGame({ seed: '1' });
    await playOn(game);
    // The browser gives the slot of the new game in its own time.
    await browser.pass(200);
    expect(lineOf(game)).to.equal(UNKEPT);
    expect(game.told).to.have.length(2);
  });

  it('is kept with the next move once there is room', async () => {
    fill();
    const game = await onPage('bakers-dozen', GAME, tab);
    await playOn(game);
    makeRoom();
    await playOn(game);
    await browser.pass(200);
    expect(kept()?.moves).to.equal(game.record!.moves);
    expect(unkept(game)).to.equal(undefined);
  });

  it('is kept without a further move when its page is hidden, once there is room', async () => {
    fill();
    const game = await onPage('bakers-dozen', GAME, tab);
    await playOn(game);
    makeRoom();
    await browser.pass(1000);
    expect(kept()).to.equal(undefined);
    hide();
    expect(kept()).to.deep.equal(game.record);
  });

  it('is not lost where that makes too little room for another one', async () => {
    keep('trusty-twelve/game/old', 2, 10);
    keep('lucky-thirteen/game/oldest', 1, 10);
    const before = everything();
    fill();
    const game = await onPage('bakers-dozen', GAME, tab);
    await playOn(game);
    expect(lineOf(game)).to.equal(UNKEPT);
    expect(everything()).to.deep.equal(before);
  });

  it('is not lost while it is seen on the same page, however old', async () => {
    const game = createGame('bakers-dozen', { seed: '43' });
    for (let i = 0; i < 5; i++) game.play(game.legalMoves[0]!);
    tab.local.setItem(slotOf('43'), JSON.stringify({ record: game.record, at: 1 }));
    keep('bakers-dozen/game/other', 2, 2000);
    fill();
    const seen = await onPage('bakers-dozen', { seed: '43' }, tab);
    expect(seen.moveCount).to.equal(5);
    await playOn(await onPage('bakers-dozen', GAME, tab));
    expect(kept()).not.to.equal(undefined);
    expect(tab.local.getItem(slotOf('43'))).not.to.equal(null);
    expect(tab.local.getItem(`${ROOT}bakers-dozen/game/other`)).to.equal(null);
  });
});

describe('a game that another tab holds', () => {
  it('has a sign that says so, from its first move until it can be kept', async () => {
    const holder = await onPage('bakers-dozen', GAME, tab);
    await playOn(holder);
    const game = await onPage('bakers-dozen', GAME, browser.tab());
    expect(unkept(game)).to.equal(undefined);
    await playOn(game);
    expect(lineOf(game)).to.equal('Not saved here: this game is also open elsewhere');
    await playOn(game);
    expect([lineOf(game), unkept(game), game.told.length]).to.deep.equal(['Deal 42', 'heldElsewhere', 1]);
    holder.remove();
    await settled();
    await playOn(game);
    expect(unkept(game)).to.equal(undefined);
    await browser.pass(200);
    expect(kept()?.moves).to.equal(game.record!.moves);
  });
});

describe('a game that another element of the tab holds', () => {
  it('says so with its first move, too, where there are no locks', async () => {
    const asked = { ...GAME, storage: 'session' };
    const [holder, game] = [await onPage('bakers-dozen', asked, tab), await onPage('bakers-dozen', asked, tab)];
    await playOn(holder);
    await playOn(game);
    expect(game.told).to.deep.equal([{ about: 'heldElsewhere' }]);
  });
});

describe('where there is no storage, nothing is said of a game that', () => {
  for (const [what, storage, sign, prepare] of [
    ['is not to be kept', 'none', undefined, fill],
    ['the browser does not allow to keep, but for its sign', 'local', 'storageRefused', () => (tab.isAllowed = false)],
  ] as const) {
    it(what, async () => {
      prepare();
      const game = await onPage('bakers-dozen', { seed: '42', storage }, tab);
      expect(unkept(game)).to.equal(undefined);
      await playOn(game);
      hide();
      await settled();
      expect(lineOf(game)).to.equal('Deal 42');
      expect(unkept(game)).to.equal(sign);
    });
  }
});
