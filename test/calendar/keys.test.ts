// A calendar by the keyboard, as the date grid of the ARIA Authoring Practices has it.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireCalendar } from '../../src/calendar.js';
import { resetClock, setClock } from '../support/clock.js';
import { calendarWith, daysIn, focused } from './calendars.js';

/** Presses keys one after the other, and tells which day has the focus after each. */
async function through(calendar: SolitaireCalendar, ...keys: string[]): Promise<(string | undefined)[]> {
  const days = [];
  for (const key of keys) {
    const isShifted = key.startsWith('Shift+');
    if (isShifted) await sendKeys({ down: 'Shift' });
    await sendKeys({ press: key.replace('Shift+', '') });
    if (isShifted) await sendKeys({ up: 'Shift' });
    days.push(/(\w+ \d+, \d{4})/.exec(focused(calendar) ?? '')?.[1]);
  }
  return days;
}

/** Comes to the days from before the calendar. */
async function tabIn(calendar: SolitaireCalendar): Promise<void> {
  for (let i = 0; i < 9 && !calendar.shadowRoot!.activeElement?.matches('[part=day]'); i++) {
    await sendKeys({ press: 'Tab' });
  }
}

describe('the keys of a calendar', () => {
  beforeEach(() => setClock('2026-11-24T12:00'));
  afterEach(resetClock);

  it('are one stop of the tab key, and lead through days, weeks, months and years', async () => {
    const { calendar } = await calendarWith([]);
    await tabIn(calendar);
    expect(focused(calendar)).to.equal('Tuesday, November 24, 2026, today');
    for (const [key, day] of [
      ['ArrowLeft', 'November 23, 2026'],
      ['ArrowUp', 'November 16, 2026'],
      ['ArrowRight', 'November 17, 2026'],
      ['ArrowDown', 'November 24, 2026'],
      ['End', 'November 28, 2026'],
      ['PageUp', 'October 28, 2026'],
      ['Shift+PageUp', 'October 28, 2025'],
      ['Shift+PageDown', 'October 28, 2026'],
      ['PageDown', 'November 28, 2026'],
      ['Home', 'November 22, 2026'],
    ] as const) {
      expect(await through(calendar, key)).to.deep.equal([day]);
    }
    expect(daysIn(calendar).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    expect(await through(calendar, 'Tab')).to.deep.equal([undefined]);
  });

  it('lead over the ends of months, but not past this month', async () => {
    setClock('2026-11-01T12:00');
    const { calendar } = await calendarWith([]);
    await tabIn(calendar);
    expect(await through(calendar, 'ArrowLeft', 'ArrowRight')).to.deep.equal(['October 31, 2026', 'November 1, 2026']);
    expect(await through(calendar, 'PageDown', 'ArrowDown')).to.deep.equal(['November 30, 2026', 'November 30, 2026']);
  });

  it('lead back to 1900 and no further', async () => {
    setClock('1900-02-03T12:00');
    const { calendar } = await calendarWith([]);
    await tabIn(calendar);
    expect(await through(calendar, 'PageUp', 'PageUp', 'ArrowLeft')).to.deep.equal([
      'January 3, 1900',
      'January 1, 1900',
      'January 1, 1900',
    ]);
  });

  it('lead to the other side from right to left', async () => {
    const { calendar } = await calendarWith([], { dir: 'rtl' });
    await tabIn(calendar);
    expect(await through(calendar, 'ArrowRight', 'ArrowLeft')).to.deep.equal([
      'November 23, 2026',
      'November 24, 2026',
    ]);
  });

  for (const key of ['Enter', ' ']) {
    it(`open a day with ${JSON.stringify(key)}, and none to come`, async () => {
      const { game, calendar } = await calendarWith([]);
      await tabIn(calendar);
      await through(calendar, 'ArrowRight', key);
      expect(game.daily).to.equal(true);
      await through(calendar, 'ArrowLeft', 'ArrowLeft', key);
      expect(game.daily).to.equal('2026-11-23');
      expect(focused(calendar)).to.include('November 23, 2026');
    });
  }
});
