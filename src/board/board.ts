import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { Action } from '../engine/model/action.js';
import type { CardCode } from '../engine/model/card.js';
import type { Layout } from '../games/variant/layout.js';
import type { Variant } from '../games/variant/variant.js';
import { isIdle, keepHeld, playAction } from './hand/hand.js';
import { HELP } from './input/cursor.js';
import { watchFingersElsewhere } from './input/fingers-elsewhere.js';
import { Keyboard } from './input/keyboard.js';
import { spotOf } from './input/spots.js';
import { TableInput } from './input/table-input.js';
import { AvailableSpace } from './layout/available-space.js';
import { lowestIn } from './layout/geometry.js';
import { NearWindow } from './layout/near-window.js';
import { Motion } from './motion/motion.js';
import { finishWithPage, paceOf, speedOf } from './motion/pace.js';
import { ReadingOrder } from './reading-order.js';
import type { BoardConfig } from './config.js';
import { type BoardListener, type BoardState, boardState, isLaid, tableOf } from './state.js';
import { isScrolled, layTable, tableStyle } from './table-layout.js';
import { backView } from './view/card-views.js';
import { pressButtons } from './view/stock-views.js';
import { cardsIn, contentsView, pileViews, standIn } from './view/table-view.js';

/** The table with its cards, and what pointer and keyboard do there. */
export class Board implements ReactiveController {
  readonly #state: BoardState;
  readonly #space: AvailableSpace;
  readonly #near: NearWindow;
  readonly #input: TableInput;
  readonly #order: ReadingOrder;
  readonly #motion: Motion;
  /** What keys do on the table. An element over the table may use it as well. */
  readonly keyboard: Keyboard;

  constructor(host: ReactiveElement, variant: Variant, listener: BoardListener) {
    const state = (this.#state = boardState(host, variant, listener));
    const table = () => tableOf(state);
    const box = () => table()?.parentElement ?? null;
    this.#input = new TableInput(state, () => this.#order.flush());
    this.#order = new ReadingOrder(state, this.#input.pointers);
    this.keyboard = new Keyboard(state, this.#order.cursor);
    this.#motion = new Motion(
      () => listener.rested(),
      () => this.#order.flush(),
    );
    this.#space = new AvailableSpace(host, table);
    this.#near = new NearWindow(host, box, () => listener.renderNow(), 1);
    watchFingersElsewhere(host, table);
    finishWithPage(host, this.#near.comeNear);
    host.addController(this);
  }

  hostUpdate(): void {
    this.#order.look();
  }

  /** Any input ends what moves by itself: a key before it is answered, a press once the table knows which card is meant. */
  hostConnected(): void {
    const { host } = this.#state;
    host.addEventListener('keydown', this.#skip, true);
    host.addEventListener('pointerdown', this.#motion.skip);
  }

  hostDisconnected(): void {
    this.#input.pointers.cancel();
    this.#skip();
    this.#motion.land();
  }

  /** Scripts, not the template, make the cards and places. Animations move them. */
  hostUpdated(): void {
    const state = this.#state;
    this.#order.show();
    if (isLaid(state)) {
      const cards = cardsIn(state);
      this.#motion.show({
        ...state,
        table: tableOf(state)!,
        cards,
        elements: cards.map(({ card }) => this.#order.elements.of(card)),
        back: () => backView(state.settings.back),
      });
    }
    this.#input.endDrag();
    this.#order.update();
  }

  /** Gives the focus to the keyboard's place on the table. */
  focus(): void {
    this.#order.focus();
  }

  /** Goes to a card. Without one, or if it cannot be seen, goes to the top of a pile or to a button. Returns whether there is one. */
  goTo(card: CardCode | undefined, pile: string): boolean {
    const table = tableOf(this.#state);
    const spot = table && spotOf(table, card, pile);
    if (spot) this.keyboard.goTo(spot);
    return !!spot;
  }

  /** Plays a legal action, and puts the held run down. If no move can be made, gives the reason. */
  act(action: Action): void {
    if (isIdle(this.#state)) this.#state.listener.idle();
    else playAction(this.#state, action);
  }

  /** The name of the keyboard's place on the table, and its pile; `undefined` while nothing is drawn. */
  get place(): ReadingOrder['place'] {
    return this.#order.place;
  }

  /** Whether the player is choosing a covered card to lift. */
  get isLifting(): boolean {
    return this.#state.isLifting;
  }

  /** Whether the last rendering drew the cards, as it does near the window. */
  get isDrawn(): boolean {
    return this.#state.isDrawn;
  }

  /** Whether the table has so little height that the controls stand beside it. */
  get isLow(): boolean {
    return this.#space.isLow;
  }

  /** The style of the frame, which passes the speed on to everything in it, as a time. */
  get style(): string {
    return `--_speed:${speedOf(this.#state)}ms`;
  }

  /** The lower end of the lowest card of some piles, in pixels from the table's upper edge; 0 without cards. */
  lowestIn(piles: readonly number[]): number {
    const { geometry } = this.#state;
    return geometry ? lowestIn(geometry, piles) : 0;
  }

  /** The current layout, or the game's first before there is one. */
  get layout(): Layout {
    const { arrangement, layouts } = this.#state;
    return arrangement?.layout ?? layouts[0]!;
  }

  /** Presses the buttons on the table: draws, recycles, redeals or lifts. Returns whether there are any. */
  turnStock(): boolean {
    return isLaid(this.#state) && pressButtons(this.#state);
  }

  render(config: BoardConfig): TemplateResult {
    const state = Object.assign(this.#state, config);
    this.#lay();
    const { texts, settings, geometry } = state;
    const { pointers, onPointerDown, onClick, onContextMenu } = this.#input;
    const { onMouseDown, onFocusIn, cursor } = this.#order;
    return html`
      <div
        class="table"
        part="table"
        role="toolbar"
        aria-label=${texts.table}
        ?data-colours=${settings.colours}
        ?data-scrolled=${isScrolled(state, this.#space)}
        ?data-idle=${isIdle(state)}
        @pointerdown=${onPointerDown}
        @mousedown=${onMouseDown}
        @touchmove=${pointers.touchMoves}
        @click=${onClick}
        @contextmenu=${onContextMenu}
        @keydown=${this.keyboard}
        @focusin=${onFocusIn}
        @focusout=${cursor.leave}
        .style=${tableStyle(state, this.#space)}
      >
        <span id=${HELP} hidden .textContent=${settings.singleKeys ? texts.help : texts.arrows}></span>
        <div class="paper" .style=${`--_table-height:${geometry?.height ?? 0}px`}></div>
        ${isLaid(state) ? (state.isDrawn ? contentsView(state) : standIn(state, this.#near.comeNear)) : nothing}
      </div>
    `;
  }

  #lay(): void {
    const state = this.#state;
    layTable(state, this.#space);
    keepHeld(state);
    // Cards travel when the game moves them, not when the page changes its width. The first deal travels only if the reader saw the table
    // without it. A page that opens with a deal shows it at once, and so does a board that comes near the window.
    state.pace = state.geometry && !state.isRearranged && state.isDrawn ? paceOf(state) : 0;
    this.#near.measure();
    state.isDrawn = this.#near.isNear;
    state.laidGame = state.geometry && state.game;
    if (!isLaid(state) || !state.isDrawn) return;
    state.piles = pileViews(state);
    if (state.pace > 0) this.#motion.turn(cardsIn(state));
  }

  #skip = (): void => {
    this.#motion.skip();
    this.#order.flush();
  };
}
