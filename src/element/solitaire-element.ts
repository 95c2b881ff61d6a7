import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { Board } from '../board/board.js';
import { boardStyles } from '../board/view/styles.js';
import { readNamed } from '../engine/input/arguments.js';
import { type DealRequest, readDeck, readSeed } from '../engine/model/deal.js';
import { Game } from '../engine/play/game.js';
import type { Move } from '../engine/model/move.js';
import type { Options } from '../engine/model/options.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Verdict } from '../solver/search.js';
import type { Status } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { Variant } from '../games/variant/variant.js';
import { readRecord } from '../engine/record/verify.js';
import { type Texts, en } from '../locales/en.js';
import { DealState } from './dealing/deal-state.js';
import { booleanProperty, readAsBooleans } from './define/boolean-property.js';
import type { By } from './events.js';
import { TypedElement } from './define/typed-element.js';
import { switchState } from './view/custom-states.js';
import { wayHome } from './session/auto-finish.js';
import { Dealer } from './dealing/dealer.js';
import { houseRulesOf, keepHouseRule } from './dealing/house-rules.js';
import { Advisor } from './advice/advisor.js';
import { addLocale, followLanguage, textsOf, unfollowLanguage } from './language/language.js';
import { type Panel, panelView } from './view/panels.js';
import { type Change, type Past, type PlayedGame, GameSession } from './session/game-session.js';
import { SavedGames } from './storage/saved-games.js';
import { highlightedBy, describeChange, describeTable } from './view/describe.js';
import { type Settings, keepSettings, settingsOf } from './storage/settings.js';
import { type KeyMeaning, meaningOf } from './view/keys.js';
import { AttributeReader, slotName, today, type RequestedDeal } from './dealing/request.js';
import { countGame, statisticsOf } from './storage/statistics.js';
import { describeDeal, describeEnd, describeMessage, statusView } from './view/status.js';
import { elementStyles } from './view/styles.js';
import { linkTo, share } from './view/share.js';
import { AREAS, Store } from './storage/store.js';
import { type Control, type Presses, CONTROLS, toolbarView } from './view/toolbar.js';
import { Announcer } from './view/announcer.js';

/** Nothing is pointed at. */
const NOTHING: ReadonlySet<string> = new Set();

/** What `newGame` takes: a seed, or a deck, which goes first. */
export type NewGame = Pick<DealRequest, 'seed' | 'deck'>;

/**
 * A patience game on a page: the base of the five elements, and of elements for games of one's own. The games differ only in
 * their variant.
 */
export class SolitaireElement extends TypedElement {
  /** The game this class of elements plays. */
  static readonly variant: Variant;

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
  };

  static {
    readAsBooleans(this.prototype, ['daily', 'assist', 'disabled']);
  }

  static override styles = [elementStyles, boardStyles];

  /** {@link addLocale}, for scripts that know only the element. */
  static addLocale = addLocale;

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

  /** Where an unfinished game, statistics, settings and house rules are kept; absent: `local`. */
  declare storage: 'local' | 'session' | 'none' | null;

  /** The address that a shared link is made of; absent: the page's own. */
  declare shareUrl: string | null;

  /** Shows the board but takes no input; methods still work. */
  declare disabled: boolean;

  #controls: ReadonlySet<string> = new Set();
  readonly #attributes = new AttributeReader(this);
  readonly #asking = new DealState(() => this.#asked());
  #settings!: Settings;
  /** What the page asked for before a reader chose otherwise. */
  #optionsAsked: Options | undefined;
  #panel: Panel | undefined;
  #dialog: HTMLDialogElement | null = null;
  #shareUrl: string | undefined;
  #tick = 0;
  readonly #play: GameSession = new GameSession(this, (by, change) => this.#positionChanged(by, change));
  readonly #voice = new Announcer(this);
  readonly #insight: Advisor = new Advisor(this, this.#play, (told) =>
    this.#voice.announceAfter(describeMessage(told, this.#game!, this.#texts)),
  );
  readonly #dealer = new Dealer(this.#variant);
  #texts: Texts = en;
  /** The language of the texts, where it is not the page's. */
  #lang: string | undefined;
  readonly #store = new Store(this.#variant.id);
  readonly #savedGames = new SavedGames(this.#play, this.#variant, this.#store);
  readonly #board = new Board(this, this.#variant, {
    play: (action) => this.#play.act(action, 'player'),
    say: (text) => {
      this.#insight.hush();
      this.#voice.announce(text);
    },
    refuse: (why) => this.#insight.tell(why),
    idle: () => this.#voice.announce(this.#idleness!),
    touched: () => this.#takeOver(),
    key: (event) => this.#onKey(event),
  });
  readonly #internals = this.attachInternals?.();

  constructor() {
    super();
    // What is absent is null, a switch is off, and an option of the game has its default.
    for (const [name, { type }] of (this.constructor as typeof SolitaireElement).elementProperties) {
      const preset = this.#variant.options?.[name as string]?.default;
      this.#options[name as string] = preset ?? (type === Boolean ? false : null);
    }
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
    return this.#game && !this.#asking.pending ? this.#game.deal.seed : this.#asking.seed;
  }

  set seed(value: string | number | null | undefined) {
    const text = value === null || value === undefined || value === '' ? null : String(value);
    const before = this.seed;
    if (this.#asking.seek(text, before, this.#game)) this.requestUpdate('seed', before);
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
    return this.#play.clock.elapsed;
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
    this.#asking.take();
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
    return this.#play.step('undo', 'script');
  }

  /** Plays again what was taken back last; false where there is nothing. */
  redo(): boolean {
    return this.#play.step('redo', 'script');
  }

  /**
   * Plays home every card that can never be missed on the tableau, each a move of its own; returns how many. 0 in games without
   * foundations.
   */
  finish(): number {
    return this.#play.finish();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#pageTurned);
    followLanguage(this);
    this.#savedGames.open();
    void this.#insight.assist();
    this.#seenOrNot();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#pageTurned);
    unfollowLanguage(this);
    // The browser lets an open dialog that leaves the page neither stay modal nor be made so out there.
    this.#open(undefined);
    this.#seenOrNot();
    // An element that is only moved is back before this runs.
    queueMicrotask(() => {
      if (this.isConnected) return;
      for (const each of [this.#insight, this.#dealer, this.#savedGames]) each.leave();
    });
  }

  /** The element came or went, or its page did. A first deal that was given up when it went is asked for again by the update. */
  #seenOrNot = (): void => {
    this.#play.keepTime();
    this.#savedGames.keep();
    this.requestUpdate();
  };

  /** The page was hidden, or is seen again: perhaps after the same game was played on in another tab. */
  #pageTurned = (): void => {
    const { request } = this.#asking;
    const newer = request && this.#savedGames.pageTurned(request.options);
    if (newer && this.#game?.deal === this.#asking.answer) this.#resume(newer);
    this.#seenOrNot();
  };

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    // The same value again asks for nothing, even where a later deal is in play.
    if (before !== value) super.attributeChangedCallback(name, before, value);
  }

  protected override performUpdate(): void {
    // Lit hands over what was set before the upgrade only in here; a game that a method has begun meanwhile goes before that.
    if (!this.hasUpdated && this.#game && !this.#asking.pending) this.#asking.overrule();
    super.performUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('storage')) {
      this.#store.area = this.#attributes.one('storage', AREAS) ?? 'local';
      this.#settings = settingsOf(this.#store);
      this.#savedGames.leave();
      if (this.isConnected) this.#savedGames.open();
    }
    if (changed.has('controls')) this.#controls = this.#attributes.list('controls', CONTROLS);
    if (changed.has('assist')) void this.#insight.assist();
    // A panel is a modal dialog, which only a page can show.
    if (this.disabled || !this.isConnected) this.#panel = undefined;
    if (this.disabled) {
      if (this.#insight.showing) this.#insight.stop();
    }
    if (changed.has('shareUrl')) this.#shareUrl = this.#attributes.address('share-url', this.shareUrl);
    ({ texts: this.#texts, lang: this.#lang } = textsOf(this));
    const isFirst = this.#asking.request === undefined;
    if (isFirst) this.#takeHouseRules();
    const { request, answered } = this.#asking.update(this.#game);
    if (answered && (this.#game || this.#dealer.busy)) return;
    this.#savedGames.open(slotName(request, this));
    // Out there it would hold a place that it never leaves.
    if (!this.isConnected) this.#savedGames.leave();
    const resumed = isFirst ? this.#savedGames.resume(request.options) : undefined;
    if (resumed) return this.#resume(resumed);
    this.#dealAsAsked(request).catch(() => {
      // Another deal was asked for before this one was found.
    });
  }

  protected override render(): TemplateResult {
    const game = this.#game;
    const texts = this.#texts;
    const told = this.#insight.told ?? (this.#board.picking ? { about: 'text', text: texts.liftHint } : undefined);
    const pointed = game && told && 'move' in told && told.move ? highlightedBy(told.move, game) : NOTHING;
    const show = { game, disabled: this.disabled, texts, pointed, wish: this.#settings };
    // No white space around the frame: it would be a line of text where a page's rules keep white space.
    return html`<div class="frame" part="frame" lang=${this.#lang ?? nothing}>
      ${this.#board.render(show)} ${statusView(game, told, this.#showsTime ? this.elapsed : undefined, texts)}
      ${this.#voice.view()} ${toolbarView(this.#presses(), texts)} ${this.#panelView()}
    </div>`;
  }

  #panelView(): unknown {
    if (!this.#panel) return undefined;
    const { options } = this.#game?.deal ?? this.#asking.request!;
    return panelView(this.#panel, {
      variant: this.#variant,
      options,
      settings: this.#settings,
      statistics: statisticsOf(this.#store, options),
      texts: this.#texts,
      choose: (option, value) => {
        keepHouseRule(this.#store, (this.#optionsAsked ??= this.#asked().options), option, value);
        this.#options[option] = value;
      },
      set: (setting, on) => {
        // Another element may have kept others meanwhile.
        this.#settings = { ...settingsOf(this.#store, this.#settings), [setting]: on };
        keepSettings(this.#store, this.#settings);
        this.requestUpdate();
      },
      share: (moves) => void this.#share(moves).catch(() => this.#insight.tell(this.#texts.notCopied)),
      closed: () => this.#open(undefined),
    });
  }

  get #showsTime(): boolean {
    return this.#controls.has('timer') && this.#settings.timer;
  }

  protected override updated(): void {
    for (const state of ['won', 'lost']) switchState(this.#internals, state, this.status === state);
    const dialog = this.renderRoot.querySelector('dialog');
    // A dialog tells that it was closed in a task of its own; until then it is here, and must stay closed.
    if (dialog !== this.#dialog) (this.#dialog = dialog)?.showModal();
    clearTimeout(this.#tick);
    if (!this.#showsTime || !this.#play.clock.running) return;
    // On the next full second.
    this.#tick = window.setTimeout(() => this.requestUpdate(), 1000 - (this.elapsed % 1000));
  }

  async #share(moves: boolean): Promise<void> {
    const { record } = this;
    const texts = this.#texts;
    // Its closing is what gives the focus back.
    this.#dialog?.close();
    if (!record) return;
    const shared = moves ? record : { ...record, moves: '', status: 'playing' as const };
    const copied = await share(document.title, linkTo(shared, this.#shareUrl));
    if (copied !== undefined) this.#insight.tell(copied ? texts.copied : texts.notCopied);
  }

  #positionChanged(by: By, change?: Change): void {
    this.#insight.positionChanged(by);
    countGame(this.#store, this.#play, by, change);
    this.#savedGames.changed();
    const game = this.#game!;
    // Nobody could follow the moves of a solution by ear; there are hints for that. What is there from the first is read, not announced.
    if (!change) {
      if (this.hasUpdated) this.#voice.announce(describeDeal(game.deal, this.#texts));
    } else if (by !== 'solution') this.#voice.announce(describeChange(change, game, this.#texts));
    const end = change && change.type !== 'undo' && describeEnd(game, this.#texts);
    if (end) this.#voice.announceAfter(end);
    // Whoever plays may want another game next.
    const { deals, options } = this.#asking.request!;
    if (by === 'player' && this.isConnected && this.moveCount > 0 && deals !== 'any') this.#dealer.prepare(options);
  }

  /** The controls to be shown, of those that are wanted, and what each does; some take another's place, or come only when they are of use. */
  #presses(): Presses {
    const play = this.#play;
    const insight = this.#insight;
    const { game, left } = play;
    const presses = new Map<Control, (() => void) | undefined | null>();
    /** Not available it is shown all the same. */
    const offer = (
      control: Control,
      press: (() => void) | undefined | null,
      available = true,
      as: string = control,
    ) => {
      if (this.#controls.has(as)) presses.set(control, press && (available && !this.disabled ? press : undefined));
    };
    const on = game?.status === 'playing';
    offer('undo', () => play.step('undo', 'player'), this.canUndo);
    offer('redo', () => play.step('redo', 'player'), this.canRedo);
    offer('restart', () => void this.#restart('player'), this.moveCount > 0);
    offer('new', () => void this.#deal('player').catch(() => {}));
    offer('back', left && (() => void this.#begin(left.game, 'player', left)), true, 'new');
    offer('hint', () => void insight.showHint(), on);
    if (insight.isLost && this.canUndo) offer('lesson', () => void insight.showLesson(), true, 'verdict');
    else offer('verdict', () => void insight.showVerdict(), on);
    if (insight.showing) offer('stop', () => insight.stop(), true, 'solution');
    else offer('solution', () => void insight.showSolution(), on);
    const isHome = game?.status === 'won' && this.#variant.safe;
    offer('finish', isHome || (game && wayHome(game.deal, game.position).wins) ? () => play.finish() : null, on);
    for (const panel of ['rules', 'settings', 'statistics', 'share'] as const) offer(panel, () => this.#open(panel));
    return presses;
  }

  /** Opens a panel, or closes the one that is open. */
  #open(panel: Panel | undefined): void {
    this.#panel = panel;
    this.requestUpdate();
  }

  /** A reader who touches the table while a solution is shown there goes on alone. Whether that was so. */
  #takeOver(): boolean {
    if (!this.#insight.showing) return false;
    this.#insight.stop();
    this.#voice.announce(this.#texts.stopped(this.#texts.moves(this.moveCount)));
    return true;
  }

  /** Why nothing can be played, where that is so. */
  get #idleness(): string | undefined {
    return this.disabled ? this.#texts.locked : this.#game && describeEnd(this.#game, this.#texts);
  }

  #onKey(event: KeyboardEvent): boolean {
    const meaning = meaningOf(event);
    const { game } = this.#play;
    if (!meaning || !game) return false;
    if (meaning === 'describe') this.#voice.announce(describeTable(game, this.#texts));
    else if (meaning === 'turn') {
      const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('button[data-pile]')];
      for (const button of buttons) button.click();
      if (buttons.length === 0) this.#voice.announce(this.#texts.unavailable);
    } else {
      const opens = !this.disabled && (() => this.#open('keys'));
      const press = meaning === 'keys' ? opens : this.#presses().get(meaning);
      if (press) press();
      else this.#voice.announce(this.#whyNot(meaning));
    }
    return true;
  }

  /** Why a key does nothing now. */
  #whyNot(meaning: KeyMeaning): string {
    const texts = this.#texts;
    if (this.disabled) return texts.locked;
    if (meaning === 'verdict' && this.#insight.isLost) return texts.prospects.lost;
    const isOffered = this.#controls.has(meaning) && (meaning !== 'finish' || this.#variant.safe);
    if (isOffered && meaning in texts.nothing) return texts.nothing[meaning as keyof Texts['nothing']];
    return (isOffered && this.#idleness) || texts.unavailable;
  }

  get #game(): Game | undefined {
    return this.#play.game;
  }

  /** Lets the house rules a reader chose once stand in for those the page asks for. */
  #takeHouseRules(): void {
    const { options } = this.#asked();
    this.#optionsAsked = options;
    Object.assign(this, houseRulesOf(this.#store, this.#variant, options));
  }

  /** What the attributes ask for now. */
  #asked(): RequestedDeal {
    return this.#attributes.request(this.#variant, this.#asking.seed);
  }

  /** Deals what the attributes ask for, at once or as soon as a deal is found that can be won. */
  #dealAsAsked(request: RequestedDeal): Promise<void> {
    const { daily, deals = 'winnable' } = request;
    const wish = daily ? { ...request, deals, seed: today() } : request;
    return this.#dealer.deal(wish, (deal) => this.#begin(new Game((this.#asking.answer = deal)), 'script'));
  }

  async #deal(by: By, wanted: NewGame = {}): Promise<void> {
    const { seed, deck } = readNamed(wanted, 'request for a deal', "{ seed: '42' }");
    const wanting = { seed: readSeed(seed), deck: readDeck(deck) };
    const wish = { ...this.#asking.take(), ...wanting };
    await this.#dealer.deal(wish, (deal) => this.#begin(new Game(deal), by));
  }

  async #restart(by: By): Promise<void> {
    if (this.#game) await this.#begin(new Game(this.#game.deal), by);
    else await this.#dealAsAsked(this.#asking.take());
  }

  #resume(played: PlayedGame): void {
    this.#asking.answer = played.game.deal;
    void this.#begin(played.game, 'script', played);
  }

  #begin(game: Game, by: By, past?: Past): Promise<void> {
    this.#asking.pending = false;
    this.#dealer.cancel();
    return this.#play.begin(game, by, past);
  }
}
