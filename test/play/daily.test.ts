// The deal of a day: which one it is, what is kept of it, and what comes next.
import { expect } from 'chai';
import { winnableSeed } from '../../src/engine.js';
import { warnings } from '../support/warnings.js';
import { comeBack, goBack, lineOf } from './acts.js';
import { Browser, settled, type Tab } from './browser.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';

const GAME = 'bakers-dozen';
const DAILY = { daily: true };
const DAY = '2026-11-20';
const NEXT = '2026-11-21T00:05';
const KEY = `solitaire-elements/1/${GAME}/days`;

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser(`${DAY}T12:00`);
  tab = browser.tab();
});

/** As if the reader came back to the page at this time. */
async function seeAgainAt(time: string): Promise<void> {
  browser.clock = time;
  tab.isVisible = false;
  tab.isVisible = true;
  await settled();
}

const seedOf = (day: string): Promise<string> => winnableSeed(GAME, { seed: day });

const daily = (properties: Properties = DAILY): Promise<GameOnPage> => onPage(GAME, properties, tab);

/** Plays moves that lead to a win: all of them, or the first ones. */
async function play(game: GameOnPage, count = Infinity): Promise<void> {
  for (const move of (await game.solution())!.slice(0, count)) game.play(move);
  await settled();
}

describe('the deal of a day', () => {
  it('is that of today, or of the day that is given', async () => {
    const [today, old] = [await daily(), await daily({ daily: '2026-02-03' })];
    expect(today.seed).to.equal(await seedOf(DAY));
    expect(old.seed).to.equal(await seedOf('2026-02-03'));
    await old.grade();
    expect(lineOf(old)).to.equal('Daily · 3 Feb · Easy');
  });

  for (const value of ['2026-11-21', '2026-02-30', 'tomorrow', '20']) {
    it(`is that of today, with a warning, where it is asked for with ${value}`, async () => {
      const { warned, result } = await warnings(() => daily({ daily: value }));
      expect(result.seed).to.equal(await seedOf(DAY));
      expect(warned).to.deep.equal([
        `<${GAME}> daily="${value}" is not allowed; allowed: true, false, or a day up to today such as 2026-11-20`,
      ]);
    });
  }

  it('becomes that of the new day when the page is seen again, if nobody has played', async () => {
    const game = await daily();
    const before = game.seed;
    browser.clock = NEXT;
    game.page.changed();
    await settled();
    expect(game.seed).to.equal(before);
    const dealt = game.next('deal');
    await seeAgainAt(NEXT);
    await dealt;
    expect(game.seed).to.equal(await seedOf('2026-11-21'));
  });

  it('stays where a game was begun before midnight, which is kept as that of its day', async () => {
    browser.clock = `${DAY}T23:50`;
    const game = await daily();
    const { seed } = game;
    await play(game, 3);
    await seeAgainAt(NEXT);
    expect([game.seed, game.moveCount]).to.deep.equal([seed, 3]);
    await play(game);
    expect(game.status).to.equal('won');
    expect(game.days).to.have.length(1);
    expect(game.days[0]).to.include({ day: DAY, won: true, onTime: false });
  });

  it('is today’s after a reload after midnight, with the way back to yesterday’s game', async () => {
    browser.clock = `${DAY}T23:50`;
    const first = await daily();
    const { seed } = first;
    await first.grade();
    await play(first, 3);
    browser.clock = NEXT;
    const second = await comeBack(first, DAILY);
    expect(second.moveCount).to.equal(0);
    await goBack(second);
    expect([second.seed, second.moveCount]).to.deep.equal([seed, 3]);
    expect(lineOf(second)).to.equal('Daily · 20 Nov · Medium');
    // It is still under its own day: the page’s is today’s.
    const third = await comeBack(second, DAILY);
    expect(third.seed).to.equal(await seedOf('2026-11-21'));
  });

  it('is not ended by a coming day that was asked for too early', async () => {
    const { result } = await warnings(async () => {
      const game = await daily({ daily: '2026-11-21' });
      await play(game, 2);
      browser.clock = NEXT;
      game.page.changed();
      await settled();
      return game;
    });
    expect(result.moveCount).to.equal(2);
  });
});

describe('the results of days', () => {
  it('tell what was tried and won, newest first', async () => {
    const game = await daily();
    expect(game.days).to.deep.equal([]);
    await play(game, 1);
    expect(game.days.map(({ day, won, moves }) => [day, won, moves])).to.deep.equal([[DAY, false, 1]]);
    await play(game);
    const dealt = game.next('deal');
    game.set({ daily: '2026-11-18' });
    await dealt;
    await play(game);
    expect(game.days.map(({ day, won, onTime, assisted }) => [day, won, onTime, assisted])).to.deep.equal([
      [DAY, true, true, false],
      ['2026-11-18', true, false, false],
    ]);
    expect(game.days[0]).to.have.all.keys('day', 'won', 'moves', 'elapsed', 'assisted', 'onTime', 'marks');
  });

  it('stay when the day is lost or tried again, and are not of any other deal of that date', async () => {
    const game = await daily();
    await play(game);
    const [won] = game.days;
    await game.restart();
    await play(game, 2);
    expect(game.days).to.deep.equal([won]);
    await game.newGame({ seed: '2026-11-19~9' });
    await play(game);
    expect(game.days).to.deep.equal([won]);
  });

  it('are kept with moves and time for 400 days and more, in at most 24 KB, and earlier ones as they went', async () => {
    const game = await daily();
    const dayOf = (index: number) => new Date(Date.UTC(2025, 0, index)).toISOString().slice(0, 10);
    const days = Object.fromEntries(Array.from({ length: 640 }, (_, i) => [dayOf(i), [9999, 99_999_999, 7]]));
    tab.local.setItem(KEY, JSON.stringify({ '{}': days }));
    await play(game, 1);
    expect(tab.local.getItem(KEY)!.length).to.be.within(15_000, 16_000);
    expect(game.days[0]!.day).to.equal(DAY);
    expect(game.days.filter(({ moves }) => moves === 9999).length).to.be.at.least(400);
    expect(game.days).to.have.length(641);
    expect(game.days.at(-1)).to.deep.equal({
      day: dayOf(0),
      won: true,
      moves: 0,
      elapsed: 0,
      assisted: true,
      onTime: true,
      marks: [],
    });
  });

  for (const junk of ['null', '7', '"x"', '{"{}":5}', '{"{}":{"x":1,"2026-11-19":"y","2026-02-30":[1,1,1]}}', '{']) {
    it(`are empty or plain where the storage holds ${junk}`, async () => {
      tab.local.setItem(KEY, junk);
      const game = await daily();
      for (const each of game.days) expect(each).to.include({ won: false, moves: 0 });
      await play(game, 1);
      expect(game.days[0]!.day).to.equal(DAY);
    });
  }
});

describe('a won daily', () => {
  beforeEach(() => void (browser.clock = `${DAY}T16:48`));

  /** Today's deal, which is won at once. */
  async function wonDaily(): Promise<GameOnPage> {
    const game = await daily();
    await play(game);
    return game;
  }

  it('stays won: the finished table, and its day counted once', async () => {
    const first = await wonDaily();
    const { record } = first;
    const second = await comeBack(first, DAILY);
    expect([second.status, second.record]).to.deep.equal(['won', record]);
    expect(second.days).to.have.length(1);
  });

  it('stays won though it was begun again, with the way back to that try', async () => {
    const first = await wonDaily();
    await first.restart();
    await play(first, 2);
    const second = await comeBack(first, DAILY);
    expect(second.status).to.equal('won');
    await goBack(second);
    expect(second.moveCount).to.equal(2);
  });

  it('stays won though its end is looked at again that was lost before', async () => {
    const first = await daily();
    for (let move = first.legalMoves[0]; move && first.moveCount < 12; [move] = first.legalMoves) first.play(move);
    const { record } = first;
    await first.restart();
    await play(first);
    await first.load(record!);
    await settled();
    const second = await comeBack(first, DAILY);
    expect(second.status).to.equal('won');
  });

  it('stays won where another element holds the day', async () => {
    const [holder, winner] = [await daily(), await daily()];
    await play(holder, 1);
    await play(winner);
    holder.remove();
    expect((await comeBack(winner, DAILY)).status).to.equal('won');
  });

  it('is another deal where it need not be winnable', async () => {
    const any = await onPage('trusty-twelve', { ...DAILY, deals: 'any' }, tab);
    any.play(any.legalMoves[0]!);
    await settled();
    any.remove();
    const game = await onPage('trusty-twelve', DAILY, tab);
    expect(game.moveCount).to.equal(0);
    expect(game.seed).to.equal(await winnableSeed('trusty-twelve', { seed: DAY }));
  });

  it('lengthens the streak of days, which the line above the table tells', async () => {
    for (const day of ['2026-11-18', '2026-11-19']) {
      browser.clock = `${day}T12:00`;
      const game = await wonDaily();
      game.remove();
    }
    browser.clock = `${DAY}T12:00`;
    const game = await daily();
    await game.grade();
    expect(lineOf(game)).to.equal('Daily · 20 Nov · 2-day streak · Medium');
  });
});
