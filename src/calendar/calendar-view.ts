import { type DayResult, type DayState, firstDayOf, stateOf, streakOf } from '../days/day-result.js';
import { make, MonthGrid, setAttribute, setText } from './grid.js';
import type { CalendarLanguage } from './language.js';
import { isSameMonth, placesOf } from './month.js';

/** What a calendar shows of a game. */
export interface ShownGame {
  readonly label: string;
  readonly results: readonly DayResult[];
  /** The day whose game is on the table. */
  readonly onTable: string | undefined;
}

/** What a calendar shows. */
export interface ShownMonth {
  /** With several games, each day shows which were won, and the selected day lists them by name. */
  readonly games: readonly ShownGame[];
  readonly language: CalendarLanguage;
  readonly today: string;
  /** The day that the tab key reaches. Its month is shown. */
  readonly day: string;
}

/** The signs that are explained below the month. */
const SIGNS = ['won', 'later', 'helped', 'tried', 'missed'] as const;

const MONTH = 'month';

/** What is in a calendar: names and figures around the grid of a month. */
export class CalendarView {
  readonly grid = new MonthGrid(MONTH);
  readonly previous = make('button', { type: 'button', part: 'button', class: 'previous' });
  readonly next = make('button', { type: 'button', part: 'button', class: 'next' });
  readonly #label = make('span', { class: 'label', part: 'label' });
  readonly #streak = make('span', { class: 'streak', part: 'streak' });
  readonly #month = make('div', { id: MONTH, part: 'month', 'aria-live': 'polite' });
  readonly #signs = SIGNS.map((state) => ({ state, text: make('span') }));
  /** A button for each of several games, with how it went on the selected day. */
  readonly games = make('div', { class: 'legend games' });
  readonly #share = make('div', { class: 'share', part: 'share' });
  readonly #frame = make(
    'div',
    { class: 'frame', part: 'frame', role: 'group' },
    make('div', { class: 'line' }, this.#label, this.#streak),
    make('div', { class: 'line' }, this.previous, this.#month, this.next),
    this.grid.element,
    this.games,
    // Those who listen hear these words behind each date.
    make(
      'div',
      { class: 'legend', part: 'legend', 'aria-hidden': 'true' },
      ...this.#signs.map(({ state, text }) =>
        make('span', {}, make('span', { 'data-state': state, class: 'sign' }), text),
      ),
    ),
    this.#share,
  );
  /** All that is seen. */
  readonly root = make('div', { class: 'reset' }, make('div', { class: 'island' }, this.#frame));

  show({ games, language, today, day }: ShownMonth): void {
    const { words } = language;
    const isOne = games.length < 2;
    const results = games.flatMap((game) => game.results);
    const begun = firstDayOf(results, today);
    const resultOn = (each: string, game: ShownGame) => game.results.find((result) => result.day === each);
    const statesOf = (each: string) => games.map((game) => stateOf(each, today, resultOn(each, game), begun));
    this.#showHead(language, today, day, isOne ? (games[0]?.label ?? '') : '', streakOf(results, today));
    const seen = new Set<DayState>();
    this.grid.show(day, language, (each, date) => {
      const states = statesOf(each);
      const state = (isOne && states[0]) || (each > today ? 'future' : 'before');
      seen.add(state);
      const isToday = each === today;
      const isShown = isOne ? each === games[0]?.onTable : each === day;
      const won = states.map((of, i) => (isWon(of) ? `${games[i]!.label} ${words.won}` : ''));
      const more = isOne ? [isShown && words.shown] : won;
      const parts = [date, isToday && words.today, textOf(state, words), ...more];
      return {
        state,
        name: language.list(parts.filter((part): part is string => !!part)),
        wins: isOne || each > today || states.every((of) => of === 'before') ? '' : states.map(dotOf).join(''),
        isToday,
        isShown,
        isOpen: each <= today,
      };
    });
    for (const { state, text } of this.#signs) {
      setText(text, words[state]);
      text.parentElement!.hidden = !seen.has(state);
    }
    const chosen = isOne ? [] : statesOf(day);
    this.#showGames(chosen.map((state, i) => [games[i]!.label, textOf(state, words)].filter(Boolean).join(' · ')));
    // Today is one of the days as soon as it is won.
    const isWonOn = (each: string) => statesOf(each).some(isWon);
    const isPassed = (each: string) => each >= begun && (each < today || (each === today && isWonOn(each)));
    const days = placesOf(day, 1).filter((each) => each && isPassed(each));
    const won = days.filter((each) => isWonOn(each!)).length;
    setText(this.#share, won > 0 ? `${words.share(won, days.length)} · ${language.percent(won / days.length)}` : '');
  }

  #showHead(language: CalendarLanguage, today: string, day: string, label: string, streak: number): void {
    const { words } = language;
    setAttribute(this.#frame, 'lang', language.tag);
    setAttribute(this.#frame, 'aria-label', words.calendarOf(label));
    setText(this.#label, label);
    setText(this.#streak, streak > 0 ? words.streak(streak) : '');
    setText(this.#month, language.month(day));
    setAttribute(this.previous, 'aria-label', words.previous);
    setAttribute(this.next, 'aria-label', words.next);
    setAttribute(this.next, 'aria-disabled', isSameMonth(day, today) ? 'true' : undefined);
  }

  /** @param texts one for each of several games. */
  #showGames(texts: readonly string[]): void {
    if (this.games.children.length !== texts.length) {
      this.games.replaceChildren(...texts.map(() => make('button', { type: 'button', part: 'game' })));
    }
    texts.forEach((text, i) => setText(this.games.children[i]!, text));
  }
}

const dotOf = (state: DayState): string => (isWon(state) ? '●' : '○');

/** The text of a state; empty if there is nothing to report. */
const textOf = (state: DayState, words: CalendarLanguage['words']): string =>
  state === 'today' || state === 'before' ? '' : words[state];

/** Whether a day was won without help, on its own day or later. */
const isWon = (state: DayState): boolean => state === 'won' || state === 'later';
