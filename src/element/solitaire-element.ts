import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { boardStyles } from '../board/view/styles.js';
import type { Move } from '../engine/model/move.js';
import type { OptionValue } from '../engine/model/options.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Status } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { Variant } from '../games/variant/variant.js';
import type { Verdict } from '../solver/search.js';
import type { NewGame } from './dealing/dealer.js';
import { booleanProperty, readAsBooleans } from './define/boolean-property.js';
import { defineSolitaire } from './define/define-solitaire.js';
import type { SolitaireElementClass } from './define/element-for.js';
import { TypedElement } from './define/typed-element.js';
import { addLocale } from './language/locales.js';
import { Parts } from './parts.js';
import { switchState } from './view/custom-states.js';
import { ElementView } from './view/element-view.js';
import { elementStyles } from './view/styles.js';

/**
 * A patience game on a page: the base of the five elements, and of elements for games of one's own. The classes differ
 * only in their game. Its options are further attributes and properties.
 *
 * @attr {string} seed - Text of at most 256 characters: the deal, always the same one. Default: a random deal.
 * @attr {string} deck - 52 card codes in dealing order. Goes before `daily`, and `daily` before `seed`.
 * @attr {'winnable' | 'any'} deals - `winnable`: deals that are proved winnable; with a seed, the first of `seed`,
 *   `seed~2`, `seed~3` … Default: `winnable` without a seed, `any` with one, and in games that bring no search of their
 *   own.
 * @attr {boolean} [daily=false] - The seed is the reader's own date, as `2026-11-20`, with `deals="winnable"`.
 * @attr {boolean} [assist=false] - After each move the solver tells whether the game can still be won.
 * @attr {string} controls - What is shown below the table, separated by spaces: `undo redo restart new hint verdict
 *   solution finish rules settings statistics timer share`; `none` for none. Default: all.
 * @attr {'local' | 'session' | 'none'} [storage=local] - Where an unfinished game, statistics, settings and house rules
 *   are kept.
 * @attr {string} share-url - The address that a shared link is made of. Default: the page's own.
 * @attr {boolean} [disabled=false] - Shows the board and takes no input. Methods still work.
 * @attr {'height'} fit - `height`: table and controls fit into the height that the page gives the element. Default: the
 *   element is as high as its content.
 * @prop {string | null} shareUrl - The attribute `share-url`. Every other attribute is a property of its own name.
 *
 * @fires {CustomEvent<DealDetail>} deal - A game starts, is loaded, brought back or resumed.
 * @fires {CustomEvent<MoveDetail>} move - A move was made.
 * @fires {CustomEvent<MoveDetail>} undo - A move was taken back.
 * @fires {CustomEvent<MoveDetail>} redo - A move was played again.
 * @fires {CustomEvent<WinDetail>} win - The game is won; once a game.
 * @fires {CustomEvent<LossDetail>} loss - Play has turned lost; again after an undo, if it does again.
 * @fires {CustomEvent<DealDetail>} unwinnable - With `assist`: it is proved that the game can no longer be won.
 *
 * @csspart frame - Everything the element shows.
 * @csspart table - The table with its cards.
 * @csspart pile - The place of a pile.
 * @csspart card - A card.
 * @csspart button - A button, on the table or below it.
 * @csspart message - The line under the table.
 * @csspart toolbar - The row of controls.
 * @csspart panel - A dialog over the page.
 *
 * @cssprop [--solitaire-felt=light-dark(#27634a, #1d3b2f)] - The table.
 * @cssprop [--solitaire-felt-ink=#fff] - What is written on the table.
 * @cssprop [--solitaire-accent=#ffd166] - What is held, where it may go, messages, focus.
 * @cssprop [--solitaire-card=#fff] - The paper of the cards, dimmed in dark schemes.
 * @cssprop [--solitaire-red=#c8102e] - Hearts and diamonds.
 * @cssprop [--solitaire-black=#16181d] - Clubs and spades.
 * @cssprop [--solitaire-clubs=#0b6e34] - Clubs, where the reader wants four colours.
 * @cssprop [--solitaire-diamonds=#1a56c4] - Diamonds, where the reader wants four colours.
 * @cssprop [--solitaire-back=#1f5f8b] - The back of the cards.
 * @cssprop [--solitaire-card-width=96] - The widest card, in pixels.
 * @cssprop [--solitaire-radius=12px] - The corners of the table.
 * @cssprop [--solitaire-speed=180] - How long a card travels, in milliseconds; 0 where the reader asks for less motion.
 * @cssprop [--solitaire-font=system-ui, sans-serif] - The font of messages and buttons.
 *
 * @cssstate won - The game is won.
 * @cssstate lost - The game is lost.
 */
export class SolitaireElement extends TypedElement {
  /** The game this class of elements plays. */
  static readonly variant: Variant;

  /** Registers the texts of a language: see `addLocale`. For scripts that know only the element. */
  static addLocale = addLocale;

  /**
   * Defines the element of a game. Its options become attributes and properties. Where the tag is taken already, by an
   * earlier copy of a script for instance, that class is returned. Without a DOM, as on a server, nothing is defined.
   * Where the browser refuses a tag, that is reported as an uncaught error is.
   *
   * @throws TypeError naming what the game lacks.
   */
  static defineSolitaire = <Options = Record<string, OptionValue>>(
    tag: string,
    variant: Variant,
  ): SolitaireElementClass<Options> => defineSolitaire<Options>(SolitaireElement, tag, variant);

  static override properties: PropertyDeclarations = {
    seed: { noAccessor: true },
    deck: {},
    deals: {},
    daily: booleanProperty,
    assist: booleanProperty,
    controls: {},
    storage: {},
    shareUrl: { attribute: 'share-url' },
    disabled: { ...booleanProperty, reflect: true },
    fit: { reflect: true },
  };

  static {
    readAsBooleans(this.prototype, ['daily', 'assist', 'disabled']);
  }

  static override styles = [elementStyles, boardStyles];

  /** 52 card codes in dealing order: a deal of one's own. */
  declare deck: string | null;

  /** `winnable`: only deals that are proved winnable; `any`: also others. */
  declare deals: 'winnable' | 'any' | null;

  /** Whether the seed is the reader's own date. */
  declare daily: boolean;

  /** Whether the solver tells after each move if the game can still be won. */
  declare assist: boolean;

  /** Which controls are shown, separated by spaces; absent or empty: all; `none`: none. */
  declare controls: string | null;

  /** Where games, statistics, settings and house rules are kept. */
  declare storage: 'local' | 'session' | 'none' | null;

  /** The address that a shared link is made of. */
  declare shareUrl: string | null;

  /** Shows the board but takes no input. Methods still work. */
  declare disabled: boolean;

  /** `height`: table and controls fit into the height that the page gives the element. */
  declare fit: 'height' | null;

  /**
   * What was asked for, until it is dealt; then the seed in play. A number becomes text; null or empty asks for a
   * random deal.
   */
  get seed(): string | null {
    return this.#parts.dealer.seed;
  }

  set seed(value: string | number | null | undefined) {
    const before = this.seed;
    const isRandom = value === null || value === undefined || value === '';
    if (this.#parts.dealer.askForSeed(isRandom ? null : String(value))) this.requestUpdate('seed', before);
  }

  /** Whether the game is on, won or lost; `playing` before the first deal. */
  get status(): Status {
    return this.#session.game?.status ?? 'playing';
  }

  /** How many moves lead from the deal to the present position. */
  get moveCount(): number {
    return this.#session.game?.moveCount ?? 0;
  }

  /**
   * Milliseconds since the first move. Stands still while the page is hidden, the element is away, or the game is over.
   */
  get elapsed(): number {
    return this.#session.clock.elapsed;
  }

  /** A snapshot of the game as plain JSON; `null` before the first deal. */
  get state(): State | null {
    return this.#session.game?.state ?? null;
  }

  /** The game as plain JSON that `load` and `verify` read; `null` before the first deal. */
  get record(): GameRecord | null {
    return this.#session.game?.record ?? null;
  }

  /** What may be played now, each move once; empty unless the game is on. */
  get legalMoves(): Move[] {
    return this.#session.game?.legalMoves ?? [];
  }

  get canUndo(): boolean {
    return this.#session.game?.canUndo ?? false;
  }

  get canRedo(): boolean {
    return this.#session.game?.canRedo ?? false;
  }

  /**
   * Deals another game: by a deck, by a seed, or, without either, at random. Fulfilled at its `deal`, or at that of a
   * game that comes instead. Rejects, the game untouched, with a TypeError or RangeError that names what is wrong, or
   * with an `AbortError` where the element leaves before a deal is found.
   */
  newGame(request?: NewGame): Promise<void> {
    return this.#parts.dealer.newGame('script', request);
  }

  /** Deals the same game again. Fulfilled at its `deal`. */
  restart(): Promise<void> {
    return this.#parts.dealer.restart('script');
  }

  /**
   * Shows a recorded game at its end. Rejects, the game untouched, with a TypeError or RangeError that names what is
   * wrong.
   */
  load(record: GameRecord): Promise<void> {
    return this.#parts.dealer.load(record);
  }

  /**
   * A good move: the first of a winning line where one is found, else one that leads to progress. `null` where there is
   * none, or the position changes before one is found.
   */
  hint(): Promise<Move | null> {
    return this.#parts.advisor.hint();
  }

  /** Whether the game can still be won. `unwinnable` is proved; `unknown` also where the position changes first. */
  winnable(): Promise<Verdict> {
    return this.#parts.advisor.winnable();
  }

  /** The moves that win from here; `null` where none are found, or the position changes first. */
  solution(): Promise<Move[] | null> {
    return this.#parts.advisor.solution();
  }

  /** Plays a legal move. Returns false, and changes nothing, for anything else. */
  play(move: Move): boolean {
    return this.#session.play(move, 'script');
  }

  /** Takes the last move back; false where there is none, or the game is won. */
  undo(): boolean {
    return this.#session.step('undo', 'script');
  }

  /** Plays again what was taken back last; false where there is nothing. */
  redo(): boolean {
    return this.#session.step('redo', 'script');
  }

  /**
   * Plays home, one by one, every card that the tableau can spare. Returns how many: 0 in games without foundations.
   */
  finish(): number {
    return this.#session.finish();
  }

  readonly #parts = new Parts(this, (this.constructor as typeof SolitaireElement).variant);
  readonly #session = this.#parts.session;
  readonly #view = new ElementView(this, this.#parts);
  readonly #internals = this.attachInternals?.();

  constructor() {
    super();
    // What is absent is null, a boolean is off, and an option of the game has its default.
    const { elementProperties, variant } = this.constructor as typeof SolitaireElement;
    for (const [name, { type }] of elementProperties) {
      const preset = variant.options?.[name as string]?.default;
      Object.assign(this, { [name]: preset ?? (type === Boolean ? false : null) });
    }
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // The same value again asks for nothing, even where a later deal is in play.
    if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  protected override performUpdate(): void {
    if (!this.hasUpdated) this.#parts.dealer.beforeFirstUpdate();
    super.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('storage')) this.#parts.useStorage();
  }

  protected override render(): TemplateResult {
    return this.#view.render();
  }

  protected override updated(): void {
    for (const state of ['won', 'lost']) switchState(this.#internals, state, this.status === state);
  }
}
