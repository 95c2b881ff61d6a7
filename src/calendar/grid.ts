import type { CalendarLanguage } from './language.js';
import { isSameMonth, placesOf } from './month.js';

/** The look and the name of a day. */
export interface DayLook {
  readonly state: string;
  readonly name: string;
  /** A sign for each of several games, whether it was won; empty for one. */
  readonly wins: string;
  readonly isToday: boolean;
  /** Whether its game is on the table. */
  readonly isShown: boolean;
  readonly isOpen: boolean;
}

interface Place {
  readonly cell: HTMLTableCellElement;
  readonly button: HTMLButtonElement;
  day?: string | undefined;
  /** The day as the language writes it. */
  date?: string;
}

/** The days of one month. One of them can be reached by the tab key. */
export class MonthGrid {
  readonly element: HTMLTableElement;
  readonly #weekdays = [...Array(7).keys()].map(() => make('th', { scope: 'col' }));
  readonly #weeks = [...Array(6).keys()].map(() => make('tr'));
  readonly #places: readonly Place[] = [...Array(42).keys()].map(() => {
    const button = make('button', { type: 'button', part: 'day' });
    return { cell: make('td', { role: 'gridcell' }, button), button };
  });
  #language: CalendarLanguage | undefined;
  #month = '';

  constructor(labelledBy: string) {
    this.#places.forEach(({ cell }, at) => this.#weeks[Math.floor(at / 7)]!.append(cell));
    this.element = make(
      'table',
      { role: 'grid', part: 'grid', 'aria-labelledby': labelledBy },
      make('thead', {}, make('tr', {}, ...this.#weekdays)),
      make('tbody', {}, ...this.#weeks),
    );
  }

  /** The day of the button that an event came from. */
  dayOf(target: EventTarget | null): string | undefined {
    return this.#places.find(({ button }) => button === target)?.day;
  }

  focus(day: string): void {
    this.#places.find((place) => place.day === day)?.button.focus();
  }

  /** Shows the month of a day, which the tab key then reaches. */
  show(day: string, language: CalendarLanguage, lookOf: (day: string, date: string) => DayLook): void {
    if (language !== this.#language || !isSameMonth(day, this.#month)) this.#layOut(day, language);
    for (const { cell, button, day: each, date } of this.#places) {
      if (!each) continue;
      const { state, name, wins, isToday, isShown, isOpen } = lookOf(each, date!);
      button.tabIndex = each === day ? 0 : -1;
      setAttribute(button, 'data-state', state);
      setAttribute(button, 'aria-label', name);
      setAttribute(button, 'data-wins', wins || undefined);
      setAttribute(button, 'aria-current', isToday ? 'date' : undefined);
      setAttribute(button, 'aria-disabled', isOpen ? undefined : 'true');
      // Other cells have no such attribute, because a screen reader would say of each day that it isn't selected.
      setAttribute(cell, 'aria-selected', isShown ? 'true' : undefined);
    }
  }

  #layOut(month: string, language: CalendarLanguage): void {
    [this.#month, this.#language] = [month, language];
    const days = placesOf(month, language.firstWeekday);
    this.#weekdays.forEach((head, at) => {
      const [short, full] = language.weekdays[at]!;
      // Screen readers say it in full, even those without support for `abbr`.
      head.replaceChildren(make('span', { 'aria-hidden': 'true' }, short), make('span', { class: 'said' }, full));
    });
    this.#places.forEach((place, at) => {
      const day = days[at];
      place.day = day;
      if (day) place.date = language.date(day);
      place.button.hidden = !day;
      place.cell.removeAttribute('aria-selected');
      // Its digits are those of the cards.
      setText(place.button, day ? String(Number(day.slice(8))) : '');
    });
    this.#weeks.forEach((week, at) => (week.hidden = !days.slice(at * 7, at * 7 + 7).some(Boolean)));
  }
}

/** Creates an element with attributes and content. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** Sets an attribute, or removes it without a value. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  // An unchanged value isn't written, because a browser would announce it again.
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
