import { builtIn, windowOf } from '../board/layout/window.js';
import { EVENTS } from '../calendar/game.js';
import { tagsIn } from './games.js';
import { Round } from './round.js';
import { styles } from './styles.js';

export type { RoundDetail } from './round.js';

/** Events after which the days may have changed: in another tab or a panel, by deletion, or because midnight has passed. */
const AROUND = ['storage', 'forget', 'visibilitychange'];

/** Without a page, as on a server, the module can be imported all the same. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * A round of daily games: a strip that shows how each stands, and the table of one of them. Selecting a game puts it on the table, as a
 * child of this element. All attributes of the games, such as `buttons`, `fit`, `lang` and `storage`, are handed on to it.
 *
 * @tag solitaire-round
 *
 * @fires {CustomEvent<RoundDetail>} round - All games of the day are won. `detail` has the `day` and the `results`, one for each game:
 *   those of `days`, with its tag name as `game`.
 *
 * @csspart frame - The strip.
 * @csspart label - The name of the round.
 * @csspart streak - The streak of rounds.
 * @csspart tabs - The games.
 * @csspart game - A game.
 * @csspart status - How many games are won, and in what time.
 * @csspart button - A button of strip or panel.
 * @csspart panel - The panel of marks.
 * @csspart marks - The marks of a month.
 */
export class SolitaireRound extends Base {
  static readonly observedAttributes = ['games'];

  readonly #round = new Round(this);
  /** Aborted when the element leaves the page. */
  #stay: AbortController | undefined;
  /** The game that was asked for before it was there. */
  #asked = '';
  /** The games that the console has named. */
  readonly #warned = new Set<string>();
  readonly #observer = new MutationObserver((records) => {
    for (const { attributeName } of records) this.#round.games.handOn(attributeName!);
    this.#round.update();
  });

  constructor() {
    super();
    // A page that was saved or rendered beforehand brings a root along.
    (this.shadowRoot ?? this.attachShadow({ mode: 'open' })).replaceChildren(...this.#round.root);
    // Attributes may change while it is off the page, too.
    this.#observer.observe(this, { attributes: true });
  }

  /**
   * The tag names of the games, separated by spaces. Default: the five games.
   *
   * A game whose script is missing is left out, and the console says so.
   *
   * @attr
   */
  get games(): string {
    return this.getAttribute('games') ?? '';
  }

  set games(tags: string | null | undefined) {
    this.setAttribute('games', tags ?? '');
  }

  /** The tag name of the game on the table, or of the one asked for before; otherwise empty. Setting it opens a game. */
  get game(): string {
    return this.#round.games.current?.localName ?? this.#asked;
  }

  set game(tag: string) {
    this.open(tag);
  }

  /**
   * Puts a game of the round on the table, with its deal of today. Returns whether there is such a game.
   *
   * The game before it is put away and stays as it is.
   */
  open(tag: string): boolean {
    const place = this.#round.placeOf(tag);
    if (place >= 0 && this.#round.games.current) this.#round.choose(place);
    // Its script may come.
    else this.#asked = tag;
    return tagsIn(this.games).includes(tag);
  }

  connectedCallback(): void {
    const page = windowOf(this);
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(styles);
    this.shadowRoot!.adoptedStyleSheets = [sheet];
    this.#stay = new AbortController();
    const { signal } = this.#stay;
    for (const type of AROUND) page.addEventListener(type, this.#round.onPage, { signal, capture: true });
    for (const type of EVENTS) this.addEventListener(type, this.#round.onGame, { signal, capture: true });
    // Properties that were set before the script came.
    const early = { ...this };
    for (const name of Object.keys(early)) Reflect.deleteProperty(this, name);
    Object.assign(this, early);
    void this.#find();
    if (builtIn(this.ownerDocument, 'readyState') === 'complete') setTimeout(this.#warn);
    else page.addEventListener('load', () => setTimeout(this.#warn), { signal });
  }

  disconnectedCallback(): void {
    this.#stay?.abort();
    this.#round.closePanel();
  }

  attributeChangedCallback(): void {
    // Before `connectedCallback`, a new element finds its games there.
    if (!this.isConnected || !this.#stay) return;
    void this.#find();
    setTimeout(this.#warn);
  }

  /** Finds the games, whose scripts may come later. */
  async #find(): Promise<void> {
    const tags = tagsIn(this.games);
    // A tag that isn't valid never comes.
    for (const tag of tags)
      if (!customElements.get(tag))
        customElements.whenDefined(tag).then(
          () => this.#find(),
          () => {},
        );
    if (!(await this.#round.games.find(tags)) || !this.isConnected) return;
    const asked = this.#round.placeOf(this.#asked);
    if (asked >= 0) this.#asked = '';
    if (asked >= 0 || !this.#round.games.current) this.#round.choose(asked, asked >= 0);
    this.#round.found();
  }

  /** Names each game whose script is missing. */
  readonly #warn = (): void => {
    for (const tag of tagsIn(this.games)) {
      if (!this.isConnected || this.#warned.has(tag) || this.#round.placeOf(tag) >= 0) continue;
      this.#warned.add(tag);
      console.warn(`<${this.localName}> leaves out <${tag}>: its script is missing, or it is no game`);
    }
  };
}
