// What is brought in from another device: merged, verified, and what is left out.
import { expect } from 'chai';
import { plusDays, today } from '../../src/days/day.js';
import { createGame, type GameRecord, movesOf, solve } from '../../src/engine.js';
import { Device, left, PYRAMID, ROOT, WIN, won } from './storage.js';

const LOG = `${ROOT}bakers-dozen/statistics`;
const DAYS = `${ROOT}bakers-dozen/days`;
const DAY = '2026-11-20';

/** The win of a deal, as the solver plays it. */
async function winOf(seed: string): Promise<GameRecord> {
  const game = createGame('bakers-dozen', { seed });
  for (const move of (await solve(game)).moves!) game.play(move);
  return game.record;
}

/** Another win with other cards. */
let OTHER: GameRecord;
before(async () => void (OTHER = await winOf('2')));

/** Of a file with these games of Baker's Dozen. */
const fileOf = (...log: readonly unknown[]): Record<string, unknown> => ({ [LOG]: { log } });

describe('statistics of two devices', () => {
  const phone = () => new Device(left(10), won(20), left(50));
  const laptop = () => new Device(won(30, OTHER, 45_000), left(40));

  it('are merged in the order of their games', async () => {
    const device = phone();
    expect(await device.bringIn(laptop().takeOut())).to.deep.equal({ wins: 1, leftOut: [] });
    expect(device.statistics()).to.include({ played: 5, won: 2, longest: 2, streak: 0, fastest: 45_000, open: true });
  });

  it('are the same whichever is brought to the other', async () => {
    const [one, other] = [phone(), laptop()];
    await one.bringIn(laptop().takeOut());
    await other.bringIn(phone().takeOut());
    expect(one.values).to.deep.equal(other.values);
  });

  it('stay as they are where a file is brought in again, or comes home', async () => {
    const [one, other] = [phone(), laptop()];
    await one.bringIn(other.takeOut());
    const before = one.values;
    await other.bringIn(one.takeOut());
    for (const file of [laptop().takeOut(), one.takeOut(), other.takeOut()]) {
      expect(await one.bringIn(file)).to.deep.equal({ wins: 0, leftOut: [] });
    }
    expect(one.values).to.deep.equal(before);
  });

  it('tell of a game as won that was open when it was taken out before', async () => {
    const [one, other] = [phone(), new Device(left(10), won(20), won(50, OTHER))];
    expect(await one.bringIn(other.takeOut())).to.deep.equal({ wins: 1, leftOut: [] });
    expect(one.statistics()).to.include({ played: 3, won: 2, streak: 2, open: false });
  });

  it('keep what was counted before there was a log, and do not take it along', async () => {
    const old = new Device();
    old.keep('bakers-dozen/statistics', { '{}': { played: 9, won: 4, streak: 1, longest: 3, open: false } });
    const other = new Device();
    await other.bringIn(old.takeOut());
    await old.bringIn(fileOf(won(20)));
    expect(old.statistics()).to.include({ played: 10, won: 5, streak: 2, longest: 3 });
    expect(other.statistics()).to.include({ played: 0, won: 0 });
  });

  it('count no game twice that has left a full log', async () => {
    const many = Array.from({ length: 500 }, (_, i) => won(i + 1));
    const full = new Device();
    full.keep('bakers-dozen/statistics', { log: many, since: 0 });
    const file = full.takeOut();
    // Something new makes the oldest leave.
    await full.bringIn(fileOf(left(1000)));
    expect(JSON.stringify(full.values[LOG]).length).to.be.below(120_000);
    const { wins, leftOut } = await full.bringIn(file);
    expect(wins).to.equal(0);
    expect(leftOut[0]).to.match(/^Baker’s Dozen, .*: too old for the log$/);
    expect(full.statistics()).to.include({ played: 501, won: 500 });
  });

  it('are told apart by options', async () => {
    const device = new Device();
    await device.bringIn({ [`${ROOT}pyramid-dozen/statistics`]: { log: [won(20, PYRAMID)] } });
    expect(device.statistics(PYRAMID.options, 'pyramid-dozen').won).to.equal(1);
    expect(device.statistics({ recycles: 3, kings: 'stay' }, 'pyramid-dozen').won).to.equal(0);
  });
});

describe('a file', () => {
  const later = Date.now() + 1e9;
  const forged = (changed: object) => ({ ...won(20), win: { moves: 9, elapsed: 9, record: { ...WIN, ...changed } } });
  const cases: [what: string, game: unknown, why: RegExp][] = [
    ['a win that was never played', forged({ moves: WIN.moves.slice(0, -2) }), /claims the status "won"/],
    ['a game in play', forged({ moves: WIN.moves.slice(0, 2), status: 'playing' }), /not won/],
    ['the win of another game', won(20, PYRAMID), /for the game "pyramid-dozen"/],
    ['a win without a record', { at: 20, options: {}, win: { moves: 3, elapsed: 9 } }, /version/],
    ['a win of a time to come', won(later), /not a past date/],
    ['a game at no time', left(Infinity), /not a past date/],
    ['a game with options of its own', { at: 20, options: { won: true } }, /unknown option "won"/],
    ['text', 'at', /not a past date/],
    ['nothing', null, /not a past date/],
  ];
  for (const [what, game, why] of cases) {
    it(`brings in all but ${what}, which it names`, async () => {
      const device = new Device(left(10));
      const { wins, leftOut } = await device.bringIn(fileOf(game, won(30, OTHER)));
      expect(wins).to.equal(1);
      expect(leftOut).to.have.length(1);
      expect(leftOut[0]).to.match(new RegExp(`^Baker’s Dozen, .*${why.source}`));
      expect(device.statistics()).to.include({ played: 2, won: 1 });
    });
  }

  it('counts a win once, however often it is there', async () => {
    const device = new Device();
    const { wins, leftOut } = await device.bringIn(fileOf(won(20), won(30), won(40)));
    expect([wins, leftOut.length, device.statistics().won]).to.deep.equal([1, 2, 1]);
  });

  it('tells the number of moves by the record, and no time that is none', async () => {
    const device = new Device();
    await device.bringIn(fileOf({ ...won(20), win: { moves: 1, elapsed: Infinity, record: WIN } }));
    expect(device.statistics()).to.include({ fewest: movesOf(WIN).length, fastest: 0 });
  });

  it('leaves out a game that the page does not have, and what is no part of a storage', async () => {
    const device = new Device();
    const games = `"${ROOT}__proto__/statistics":{},"${ROOT}chess/statistics":{"log":[1]}`;
    const file = JSON.parse(`{"__proto__":{"x":1},"mine":1,${games},"${LOG}":[7]}`) as Record<string, unknown>;
    const leftOut = ['__proto__: not on this page', 'chess: not on this page'];
    expect(await device.bringIn(file)).to.deep.equal({ wins: 0, leftOut });
    expect(device.statistics().played).to.equal(0);
  });
});

describe('the days of a file', () => {
  const days = (kept: object): Record<string, unknown> => ({ [DAYS]: { '{}': kept } });
  const kept = (device: Device): unknown => JSON.parse((device.values[DAYS] as string | undefined) ?? '{}');

  it('are taken as they are, with help or without, and need no record', async () => {
    const device = new Device();
    const all = { [DAY]: [65, 9000, 5], '2026-11-19': [12, 3000, 4], '2026-11-18': [70, 9000, 7] };
    expect((await device.bringIn(days(all))).leftOut).to.deep.equal([]);
    expect(kept(device)).to.deep.equal({ '{}': all });
  });

  it('are left out from the day after tomorrow on, since another place may be a day ahead', async () => {
    const device = new Device();
    const [tomorrow, later] = [1, 2].map((ahead) => plusDays(today(), ahead)) as [string, string];
    const { leftOut } = await device.bringIn(days({ [tomorrow]: [9, 9, 5], [later]: [9, 9, 5] }));
    expect(leftOut).to.deep.equal([`Baker’s Dozen, ${later}: not a past date`]);
    expect(kept(device)).to.deep.equal({ '{}': { [tomorrow]: [9, 9, 5] } });
  });
});
