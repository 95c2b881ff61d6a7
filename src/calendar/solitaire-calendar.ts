import { keepUsed, tagAround, warnOfSwallowed } from '../board/layout/surroundings.js';
import { builtIn, windowOf } from '../board/layout/window.js';
import { today } from '../days/day.js';
import { CalendarView } from './calendar-view.js';
import { type DailyGame, dayShown, EVENTS, isComing, isGame, namedBy, playDay, tableOf } from './game.js';
import { dayByKey, endOfMonth, plusMonths } from './month.js';
import { type CalendarLanguage, languageOf } from './language.js';
import { styles } from './styles.js';

/** The first day that is shown. */
const EARLIEST = '1900-01-01';

const isSame = (some: readonly Element[], others: readonly Element[]): boolean =>
  !some.concat(others).some((_, i) => some[i] !== others[i]);

/** Without a page, as on a server, the module can be imported all the same. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Events after which the days may have changed: in another tab or a panel, by deletion, or because midnight has passed. */
const AROUND = ['storage', 'forget', 'visibilitychange', 'pageshow'];

/**
 * A calendar of a daily game, a month at a time. It shows which days were won, and whether on the day itself. Selecting a day opens it
 * in the game. With several games, each day shows which of them were won, and the selected day lists them with a button for each.
 *
 * @tag solitaire-calendar
 *
 * @csspart frame - The calendar.
 * @csspart label - The name of the game.
 * @csspart streak - The streak.
 * @csspart month - The month.
 * @csspart button - The previous or next month.
 * @csspart grid - Days and weekdays.
 * @csspart day - A day.
 * @csspart game - A game on the selected day.
 * @csspart legend - The key to the signs.
 * @csspart share - The days won this month.
 */
export class SolitaireCalendar extends Base {
  static readonly observedAttributes = ['for'];

  readonly #view = new CalendarView();
  /** Aborted when the element leaves the page. */
  #stay: AbortController | undefined;
  /** Aborted when other games replace these. */
  #stayOfGames = new AbortController();
  /** What `for` names, and those of it that are games. */
  #found: readonly Element[] = [];
  #games: readonly DailyGame[] = [];
  #language: CalendarLanguage | undefined;
  /** The tag that the language was found for. */
  #tag = '';
  #today = today();
  /** The day that the tab key reaches. */
  #day = this.#today;
  /** The last value of `for` that logged a warning. */
  #warned: string | null | undefined;
  #isDue = false;
  readonly #observer = new MutationObserver(() => {
    if (!isSame(namedBy(this), this.#found)) this.#find();
  });
  readonly #ownLanguage = new MutationObserver(() => this.#update());

  constructor() {
    super();
    const { root, grid, games, previous, next } = this.#view;
    // A page that was saved or rendered beforehand brings a root along.
    keepUsed(this.shadowRoot ?? this.attachShadow({ mode: 'open' })).replaceChildren(root);
    warnOfSwallowed(this);
    previous.addEventListener('click', () => this.#goTo(plusMonths(this.#day, -1)));
    next.addEventListener('click', () => this.#goTo(plusMonths(this.#day, 1)));
    grid.element.addEventListener('click', ({ target }) => this.#open(grid.dayOf(target)));
    games.addEventListener('click', ({ target }) => {
      const game = this.#games[[...games.children].indexOf(target as Element)];
      if (game) this.#play(game, this.#day);
    });
    grid.element.addEventListener('keydown', this.#onKey);
    grid.element.addEventListener('focusin', ({ target }) => this.#goTo(grid.dayOf(target)!));
  }

  /**
   * The id of the game, in the same document or shadow root, or several ids, separated by spaces. Default: none.
   *
   * The game can be added or replaced later. If there is none, the console says so and the calendar stays empty.
   *
   * @attr for
   */
  get htmlFor(): string {
    return this.getAttribute('for') ?? '';
  }

  set htmlFor(id: string) {
    this.setAttribute('for', id);
  }

  connectedCallback(): void {
    const page = windowOf(this);
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(styles);
    this.shadowRoot!.adoptedStyleSheets = [sheet];
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    for (const type of AROUND) page.addEventListener(type, this.#update, { signal, capture: true });
    this.#observer.observe(this.getRootNode(), { subtree: true, childList: true, attributeFilter: ['id'] });
    this.#ownLanguage.observe(this, { attributeFilter: ['lang'] });
    this.#find();
    if (builtIn(this.ownerDocument, 'readyState') === 'complete') setTimeout(this.#warn);
    else page.addEventListener('load', () => setTimeout(this.#warn), { signal });
  }

  disconnectedCallback(): void {
    this.#observer.disconnect();
    this.#ownLanguage.disconnect();
    this.#stay?.abort();
    this.#follow([]);
  }

  attributeChangedCallback(): void {
    // Before `connectedCallback`, a new element finds its games there.
    if (!this.isConnected || !this.#stay) return;
    this.#find();
    setTimeout(this.#warn);
  }

  /** Looks for the games, which can be added or replaced later. */
  #find(): void {
    this.#found = namedBy(this);
    this.#follow(this.#found.filter(isGame));
    // They may be there before their scripts.
    for (const each of this.#found.filter(isComing)) {
      void customElements.whenDefined(each.localName).then(() => isGame(each) && this.#find());
    }
    this.#render();
  }

  #follow(games: readonly DailyGame[]): void {
    if (isSame(games, this.#games)) return;
    this.#stayOfGames.abort();
    this.#stayOfGames = new AbortController();
    this.#games = games;
    for (const game of games) {
      for (const type of EVENTS) game.addEventListener(type, this.#update, this.#stayOfGames);
    }
  }

  /** Warns the page's author of an attribute that names no game. */
  readonly #warn = (): void => {
    const id = this.getAttribute('for');
    if (!this.isConnected || this.#games.length > 0 || this.#found.some(isComing) || this.#warned === id) return;
    this.#warned = id;
    console.warn(
      `<${this.localName}> for=${JSON.stringify(id)} is not allowed; allowed: the id of a game in the same document or shadow root`,
    );
  };

  /** Renders soon, once for all that happens together. */
  readonly #update = (): void => {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.#render();
    });
  };

  #render(): void {
    if (!this.isConnected) return;
    const now = today();
    // Midnight has passed.
    if (this.#day === this.#today) this.#day = now;
    this.#today = now;
    this.#readLanguage();
    this.#view.show({
      games: this.#games.map((game) => ({
        label: game.label,
        results: game.days,
        onTable: dayShown(game),
      })),
      language: this.#language!,
      today: now,
      day: this.#day,
    });
  }

  /** The language of the first game, or of a `lang` of the calendar's own. */
  #readLanguage(): void {
    const [game] = this.#games;
    const tag = tagAround(this.lang || !game ? this : game);
    const table = game && tableOf(game, tag);
    if (this.#language && this.#tag === tag && this.#language.table === table) return;
    this.#tag = tag;
    this.#language = languageOf(tag, table);
  }

  #goTo(day: string): void {
    const latest = endOfMonth(this.#today);
    this.#day = day > latest ? latest : day < EARLIEST ? EARLIEST : day;
    this.#render();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const { firstWeekday } = this.#language!;
    const isFromRight = getComputedStyle(this).direction === 'rtl';
    const day = dayByKey(event, this.#day, { firstWeekday, isFromRight });
    if (!day) return;
    event.preventDefault();
    this.#goTo(day);
    this.#view.grid.focus(this.#day);
  };

  /** Opens a day: the one game of it, or several to choose from. */
  #open(day: string | undefined): void {
    const [game, ...others] = this.#games;
    if (!day || !game || day > this.#today) return;
    if (others.length === 0) this.#play(game, day);
    this.#goTo(day);
  }

  /** Puts the game of a day on the table. */
  #play(game: DailyGame, day: string): void {
    playDay(game, day, day === this.#today);
    game.scrollIntoView({ block: 'nearest' });
  }
}
