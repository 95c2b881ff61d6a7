// Calendars on a page, and what is seen and heard of them.
import '../../src/calendar.js';
import type { SolitaireCalendar } from '../../src/calendar.js';
import type { DayResult } from '../../src/days/day-result.js';
import { clickOn } from '../support/hand.js';
import { type Attributes, box, create, drawn, type Table } from '../support/table.js';

export const GAME = 'bakers-dozen';

/** Anything that has the public face which a calendar knows: elements of another copy of the script are no more to it. */
export class OtherGame extends HTMLElement {
  static localeOf = (): object | undefined => undefined;
  label = 'Other Game';
  daily: boolean | string = true;
  seed = '';
  poster = false;
  days: DayResult[] = [];
  get state(): { seed: string } {
    return { seed: this.seed };
  }
}
customElements.define('other-game', OtherGame);

export const won = (day: string, more: Partial<DayResult> = {}): DayResult => ({
  ...{ day, won: true, moves: 52, elapsed: 60_000, assisted: false, onTime: true, marks: [] },
  ...more,
});

/** One day of each kind, as seen on 24 November 2026. */
export const RESULTS = [
  won('2026-11-23'),
  won('2026-11-22', { onTime: false }),
  won('2026-11-21', { assisted: true }),
  won('2026-11-20', { won: false }),
];

let count = 0;

/** A calendar of a game, beside it. */
export async function calendarOf(game: HTMLElement, attributes: Attributes = {}): Promise<SolitaireCalendar> {
  const container = await box();
  game.id = `game-${++count}`;
  const calendar = document.createElement('solitaire-calendar');
  for (const [name, value] of Object.entries({ for: game.id, ...attributes })) calendar.setAttribute(name, value);
  container.append(calendar, game);
  return calendar;
}

/** A calendar of another game with these results. */
export async function calendarWith(days: DayResult[], attributes?: Attributes) {
  const game = Object.assign(document.createElement('other-game') as OtherGame, { days });
  return { game, calendar: await calendarOf(game, attributes) };
}

/** A calendar of a game of ours. */
export async function calendarOfDaily(
  attributes: Attributes = {},
): Promise<{ game: Table; calendar: SolitaireCalendar }> {
  const game = create(GAME, { daily: '', storage: 'local', ...attributes });
  const calendar = await calendarOf(game);
  await drawn(game);
  return { game, calendar };
}

const within = (calendar: Element) => calendar.shadowRoot!;

/** The buttons of the days that are shown. */
export const daysIn = (calendar: Element): HTMLButtonElement[] =>
  [...within(calendar).querySelectorAll<HTMLButtonElement>('[part=day]')].filter((day) => day.checkVisibility());

/** The button of a day of the month. */
export const dayIn = (calendar: Element, day: number): HTMLButtonElement =>
  daysIn(calendar).find(({ textContent }) => textContent === String(day))!;

/** What a day is called behind its date. */
export const told = (calendar: Element, day: number): string =>
  dayIn(calendar, day).ariaLabel!.replace(/^.* 2026(, )?/, '');

export const textOf = (calendar: Element, part: string): string =>
  within(calendar).querySelector(`[part=${part}]`)!.textContent.trim();

/** What a reader hears of the focus. */
export const focused = (calendar: Element): string | null | undefined => within(calendar).activeElement?.ariaLabel;

/** Fulfilled when a calendar has heard of what has happened. */
export const heard = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Presses a day of the month with the mouse. */
export async function press(calendar: Element, day: number): Promise<void> {
  calendar.scrollIntoView();
  await clickOn(dayIn(calendar, day));
}
