import { expect } from 'chai';
import { plusDays } from '../../src/days/day.js';
import { streakOf } from '../../src/days/day-result.js';

const TODAY = '2026-11-20';

const won = { won: true, moves: 50, elapsed: 1000, assisted: false, onTime: true };

/** @param days from today back: `w` won, `l` won late, `h` won with the solution, `t` tried, `-` nothing. */
const streak = (days: string): number => {
  const kinds: Readonly<Record<string, object>> = {
    w: {},
    l: { onTime: false },
    h: { assisted: true },
    t: { won: false },
  };
  const results = [...days].flatMap((kind, index) =>
    kinds[kind] ? [{ ...won, ...kinds[kind], day: plusDays(TODAY, -index) }] : [],
  );
  return streakOf(results, TODAY);
};

describe('a streak', () => {
  for (const [days, count, what] of [
    ['', 0, 'of nothing'],
    ['www', 3, 'counts the days that were won'],
    ['-ww', 2, 'goes on while today may still be won'],
    ['tww', 2, 'goes on while today is tried'],
    ['w-ww', 3, 'stands one missed day'],
    ['--ww', 2, 'stands that yesterday was missed'],
    ['w--ww', 1, 'ends at two missed days in a row'],
    ['w-wwwww-w', 6, 'ends at the second missed day of a week, six days later'],
    ['w-wwwwww-w', 8, 'stands another one after a week'],
    ['wlww', 3, 'does not count a day won late'],
    ['whww', 3, 'does not count a day won with the solution'],
    ['l--', 0, 'needs a day won on its own day'],
  ] as const) {
    it(`${what}: ${days}`, () => expect(streak(days)).to.equal(count));
  }
});
