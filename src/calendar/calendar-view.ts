import { type DayResult, type DayState, stateOf } from '../days/day-result.js';
import { streakOf } from '../days/streak.js';
import { MonthGrid } from './grid.js';
import type { CalendarLanguage } from './language.js';
import { make, setAttribute, setText } from './make.js';
import { isSameMonth, placesOf } from './month.js';

/** What a calendar shows. */
export interface ShownMonth {
  /** The game's name; empty where there is no game. */
  readonly label: string;
  readonly results: readonly DayResult[];
  readonly language: CalendarLanguage;
  readonly today: string;
  /** The day that the tab key reaches. Its month is shown. */
  readonly day: string;
  /** The day whose game is on the table. */
  readonly onTable: string | undefined;
}

/** The signs that are explained below the month. */
const SIGNS: readonly DayState[] = ['won', 'later', 'tried', 'missed'];

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
  readonly #share = make('div', { class: 'share', part: 'share' });
  readonly #frame = make(
    'div',
    { class: 'frame', part: 'frame', role: 'group' },
    make('div', { class: 'line' }, this.#label, this.#streak),
    make('div', { class: 'line' }, this.previous, this.#month, this.next),
    this.grid.element,
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

  show(shown: ShownMonth): void {
    const { label, results, language, today, day, onTable } = shown;
    const { words } = language;
    const byDay = new Map(results.map((result) => [result.day, result]));
    const stateAt = (each: string): DayState => stateOf(each, today, byDay.get(each));
    setAttribute(this.#frame, 'lang', language.tag);
    setAttribute(this.#frame, 'aria-label', words.calendarOf(label));
    setText(this.#label, label);
    const streak = streakOf(results, today);
    setText(this.#streak, streak > 0 ? words.streak(streak) : '');
    setText(this.#month, language.month(day));
    setAttribute(this.previous, 'aria-label', words.previous);
    setAttribute(this.next, 'aria-label', words.next);
    setAttribute(this.next, 'aria-disabled', isSameMonth(day, today) ? 'true' : undefined);
    for (const { state, text } of this.#signs) setText(text, words[state]);
    this.grid.show(day, language, (each, date) => {
      const [state, isToday, isShown] = [stateAt(each), each === today, each === onTable];
      const told = [date, isToday && words.today, state !== 'today' && words[state], isShown && words.shown];
      return {
        state,
        name: language.list(told.filter((part) => part !== false)),
        isToday,
        isShown,
        isOpen: each <= today,
      };
    });
    setText(this.#share, shareOf(shown, stateAt));
  }
}

/**
 * How many of the month's days that have passed were won without help; nothing where none was. Today is one of them as soon as it
 * is won.
 */
function shareOf({ day, today, language: { words, percent } }: ShownMonth, stateAt: (day: string) => DayState): string {
  const isWon = (each: string) => ['won', 'later'].includes(stateAt(each));
  const passed = placesOf(day, 1).filter((each) => each && (each < today || (each === today && isWon(each))));
  const won = passed.filter((each) => isWon(each!)).length;
  return won > 0 ? `${words.share(won, passed.length)} · ${percent(won / passed.length)}` : '';
}
