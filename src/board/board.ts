import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { Action } from '../engine/model/action.js';
import type { CardCode } from '../engine/model/card.js';
import { readDeal, start } from '../engine/model/deal.js';
import type { Position } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import { layoutsOf } from '../games/variant/defaults.js';
import type { Layout } from '../games/variant/layout.js';
import type { Variant } from '../games/variant/variant.js';
import type { BoardListener, BoardSettings, BoardState } from './board-state.js';
import { watchFingersElsewhere } from './input/pointers.js';
import { Cursor, focusedIn, HELP } from './input/cursor.js';
import { Keyboard } from './input/keyboard.js';
import { spotsOf } from './input/spots.js';
import { TableInput } from './input/table-input.js';
import { AvailableSpace } from './layout/available-space.js';
import { arrange, type Arrangement, type Available, nominalHeight } from './layout/arrange.js';
import { boxOf, type Geometry, lay } from './layout/geometry.js';
import { NearWindow } from './layout/near-window.js';
import { slackAround } from './layout/surroundings.js';
import { documentOf, PageListener, windowOf } from './layout/window.js';
import { AfterFrame } from './motion/after-frame.js';
import { finishAll, Motion, paceOf, stillnessOf } from './motion/motion.js';
import { backView, type CardView, cardViews } from './view/card-views.js';
import { placeView } from './view/place-views.js';
import { buttonsOf, pressButton, stockView, turnView } from './view/stock-views.js';
import { type PileLook, TableElements } from './view/table-elements.js';
import type { TableState } from './view/table-state.js';

/** The widest card unless the page says otherwise, in pixels. */
const WIDEST_CARD = 96;

/** How long the felt takes to grow, and to close up after a win, in milliseconds. */
const FELT_SPEED = 250;
const CLOSING = 300;

/** The table with its cards, and what pointer and keyboard do there. */
export class Board implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #variant: Variant;
  readonly #listener: BoardListener;
  readonly #layouts: readonly Layout[];
  readonly #space: AvailableSpace;
  readonly #near: NearWindow;
  readonly #cursor = new Cursor();
  readonly #input: TableInput;
  /** What keys do on the table, for whatever stands over it as well. */
  readonly keyboard: Keyboard;
  #table: TableState | undefined;
  #arrangement: Arrangement | undefined;
  /** What was laid last in this game and arrangement. Its rows keep their room. */
  #held: Geometry | undefined;
  /** The end of a won game, once it has been celebrated. */
  #over: Position | undefined;
  /** Whether the shown game could be played on when it was rendered last, and whether its end is on its way since. */
  #wasOn = false;
  #isEnding = false;
  /** How high the space was that the table is arranged for, in pixels. */
  #spaceHeight = 0;
  /** Of the felt, in pixels. */
  #height = 0;
  #sample: Position | undefined;
  /** In the order they are read. */
  #piles: readonly PileLook<CardView>[] = [];
  readonly #elements = new TableElements();
  readonly #motion: Motion;
  /** How much slower than usual cards travel in this update; 0: not at all. */
  #pace = 0;
  #isDrawn = false;
  /** Whether this update changes the arrangement. */
  #isRearranged = false;
  #hadFocus = false;
  /** After a pointer's tap: where the cards are read, the tab stop, and the focus. */
  readonly #order: AfterFrame;

  constructor(host: ReactiveElement, variant: Variant, listener: BoardListener) {
    this.#host = host;
    this.#variant = variant;
    this.#listener = listener;
    this.#layouts = layoutsOf(variant);
    this.#input = new TableInput(host, variant, listener);
    this.#space = new AvailableSpace(host, () => this.#input.table);
    this.#near = new NearWindow(
      host,
      () => this.#input.table?.parentElement ?? null,
      () => listener.renderNow(),
      1,
    );
    this.keyboard = new Keyboard(this.#input, variant, this.#cursor, listener);
    this.#motion = new Motion(() => this.#rested());
    this.#order = new AfterFrame(host, () => this.#follow());
    watchFingersElsewhere(host, () => this.#input.table);
    new PageListener(host, windowOf, 'beforeprint', this.#print);
    new PageListener(host, documentOf, 'visibilitychange', this.#finishAll);
    new PageListener(host, stillnessOf, 'change', this.#finishAll);
    host.addController(this);
  }

  hostUpdate(): void {
    // Where a pointer has pressed, the focus is still to come.
    if (!this.#order.isDue) this.#hadFocus = this.#cursor.look(this.#input.table);
  }

  /** Any input ends what goes on by itself: a key before it is answered, a press once the table knows which card is meant. */
  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKey, true);
    this.#host.addEventListener('pointerdown', this.#motion.skip);
  }

  hostDisconnected(): void {
    this.#input.pointers.cancel();
    this.#motion.skip();
    this.#order.flush();
  }

  /** Cards and places come after the template, by script. Their travels are animations. */
  hostUpdated(): void {
    const table = this.#input.table!;
    const { state, geometry } = this.#input;
    const { game, hint } = state;
    const kept = this.#cursor.isLate ? focusedIn(table) : undefined;
    const isLater = this.#order.isDue || (this.#input.isTap && this.#pace > 0 && !this.#cursor.isLate);
    this.#input.isTap = false;
    this.#elements.show(this.#piles, kept);
    if (!isLater) this.#elements.sort(this.#piles, table, kept);
    if (game && geometry) {
      const cards = this.#cards;
      this.#motion.show({
        table,
        cards,
        elements: cards.map(({ card }) => this.#elements.of(card)),
        game,
        geometry,
        hint,
        back: () => backView(state.settings.back),
        pace: this.#pace,
      });
    }
    this.#input.endDrag(this.#isRearranged);
    if (isLater) this.#order.wait();
    else if (this.#isDrawn) this.#cursor.update(table, this.#hadFocus, kept && (() => this.#arrive()));
  }

  /** A card that has kept the focus for a while takes its place in the document. */
  #arrive(): void {
    this.#elements.show(this.#piles);
    this.#elements.sort(this.#piles, this.#input.table!);
  }

  /**
   * A tap is seen first. Order, tab stop and focus come after its frame: they would style and lay out the page several times before it.
   * A card that is moved in the document while it is pressed would lose its pointer, and get no click.
   */
  #follow(): void {
    const table = this.#input.table;
    if (!table) return;
    if (this.#input.pointers.isPressing) return this.#order.wait();
    // The page may have taken the focus meanwhile.
    const { activeElement, body } = this.#host.ownerDocument;
    const isOurs = focusedIn(table) !== undefined || activeElement === body;
    this.#elements.sort(this.#piles, table);
    this.#cursor.update(table, this.#hadFocus && isOurs, undefined);
  }

  #onKey = (): void => {
    this.#motion.skip();
    this.#order.flush();
  };

  /** Gives the focus to the keyboard's place on the table. */
  focus(): void {
    this.#input.table!.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  /** Goes to a card, or, where that cannot be seen or is none, to the top of a pile or to a button. Returns whether there is one. */
  goTo(card: CardCode | undefined, pile: string): boolean {
    const spots = this.#input.table ? spotsOf(this.#input.table) : [];
    const onCard = spots.find(({ dataset }) => card !== undefined && dataset['card'] === card);
    const spot = onCard ?? spots.findLast(({ dataset }) => dataset['pile'] === pile);
    if (spot) this.keyboard.goTo(spot);
    return !!spot;
  }

  /** Plays a legal action, and lets go of what is held. Where nothing can be played, says why. */
  act(action: Action): void {
    if (this.#input.isIdle) this.#listener.idle();
    else this.#input.act(action);
  }

  /** What the keyboard's place on the table is called, and the pile it belongs to; `undefined` while nothing is drawn. */
  get place(): { readonly name: string; readonly pile: string; readonly hasFocus: boolean } | undefined {
    this.#order.flush();
    const spot = this.#input.table?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!spot) return undefined;
    return { name: this.#cursor.nameOf(spot), pile: spot.dataset['pile'] ?? '', hasFocus: spot.matches(':focus') };
  }

  /** Whether the player is choosing a covered card to lift. */
  get isLifting(): boolean {
    return this.#input.hand.isLifting;
  }

  /** Whether the table is drawn, as of the last rendering: near the window it is. */
  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  /** Whether a game has just ended, and its last cards, or its celebration, are still to be seen. As of the last rendering. */
  get isEnding(): boolean {
    return this.#isEnding;
  }

  /** Whether the place of the table is so low that the controls stand beside it. */
  get isLow(): boolean {
    return this.#space.isLow;
  }

  /** Where the lowest card of some piles ends, in pixels from the table's upper edge; 0 where there is none. */
  lowestIn(piles: readonly number[]): number {
    const { geometry } = this.#input;
    const ends = piles.map((pile) => {
      if (!geometry?.position.piles[pile]!.length) return 0;
      const { y, height } = boxOf(geometry, pile);
      return y + height;
    });
    return Math.max(0, ...ends);
  }

  /** The arrangement of the piles that is shown; the first one before any is. */
  get layout(): Layout {
    return this.#arrangement?.layout ?? this.#layouts[0]!;
  }

  /** Presses the buttons on the table: draws, recycles, redeals or lifts. Returns whether there are any. */
  turnStock(): boolean {
    const buttons = this.#table ? buttonsOf(this.#table) : [];
    for (const button of buttons) pressButton(this.#table!, button);
    return buttons.length > 0;
  }

  render(state: BoardState): TemplateResult {
    const { game, texts, settings, isHeightGiven } = state;
    this.#space.update(isHeightGiven);
    const { width, leastCard, inWindow } = this.#space;
    const isSame = this.#arrange(settings);
    this.#isRearranged = !isSame;
    const arrangement = this.#arrangement;
    const position = game?.position ?? this.#samplePosition;
    // What comes as a won game was celebrated before.
    if (game?.status === 'won' && game !== this.#table?.game) this.#over = game.position;
    const isOver = position !== undefined && position === this.#over;
    if (!isSame || this.#isAnew(game)) this.#held = undefined;
    const geometry =
      arrangement &&
      position &&
      lay(arrangement, position, this.#space.limit, {
        before: this.#held,
        isOver,
        isGrasped: !!this.#variant.runs || position.counters?.['lifts'] !== undefined,
      });
    if (!isOver) this.#held = geometry;
    this.#input.show(state, geometry);
    // Cards travel when the game moves them, not when the page changes its width. The first deal travels only where the table was seen
    // without it: a page that opens with a deal, and a board that comes near the window, show it at once.
    this.#pace = geometry && isSame && this.#isDrawn ? paceOf(this.#host) : 0;
    const isOn = game?.status === 'playing';
    this.#isEnding = !isOn && game === this.#table?.game && (this.#isEnding || (this.#wasOn && this.#pace > 0));
    this.#wasOn = isOn;
    this.#near.measure();
    this.#isDrawn = this.#near.isNear;
    const { cardWidth = 0, cardHeight = 0, height = 0 } = geometry ?? {};
    const isScrolled = isHeightGiven && height > Math.ceil(this.#space.height);
    // A table that gets less than it asks for shrinks its cards, and goes on asking: so it grows again.
    const shown = isHeightGiven
      ? arrangement && nominalHeight(this.#arrangeIn({ width, leastCard, height: inWindow }, settings)!)
      : this.#feltHeight(height, isSame);
    const feltSpeed = isHeightGiven ? 0 : (isOver ? CLOSING : FELT_SPEED) * this.#pace;
    this.#table = geometry && game && this.#tableState(state, game, geometry);
    const { pointers, onPointerDown, onClick, onContextMenu } = this.#input;
    return html`
      <div
        class="table"
        part="table"
        role="toolbar"
        aria-label=${texts.table}
        ?data-colours=${settings.colours}
        ?data-scrolled=${isScrolled}
        ?data-idle=${this.#input.isIdle}
        @pointerdown=${onPointerDown}
        @mousedown=${this.#onMouseDown}
        @touchmove=${pointers.touchMoves}
        @click=${onClick}
        @contextmenu=${onContextMenu}
        @keydown=${this.keyboard}
        @focusin=${this.#onFocusIn}
        @focusout=${this.#cursor.leave}
        .style=${`height:${shown ?? 0}px;transition-duration:${feltSpeed}ms;--_table-width:${width}px;--_card-width:${cardWidth}px;--_card-height:${cardHeight}px`}
      >
        <span id=${HELP} hidden .textContent=${settings.singleKeys ? texts.help : texts.arrows}></span>
        <div class="paper" .style=${`--_table-height:${height}px`}></div>
        ${this.#table && (this.#isDrawn ? this.#contents(this.#table) : this.#standIn(state))}
      </div>
    `;
  }

  #onFocusIn = ({ target }: Event): void => this.#cursor.remember(target as HTMLElement);

  /** The browser would give the focus to what is pressed, and the board to what lies there after the tap. */
  #onMouseDown = (event: MouseEvent): void => {
    const spot = (event.target as Element).closest<HTMLElement>('.card[tabindex], .pile[tabindex]');
    if (event.button !== 0 || !spot || !this.#cursor.press(spot, event.currentTarget as HTMLElement)) return;
    event.preventDefault();
    this.#hadFocus = true;
    this.#order.wait();
  };

  /** What gives the felt its size before there is a game. Where a game cannot deal, that is told as it does. */
  get #samplePosition(): Position | undefined {
    try {
      return (this.#sample ??= start(readDeal(this.#variant, { seed: '1' })));
    } catch {
      return undefined;
    }
  }

  #tableState(state: BoardState, game: Game, geometry: Geometry): TableState {
    const input = this.#input;
    const { held, targets, isLifting, runs } = input.hand;
    return {
      ...state,
      variant: this.#variant,
      game,
      geometry,
      held,
      targets,
      isLifting,
      runs: state.disabled ? new Map() : runs,
      press: (action) => input.act(action),
      idle: (label) => (input.isIdle ? this.#listener.idle() : this.#listener.announce(label)),
      toggleLift: () => input.change(() => input.hand.toggleLift()),
    };
  }

  /** The buttons. Piles come around them. */
  #contents(table: TableState): TemplateResult {
    this.#piles = this.#variant.piles.all.map((_, pile) => ({
      place: placeView(table, pile),
      cards: cardViews(table, pile),
    }));
    if (this.#pace > 0) this.#motion.turn(this.#cards);
    return html`<div class="draw">${stockView(table)}</div>
      ${turnView(table)}`;
  }

  get #cards(): CardView[] {
    return this.#piles.flatMap(({ cards }) => cards);
  }

  /** What a reader of the page finds in place of cards that are far: all of them in words, and a stop by Tab that draws them. */
  #standIn({ description }: BoardState): TemplateResult {
    return html`<div
      class="far"
      role="img"
      tabindex="0"
      aria-label=${description()}
      @focus=${this.#near.comeNear}
    ></div>`;
  }

  /** Paper shows the whole position at rest. */
  #print = (): void => {
    this.#near.comeNear();
    this.#finishAll();
  };

  /**
   * A reader who wants less motion wants it at once, and a hidden page shows none. What begins just as a page is hidden may never move
   * on in Chromium 150, not even when the page is shown again.
   */
  #finishAll = (): void => finishAll(this.#host.shadowRoot!);

  /** Whether another deal is shown than before, or the same one from its start. */
  #isAnew(game: Game | undefined): boolean {
    const last = this.#table?.game;
    return game?.deal !== last?.deal || (game !== last && game?.moveCount === 0);
  }

  /** The felt of a won game closes up. Others may be taken up again. */
  #rested(): void {
    const game = this.#table?.game;
    if (game?.status === 'won') this.#over = game.position;
    this.#isEnding = false;
    this.#host.requestUpdate();
    this.#listener.rested();
  }

  /** It grows with its cards at once, and shrinks as far as that scrolls nothing around it. */
  #feltHeight(needed: number, isSame: boolean): number {
    const table = isSame && needed < this.#height ? this.#input.table : null;
    return (this.#height = table ? Math.max(needed, table.offsetHeight - slackAround(table)) : needed);
  }

  #arrangeIn(space: Available, settings: BoardSettings): Arrangement | undefined {
    if (!space.width) return undefined;
    const widest = parseFloat(getComputedStyle(this.#host).getPropertyValue('--solitaire-card-width'));
    return arrange(this.#layouts, space, widest > 0 ? widest : WIDEST_CARD, settings);
  }

  /** Arranges the table for the space there is. Returns whether that has changed nothing. */
  #arrange(settings: BoardSettings): boolean {
    const last = this.#arrangement;
    const lastHeight = this.#spaceHeight;
    const now = (this.#arrangement = this.#arrangeIn(this.#space, settings));
    this.#spaceHeight = this.#space.height;
    return (
      this.#spaceHeight === lastHeight &&
      (['layout', 'cardWidth', 'tableWidth', 'settings'] as const).every((each) => last?.[each] === now?.[each])
    );
  }
}
