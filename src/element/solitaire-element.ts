import { html, type TemplateResult } from 'lit';
import { keepUsed, warnOfSwallowed } from '../board/layout/surroundings.js';
import { builtIn, isFocusFree } from '../board/layout/window.js';
import type { DayResult } from '../days/day-result.js';
import { ownFields } from '../engine/input/own.js';
import type { Move } from '../engine/model/move.js';
import type { OptionValue } from '../engine/model/options.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Status } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { Variant } from '../games/variant/variant.js';
import type { LoadSettings, NewGame } from '../play/dealing/dealer.js';
import type { ForgetSettings } from '../play/storage/deletion.js';
import type { WatchSettings } from '../play/stage/stage.js';
import type { Difficulty } from '../solver/grade/grade.js';
import type { Verdict } from '../solver/search.js';
import { type Attributes, attributes } from './attributes.js';
import { defineElement } from './define/define-element.js';
import { addProperties } from './define/properties.js';
import { addLocale, localeOf } from './language/locales.js';
import { ElementScreen } from './element-screen.js';
import { type ElementParts, partsOf } from './parts.js';
import { TypedElement } from './typed-element.js';
import { ElementView } from './view/element-view.js';
import { PosterView } from './view/poster/poster-view.js';
import { allStyles } from './view/styles/all-styles.js';

/** The key of an element's parts: a symbol, so that pages can't reach them by name. */
export const PARTS = Symbol('parts');

/** A class of elements that play one game. `Options` are the properties that the options of the game become. */
export interface SolitaireElementClass<Options = Record<string, OptionValue>> extends Pick<
  typeof SolitaireElement,
  'variant' | 'addLocale' | 'localeOf' | 'defineSolitaire'
> {
  new (): SolitaireElement & Options;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the class adds them
export interface SolitaireElement extends Attributes {}

/**
 * A solitaire game on a page: the base class of the five elements, and of elements for your own games. The classes differ
 * only in their game. The options of the game are additional attributes and properties.
 *
 * @slot won - Your own content on the result sheet after a win, such as a form or a link. It is shown only there.
 * @slot lost - Your own content in the strip after a loss. It is shown only there.
 *
 * @csspart frame - The element.
 * @csspart table - The cards and the felt.
 * @csspart pile - A pile's place.
 * @csspart card - A card.
 * @csspart button - Any button.
 * @csspart message - The message line.
 * @csspart toolbar - The toolbar.
 * @csspart panel - A dialog.
 * @csspart result - The result sheet, or the strip after a loss.
 * @csspart poster-button - The button of a closed element.
 *
 * @cssprop [--solitaire-felt=light-dark(#27634a, #1d3b2f)] - The felt.
 * @cssprop [--solitaire-felt-ink] - The text on the felt. Default: white or black, to suit the felt.
 * @cssprop [--solitaire-accent=#ffd166] - The held card, its targets, hints, messages, focused buttons. On the table,
 *   dark colours are made lighter.
 * @cssprop [--solitaire-card=light-dark(#fff, #f3f1ec)] - The card fronts.
 * @cssprop [--solitaire-back=#1f5f8b] - The card backs.
 * @cssprop [--solitaire-red=#c8102e] - Hearts and diamonds.
 * @cssprop [--solitaire-black=#16181d] - Clubs and spades.
 * @cssprop [--solitaire-gold=#d9a441] - The second colour of court cards and the Ace of spades.
 * @cssprop [--solitaire-clubs=#0b6e34] - Clubs, with four colours.
 * @cssprop [--solitaire-diamonds=#1a56c4] - Diamonds, with four colours.
 * @cssprop [--solitaire-card-width=96] - The maximum card width: a length, or a number of pixels.
 * @cssprop [--solitaire-speed=180] - How long a card travels: a time, or a number of milliseconds; 0 with reduced motion.
 * @cssprop [--solitaire-radius=12px] - The corner radius of the table.
 * @cssprop [--solitaire-font=system-ui, sans-serif] - The font of messages and buttons.
 *
 * @cssstate won - The game is won.
 * @cssstate lost - The game is lost.
 * @cssstate open - The table is shown.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- as above
export class SolitaireElement extends TypedElement {
  /** The game that this class of elements plays. */
  static readonly variant: Variant;

  /** Adds or changes the texts of a language: the function `addLocale`, for scripts that have only the element. */
  static addLocale = addLocale;

  /** The texts registered for a language tag, or for the nearest tag that serves it; `undefined` if there are none. */
  static localeOf = localeOf;

  /**
   * Defines the element of a game and returns its class. The options of the game become attributes and properties.
   *
   * If the tag is already defined, by an earlier copy of the script for instance, that class is returned. Without a DOM, as on a
   * server, nothing is defined. The same goes for a browser that lacks a required feature, which the console then names. If the
   * browser refuses the tag, the page's `error` event reports it.
   *
   * @param tag the name of the element, with a hyphen.
   * @param variant the game.
   * @throws TypeError naming what the game lacks.
   */
  static defineSolitaire = <Options = Record<string, OptionValue>>(
    tag: string,
    variant: Variant,
  ): SolitaireElementClass<Options> =>
    defineElement(SolitaireElement, tag, variant) as unknown as SolitaireElementClass<Options>;

  static override styles = allStyles;

  static {
    this.createProperty('seed', { noAccessor: true });
    addProperties(this, attributes);
  }

  protected readonly [PARTS]: ElementParts = partsOf(
    this,
    ownFields((this.constructor as typeof SolitaireElement).variant),
    () => this.#view,
  );
  /** Created when the element is first shown open. */
  #view: ElementView | undefined;
  /** Created when the element is first shown closed. */
  #poster: PosterView | undefined;
  readonly #internals = this.attachInternals?.();

  /**
   * Made at once, because later, in another document, Lit would give it the style sheets of this one. The parts are made before it, so Lit
   * connects each of them once.
   */
  override readonly renderRoot = keepUsed(this.createRenderRoot() as ShadowRoot);

  /**
   * The deal, as text of at most 256 characters or a number. The same seed always gives the same deal. Default: a random
   * deal.
   *
   * The element never changes the attribute. The property reads the seed in play or, until that is dealt, the seed asked for.
   * `null`, the empty string and `false` ask for a random deal. Another seed resumes its game if one is saved unfinished.
   *
   * @attr
   */
  get seed(): string | null {
    return this[PARTS].dealer.seed;
  }

  set seed(value: string | number | null | undefined) {
    const before = this.seed;
    if (this[PARTS].dealer.askForSeed(value)) this.requestUpdate('seed', before);
  }

  /**
   * The reader's daily results with the current options, newest first.
   *
   * There is one for each day that the reader started. At least the last 400 days are complete. Earlier days have 0 as `moves` and
   * `elapsed`. The results are saved in the storage that the `storage` attribute names.
   */
  get days(): DayResult[] {
    return this[PARTS].daily.results;
  }

  /** The game's name, in the element's language. */
  get label(): string {
    return this[PARTS].language.label;
  }

  /**
   * `'playing'`, `'won'` or `'lost'`.
   *
   * Before the first deal it is `'playing'`.
   */
  get status(): Status {
    return this[PARTS].session.game?.status ?? 'playing';
  }

  /**
   * The number of moves from the deal to the current position.
   *
   * Before the first deal it is 0.
   */
  get moveCount(): number {
    return this[PARTS].session.game?.moveCount ?? 0;
  }

  /**
   * Milliseconds since the first move, while the game is in sight.
   *
   * The clock stops while the page is hidden or scrolled away from the game, while the element is off the page, under a replay or
   * a panel other than the list of possible moves, and when the game is over.
   */
  get elapsed(): number {
    return this[PARTS].session.clock.elapsed;
  }

  /** A snapshot of the position; `null` before the first deal. */
  get state(): State | null {
    return this[PARTS].session.game?.state ?? null;
  }

  /** The game so far, for `load` and `verify`; `null` before the first deal. */
  get record(): GameRecord | null {
    return this[PARTS].session.game?.record ?? null;
  }

  /**
   * The legal moves, each listed once.
   *
   * The list is empty before the first deal, when the game is over, and after 10,000 moves.
   */
  get legalMoves(): Move[] {
    return this[PARTS].session.game?.legalMoves ?? [];
  }

  /**
   * Whether there is a move to undo.
   *
   * A won game cannot be undone.
   */
  get canUndo(): boolean {
    return this[PARTS].session.game?.canUndo ?? false;
  }

  /** Whether there is a move to redo. */
  get canRedo(): boolean {
    return this[PARTS].session.game?.canRedo ?? false;
  }

  /**
   * Deals a new game: a `{ seed }`, a `{ deck }`, or at random.
   *
   * Resolves when `deal` fires. A deck takes precedence over a seed. If another deal replaces it, the promise resolves with that
   * deal. It rejects with an `AbortError` if the element is removed first, and with a TypeError or RangeError that names what is
   * wrong with the seed or the deck. After a rejection, the game in play is unchanged.
   */
  newGame(request?: NewGame): Promise<void> {
    return this[PARTS].dealer.newGame('script', request);
  }

  /**
   * Deals the same game again, from its first position.
   *
   * Resolves when `deal` fires. Before the first deal, it deals what the attributes ask for, and rejects with an `AbortError` if the
   * element is removed first.
   */
  restart(): Promise<void> {
    return this[PARTS].dealer.restart('script');
  }

  /**
   * Puts a recorded game in play at its end, or after `{ at }` of its moves.
   *
   * Resolves when `deal` fires. `at` is a whole number from 0 to the number of moves. The moves after it can be redone. The promise
   * rejects with a TypeError or RangeError that names what is wrong with the record or the settings: the record must be of this game
   * and keep its rules. After a rejection, the game in play is unchanged.
   */
  load(record: GameRecord, settings?: LoadSettings): Promise<void> {
    return this[PARTS].dealer.load(record, settings);
  }

  /**
   * Replays a recorded game, or the game in play, move by move.
   *
   * Resolves at the end, or when the reader leaves the replay, which has buttons to go through it. `{ pace }` is the time for each
   * move in milliseconds, 0 to 60,000. By default it is 450, or less if the replay would take over 20 seconds. The end is shown for
   * three seconds. A replay fires no events, and afterwards the game in play is back as it was. If the reader takes over at a move,
   * `deal` fires, and that position becomes the game in play. It counts for nothing in the statistics, unless it continues the
   * reader's own unfinished game. The promise rejects with a TypeError or RangeError that names what is wrong with the record or the
   * pace.
   */
  watch(record?: GameRecord | null, settings?: WatchSettings): Promise<void> {
    return this[PARTS].stage.watch(record, settings);
  }

  /**
   * Plays a legal move. For anything else, returns `false`.
   *
   * Then nothing changes. A game has at most 10,000 moves. Further moves are refused until one is undone.
   */
  play(move: Move): boolean {
    return this[PARTS].session.play(move, 'script');
  }

  /** Undoes the last move. Returns whether there was one. */
  undo(): boolean {
    return this[PARTS].session.step('undo', 'script');
  }

  /** Redoes the last undone move. Returns whether there was one. */
  redo(): boolean {
    return this[PARTS].session.step('redo', 'script');
  }

  /**
   * Plays all cards to the foundations that no other card can still need. Returns their number.
   *
   * It is 0 in games without foundations.
   */
  finish(): number {
    return this[PARTS].session.finish();
  }

  /**
   * Resolves with a good move, or `null` if there is none.
   *
   * It is the first move of a win or, if none is found, a move towards progress. If you follow the hints, you win every game for
   * which a win is found, even if it is reloaded in between. The promise also resolves with `null` if the position changes first.
   */
  hint(): Promise<Move | null> {
    return this[PARTS].hint();
  }

  /**
   * Resolves with the deal's difficulty, or `null` if it has none.
   *
   * It is `'easy'`, `'medium'` or `'hard'`: a third of the winnable deals each. It is found while the page is idle, and is `null`
   * before the first deal, for a game or options without difficulties, and if another deal comes first. Whether the deal is winnable
   * isn't checked.
   */
  grade(): Promise<Difficulty | null> {
    return this[PARTS].dealer.grader.grade();
  }

  /**
   * Resolves with `'winnable'`, `'unwinnable'` (proved) or `'unknown'`.
   *
   * It also resolves with `'unknown'` if the position changes first.
   */
  winnable(): Promise<Verdict> {
    return this[PARTS].answers.winnable();
  }

  /**
   * Resolves with the moves that win from here; `null` if none are found.
   *
   * It also resolves with `null` if the position changes first.
   */
  solution(): Promise<Move[] | null> {
    return this[PARTS].solution();
  }

  /**
   * Deletes what is saved of this game: unfinished games, statistics, days, prepared deals.
   *
   * With `{ everything: true }`, deletes everything of all games, with the settings. Resolves when `forget` fires. The game in play
   * goes on, and is saved again with its next move. The element needn't be on the page, so
   * `document.createElement('bakers-dozen').forget()` works as well. The promise rejects with a TypeError if the settings are no
   * object.
   */
  async forget(settings?: ForgetSettings): Promise<void> {
    await this[PARTS].forget('script', settings).fired;
  }

  /** A saved or prerendered page already contains a shadow root, whose table doesn't respond, so it is emptied. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // Setting the same value again changes nothing, even if a later deal is in play.
    if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  /** Makes the style sheets anew, because a constructed one works in one document only. A document without a window needs none. */
  adoptedCallback(): void {
    const view = builtIn(this.ownerDocument, 'defaultView');
    if (!view) return;
    this.renderRoot.adoptedStyleSheets = SolitaireElement.styles.map(({ cssText }) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(cssText);
      return sheet;
    });
  }

  protected override performUpdate(): void {
    if (!this.hasUpdated) this[PARTS].dealer.beforeFirstUpdate();
    super.performUpdate();
  }

  protected override willUpdate(): void {
    const parts = this[PARTS];
    const { stage, attributes, sounds } = parts;
    if (!this.poster) stage.isOpen = true;
    if (!stage.isOpen) this.#poster ??= new PosterView(this, parts, this.#open, this.#renderNow);
    else this.#view ??= new ElementView(this, parts, new ElementScreen(this, sounds, this.#renderNow));
    attributes.refuse('controls', this.getAttribute('controls'), 'buttons', 'undo redo hint new');
  }

  protected override render(): TemplateResult {
    return html`<div class="reset"><div class="island">${(this.#view ?? this.#poster)!.render()}</div></div>`;
  }

  protected override firstUpdated(): void {
    warnOfSwallowed(this);
  }

  protected override updated(): void {
    for (const state of ['won', 'lost']) this.#switchState(state, this.status === state);
    this.#switchState('open', this[PARTS].stage.isOpen);
  }

  /** Focuses the table where the keyboard last was. If the element is closed, focuses its button. */
  override focus(options?: FocusOptions): void {
    if (this.#view) this.#view.focus();
    else this.renderRoot.querySelector<HTMLElement>('button')?.focus(options);
  }

  /** Renders without waiting for the element's turn. */
  readonly #renderNow = (): void => {
    this.requestUpdate();
    this.performUpdate();
  };

  /** Opens a closed element for the reader, and moves the focus to the table. */
  readonly #open = async (): Promise<void> => {
    this[PARTS].stage.isOpen = true;
    this.requestUpdate();
    await this.updateComplete;
    await this[PARTS].dealer.done;
    if (isFocusFree(this)) this.#view!.focus();
  };

  /** Switches a custom state, `:state(won)` for a style sheet. */
  #switchState(state: string, on: boolean): void {
    this.#internals?.states[on ? 'add' : 'delete'](state);
  }
}
