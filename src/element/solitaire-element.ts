import { html, LitElement } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { Board } from '../board/board.js';
import { boardStyles } from '../board/styles.js';
import type { Deal, DealRequest } from '../engine/deal.js';
import { readDeck, readSeed } from '../engine/deal.js';
import { Game } from '../engine/game.js';
import type { Move } from '../engine/move.js';
import type { Record as GameRecord } from '../engine/record.js';
import type { Verdict } from '../engine/search.js';
import type { Status } from '../engine/standing.js';
import type { State } from '../engine/state.js';
import type { Variant } from '../engine/variant.js';
import { readRecord } from '../engine/verify.js';
import { en } from '../locales/en.js';
import type { By, SolitaireEventMap } from './events.js';
import { customStatesOf } from './custom-states.js';
import { goesHome } from './finish.js';
import { Dealer } from './dealer.js';
import { Insight } from './insight.js';
import { Play } from './play.js';
import { pointedAt } from './say-move.js';
import { asksFor, AttributeReader, sameRequest, today } from './request.js';
import type { Request } from './request.js';
import { statusView } from './status.js';
import { elementStyles } from './styles.js';
import type { Control, Presses } from './toolbar.js';
import { CONTROLS, toolbarView } from './toolbar.js';

type ElementEventMap = HTMLElementEventMap & SolitaireEventMap;

/** Nothing is pointed at. */
const NOTHING: ReadonlySet<string> = new Set();

/** What `newGame` takes: a seed, or a deck, which goes first. */
export type NewGame = Pick<DealRequest, 'seed' | 'deck'>;

/* eslint-disable @typescript-eslint/no-unsafe-declaration-merging -- these are types of methods that every element has */
/** Its events are typed on the element and not in the global map: elsewhere their names may be anybody's. */
export interface SolitaireElement {
  addEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: this, event: ElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: this, event: ElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * A patience game on a page: the base of the five elements, and of elements for games of one's own. The games differ only in
 * their variant.
 */
export class SolitaireElement extends LitElement {
  /** The game this class of elements plays. */
  static readonly variant: Variant;

  static override properties: PropertyDeclarations = {
    seed: { noAccessor: true },
    deck: {},
    deals: {},
    daily: { type: Boolean },
    assist: { type: Boolean },
    controls: {},
    disabled: { type: Boolean, reflect: true },
  };

  static override styles = [elementStyles, boardStyles];

  /** 52 card codes in dealing order: a deal of one's own. Goes before `seed`. */
  declare deck: string | null;

  /** `winnable`: only deals the solver has proved can be won; `any`: also others. Absent: `winnable` without a seed, else `any`. */
  declare deals: 'winnable' | 'any' | null;

  /** The seed is the visitor's local date. */
  declare daily: boolean;

  /** After each move the solver tells whether the game can still be won. */
  declare assist: boolean;

  /** Which controls are shown, separated by spaces; absent or empty: all; `none`: none. */
  declare controls: string | null;

  /** Shows the board but takes no input; methods still work. */
  declare disabled: boolean;

  #seedAsked: string | null = null;
  #seedPending = false;
  /** The last request that was answered with a deal, by an update or by a method. */
  #request: Request | undefined;
  #overruled = false;
  /** The deal that answered it, if that was an update. */
  #answer: Deal | undefined;
  #controls: ReadonlySet<string> = new Set();
  readonly #attributes = new AttributeReader(this.localName);
  readonly #play: Play = new Play(this, (by) => this.#positionChanged(by));
  readonly #insight: Insight = new Insight(this, this.#play);
  readonly #dealer = new Dealer(this, this.#variant);
  readonly #board = new Board(this, this.#variant, (action) => this.#play.act(action, 'player'));
  readonly #states = customStatesOf(this);

  constructor() {
    super();
    this.deck = null;
    this.deals = null;
    this.daily = false;
    this.assist = false;
    this.controls = null;
    this.disabled = false;
    for (const [name, { default: value }] of Object.entries(this.#variant.options ?? {})) this.#options[name] = value;
  }

  get #variant(): Variant {
    return (this.constructor as typeof SolitaireElement).variant;
  }

  /** The options are properties that {@link define} declares from the variant. */
  get #options(): Record<string, unknown> {
    return this as unknown as Record<string, unknown>;
  }

  /**
   * The deal: text of at most 256 characters, a number becomes text; null or empty for a random one. Reads what was asked for until
   * that is dealt, then the seed in play.
   */
  get seed(): string | null {
    return this.#game && !this.#seedPending ? this.#game.deal.seed : this.#seedAsked;
  }

  set seed(value: string | number | null | undefined) {
    const text = value === null || value === undefined || value === '' ? null : String(value);
    const before = this.seed;
    // What was asked for need not be the seed in play: it may be random, not allowed, or have been passed over for a deal that can be
    // won. Asked for again it is the same all the same.
    const sameAgain = text === this.#seedAsked && (text === null || this.#game?.deal === this.#answer);
    if (text === before || sameAgain) return;
    this.#seedAsked = text;
    this.#seedPending = true;
    this.requestUpdate('seed', before);
  }

  /** Whether the game is on, won or lost; `playing` before the first deal. */
  get status(): Status {
    return this.#game?.status ?? 'playing';
  }

  /** How many moves lead from the deal to the present position. */
  get moveCount(): number {
    return this.#game?.moveCount ?? 0;
  }

  /** Milliseconds since the first move; stands still while the page is hidden, the element is away, or the game is over. */
  get elapsed(): number {
    return this.#play.elapsed;
  }

  /** A snapshot of the game as plain JSON, `null` before the first deal. */
  get state(): State | null {
    return this.#game?.state ?? null;
  }

  /** The game as plain JSON that {@link load} and `verify` read, `null` before the first deal. */
  get record(): GameRecord | null {
    return this.#game?.record ?? null;
  }

  /** What may be played now, each move once; empty unless the game is on. */
  get legalMoves(): Move[] {
    return this.#game?.legalMoves ?? [];
  }

  get canUndo(): boolean {
    return this.#game?.canUndo ?? false;
  }

  get canRedo(): boolean {
    return this.#game?.canRedo ?? false;
  }

  /**
   * Deals another game: by a seed, by a deck, or, without either, at random. Fulfilled once `deal` has been fired; rejects with a
   * TypeError or RangeError that names what is wrong, the game untouched.
   */
  async newGame(wanted?: NewGame): Promise<void> {
    await this.#deal('script', wanted);
  }

  /** Deals the same game again. Fulfilled once `deal` has been fired. */
  async restart(): Promise<void> {
    await this.#restart('script');
  }

  /**
   * Shows a recorded game at its end, to be played on or taken back. Fulfilled once `deal` has been fired; rejects with a TypeError
   * or RangeError that names what is wrong with the record, the game untouched.
   */
  async load(record: GameRecord): Promise<void> {
    const { deal, line } = readRecord(record, [this.#variant]);
    this.#request = this.#asked();
    await this.#begin(new Game(deal, line), 'script');
  }

  /**
   * A good move from here: the first of a winning line where the solver finds one, otherwise one that leads to a gain. `null` where there
   * is none, or the position changes before one is found.
   */
  hint(): Promise<Move | null> {
    return this.#insight.hint();
  }

  /** Whether the game can still be won: `unwinnable` is proved; `unknown` also where the position changes before it is known. */
  winnable(): Promise<Verdict> {
    return this.#insight.winnable();
  }

  /** The moves that win from here, `null` where none are found, or the position changes before. */
  solution(): Promise<Move[] | null> {
    return this.#insight.solution();
  }

  /** Plays a legal move; for anything else returns false and changes nothing. */
  play(move: Move): boolean {
    return this.#play.play(move, 'script');
  }

  /** Takes the last move back; false where there is none, or the game is won. */
  undo(): boolean {
    return this.#play.undo('script');
  }

  /** Plays again what was taken back last; false where there is nothing. */
  redo(): boolean {
    return this.#play.redo('script');
  }

  /**
   * Plays home every card that can never be missed on the tableau, each a move of its own; returns how many. 0 in games without
   * foundations.
   */
  finish(): number {
    return this.#play.finish();
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // The same value again asks for nothing, even where a later deal is in play.
    if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  protected override performUpdate(): void {
    // Lit hands over what was set before the upgrade only in here; a game that a method has begun meanwhile goes before that.
    const begun = !this.hasUpdated && this.#game && !this.#seedPending;
    this.#overruled = begun ? sameRequest(this.#request, this.#asked()) : false;
    super.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('controls')) this.#controls = this.#attributes.list('controls', this.controls, CONTROLS);
    this.#insight.assists = this.assist;
    const asking = ['seed', 'deck', 'daily', ...Object.keys(this.#variant.options ?? {})].some((name) =>
      changed.has(name),
    );
    if (this.#game && !asking) return;
    const request = this.#asked();
    const answered =
      this.#overruled ||
      (this.#seedPending ? this.#game && asksFor(request, this.#game.deal) : sameRequest(this.#request, request));
    this.#request = request;
    this.#seedPending = this.#overruled = false;
    if (answered && (this.#game || this.#dealer.busy)) return;
    this.#dealAsAsked(request).catch(() => {
      // Another deal was asked for before this one was found.
    });
  }

  protected override render(): TemplateResult {
    const game = this.#game;
    const told = this.#insight.told;
    const pointed = game && told && 'move' in told && told.move ? pointedAt(told.move, game) : NOTHING;
    return html`
      <div class="frame" part="frame" @pointerdown=${this.#takeOver}>
        ${this.#board.render(game, this.disabled, en, pointed)}
        ${statusView(game, this.#board.picking ? 'lift' : told, en)} ${toolbarView(this.#presses(game), en)}
      </div>
    `;
  }

  protected override updated(): void {
    for (const state of ['won', 'lost'] as const) this.#states(state, this.status === state);
  }

  #positionChanged(by: By): void {
    this.#insight.positionChanged(by);
    // Whoever plays may want another game next.
    const { deals, options } = this.#request!;
    if (by === 'player' && this.moveCount > 0 && deals !== 'any') this.#dealer.prepare(options);
  }

  /** A reader who touches the table while a solution is shown there goes on alone. */
  #takeOver = ({ target }: Event): void => {
    if (this.#insight.showing && (target as Element).closest('.table')) this.#insight.stop();
  };

  #presses(game: Game | undefined): Presses {
    const wanted = this.#controls;
    const insight = this.#insight;
    const presses = new Map<Control, (() => void) | undefined>();
    const offer = (control: Control, press: () => void, available: boolean) =>
      presses.set(control, available && !this.disabled ? press : undefined);
    const on = game?.status === 'playing';
    const undoable = game?.canUndo ?? false;
    if (wanted.has('undo')) offer('undo', () => this.#play.undo('player'), undoable);
    if (wanted.has('redo')) offer('redo', () => this.#play.redo('player'), game?.canRedo ?? false);
    if (wanted.has('restart')) offer('restart', () => void this.#restart('player'), (game?.moveCount ?? 0) > 0);
    if (wanted.has('new')) offer('new', () => void this.#deal('player').catch(() => {}), true);
    if (wanted.has('new') && this.#play.hasLeft) offer('back', () => void this.#bringBack(), true);
    if (wanted.has('hint')) offer('hint', () => void insight.showHint(), on);
    if (wanted.has('verdict') && insight.isLost && undoable) offer('lesson', () => void insight.showLesson(), true);
    else if (wanted.has('verdict')) offer('verdict', () => void insight.showVerdict(), on);
    if (wanted.has('solution') && insight.showing) offer('stop', () => insight.stop(), true);
    else if (wanted.has('solution')) offer('solution', () => void insight.showSolution(), on);
    if (wanted.has('finish') && game && goesHome(game.deal, game.position)) offer('finish', () => this.finish(), true);
    return presses;
  }

  get #game(): Game | undefined {
    return this.#play.game;
  }

  /** What the attributes ask for now. */
  #asked(): Request {
    const { deck, deals, daily } = this;
    return this.#attributes.request(this.#variant, {
      seed: this.#seedAsked,
      deck,
      deals,
      daily,
      options: this.#options,
    });
  }

  /** Deals what the attributes ask for, at once or as soon as a deal is found that can be won. */
  #dealAsAsked(request: Request): Promise<void> {
    this.#request = request;
    const daily = request.daily && request.deck === undefined;
    const deals = daily && request.deals === 'default' ? 'winnable' : request.deals;
    const wish = { ...request, deals, seed: daily ? today() : request.seed };
    const begin = (deal: Deal) => {
      this.#answer = deal;
      return this.#begin(new Game(deal), 'script');
    };
    return this.#dealer.deal(wish, begin);
  }

  async #deal(by: By, wanted: NewGame = {}): Promise<void> {
    const request = this.#asked();
    const { options, deals } = request;
    const seed = readSeed(wanted.seed);
    const deck = readDeck(wanted.deck);
    this.#request = request;
    await this.#dealer.deal({ seed, deck, deals, options }, (deal) => this.#begin(new Game(deal), by));
  }

  async #restart(by: By): Promise<void> {
    if (this.#game) await this.#begin(new Game(this.#game.deal), by);
    else await this.#dealAsAsked(this.#asked());
  }

  async #bringBack(): Promise<void> {
    this.#dealer.cancel();
    await this.#play.bringBack('player');
  }

  #begin(game: Game, by: By): Promise<void> {
    this.#seedPending = false;
    this.#dealer.cancel();
    return this.#play.begin(game, by);
  }
}
