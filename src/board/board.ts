import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import type { Action } from '../engine/action.js';
import type { Game } from '../engine/game.js';
import { topOf } from '../engine/position.js';
import type { Variant } from '../engine/variant.js';
import type { Texts } from '../locales/en.js';
import type { CardView } from './card-views.js';
import { cardViews } from './card-views.js';
import { Cursor, focusedIn } from './cursor.js';
import { Drag } from './drag.js';
import type { Geometry, Point, Wish } from './geometry.js';
import { arrange, deckAt } from './geometry.js';
import { arrivingAt, celebrate, glideHome, lay, speedOf } from './glide.js';
import { Hand } from './hand.js';
import { nameOf, pileName } from './names.js';
import { pileView, stockView, turnView } from './pile-views.js';
import { Room } from './room.js';
import { pileMeant } from './targets.js';
import { whyNot } from './why.js';

/** The widest card unless the page says otherwise, in pixels. */
const WIDEST_CARD = 96;

/** From how long a press on, in milliseconds, a buried card was looked at rather than tapped. */
const LOOK = 500;

/** What is shown on the board, and how. */
export interface Show {
  /** `undefined` as long as it is not dealt. */
  readonly game: Game | undefined;
  readonly disabled: boolean;
  readonly texts: Texts;
  /** What is pointed out: codes of cards, ids of piles, `turn` for the button of redeals and lifts. */
  readonly pointed: ReadonlySet<string>;
  readonly wish: BoardWish;
}

/** How a reader wants the board. */
export interface BoardWish extends Wish {
  /** One tap plays a card where it does best. */
  readonly tap: boolean;
  /** A colour for each suit. */
  readonly colours: boolean;
}

/** What the board tells. */
export interface BoardListener {
  /** The player makes a legal action. */
  play(action: Action): void;
  /** Something for the ear only. */
  say(text: string): void;
  /** A card was put where it can't go. */
  refuse(why: string): void;
  /** A key that means nothing on the board itself; whether it means something elsewhere. */
  key(event: KeyboardEvent): boolean;
}

/** The table with its cards, and what pointer and keyboard do there. */
export class Board implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #variant: Variant;
  readonly #listener: BoardListener;
  readonly #room: Room;
  readonly #hand = new Hand();
  readonly #cursor = new Cursor();
  readonly #drag = new Drag({
    lifted: (card) => this.#change(() => this.#hand.pickUp(this.#pileOf(card))),
    dropped: (card, by) => this.#drop(card, by),
  });
  #show: Show | undefined;
  #geometry: Geometry | undefined;
  /** By card how it is to be seen, and how long one travels that has been moved. */
  #cards: readonly CardView[] = [];
  #speed = 0;
  #hadFocus = false;
  /** When the pointer went down last, and on a card that was on its way there. */
  #pressed = 0;
  #caught: HTMLElement | undefined;
  /** The game that was on when the board was rendered last. */
  #playing: Game | undefined;

  constructor(host: ReactiveElement, variant: Variant, listener: BoardListener) {
    this.#host = host;
    this.#variant = variant;
    this.#listener = listener;
    this.#room = new Room(host);
    host.addController(this);
  }

  hostUpdate(): void {
    this.#hadFocus = focusedIn(this.#table) !== undefined;
  }

  hostDisconnected(): void {
    this.#drag.cancel();
  }

  /** The cards are put in place by script: their travels are animations, and their elements never change their order. */
  hostUpdated(): void {
    const views = this.#cards.values();
    const table = this.#table!;
    const deck = this.#geometry && deckAt(this.#geometry);
    for (const card of table.querySelectorAll<HTMLElement>('.card')) {
      const { at, z } = views.next().value!;
      lay(card, at, z, this.#speed, deck!);
    }
    this.#cursor.settle(table, this.#hadFocus);
    const game = this.#show?.game;
    if (this.#speed > 0 && game?.status === 'won' && game === this.#playing) {
      celebrate(table.querySelectorAll('.card'), this.#speed);
    }
    this.#playing = game?.status === 'playing' ? game : undefined;
  }

  /** Whether a buried card is being chosen to be lifted. */
  get picking(): boolean {
    return this.#hand.picking;
  }

  render(show: Show): TemplateResult {
    this.#show = show;
    const { game, texts, wish } = show;
    this.#hand.game = game;
    const shown = this.#geometry;
    const geometry = (this.#geometry = this.#arrange());
    // Cards travel when the game moves them, not when the page changes its width; and the first deal where the table was seen without
    // it, so that a page that opens with a deal shows it at once.
    this.#speed = geometry && geometry === shown ? speedOf(this.#host) : 0;
    const { cardWidth = 0, cardHeight = 0, height = 0 } = geometry ?? {};
    return html`
      <div
        class="table"
        part="table"
        role="application"
        aria-label=${texts.table}
        ?data-colours=${wish.colours}
        @pointerdown=${this.#onPointerDown}
        @pointermove=${this.#drag}
        @pointerup=${this.#drag}
        @pointercancel=${this.#drag}
        @lostpointercapture=${this.#drag}
        @dragstart=${(event: Event) => event.preventDefault()}
        @click=${this.#onClick}
        @keydown=${this.#onKeyDown}
        @focusin=${({ target }: FocusEvent) => this.#cursor.remember(target as HTMLElement)}
        .style=${`height:${height}px;--card-width:${cardWidth}px;--card-height:${cardHeight}px`}
      >
        ${geometry && game ? this.#contents(show, game, geometry) : nothing}
      </div>
    `;
  }

  #contents(show: Show, game: Game, geometry: Geometry): TemplateResult {
    const press = (action: Action) => this.#act(action);
    const pick = () => this.#change(() => this.#hand.pick());
    const { pile, targets, picking } = this.#hand;
    const table = { ...show, game, geometry, hand: { pile, targets, picking }, press, pick };
    this.#cards = cardViews(table);
    return html`
      ${game.position.piles.map((_, index) => pileView(table, index))} ${this.#cards.map(({ view }) => view)}
      ${stockView(table)} ${turnView(table)}
    `;
  }

  get #table(): HTMLElement | null {
    return this.#host.renderRoot?.querySelector<HTMLElement>('.table');
  }

  /** The geometry for the room there is; the very same as before where nothing about it has changed. */
  #arrange(): Geometry | undefined {
    if (!this.#room.width) return undefined;
    const widest = parseFloat(getComputedStyle(this.#host).getPropertyValue('--solitaire-card-width'));
    const now = arrange(this.#variant.layouts, this.#room, widest > 0 ? widest : WIDEST_CARD, this.#show!.wish);
    const last = this.#geometry;
    const same = (['layout', 'cardWidth', 'left', 'wish'] as const).every((each) => last?.[each] === now[each]);
    return same ? last : now;
  }

  /** Changes what the player holds, shows it, and says what was picked up. */
  #change<T>(change: () => T): T {
    const before = this.#hand.pile;
    const result = change();
    const { pile, targets } = this.#hand;
    const { game, texts } = this.#show!;
    if (pile !== undefined && pile !== before) {
      // A card for a foundation may be dropped on any that is empty, but there is one it belongs to.
      const own = [...targets].filter(([target, action]) => action.type !== 'move' || action.to === target);
      const onto = own.map(([target]) => {
        const top = topOf(game!.position.piles[target]!);
        return top === undefined ? pileName(this.#variant.piles, target, texts) : nameOf(top, texts);
      });
      this.#listener.say(texts.held(nameOf(topOf(game!.position.piles[pile]!)!, texts), onto.join(texts.comma)));
    }
    this.#host.requestUpdate();
    return result;
  }

  #act(action: Action | undefined): void {
    this.#change(() => this.#hand.release());
    if (action) this.#listener.play(action);
  }

  #refuse(pile: number, held: boolean): void {
    const { game, texts } = this.#show!;
    if (pile === this.#variant.piles.stock || (!held && game!.position.piles[pile]!.length === 0)) return;
    this.#listener.refuse(texts.why[whyNot(game!, pile, held)]);
  }

  #onPointerDown = (event: PointerEvent): void => {
    this.#pressed = event.timeStamp;
    const table = event.currentTarget as HTMLElement;
    this.#caught = arrivingAt(pointOf(event, table), table.querySelectorAll<HTMLElement>('.card:not(.back)'));
    const card = (this.#caught ?? (event.target as Element)).closest<HTMLElement>('[data-movable]');
    this.#drag.down(event, this.picking ? null : card);
  };

  #drop(card: HTMLElement, by: Point | undefined): void {
    const { game, disabled } = this.#show!;
    const pile = this.#pileOf(card);
    // Undone meanwhile, or moved by a script, the card is no longer held.
    const { targets, pile: held } = this.#hand;
    const meant = by && held === pile && !disabled ? pileMeant(game!, this.#geometry!, targets, pile, by) : undefined;
    const action = targets.get(meant!);
    this.#act(action);
    if (!action && meant !== undefined && meant !== pile) this.#refuse(meant, true);
    // Once the board shows what has become of the card: if nothing has moved it, it glides home.
    void this.#host.updateComplete.then(() => glideHome(card, speedOf(this.#host)));
  }

  #onClick = (event: MouseEvent): void => {
    const { game, disabled, wish } = this.#show!;
    const caught = event.detail > 0 ? this.#caught : undefined;
    this.#caught = undefined;
    const element = caught ?? (event.target as Element).closest<HTMLElement>('[data-pile]');
    // Held down, a card that others lie on comes up to be looked at.
    const looked = Number(element?.dataset['above']) > 0 && event.timeStamp - this.#pressed > LOOK;
    // A click by key, or by a screen reader, counts no presses and follows no drag.
    if (disabled || (event.detail > 0 && (looked || this.#drag.swallowsClick))) return;
    if (!element) return this.#act(undefined);
    const pile = this.#pileOf(element);
    const { pile: held, picking } = this.#hand;
    const action = this.#change(() =>
      picking ? this.#hand.liftAt(pile, element.dataset['card']) : this.#hand.tap(pile, wish.tap),
    );
    if (action) this.#act(action);
    else if (this.#hand.pile === undefined && held !== pile && game?.status === 'playing' && !picking) {
      this.#refuse(pile, held !== undefined);
    }
  };

  #onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const spot = target as HTMLElement;
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (!this.#listener.key(event)) return;
    } else if (key === 'Escape') {
      if (this.#hand.pile === undefined && !this.picking) return;
      this.#act(undefined);
    } else if (key === 'Enter' || key === ' ') {
      if (!event.repeat) spot.click();
    } else if (!this.#cursor.go(key, this.#table!, spot) && !this.#listener.key(event)) return;
    event.preventDefault();
  };

  #pileOf({ dataset }: HTMLElement): number {
    return this.#variant.piles.all.findIndex(({ id }) => id === dataset['pile']);
  }
}

/** Where on the table a pointer is, in pixels of the table: a page may show it scaled. */
function pointOf({ clientX, clientY }: PointerEvent, table: HTMLElement): Point {
  const { left, top, width } = table.getBoundingClientRect();
  const scale = width / table.offsetWidth;
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}
