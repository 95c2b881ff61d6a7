import { html } from 'lit';
import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Action } from '../engine/action.js';
import type { Card } from '../engine/card.js';
import { codeOf } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import { topOf } from '../engine/position.js';
import type { Texts } from '../locales/en.js';
import { cardView } from './card-view.js';
import { css } from './css.js';
import { Drag } from './drag.js';
import type { Geometry, Point } from './geometry.js';
import { arrange, boxOf } from './geometry.js';
import { glide, speedOf } from './glide.js';
import { layCards } from './lay-cards.js';
import { pileView, stockView, turnView } from './pile-views.js';
import type { Targets } from './targets.js';
import { bestOf, dropTarget, loneRemoval, sources, targetsOf } from './targets.js';

/** The card a player has picked up, by tapping or dragging. */
interface Hold {
  readonly pile: number;
  readonly card: Card;
}

const NO_TARGETS: Targets = new Map();

/** The widest card unless the page says otherwise, in pixels. */
const WIDEST_CARD = 96;

/** Between the edge of an element and its table, in pixels. */
export const FRAME_PADDING = 12;

/** The table with its cards, and every way of moving them with a pointer. */
export class Board implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #play: (action: Action) => void;
  readonly #resize = new ResizeObserver(([entry]) => this.#measure(entry!.contentRect.width));
  readonly #drag = new Drag({
    lifted: (pile) => this.#pickUp(pile),
    dropped: (pile, card, by) => this.#drop(pile, card, by),
    cancelled: (_pile, card) => this.#letGo(card),
  });
  #game: Game | undefined;
  #disabled = false;
  #width = 0;
  #frame = 0;
  #watching = false;
  #hold: Hold | undefined;
  #picking = false;
  #geometry: Geometry | undefined;
  #shownIn: Geometry | undefined;

  /** @param play is called with each legal action the player makes. */
  constructor(host: ReactiveElement, play: (action: Action) => void) {
    this.#host = host;
    this.#play = play;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch();
  }

  /** The first rendering shows the cards already; should a page have padded the frame, the observer corrects the width. */
  hostUpdate(): void {
    this.#width ||= Math.max(0, this.#host.clientWidth - 2 * FRAME_PADDING);
  }

  hostUpdated(): void {
    this.#watch();
  }

  hostDisconnected(): void {
    this.#resize.disconnect();
    this.#watching = false;
    cancelAnimationFrame(this.#frame);
    this.#drag.cancel();
  }

  /** Whether a buried card is being chosen to be lifted. */
  get picking(): boolean {
    return this.#picking;
  }

  render(game: Game, disabled: boolean, texts: Texts): TemplateResult {
    this.#game = game;
    this.#disabled = disabled;
    this.#forgetWhatIsOver();
    const geometry = (this.#geometry = this.#width ? this.#arranged() : undefined);
    // Cards travel when the game moves them, not when the page changes its width.
    const speed = geometry && geometry === this.#shownIn ? speedOf(this.#host) : 0;
    this.#shownIn = geometry;
    return html`
      <div
        class="table"
        part="table"
        role="group"
        aria-label=${texts.table}
        tabindex="-1"
        @pointerdown=${this.#onPointerDown}
        @pointermove=${(event: PointerEvent) => this.#drag.move(event)}
        @pointerup=${(event: PointerEvent) => this.#drag.up(event)}
        @pointercancel=${(event: PointerEvent) => this.#drag.cancel(event)}
        @lostpointercapture=${(event: PointerEvent) => this.#drag.cancel(event)}
        @dragstart=${(event: Event) => event.preventDefault()}
        @click=${this.#onClick}
        @keydown=${this.#onKeyDown}
        ${css(
          geometry
            ? {
                height: `${geometry.height}px`,
                '--card-width': `${geometry.cardWidth}px`,
                '--card-height': `${geometry.cardHeight}px`,
              }
            : {},
        )}
      >
        ${geometry && this.#contents(game, geometry, speed, texts)}
      </div>
    `;
  }

  #contents(game: Game, geometry: Geometry, speed: number, texts: Texts): TemplateResult {
    const { piles } = game.deal.variant;
    const targets = this.#targets;
    const cards = layCards(game, geometry, {
      speed,
      movable: this.#disabled ? new Set() : sources(game),
      held: this.#hold?.pile,
      targets,
      liftable: this.#picking,
    });
    const press = (action: Action) => this.#act(action);
    return html`
      ${piles.all.map((_, pile) => pileView(game, geometry, pile, targets.has(pile), texts))}
      ${repeat(
        cards,
        ({ card }) => card,
        (view) => cardView(view, texts),
      )}
      ${piles.stock < 0 ? '' : stockView(game, geometry, this.#disabled, texts, press)}
      ${
        geometry.layout.turn
          ? turnView(game, geometry, { disabled: this.#disabled, picking: this.#picking }, texts, press, () =>
              this.#pick(),
            )
          : ''
      }
    `;
  }

  get #table(): HTMLElement | null {
    return this.#host.renderRoot?.querySelector<HTMLElement>('.table') ?? null;
  }

  get #targets(): Targets {
    return this.#hold && this.#game ? targetsOf(this.#game, this.#hold.pile) : NO_TARGETS;
  }

  #watch(): void {
    const table = this.#table;
    if (this.#watching || !table) return;
    this.#watching = true;
    this.#resize.observe(table);
  }

  #measure(width: number): void {
    // A table that is not shown has no width; it keeps the one it had.
    if (!width || width === this.#width) return;
    // A new width means a new height: set within the observer's turn, it would be reported on the page as an error.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#width = width;
      this.#host.requestUpdate();
    });
  }

  #arranged(): Geometry {
    const { layouts } = this.#game!.deal.variant;
    const wish = parseFloat(getComputedStyle(this.#host).getPropertyValue('--solitaire-card-width'));
    const geometry = arrange(layouts, this.#width, wish > 0 ? wish : WIDEST_CARD);
    const last = this.#geometry;
    const same =
      last?.layout === geometry.layout && last.cardWidth === geometry.cardWidth && last.left === geometry.left;
    return same ? last : geometry;
  }

  /** A card that was picked up and has moved since, by a script or an undo, is no longer held. */
  #forgetWhatIsOver(): void {
    const game = this.#game!;
    const gone = this.#hold && topOf(game.position.piles[this.#hold.pile]!) !== this.#hold.card;
    if (gone || this.#targets.size === 0) this.#hold = undefined;
    if (!game.actions.some(({ type }) => type === 'lift')) this.#picking = false;
  }

  #pickUp(pile: number): void {
    const card = topOf(this.#game!.position.piles[pile]!);
    this.#hold = card === undefined ? undefined : { pile, card };
    this.#picking = false;
    this.#host.requestUpdate();
  }

  #release(): void {
    this.#hold = undefined;
    this.#picking = false;
    this.#host.requestUpdate();
  }

  #pick(): void {
    this.#hold = undefined;
    this.#picking = !this.#picking;
    this.#host.requestUpdate();
  }

  #act(action: Action): void {
    this.#release();
    this.#play(action);
  }

  #onPointerDown = (event: PointerEvent): void => {
    const card = (event.target as Element).closest<HTMLElement>('[data-movable]');
    this.#drag.down(event, card ? this.#pileOf(card) : -1, this.#disabled || this.#picking ? null : card);
  };

  #drop(pile: number, card: HTMLElement, by: Point): void {
    const geometry = this.#geometry!;
    const lies = boxOf(geometry, pile, this.#game!.position.piles[pile]!.length);
    const corner = { x: lies.x + lies.width - geometry.cardWidth, y: lies.y + lies.height - geometry.cardHeight };
    const over = { x: corner.x + by.x, y: corner.y + by.y, width: geometry.cardWidth, height: geometry.cardHeight };
    const stillHeld = this.#hold?.pile === pile;
    const action = stillHeld ? dropTarget(this.#game!, geometry, this.#targets, over) : undefined;
    if (action) this.#act(action);
    this.#letGo(card);
  }

  /** Once the board shows what has become of a dragged card: if nothing has moved it, it glides home. */
  #letGo(card: HTMLElement): void {
    this.#release();
    void this.#host.updateComplete.then(() => {
      if (!card.style.translate) return;
      const { e, f } = new DOMMatrix(card.style.transform);
      glide(card, { x: e, y: f }, { x: e, y: f }, speedOf(this.#host));
    });
  }

  #onClick = (event: MouseEvent): void => {
    if (this.#disabled || this.#drag.swallowsClick) return;
    const element = (event.target as Element).closest<HTMLElement>('[data-pile]');
    if (!element) return this.#release();
    if (this.#picking) return this.#liftAt(element);
    this.#tap(this.#pileOf(element));
  };

  #onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.#release();
  };

  /** A tap picks up, puts down, or, the second time on a card, plays it where it does best. */
  #tap(pile: number): void {
    const game = this.#game!;
    const action =
      this.#hold?.pile === pile ? bestOf(game, pile) : (this.#targets.get(pile) ?? loneRemoval(game, pile));
    if (action) this.#act(action);
    else if (sources(game).has(pile)) this.#pickUp(pile);
    else this.#release();
  }

  #liftAt(element: HTMLElement): void {
    const from = this.#pileOf(element);
    const index = this.#game!.position.piles[from]!.findIndex((card) => codeOf(card) === element.dataset['card']);
    const action = this.#game!.actions.find(
      (each) => each.type === 'lift' && each.from === from && each.index === index,
    );
    if (action) this.#act(action);
    else this.#release();
  }

  #pileOf({ dataset }: HTMLElement): number {
    return this.#game!.deal.variant.piles.all.findIndex(({ id }) => id === dataset['pile']);
  }
}
