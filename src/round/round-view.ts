import { make, setAttribute, setText } from '../calendar/grid.js';
import { streakOf } from '../days/day-result.js';
import type { NamedGame } from './games.js';
import type { RoundLanguage } from './language.js';
import { button, MarksView } from './marks-view.js';
import { standingText } from './shared-text.js';
import { resultOn, roundStreak } from './standing.js';

/** What a round shows. */
export interface ShownRound {
  readonly games: readonly NamedGame[];
  readonly language: RoundLanguage;
  readonly today: string;
  /** The day of the round, which may have passed. */
  readonly day: string;
  /** The place of the game on the table; -1 if there is none. */
  readonly chosen: number;
  /** The tab that the keyboard reaches. */
  readonly reached: number;
}

/** What the cards of the strip show, in the suits' usual order for a hand. Each is text, not an emoji. */
const SUITS = ['\u2660', '\u2665', '\u2663', '\u2666'];

/** A tab of the strip: a card, the game's name, and how it stands. */
const tabOf = (place: number): HTMLElement =>
  make(
    'button',
    { type: 'button', role: 'tab', part: 'game', id: `tab-${place}`, 'aria-controls': 'table' },
    make('span', { class: 'card', 'aria-hidden': 'true' }, `${SUITS[place % 4]}\ufe0e`, make('i')),
    make('span', { class: 'name' }),
    ' ',
    make('small'),
    ' ',
    make('small'),
  );

function showTab(tab: Element, { label, ...game }: NamedGame, { language: { texts }, day, today }: ShownRound): void {
  const result = resultOn(game, day);
  const state = !result ? 'open' : result.won ? 'won' : 'begun';
  const streak = streakOf(game.days, today);
  const parts = [label, texts[state], streak > 0 ? texts.days(streak) : ''];
  parts.forEach((part, i) => setText(tab.children[i + 1]!, part));
  setAttribute(tab, 'data-state', state);
}

/** What is in a round: the strip of today's games, the place of the table, and the panel of marks. */
export class RoundView {
  readonly marks = new MarksView();
  readonly share = button('text');
  readonly open = button('text');
  readonly tabs = make('div', { role: 'tablist', part: 'tabs', class: 'tabs' });
  /** Holds the elements that are not on the table. */
  readonly away = make('div', { hidden: '' });
  readonly #label = make('b', { part: 'label' });
  readonly #streak = make('span', { part: 'streak' });
  /** How many games are won, or a message that stays until something happens. */
  readonly status = make('span', { part: 'status', role: 'status' });
  readonly #table = make('div', { role: 'tabpanel', id: 'table' }, make('slot', { name: 'table' }));
  readonly #strip = make(
    'div',
    { class: 'frame', part: 'frame', hidden: '' },
    make(
      'div',
      { class: 'line' },
      this.#label,
      this.status,
      this.#streak,
      make('div', { class: 'line' }, this.share, this.open),
    ),
    this.tabs,
  );
  readonly root = [make('div', { class: 'reset' }, this.#strip, this.marks.element), this.#table, this.away];

  constructor() {
    // Slides and libraries for shortcuts don't ask whether a key was used.
    this.root[0]!.addEventListener('keydown', (event) => {
      if (/^(Arrow|End|Home|Enter|Escape| )/.test(event.key)) event.stopPropagation();
    });
  }

  /** The place of the tab that an event came from; -1 for anything else. */
  placeOf(target: EventTarget | null): number {
    return [...this.tabs.children].findIndex((tab) => tab.contains(target as Node));
  }

  focus(place: number): void {
    (this.tabs.children[place] as HTMLElement).focus();
  }

  /** Without games, there is no strip. */
  hide(): void {
    this.#strip.hidden = true;
  }

  /** Makes a tab for each game. If one of them has the focus, the one that the keyboard reaches gets it. */
  #makeTabs(games: readonly NamedGame[], reached: number): void {
    const { activeElement } = this.tabs.getRootNode() as ShadowRoot;
    this.tabs.replaceChildren(...games.map((_, place) => tabOf(place)));
    if (activeElement?.matches('[role=tab]')) this.focus(reached);
  }

  show(shown: ShownRound): void {
    const { games, language, today, day, chosen, reached } = shown;
    const { texts, tag } = language;
    const streak = roundStreak(games, today);
    if (this.tabs.children.length !== games.length) this.#makeTabs(games, reached);
    games.forEach((game, place) => {
      const tab = this.tabs.children[place] as HTMLElement;
      showTab(tab, game, shown);
      setAttribute(tab, 'aria-selected', String(place === chosen));
      tab.tabIndex = place === reached ? 0 : -1;
    });
    this.#strip.hidden = false;
    setAttribute(this.#strip, 'lang', tag);
    setAttribute(this.tabs, 'aria-label', texts.title);
    setAttribute(this.#table, 'aria-labelledby', `tab-${chosen}`);
    setText(this.#label, texts.title);
    setText(this.#streak, streak > 0 ? texts.days(streak) : '');
    setText(this.status, standingText(games, day, language));
    setText(this.share, texts.share);
    setText(this.open, texts.marks);
  }
}
