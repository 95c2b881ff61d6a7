// How a round stands, from the days of its games.
import { expect } from 'chai';
import type { DayMark, DayResult } from '../../../src/days/day-result.js';
import {
  collectedIn,
  firstToPlay,
  isComplete,
  minutesOn,
  nextOpen,
  resultsOn,
  roundStreak,
  squaresOf,
} from '../../../src/round/standing.js';
import { english } from '../../../src/round/language.js';
import { en } from '../../../src/locales/en.js';
import { sharedText } from '../../../src/round/shared-text.js';

const TODAY = '2026-11-24';

const result = (day: string, more: Partial<DayResult> = {}): DayResult => ({
  ...{ day, won: true, moves: 52, elapsed: 120_000, assisted: false, onTime: true, marks: [] },
  ...more,
});

const tried = (day: string): DayResult => result(day, { won: false });

/** Games of a round with these days each. */
const round = (...games: readonly (readonly DayResult[])[]) => games.map((days, i) => ({ game: `game-${i}`, days }));

describe('a round', () => {
  const some = round([result(TODAY)], [], [tried(TODAY)], [result(TODAY, { assisted: true })], []);

  it('begins with a game that was left, otherwise with the first that is open', () => {
    expect(firstToPlay(some, TODAY)).to.equal(2);
    expect(firstToPlay(round([result(TODAY)], [], []), TODAY)).to.equal(1);
    expect(firstToPlay(round([result(TODAY)], [result(TODAY)]), TODAY)).to.equal(0);
    expect(firstToPlay(round([tried('2026-11-23')], []), TODAY)).to.equal(0);
  });

  it('goes on with the next game that is not won, around the end', () => {
    expect([0, 2, 3, 4].map((from) => nextOpen(some, TODAY, from))).to.deep.equal([1, 2, 4, 4]);
    expect(nextOpen(round([], [result(TODAY)]), TODAY, 1)).to.equal(0);
    expect(nextOpen(round([result(TODAY)]), TODAY, 0)).to.equal(-1);
  });

  it('is complete when all of its games are won, even late or with the solution', () => {
    expect(isComplete(some, TODAY)).to.equal(false);
    const late = round([result(TODAY, { onTime: false })], [result(TODAY, { assisted: true })]);
    expect(isComplete(late, TODAY)).to.equal(true);
    expect(isComplete(round(), TODAY)).to.equal(false);
    expect(resultsOn(late, TODAY).map(({ game, won }) => [game, won])).to.deep.equal([
      ['game-0', true],
      ['game-1', true],
    ]);
  });

  it('takes the time of its won games', () => {
    expect(minutesOn(some, TODAY)).to.equal(4);
    expect(minutesOn(round([result(TODAY, { elapsed: 1 })]), TODAY)).to.equal(1);
    expect(minutesOn(round([tried(TODAY)]), TODAY)).to.equal(0);
  });
});

describe('the streak of a round', () => {
  const days = (...kept: readonly string[]) => kept.map((day) => result(`2026-11-${day}`));

  it('counts days on which all games were won, and today as soon as it is', () => {
    expect(roundStreak(round(days('24', '23', '22'), days('23', '22')), TODAY)).to.equal(2);
    expect(roundStreak(round(days('24', '23', '22'), days('24', '23', '22')), TODAY)).to.equal(3);
    expect(roundStreak(round([], days('23')), TODAY)).to.equal(0);
  });

  it('allows one missed day in seven, as that of a daily game', () => {
    const missesOne = days('23', '22', '20', '19');
    expect(roundStreak(round(missesOne, missesOne), TODAY)).to.equal(4);
    expect(roundStreak(round(missesOne, days('23', '20', '19')), TODAY)).to.equal(1);
  });

  for (const [what, more] of [
    ['late', { onTime: false }],
    ['with the solution', { assisted: true }],
  ] as const) {
    it(`doesn't count a day on which a game was won ${what}`, () => {
      expect(roundStreak(round([result('2026-11-23', more)], days('23')), TODAY)).to.equal(0);
    });
  }
});

describe('the marks of a month', () => {
  it('are those of its wins, and the days on which all games were won', () => {
    const marked = (day: string, ...marks: DayMark[]) => result(day, { marks });
    const games = round(
      [marked('2026-11-24', 'no-hint', 'no-undo'), marked('2026-11-23', 'first-try'), marked('2026-10-31', 'hard')],
      [marked('2026-11-24', 'no-hint'), tried('2026-11-23'), marked('2026-10-31', 'hard')],
    );
    expect(collectedIn(games, '2026-11')).to.deep.equal([1, 2, 1, 0, 1]);
    expect(collectedIn(games, '2026-10')).to.deep.equal([0, 0, 0, 2, 1]);
    expect(collectedIn(games, '2026-09')).to.deep.equal([0, 0, 0, 0, 0]);
  });
});

describe('the text that is shared of a round', () => {
  const language = { tag: 'en', texts: { ...en, ...english } };

  it('has a square for each game, and the streak', () => {
    const games = round([result(TODAY)], [], [tried(TODAY)], [result(TODAY, { assisted: true, elapsed: 65_000 })]);
    expect(sharedText(games, TODAY, TODAY, language)).to.equal('Daily round · November 24\n2 of 4 · 4 min\n🟩⬜⬜🟨');
    expect(sharedText(round([result(TODAY)]), TODAY, TODAY, language)).to.equal(
      'Daily round · November 24\n1 of 1 · 2 min · 1-day streak\n🟩',
    );
    expect(squaresOf(round([result(TODAY, { onTime: false })]), TODAY)).to.equal('🟩');
  });

  it('is in the language of the round', () => {
    const of = (won: number, all: number) => `${won} von ${all}`;
    const german = { tag: 'de', texts: { ...language.texts, title: 'Tagesrunde', of } };
    expect(sharedText(round([result(TODAY)], []), TODAY, TODAY, german)).to.equal(
      'Tagesrunde · 24. November\n1 von 2 · 2 Min.\n🟩⬜',
    );
  });
});
