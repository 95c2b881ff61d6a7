// The deal of a day: which one it is, what is kept of it, and what comes next.
import { expect, oneEvent } from '@open-wc/testing';
import { winnableSeed } from '../../src/engine.js';
import { freshAt, setClock } from '../support/clock.js';
import { buttonOn, clickOn } from '../support/hand.js';
import { answered } from '../support/slots.js';
import { type Attributes, settled, type Table, table, textOf } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';

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

const seedOf = (day: string): Promise<string> => winnableSeed(GAME, { seed: day });

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
    await old.grade();
    await settled(old);
    expect(textOf(old, '.message')).to.equal('Daily · 3 Feb · Easy');
  });
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
    const sheet = sheetOf(second)!;
    expect(sheet.querySelector('h2')!.textContent.trim()).to.equal('1-day streak');
    const notes = [...sheet.querySelectorAll('.note')].map(({ textContent }) => textContent);
    expect(notes[0]).to.equal('Daily · 20 Nov');
    expect(notes[1]).to.match(/^Next deal in 7 h 1[12] min$/);
    expect(sheet.querySelector('.tiles')!.textContent).to.match(new RegExp(`\\d+:\\d\\d[^]*${moveCount}`));
    expect(textOf(second, '.marks')).to.match(/^No hints\s*No undo$/);
    expect(captionsIn(sheet)).to.deep.equal(['Share', 'Yesterday’s game', 'Another game']);
    expect(second.days).to.have.length(1);
  });

  it('leads to yesterday’s deal, and from there to today’s', async () => {
    const element = await wonDaily();
    await waitUntil(() => sheetOf(element), 'the sheet comes');
    const dealt = oneEvent(element, 'deal');
    await choose(element, 'Yesterday’s game');
    await dealt;
    expect(element.seed).to.equal(await seedOf('2026-11-19'));
    await play(element);
    await waitUntil(() => sheetOf(element), 'the sheet comes');
    expect(captionsIn(sheetOf(element))).to.deep.equal(['Share', 'Watch again', 'Another game']);
    expect(element.days[0]).to.include({ day: DAY, onTime: true });
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
      'Restart today’s game · 20 Nov',
      'Yesterday’s game · 19 Nov',
      'Random deal',
      'Easy',
      'Medium',
      'Hard',
    ]);
    await choose(element, 'Restart today’s game · 20 Nov', 'dialog');
    expect([element.seed, element.moveCount]).to.deep.equal([seed, 0]);
  });
});
