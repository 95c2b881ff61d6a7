// What is kept, and what the reader hears, where the browser's storage takes no more.
import { expect, waitUntil } from '@open-wc/testing';
import { createGame, type Record } from '../../src/engine.js';
import { showPage } from '../support/clock.js';
import { answered, freshStorage } from '../support/slots.js';
import { pick, settled, type Table, table, textOf } from '../support/table.js';
import { playOn } from './acts.js';

const GAME = { seed: '42', storage: 'local' };
const ROOT = 'solitaire-elements/1/';
const slotOf = (seed: string): string => `${ROOT}bakers-dozen/game/${JSON.stringify([{}, seed])}`;
const OTHERS = 'filler/';
const UNKEPT = 'This game can’t be kept: the browser’s storage is full';

/** Another script of the site takes all the room there is, to the last character. */
function fill(): void {
  for (let size = 2 ** 24, i = 0; size > 0;) {
    try {
      localStorage.setItem(`${OTHERS}${i++}`, 'x'.repeat(size));
    } catch {
      size >>= 1;
    }
  }
}

function makeRoom(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OTHERS)) localStorage.removeItem(key);
}

const kept = (): Record | undefined =>
  (JSON.parse(localStorage.getItem(slotOf('42')) ?? '{}') as { record?: Record }).record;

/** An unfinished game of ours of some size, in characters. */
const keep = (key: string, at: number, size: number): void =>
  localStorage.setItem(ROOT + key, JSON.stringify({ record: 'x'.repeat(size), at }));

const told = (element: Table): string => textOf(element, '.message');

/** As if the reader went to another tab. */
function hide(): void {
  showPage(false);
  delete (document as { hidden?: boolean }).hidden;
}

freshStorage();

describe('where the storage is full, a game', function () {
  this.timeout(20_000);

  it('is kept with each of its moves in place of the oldest ones, of whatever kind', async () => {
    keep('lucky-thirteen/game/young', 3, 2000);
    keep('lucky-thirteen/game/oldest', 1, 100);
    keep('trusty-twelve/game/old', 2, 2000);
    keep('trusty-twelve/statistics', 0, 2000);
    fill();
    const element = await table('bakers-dozen', GAME);
    for (let i = 0; i < 13; i++) await playOn(element);
    const { record } = element;
    expect(told(element)).to.equal('Deal 42');
    await answered();
    element.remove();
    expect(Object.keys(localStorage).filter((key) => key.startsWith(ROOT))).to.have.members([
      slotOf('42'),
      `${ROOT}lucky-thirteen/game/young`,
      `${ROOT}trusty-twelve/statistics`,
    ]);
    const again = await table('bakers-dozen', GAME);
    expect([again.moveCount, again.record]).to.deep.equal([13, record]);
  });

  it('is kept in place of what statistics can do without, before any other goes', async () => {
    const key = `${ROOT}trusty-twelve/statistics`;
    const win = { moves: 50, elapsed: 1000, record: { moves: 'x'.repeat(2000) } };
    localStorage.setItem(key, JSON.stringify({ log: [{ at: 5, options: {}, win }] }));
    keep('lucky-thirteen/game/oldest', 1, 100);
    fill();
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    await answered();
    element.remove();
    expect(kept()).to.exist;
    expect(localStorage.getItem(`${ROOT}lucky-thirteen/game/oldest`)).to.exist;
    expect(JSON.parse(localStorage.getItem(key)!)).to.deep.include({ log: [], since: 5 });
    makeRoom();
    const other = await table('trusty-twelve', { seed: '42', storage: 'local' });
    await pick(other, 'statistics');
    expect(textOf(other, '.tiles')).to.match(/Played\s+1\s+Won\s+1\s/);
  });

  it('takes no room from one that is played in another tab', async () => {
    const key = 'lucky-thirteen/game/elsewhere';
    keep(key, 1, 2000);
    fill();
    let leave = () => {};
    const isLeft = new Promise<void>((resolve) => (leave = resolve));
    void navigator.locks.request(ROOT + key, () => isLeft);
    const element = await table('bakers-dozen', GAME);
    await answered();
    await playOn(element);
    expect(told(element)).to.equal(UNKEPT);
    expect(localStorage.getItem(ROOT + key)).not.to.equal(null);
    leave();
  });

  it('that cannot be kept says so once', async () => {
    fill();
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    expect(told(element)).to.equal(UNKEPT);
    expect(textOf(element, '[aria-live=polite]')).to.match(/^\w+ of \w+ to .*\. This game can’t be kept: /);
    await playOn(element);
    hide();
    await settled(element);
    expect(told(element)).to.equal('Deal 42');
    expect(kept()).to.equal(undefined);
    await element.newGame({ seed: '1' });
    await playOn(element);
    // The browser gives the slot of the new game in its own time.
    await waitUntil(() => told(element) === UNKEPT, undefined, { timeout: 5000 });
  });

  it('is kept with the next move once there is room', async () => {
    fill();
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    makeRoom();
    await playOn(element);
    await waitUntil(() => kept()?.moves === element.record!.moves, '', { timeout: 5000 });
  });

  it('is kept without a further move when its page is hidden, once there is room', async () => {
    fill();
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    makeRoom();
    await settled(element);
    expect(kept()).to.equal(undefined);
    hide();
    expect(kept()).to.deep.equal(element.record);
  });

  it('is not lost where that makes too little room for another one', async () => {
    keep('trusty-twelve/game/old', 2, 10);
    keep('lucky-thirteen/game/oldest', 1, 10);
    const before = { ...localStorage };
    fill();
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    expect(told(element)).to.equal(UNKEPT);
    makeRoom();
    expect({ ...localStorage }).to.deep.equal(before);
  });

  it('is not lost while it is seen on the same page, however old', async () => {
    const game = createGame('bakers-dozen', { seed: '43' });
    for (let i = 0; i < 5; i++) game.play(game.legalMoves[0]!);
    localStorage.setItem(slotOf('43'), JSON.stringify({ record: game.record, at: 1 }));
    keep('bakers-dozen/game/other', 2, 2000);
    fill();
    const seen = await table('bakers-dozen', { seed: '43', storage: 'local' });
    expect(seen.moveCount).to.equal(5);
    await playOn(await table('bakers-dozen', GAME));
    expect(kept()).not.to.equal(undefined);
    expect(localStorage.getItem(slotOf('43'))).not.to.equal(null);
    expect(localStorage.getItem(`${ROOT}bakers-dozen/game/other`)).to.equal(null);
  });
});

describe('where there is no storage, nothing is said of a game that', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  afterEach(() => Object.defineProperty(window, 'localStorage', real));

  for (const [what, storage, prepare] of [
    ['is not to be kept', 'none', fill],
    [
      'the browser does not allow to keep',
      'local',
      () => Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse }),
    ],
  ] as const) {
    it(what, async () => {
      prepare();
      const element = await table('bakers-dozen', { seed: '42', storage });
      await playOn(element);
      hide();
      await settled(element);
      expect(told(element)).to.equal('Deal 42');
    });
  }
});
