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
    const [first] = games;
    const isOne = games.length < 2;
    const results = games.flatMap((game) => game.results);
    const begun = firstDayOf(results, today);
    const statesOf = (each: string): DayState[] =>
      games.map((game) =>
        stateOf(
          each,
          today,
          game.results.find((result) => result.day === each),
          begun,
        ),
      );
    const label = isOne ? (first?.label ?? '') : '';
    setAttribute(this.#frame, 'lang', language.tag);
    setAttribute(this.#frame, 'aria-label', words.calendarOf(label));
    setText(this.#label, label);
    const streak = streakOf(results, today);
    setText(this.#streak, streak > 0 ? words.streak(streak) : '');
    setText(this.#month, language.month(day));
    setAttribute(this.previous, 'aria-label', words.previous);
    setAttribute(this.next, 'aria-label', words.next);
    setAttribute(this.next, 'aria-disabled', isSameMonth(day, today) ? 'true' : undefined);
    const seen = new Set<DayState>();
    this.grid.show(day, language, (each, date) => {
      const states = statesOf(each);
      const state = (isOne && states[0]) || (each > today ? 'future' : 'before');
      seen.add(state);
      const isToday = each === today;
      const isShown = isOne ? each === first?.onTable : each === day;
      const won = states.map((of, i) => (isWon(of) ? `${games[i]!.label} ${words.won}` : ''));
      const told = [
        date,
        isToday && words.today,
        toldOf(state, words),
        ...(isOne ? [] : won),
        isOne && isShown && words.shown,
      ];
      return {
        state,
        name: language.list(told.filter((part): part is string => !!part)),
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
    if (this.games.children.length !== chosen.length) {
      this.games.replaceChildren(...chosen.map(() => make('button', { type: 'button', part: 'game' })));
    }
    chosen.forEach((state, i) => {
      setText(this.games.children[i]!, [games[i]!.label, toldOf(state, words)].filter(Boolean).join(' · '));
    });
    // Today is one of the days as soon as it is won.
    const passed = placesOf(day, 1).filter(
      (each) => each && each >= begun && (each < today || (each === today && statesOf(each).some(isWon))),
    );
    const won = passed.filter((each) => statesOf(each!).some(isWon)).length;
    setText(
      this.#share,
      won > 0 ? `${words.share(won, passed.length)} · ${language.percent(won / passed.length)}` : '',
    );
  }
}

const dotOf = (state: DayState): string => (isWon(state) ? '●' : '○');

/** The text of a state; empty if there is nothing to report. */
const toldOf = (state: DayState, words: CalendarLanguage['words']): string =>
  state === 'today' || state === 'before' ? '' : words[state];

/** Whether a day was won without help, on its own day or later. */
const isWon = (state: DayState): boolean => state === 'won' || state === 'later';
