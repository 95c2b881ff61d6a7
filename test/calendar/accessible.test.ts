// What an automatic audit finds in a calendar, and what it looks like where a page or a reader changes the looks.
import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { addLocale } from '../../src/index.js';
import { emulateFeatures } from '../support/commands.js';
import { resetClock, setClock } from '../support/clock.js';
import { languages } from '../support/languages.js';
import { calendarOfDaily, calendarWith, dayIn, daysIn, heard, RESULTS, textOf } from './calendars.js';

describe('an audit of a calendar', () => {
  beforeEach(() => setClock('2026-11-24T12:00'));
  afterEach(resetClock);

  for (const scheme of ['light', 'dark'] as const) {
    it(`in a ${scheme} page`, async () => {
      await emulateMedia({ colorScheme: scheme });
      const { calendar } = await calendarWith(RESULTS);
      calendar.style.colorScheme = scheme;
      await expect(calendar).to.be.accessible();
      await emulateMedia({ colorScheme: 'light' });
    });
  }

  it('on a light felt, with another accent', async () => {
    const { calendar } = await calendarWith(RESULTS);
    calendar.style.setProperty('--solitaire-felt', '#f4ead8');
    calendar.style.setProperty('--solitaire-accent', '#8a1c1c');
    await expect(calendar).to.be.accessible();
    const { color } = getComputedStyle(dayIn(calendar, 23));
    expect(color).to.match(/^lch\(100 0 0\)$|255/);
  });

  for (const [width, size] of [
    ['240px', ''],
    ['320px', '200%'],
  ] as const) {
    it(`fits into ${width}${size && ` with text of ${size}`}`, async () => {
      const { calendar } = await calendarWith(RESULTS);
      calendar.parentElement!.style.inlineSize = width;
      document.documentElement.style.fontSize = size;
      const { scrollWidth, clientWidth } = calendar.shadowRoot!.querySelector('.frame')!;
      document.documentElement.style.fontSize = '';
      expect(scrollWidth).to.equal(clientWidth);
      for (const day of daysIn(calendar)) expect(day.offsetWidth).to.be.at.least(24);
    });
  }

  it('keeps its signs in forced colours', async () => {
    await emulateFeatures({ 'forced-colors': 'active' });
    const { calendar } = await calendarWith(RESULTS);
    const disc = getComputedStyle(dayIn(calendar, 23), '::before').backgroundColor;
    expect(disc).to.equal(getComputedStyle(calendar).color);
    await expect(calendar).to.be.accessible();
    await emulateFeatures({});
  });
});

describe('the language of a calendar', () => {
  beforeEach(() => {
    localStorage.clear();
    setClock('2026-11-24T12:00');
  });
  afterEach(resetClock);

  it('is that of its game, also when that comes later or changes', async () => {
    const { game, calendar } = await calendarOfDaily({ lang: 'de' });
    expect(textOf(calendar, 'month')).to.equal('November 2026');
    addLocale('de', languages.de);
    await heard();
    expect(dayIn(calendar, 23).ariaLabel).to.equal('Montag, 23. November 2026');
    addLocale('ar', languages.ar);
    game.lang = 'ar-EG';
    await heard();
    await expect(calendar).to.be.accessible();
    expect(textOf(calendar, 'month')).to.equal('نوفمبر 2026');
    expect(calendar.shadowRoot!.querySelector('th')!.textContent).to.include('السبت');
    game.lang = 'da';
    await heard();
    expect(textOf(calendar, 'month')).to.equal('November 2026');
  });
});
