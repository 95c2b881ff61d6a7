// The deal of a day: which one it is, what is kept of it, and what comes next.
import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { winnableSeed } from '../../src/engine.js';
import { freshAt, setClock, showPage } from '../support/clock.js';
import { buttonOn, clickOn } from '../support/hand.js';
import { answered } from '../support/slots.js';
import { warnings } from './acts.js';
import { type Attributes, control, settled, type Table, table, textOf } from '../support/table.js';

const GAME = 'bakers-dozen';
const DAILY = { daily: '', storage: 'local' };
const DAY = '2026-11-20';

/** Leaves an element, and comes back to another in its place. */
async function comeBack(element: Table, attributes: Attributes = DAILY): Promise<Table> {
  await answered();
  element.remove();
  await answered();
  return table(GAME, attributes);
}

/** As if the reader came back to the page at this time. */
async function seeAgainAt(time: string, element: Table): Promise<void> {
  setClock(time);
  showPage(false);
  showPage(true);
  await settled(element);
}

const seedOf = (day: string): Promise<string> => winnableSeed(GAME, { seed: day });

const NEXT = '2026-11-21T00:05';

const daily = (attributes: Attributes = DAILY): Promise<Table> => table(GAME, attributes);

/** Plays moves that lead to a win: all of them, or the first ones. */
async function play(element: Table, count = Infinity): Promise<void> {
  for (const move of (await element.solution())!.slice(0, count)) element.play(move);
  await settled(element);
  await answered();
}

const sheetOf = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector('.result');

const captionsIn = (place: Element | null | undefined): string[] =>
  [...(place?.querySelectorAll('button.tool') ?? [])].map(({ textContent }) => textContent.trim());

async function choose(element: Table, caption: string, place = '.result'): Promise<void> {
  const button = [...element.shadowRoot!.querySelectorAll(`${place} button.tool`)].find(
    ({ textContent }) => textContent.trim() === caption,
  );
  await clickOn(button!);
  await settled(element);
}

freshAt(`${DAY}T12:00`);

describe('the deal of a day', () => {
  it('is that of today, or of the day that is given', async () => {
    const [today, old] = [await daily(), await daily({ ...DAILY, daily: '2026-02-03' })];
    expect([today.daily, today.seed]).to.deep.equal([true, await seedOf(DAY)]);
    expect([old.daily, old.seed]).to.deep.equal(['2026-02-03', await seedOf('2026-02-03')]);
    expect(textOf(old, '.message')).to.equal('Daily · 3 Feb · Easy');
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
    const element = await daily();
    const before = element.seed;
    setClock(NEXT);
    element.requestUpdate();
    await settled(element);
    expect(element.seed).to.equal(before);
    const dealt = oneEvent(element, 'deal');
    await seeAgainAt(NEXT, element);
    await dealt;
    expect(element.seed).to.equal(await seedOf('2026-11-21'));
  });

  it('stays where a game was begun before midnight, which is kept as that of its day', async () => {
    setClock(`${DAY}T23:50`);
    const element = await daily();
    const { seed } = element;
    await play(element, 3);
    await seeAgainAt(NEXT, element);
    expect([element.seed, element.moveCount]).to.deep.equal([seed, 3]);
    await play(element);
    expect(element.status).to.equal('won');
    expect(element.days).to.have.length(1);
    expect(element.days[0]).to.include({ day: DAY, won: true, onTime: false });
  });

  it('is today’s after a reload after midnight, with the way back to yesterday’s game', async () => {
    setClock(`${DAY}T23:50`);
    const first = await daily();
    const { seed } = first;
    await play(first, 3);
    setClock(NEXT);
    const second = await comeBack(first);
    expect(second.moveCount).to.equal(0);
    await clickOn(control(second, 'back'));
    await settled(second);
    expect([second.seed, second.moveCount]).to.deep.equal([seed, 3]);
    expect(textOf(second, '.message')).to.equal('Daily · 20 Nov · Medium');
    // It is still under its own day: the page’s is today’s.
    const third = await comeBack(second);
    expect(third.seed).to.equal(await seedOf('2026-11-21'));
  });

  it('is not ended by a coming day that was asked for too early', async () => {
    const { result } = await warnings(async () => {
      const element = await daily({ ...DAILY, daily: '2026-11-21' });
      await play(element, 2);
      setClock(NEXT);
      element.requestUpdate();
      await settled(element);
      return element;
    });
    expect(result.moveCount).to.equal(2);
  });
});

describe('the results of days', () => {
  it('tell what was tried and won, newest first', async () => {
    const element = await daily();
    expect(element.days).to.deep.equal([]);
    await play(element, 1);
    expect(element.days.map(({ day, won, moves }) => [day, won, moves])).to.deep.equal([[DAY, false, 1]]);
    await play(element);
    element.daily = '2026-11-18';
    await oneEvent(element, 'deal');
    await play(element);
    expect(element.days.map(({ day, won, onTime, assisted }) => [day, won, onTime, assisted])).to.deep.equal([
      [DAY, true, true, false],
      ['2026-11-18', true, false, false],
    ]);
    expect(element.days[0]).to.have.all.keys('day', 'won', 'moves', 'elapsed', 'assisted', 'onTime');
  });

  it('stay when the day is lost or tried again, and are not of any other deal of that date', async () => {
    const element = await daily();
    await play(element);
    const [won] = element.days;
    await element.restart();
    await play(element, 2);
    expect(element.days).to.deep.equal([won]);
    await element.newGame({ seed: '2026-11-19~9' });
    await play(element);
    expect(element.days).to.deep.equal([won]);
  });

  it('are kept for 400 days and more, in at most 16 KB, and the oldest go first', async () => {
    const element = await daily();
    const key = `solitaire-elements/1/${GAME}/days`;
    const dayOf = (index: number) => new Date(Date.UTC(2025, 0, index)).toISOString().slice(0, 10);
    const days = Object.fromEntries(Array.from({ length: 640 }, (_, i) => [dayOf(i), [9999, 99_999_999, 7]]));
    localStorage.setItem(key, JSON.stringify({ '{}': days }));
    await play(element, 1);
    expect(localStorage.getItem(key)!.length).to.be.within(15_000, 16_000);
    expect(element.days.length).to.be.at.least(400);
    expect(element.days[0]!.day).to.equal(DAY);
    expect(element.days.at(-1)!.day > dayOf(100)).to.equal(true);
  });

  for (const junk of ['null', '7', '"x"', '{"{}":5}', '{"{}":{"x":1,"2026-11-19":"y","2026-02-30":[1,1,1]}}', '{']) {
    it(`are empty or plain where the storage holds ${junk}`, async () => {
      localStorage.setItem(`solitaire-elements/1/${GAME}/days`, junk);
      const element = await daily();
      for (const each of element.days) expect(each).to.include({ won: false, moves: 0 });
      await play(element, 1);
      expect(element.days[0]!.day).to.equal(DAY);
    });
  }
});

describe('a won daily', () => {
  beforeEach(() => setClock(`${DAY}T16:48`));

  /** Today's deal, which is won at once. */
  async function wonDaily(): Promise<Table> {
    const element = await daily();
    await play(element);
    return element;
  }

  it('stays won: the finished table, and a sheet that tells of it', async () => {
    const first = await wonDaily();
    const { record, moveCount } = first;
    const second = await comeBack(first);
    expect([second.status, second.record]).to.deep.equal(['won', record]);
    const heading = sheetOf(second)!.querySelector('h2')!.textContent;
    expect(heading).to.match(new RegExp(`^Solved in ${moveCount} moves, \\d+:\\d\\d$`));
    expect(textOf(second, '.result .note')).to.match(/^1 day · next in 7 h 1[12] min$/);
    expect(captionsIn(sheetOf(second))).to.deep.equal(['Share', 'Yesterday’s', 'Another game']);
    expect(second.days).to.have.length(1);
  });

  it('stays won though it was begun again, with the way back to that try', async () => {
    const first = await wonDaily();
    await first.restart();
    await play(first, 2);
    const second = await comeBack(first);
    expect(second.status).to.equal('won');
    await clickOn(control(second, 'more'));
    await settled(second);
    await clickOn(second.shadowRoot!.querySelector('dialog [data-control=back]')!);
    await settled(second);
    expect(second.moveCount).to.equal(2);
  });

  it('stays won though its end is looked at again that was lost before', async () => {
    const first = await daily();
    for (let move = first.legalMoves[0]; move && first.moveCount < 12; [move] = first.legalMoves) first.play(move);
    const { record } = first;
    await first.restart();
    await play(first);
    await first.load(record!);
    await settled(first);
    const second = await comeBack(first);
    expect(second.status).to.equal('won');
  });

  it('stays won where another element holds the day', async () => {
    const [holder, winner] = [await daily(), await daily()];
    await play(holder, 1);
    await play(winner);
    holder.remove();
    expect((await comeBack(winner)).status).to.equal('won');
  });

  it('is another deal where it need not be winnable', async () => {
    const any = await table('trusty-twelve', { ...DAILY, deals: 'any' });
    any.play(any.legalMoves[0]!);
    await settled(any);
    await answered();
    any.remove();
    const element = await table('trusty-twelve', DAILY);
    expect(element.moveCount).to.equal(0);
    expect(element.seed).to.equal(await winnableSeed('trusty-twelve', { seed: DAY }));
  });

  it('leads to yesterday’s deal, and from there to today’s', async () => {
    const element = await wonDaily();
    await waitUntil(() => sheetOf(element), 'the sheet comes');
    const dealt = oneEvent(element, 'deal');
    await choose(element, 'Yesterday’s');
    await dealt;
    expect(element.seed).to.equal(await seedOf('2026-11-19'));
    await play(element);
    await waitUntil(() => sheetOf(element), 'the sheet comes');
    expect(captionsIn(sheetOf(element))).to.deep.equal(['Share', 'Watch again', 'Another game']);
    expect(element.days[0]).to.include({ day: DAY, onTime: true });
  });

  it('lengthens the streak of days, which the line above the table tells', async () => {
    for (const day of ['2026-11-18', '2026-11-19']) {
      setClock(`${day}T12:00`);
      const element = await wonDaily();
      element.remove();
    }
    setClock(`${DAY}T12:00`);
    expect(textOf(await daily(), '.message')).to.equal('Daily · 20 Nov · 2 days · Medium');
  });
});

describe('New in a daily', () => {
  it('offers today’s again, yesterday’s, and random deals of any grade', async () => {
    const element = await daily();
    const { seed } = element;
    await play(element, 2);
    await clickOn(buttonOn(element, '[data-control=new]'));
    await settled(element);
    expect(captionsIn(element.shadowRoot!.querySelector('dialog'))).to.deep.equal([
      'Today’s again',
      'Yesterday’s',
      'Random deal',
      'Easy',
      'Medium',
      'Hard',
    ]);
    await choose(element, 'Today’s again', 'dialog');
    expect([element.seed, element.moveCount]).to.deep.equal([seed, 0]);
  });
});
