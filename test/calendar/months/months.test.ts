import { expect } from 'chai';
import { dayByKey, placesOf, plusMonths } from '../../../src/calendar/month.js';
import { inEnglish, inLanguage, languageOf, type Writing } from '../../../src/calendar/language.js';
import { stateOf } from '../../../src/days/day-result.js';
import { languages } from '../../support/languages.js';

/** A day of each month. */
const MONTHS = [...Array(12).keys()].map((month) => `2026-${String(month + 1).padStart(2, '0')}-01`);

const NOON = { won: true, moves: 52, elapsed: 60_000, assisted: false, onTime: true, marks: [] };

describe('a month', () => {
  it('has its days at the places of a week that begins on any weekday', () => {
    // 1 November 2026 is a Sunday.
    const [fromMonday, fromSunday, fromSaturday] = [1, 7, 6].map((first) => placesOf('2026-11-20', first));
    expect([fromMonday, fromSunday, fromSaturday].map((each) => each!.indexOf('2026-11-01'))).to.deep.equal([6, 0, 1]);
    expect(fromMonday!.filter(Boolean)).to.have.length(30);
    expect(fromMonday![35]).to.equal('2026-11-30');
    expect(placesOf('2028-02-10', 1).filter(Boolean)).to.have.length(29);
  });

  it('comes months later on the same day, or on its last', () => {
    expect(plusMonths('2026-11-20', -11)).to.equal('2025-12-20');
    expect(plusMonths('2026-10-31', 1)).to.equal('2026-11-30');
    expect(plusMonths('2028-02-29', -12)).to.equal('2027-02-28');
  });
});

describe('a key', () => {
  const at = (key: string, more: object = {}) =>
    dayByKey({ key, ...more } as KeyboardEvent, '2026-11-20', { firstWeekday: 1, isFromRight: false });

  it('leads to the ends of a week that begins on any weekday', () => {
    expect([at('Home'), at('End')]).to.deep.equal(['2026-11-16', '2026-11-22']);
  });

  it('is the page’s own together with others', () => {
    expect([at('ArrowLeft', { altKey: true }), at('a')]).to.deep.equal([undefined, undefined]);
  });

  for (const modifier of ['ctrlKey', 'metaKey']) {
    it(`is the browser’s own with ${modifier}`, () => {
      expect(at('ArrowLeft', { [modifier]: true })).to.equal(undefined);
    });
  }
});

describe('a day', () => {
  it('was won on its day, later or with help, tried or missed, or is still open', () => {
    const today = '2026-11-24';
    const state = (day: string, result?: object) =>
      stateOf(day, today, result && { day, ...NOON, ...result }, '2026-11-20');
    expect(state('2026-11-20', {})).to.equal('won');
    expect(state('2026-11-20', { onTime: false })).to.equal('later');
    expect(state('2026-11-20', { assisted: true })).to.equal('helped');
    expect(state('2026-11-20', { won: false, assisted: true })).to.equal('tried');
    const open = ['2026-11-19', '2026-11-20', today, '2026-11-25'].map((day) => state(day));
    expect(open).to.deep.equal(['before', 'missed', 'today', 'future']);
    expect(state('2026-11-19', { onTime: false }), 'before the first day that was played').to.equal('later');
  });
});

describe('a language', () => {
  it('writes days, months and weeks', () => {
    for (const [tag, table] of Object.entries(languages)) {
      const { month, date, weekdays, firstWeekday } = languageOf(tag, table);
      expect(month('2026-11-20'), tag).to.include('2026');
      expect(date('2026-11-20'), tag).to.match(/20/);
      expect(weekdays, tag).to.have.length(7);
      expect(firstWeekday, tag).to.be.within(1, 7);
    }
  });

  it('is written as by `Intl` if it is English without a region', () => {
    const written = (way: Writing) => {
      const days = placesOf('2026-11-20', 1)
        .concat('2024-02-29', '2025-12-31', ...MONTHS)
        .filter(Boolean) as string[];
      return [
        way.firstWeekday,
        ...days.map((day) => [way.weekday(day), way.month(day), way.date(day)]),
        ...[0, 1 / 8, 1 / 3, 0.994, 1].map((share) => way.percent(share)),
      ];
    };
    expect(written(inEnglish)).to.deep.equal(written(inLanguage('en')));
  });

  it('begins the week as the region of the page does', () => {
    expect(['en', 'en-gb', 'de', 'ar', 'ja'].map((tag) => languageOf(tag, {}).firstWeekday)).to.deep.equal([
      7, 1, 1, 6, 7,
    ]);
  });

  it('names the seven weekdays from the first on', () => {
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    for (const [tag, first] of [
      ['en-gb', 0],
      ['en-eg', 5],
      ['en', 6],
    ] as const) {
      const names = languageOf(tag, {}).weekdays.map(([, full]) => full);
      expect(names, tag).to.deep.equal([...week.slice(first), ...week.slice(0, first)]);
    }
  });

  it('writes the calendar of the deals where readers have another', () => {
    expect(languageOf('ar-sa', {}).month('2026-11-20')).to.equal('نوفمبر 2026');
    expect(languageOf('th', {}).month('2026-11-20')).to.include('2026');
  });

  it('writes days for a tag that only servers write', () => {
    for (const tag of ['pt-pt-ao90', 'pt-x', 'pt-']) {
      expect(languageOf(tag, {}).month('2026-11-20'), tag).to.equal('novembro de 2026');
    }
  });

  it('is English where a tag or a word makes no sense', () => {
    expect(languageOf('de', undefined).month('2026-11-20')).to.equal('November 2026');
    expect(languageOf('xx_y', { calendar: { won: 7 as never, missed: 'vorbei' } }).words).to.include({
      won: 'won',
      missed: 'vorbei',
    });
  });

  it('is English where a word throws', () => {
    const streak = (): never => {
      throw new Error('broken');
    };
    expect(languageOf('de', { calendar: { streak } }).words.streak(3)).to.equal('3-day streak');
  });
});
