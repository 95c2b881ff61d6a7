import { html, type TemplateResult } from 'lit';
import { motionStyles } from '../board/motion/styles.js';
import { cardStyles } from '../board/view/card-styles.js';
import { markStyles } from '../board/view/mark-styles.js';
import { keepUsed, warnOfSwallowed } from '../board/layout/surroundings.js';
import { boardStyles } from '../board/view/styles.js';
import type { DayResult } from '../days/day-result.js';
import { bare } from '../engine/input/own.js';
import type { Move } from '../engine/model/move.js';
import type { OptionValue } from '../engine/model/options.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Status } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { Variant } from '../games/variant/variant.js';
import type { Verdict } from '../solver/search.js';
import { type Attributes, attributes } from './attributes.js';
import { isAbsent } from '../play/request/attribute-reader.js';
import type { LoadSettings, NewGame } from '../play/dealing/dealer.js';
import { defineElement } from './define/define-element.js';
import { addProperties } from './define/properties.js';
import { addLocale, localeOf } from './language/locales.js';
import { Parts } from './parts.js';
import type { WatchSettings } from '../play/stage/stage.js';
import { TypedElement } from './typed-element.js';
import { ElementView } from './view/element-view.js';
import { coachStyles } from './view/coach/coach-styles.js';
import { panelStyles } from './view/panels/panel-styles.js';
import { posterStyles } from './view/poster/poster-styles.js';
import { PosterView } from './view/poster/poster-view.js';
import { resultStyles } from './view/result/result-styles.js';
import { elementStyles } from './view/styles.js';
import { toolbarStyles } from './view/toolbar/toolbar-styles.js';
import { transportStyles } from './view/transport/transport-styles.js';

/** A class of elements that play one game; `Options` are the properties its options become. */
export interface SolitaireElementClass<Options = Record<string, OptionValue>> extends Pick<
  typeof SolitaireElement,
  'variant' | 'addLocale' | 'localeOf' | 'defineSolitaire'
> {
  new (): SolitaireElement & Options;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the class adds them
export interface SolitaireElement extends Attributes {}

/**
 * A patience game on a page: the base of the five elements, and of elements for games of one's own. The classes differ
 * only in their game. Its options are further attributes and properties.
 *
 * @csspart frame - Everything that is shown.
 * @csspart table - The cards and what they lie on.
 * @csspart pile - The place of a pile.
 * @csspart card - A card.
 * @csspart button - A button, on the table or around it.
 * @csspart message - The line above the table.
 * @csspart toolbar - The bar of buttons.
 * @csspart panel - A dialog over the page.
 * @csspart result - The sheet over the table after a game.
 * @csspart poster - The button of a closed element.
 *
 * @cssprop [--solitaire-felt=light-dark(#27634a, #1d3b2f)] - The table.
 * @cssprop [--solitaire-felt-ink] - The text on the table. Default: white or black, whichever suits the felt.
 * @cssprop [--solitaire-accent=#ffd166] - The held card, where it may go, hints, messages, the focus on buttons. On the
 *   table it is made lighter where it is dark.
 * @cssprop [--solitaire-card=light-dark(#fff, #f3f1ec)] - The front of the cards.
 * @cssprop [--solitaire-back=#1f5f8b] - The back of the cards.
 * @cssprop [--solitaire-red=#c8102e] - Hearts and diamonds.
 * @cssprop [--solitaire-black=#16181d] - Clubs and spades.
 * @cssprop [--solitaire-gold=#d9a441] - The second colour of Jacks, Queens, Kings and the ace of spades.
 * @cssprop [--solitaire-clubs=#0b6e34] - Clubs, if the reader chooses four colours.
 * @cssprop [--solitaire-diamonds=#1a56c4] - Diamonds, if the reader chooses four colours.
 * @cssprop [--solitaire-card-width=96] - The widest card, in pixels. In a low window, cards shrink further, down to 44.
 * @cssprop [--solitaire-speed=180] - The pace of all motion: how long a card travels, in milliseconds; 0 if the reader asks for reduced motion.
 * @cssprop [--solitaire-radius=12px] - The corners of the table.
 * @cssprop [--solitaire-font=system-ui, sans-serif] - The font of messages and buttons.
 *
 * @cssstate won - The game is won.
 * @cssstate lost - The game is lost.
 * @cssstate open - The table is shown: the element has no `poster`, or was opened.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- as above
export class SolitaireElement extends TypedElement {
  /** The game this class of elements plays. */
  static readonly variant: Variant;

  /** Registers the texts of a language: see `addLocale`. For scripts that know only the element. */
  static addLocale = addLocale;

  /** The texts registered for a language tag, or for one that serves it; `undefined` where there are none. */
  static localeOf = localeOf;

  /**
   * Defines the element of a game. Its options become attributes and properties. Where the tag is taken already, by an
   * earlier copy of a script for instance, that class is returned. Without a DOM, as on a server, nothing is defined.
   * Nor is it in a browser that lacks what a board needs: the console says what. Where the browser refuses a tag, that is
   * reported as an uncaught error is.
   *
   * @throws TypeError naming what the game lacks.
   */
  static defineSolitaire = <Options = Record<string, OptionValue>>(
    tag: string,
    variant: Variant,
  ): SolitaireElementClass<Options> =>
    defineElement(SolitaireElement, tag, variant) as unknown as SolitaireElementClass<Options>;

  static {
    this.createProperty('seed', { noAccessor: true });
    addProperties(this, attributes);
  }

  static override styles = [
    elementStyles,
    toolbarStyles,
    boardStyles,
    cardStyles,
    markStyles,
    motionStyles,
    panelStyles,
    resultStyles,
    coachStyles,
    transportStyles,
    posterStyles,
  ];

  /**
   * The deal, as text of at most 256 characters or as a number. A seed always gives the same deal. The element never
   * writes the attribute. The property reads the seed in play. Default: a random deal.
   *
   * Until the deal is made, the property reads what was asked for. Null, the empty text and `false` ask for a random
   * deal.
   *
   * @attr
   */
  get seed(): string | null {
    return this.#parts.dealer.seed;
  }

  set seed(value: string | number | null | undefined) {
    const before = this.seed;
    const isRandom = isAbsent(value) || value === '';
    // An object is no text, and cannot always be written as one: it gets the warning of a bad value.
    const text = typeof value === 'object' ? value : String(value);
    if (this.#parts.dealer.askForSeed(isRandom ? null : text)) this.requestUpdate('seed', before);
  }

  /**
   * What the reader has done with the deals of days, with the game's options that are in force: newest first, one for each day
   * that was begun.
   *
   * At least 400 days are kept, where the `storage` attribute says.
   */
  get days(): DayResult[] {
    return this.#parts.daily.results;
  }

  /** The name of the game, in the language of the element. */
  get label(): string {
    return this.#parts.language.label;
  }

  /**
   * `'playing'`, `'won'` or `'lost'`.
   *
   * It is `'playing'` also before the first deal.
   */
  get status(): Status {
    return this.#session.game?.status ?? 'playing';
  }

  /** The number of moves from the deal to the present position. */
  get moveCount(): number {
    return this.#session.game?.moveCount ?? 0;
  }

  /**
   * Milliseconds since the first move. Stops while the page is hidden, the element is away, or the game is over.
   */
  get elapsed(): number {
    return this.#session.clock.elapsed;
  }

  /** A snapshot of the position as plain JSON; `null` before the first deal. */
  get state(): State | null {
    return this.#session.game?.state ?? null;
  }

  /** The whole game as plain JSON that `load` and `verify` read; `null` before the first deal. */
  get record(): GameRecord | null {
    return this.#session.game?.record ?? null;
  }

  /** The moves that may be played now, each once. */
  get legalMoves(): Move[] {
    return this.#session.game?.legalMoves ?? [];
  }

  /** Whether there is a move to undo. A won game cannot be undone. */
  get canUndo(): boolean {
    return this.#session.game?.canUndo ?? false;
  }

  /** Whether there is a move to redo. */
  get canRedo(): boolean {
    return this.#session.game?.canRedo ?? false;
  }

  /**
   * Deals another game, of a `{ seed }` or a `{ deck }`, or at random. A promise, fulfilled with the `deal` event, rejected
   * if the seed or the deck is bad.
   *
   * If another deal replaces it, it is fulfilled with that deal. If the element leaves first, it is rejected with an
   * `AbortError`. Where it rejects, the game is untouched, and a TypeError or RangeError names what is wrong.
   */
  newGame(request?: NewGame): Promise<void> {
    return this.#parts.dealer.newGame('script', request);
  }

  /** Deals the same game again. A promise, fulfilled with the `deal` event. */
  restart(): Promise<void> {
    return this.#parts.dealer.restart('script');
  }

  /**
   * Shows a recorded game at its end, or after `{ at }` of its moves. A promise, rejected if the record breaks the rules.
   *
   * The moves after that can be redone. Where it rejects, the game is untouched, and a TypeError or RangeError names what is
   * wrong.
   */
  load(record: GameRecord, settings?: LoadSettings): Promise<void> {
    return this.#parts.dealer.load(record, settings);
  }

  /**
   * Shows a recorded game move by move, or the game in play, with controls to go through it. A promise, fulfilled when it has
   * ended or the reader has left it, rejected if the record breaks the rules.
   *
   * `{ pace }` is in milliseconds for each move. The end is seen for three seconds. No event is fired, and the game in play is
   * back afterwards as it was. If the reader plays on from a move, a `deal` is fired: that is the game in play now. It counts for
   * nothing, unless it is the reader's own unfinished game.
   */
  watch(record?: GameRecord | null, settings?: WatchSettings): Promise<void> {
    return this.#parts.stage.watch(record, settings);
  }

  /**
   * Plays a legal move. Returns `false`, and changes nothing, for anything else.
   *
   * A game has at most 10,000 moves. The next one is refused, until a move is undone.
   */
  play(move: Move): boolean {
    return this.#session.play(move, 'script');
  }

  /** Undoes the last move. Returns whether there was one. */
  undo(): boolean {
    return this.#session.step('undo', 'script');
  }

  /** Plays again what was undone last. Returns whether there was something. */
  redo(): boolean {
    return this.#session.step('redo', 'script');
  }

  /**
   * Plays every card to its foundation that no other card can still need. Returns how many.
   *
   * It is 0 in games without foundations.
   */
  finish(): number {
    return this.#session.finish();
  }

  /**
   * A promise of a good move: the first move of a win, or else a move towards progress; `null` if there is none. If you follow
   * hints, you win a game for which wins are found, even if it is reloaded meanwhile.
   *
   * It is `null` also if the position changes before a move is found.
   */
  hint(): Promise<Move | null> {
    return this.#parts.hint();
  }

  /**
   * A promise of `'winnable'`, `'unwinnable'` (proved) or `'unknown'`.
   *
   * It is `'unknown'` also if the position changes first.
   */
  winnable(): Promise<Verdict> {
    return this.#parts.advisor.winnable();
  }

  /**
   * A promise of the moves that win from here, or `null`.
   *
   * It is `null` also if the position changes first.
   */
  solution(): Promise<Move[] | null> {
    return this.#parts.solution();
  }

  readonly #parts: Parts = new Parts(
    this,
    bare((this.constructor as typeof SolitaireElement).variant),
    () => this.#view,
  );
  readonly #session = this.#parts.session;
  /** Made when the element is first shown open. */
  #view: ElementView | undefined;
  /** Made when the element is first shown closed. */
  #poster: PosterView | undefined;
  readonly #internals = this.attachInternals?.();

  /** Made at once: in another document, Lit would give it the style sheets of this one. The parts come first, and hear of it once. */
  override readonly renderRoot = keepUsed(this.createRenderRoot() as ShadowRoot);

  /** A saved or prerendered page already contains a shadow root, whose table doesn't respond, so it is emptied. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // The same value again asks for nothing, even where a later deal is in play.
    if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  /** A style sheet made by script belongs to one document. One that nobody sees needs none. */
  adoptedCallback(): void {
    const view = this.ownerDocument.defaultView;
    if (!view) return;
    this.renderRoot.adoptedStyleSheets = SolitaireElement.styles.map(({ cssText }) => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(cssText);
      return sheet;
    });
  }

  protected override performUpdate(): void {
    if (!this.hasUpdated) this.#parts.dealer.beforeFirstUpdate();
    super.performUpdate();
  }

  protected override willUpdate(): void {
    const { stage } = this.#parts;
    if (!this.poster) stage.isOpen = true;
    if (stage.isOpen) this.#view ??= new ElementView(this, this.#parts, this.#renderNow);
    else this.#poster ??= new PosterView(this, this.#parts, this.#open, this.#renderNow);
  }

  protected override render(): TemplateResult {
    return html`<div class="reset"><div class="island">${(this.#view ?? this.#poster)!.render()}</div></div>`;
  }

  protected override firstUpdated(): void {
    warnOfSwallowed(this);
  }

  protected override updated(): void {
    for (const state of ['won', 'lost']) this.#switchState(state, this.status === state);
    this.#switchState('open', this.#parts.stage.isOpen);
  }

  /** Gives the focus to the table, at the keyboard's place there; of a closed element, to what opens it. */
  override focus(options?: FocusOptions): void {
    if (this.#view) this.#view.focus();
    else this.renderRoot.querySelector<HTMLElement>('button')?.focus(options);
  }

  /** Renders without waiting for the element's turn. */
  readonly #renderNow = (): void => {
    this.requestUpdate();
    this.performUpdate();
  };

  /** Opens a closed element as a reader wants it, who goes on at the table. */
  readonly #open = async (): Promise<void> => {
    this.#parts.stage.isOpen = true;
    this.requestUpdate();
    await this.updateComplete;
    await this.#parts.dealer.done;
    const { activeElement, body } = this.ownerDocument;
    if (activeElement === body) this.#view!.focus();
  };

  /** Switches a custom state, `:state(won)` for a style sheet. */
  #switchState(state: string, on: boolean): void {
    this.#internals?.states[on ? 'add' : 'delete'](state);
  }
}
