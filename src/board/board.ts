import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import type { Action } from '../engine/action.js';
import type { Game } from '../engine/game.js';
import type { Variant } from '../engine/variant.js';
import type { Texts } from '../locales/en.js';
import type { CardView } from './card-view.js';
import { cardView } from './card-view.js';
import { ContainerWidth } from './container-width.js';
import { Drag } from './drag.js';
import type { Geometry, Point } from './geometry.js';
import { arrange, boxOf } from './geometry.js';
import { glideHome, lay, speedOf } from './glide.js';
import { Hand } from './hand.js';
import { layCards } from './lay-cards.js';
import { pileView, stockView, turnView } from './pile-views.js';
import { sources } from './targets.js';

/** The widest card unless the page says otherwise, in pixels. */
const WIDEST_CARD = 96;

const NONE: ReadonlySet<number> = new Set();

/** The table with its cards, and what a pointer does there. */
export class Board implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #variant: Variant;
  readonly #play: (action: Action) => void;
  readonly #container: ContainerWidth;
  readonly #hand = new Hand();
  readonly #drag = new Drag({
    lifted: (pile) => this.#handle(() => this.#hand.pickUp(pile)),
    dropped: (pile, card, by) => this.#drop(pile, card, by),
    cancelled: (card) => this.#letGo(card),
  });
  #game: Game | undefined;
  #disabled = false;
  #geometry: Geometry | undefined;
  /** By card how it is to be seen, and how long one travels that has been moved. */
  #cards: readonly CardView[] = [];
  #speed = 0;

  /** @param play is called with each legal action the player makes. */
  constructor(host: ReactiveElement, variant: Variant, play: (action: Action) => void) {
    this.#host = host;
    this.#variant = variant;
    this.#play = play;
    this.#container = new ContainerWidth(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#drag.cancel();
  }

  /** The cards are put in place by script: their travels are animations, and their elements never change their order. */
  hostUpdated(): void {
    const views = this.#cards.values();
    for (const card of this.#host.renderRoot.querySelectorAll<HTMLElement>('.card')) {
      const { at, z } = views.next().value!;
      lay(card, at, z, this.#speed);
    }
  }

  /** Whether a buried card is being chosen to be lifted. */
  get picking(): boolean {
    return this.#hand.picking;
  }

  /**
   * @param game `undefined` as long as it is not dealt.
   * @param pointed what is pointed out: codes of cards, ids of piles, `turn` for the button of redeals and lifts.
   */
  render(game: Game | undefined, disabled: boolean, texts: Texts, pointed: ReadonlySet<string>): TemplateResult {
    this.#game = this.#hand.game = game;
    this.#disabled = disabled;
    const shown = this.#geometry;
    const geometry = (this.#geometry = this.#arrange());
    // Cards travel when the game moves them, not when the page changes its width.
    this.#speed = geometry && geometry === shown ? speedOf(this.#host) : 0;
    const { cardWidth = 0, cardHeight = 0, height = 0 } = geometry ?? {};
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
        .style=${`height:${height}px;--card-width:${cardWidth}px;--card-height:${cardHeight}px`}
      >
        ${geometry && game ? this.#contents(game, geometry, texts, pointed) : nothing}
      </div>
    `;
  }

  #contents(game: Game, geometry: Geometry, texts: Texts, pointed: ReadonlySet<string>): TemplateResult {
    const disabled = this.#disabled;
    const { all, stock } = game.deal.variant.piles;
    const { targets, picking, pile: held } = this.#hand;
    const movable = disabled ? NONE : sources(game);
    this.#cards = layCards(game, geometry, { movable, held, targets, picking, pointed });
    const press = (action: Action) => this.#act(action);
    const pick = () => this.#handle(() => this.#hand.pick());
    return html`
      ${all.map((_, pile) => pileView(game, geometry, pile, targets.has(pile), pointed, texts))}
      ${this.#cards.map((view) => cardView(view, texts))}
      ${stock < 0 ? nothing : stockView(game, geometry, { disabled, pointed: pointed.has('stock') }, texts, press)}
      ${geometry.layout.turn ? turnView(game, geometry, { disabled, picking, pointed: pointed.has('turn') }, texts, press, pick) : nothing}
    `;
  }

  /** The geometry for the container's width; the very same as before where nothing about it has changed. */
  #arrange(): Geometry | undefined {
    const { width } = this.#container;
    if (!width) return undefined;
    const wish = parseFloat(getComputedStyle(this.#host).getPropertyValue('--solitaire-card-width'));
    const now = arrange(this.#variant.layouts, width, wish > 0 ? wish : WIDEST_CARD);
    const last = this.#geometry;
    const same = last?.layout === now.layout && last.cardWidth === now.cardWidth && last.left === now.left;
    return same ? last : now;
  }

  /** Changes what the player holds, and shows it. */
  #handle<T>(change: () => T): T {
    this.#host.requestUpdate();
    return change();
  }

  #act(action: Action | undefined): void {
    this.#handle(() => this.#hand.release());
    if (action) this.#play(action);
  }

  #onPointerDown = (event: PointerEvent): void => {
    const card = (event.target as Element).closest<HTMLElement>('[data-movable]');
    this.#drag.down(event, card ? this.#pileOf(card) : -1, this.picking ? null : card);
  };

  #drop(pile: number, card: HTMLElement, by: Point): void {
    const geometry = this.#geometry!;
    const { cardWidth: width, cardHeight: height } = geometry;
    const lies = boxOf(geometry, pile, this.#game!.position.piles[pile]!.length);
    const over = { x: lies.x + lies.width - width + by.x, y: lies.y + lies.height - height + by.y, width, height };
    const action = this.#hand.drop(pile, geometry, over);
    this.#act(this.#disabled ? undefined : action);
    this.#letGo(card);
  }

  /** Once the board shows what has become of a dragged card: if nothing has moved it, it glides home. */
  #letGo(card: HTMLElement): void {
    this.#handle(() => this.#hand.release());
    void this.#host.updateComplete.then(() => glideHome(card, speedOf(this.#host)));
  }

  #onClick = (event: MouseEvent): void => {
    if (this.#disabled || this.#drag.swallowsClick) return;
    const element = (event.target as Element).closest<HTMLElement>('[data-pile]');
    if (!element) return this.#act(undefined);
    const pile = this.#pileOf(element);
    const action = this.#handle(() =>
      this.picking ? this.#hand.liftAt(pile, element.dataset['card']) : this.#hand.tap(pile),
    );
    if (action) this.#act(action);
  };

  #onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.#act(undefined);
  };

  #pileOf({ dataset }: HTMLElement): number {
    return this.#variant.piles.all.findIndex(({ id }) => id === dataset['pile']);
  }
}
