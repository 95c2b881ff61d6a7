import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Action } from '../engine/model/action.js';
import { codeOf } from '../engine/model/card.js';
import type { Game } from '../engine/play/game.js';
import { topOf } from '../engine/model/position.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import { type CardView, cardViews } from './view/card-views.js';
import { Cursor, focusedIn, HELP } from './input/cursor.js';
import { Drag } from './input/drag.js';
import { type Geometry, type Point, type TableSettings, arrange, deckAt } from './layout/geometry.js';
import { arrivingAt, celebrate, glideHome, lay, speedOf } from './motion/motion.js';
import { Hand } from './input/hand.js';
import { nameOf, pileName } from './view/names.js';
import { pileView, stockView, turnView } from './view/pile-views.js';
import { AvailableSpace } from './layout/available-space.js';
import type { TableState } from './view/table-state.js';
import { pileMeant, sources } from './input/targets.js';
import { refusalReason } from './input/refusal.js';

/** The widest card unless the page says otherwise, in pixels. */
const WIDEST_CARD = 96;

/** From how long a press on, in milliseconds, a buried card was looked at rather than tapped. */
const LOOK = 500;

/** What is shown on the board, and how. */
export interface BoardState {
  /** `undefined` as long as it is not dealt. */
  readonly game: Game | undefined;
  readonly disabled: boolean;
  readonly texts: Texts;
  /** What is pointed out: codes of cards, ids of piles, `turn` for the button of redeals and lifts. */
  readonly pointed: ReadonlySet<string>;
  readonly wish: BoardSettings;
}

/** How a reader wants the board. */
export interface BoardSettings extends TableSettings {
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
  /** A press means nothing, because the table is disabled or the game is over. */
  idle(): void;
  /** The reader touches the table. Whether that ended something shown there, so that a key means no more than that. */
  touched(): boolean;
  /** A key that means nothing on the board itself; whether it means something elsewhere. */
  key(event: KeyboardEvent): boolean;
}

/** The table with its cards, and what pointer and keyboard do there. */
export class Board implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #variant: Variant;
  readonly #listener: BoardListener;
  readonly #room: AvailableSpace;
  readonly #hand = new Hand();
  readonly #cursor = new Cursor();
  readonly #drag = new Drag({
    lifted: (card) => this.#change(() => this.#hand.pickUp(this.#pileOf(card))),
    dropped: (card, by) => this.#drop(card, by),
  });
  #show: BoardState | undefined;
  #geometry: Geometry | undefined;
  /** How each card is to be seen, in the order of their elements, and how long one travels that has been moved. */
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
    this.#room = new AvailableSpace(host);
    host.addController(this);
  }

  hostUpdate(): void {
    this.#hadFocus = focusedIn(this.#table) !== undefined;
  }

  hostDisconnected(): void {
    this.#drag.cancel();
  }

  /** The cards are put in place by script: their travels are animations. */
  hostUpdated(): void {
    const views = this.#cards.values();
    const table = this.#table!;
    const deck = this.#geometry && deckAt(this.#geometry);
    let z = 0;
    for (const card of table.querySelectorAll<HTMLElement>('.card')) {
      lay(card, views.next().value!.at, ++z, this.#speed, deck!);
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

  render(show: BoardState): TemplateResult {
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
        role="toolbar"
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
        @focusout=${({ target }: FocusEvent) => this.#cursor.left(target as HTMLElement)}
        .style=${`height:${height}px;--card-width:${cardWidth}px;--card-height:${cardHeight}px`}
      >
        <span id=${HELP} hidden>${texts.help}</span>
        ${geometry && game ? this.#contents(show, game, geometry) : nothing}
      </div>
    `;
  }

  /**
   * Piles and cards in the order they are read: each pile's place, then its cards from the lowest. A card that changes piles takes its
   * element along, so that it can travel; moved in the document, the element loses nothing but the focus, which the cursor gives on.
   */
  #contents(show: BoardState, game: Game, geometry: Geometry): TemplateResult {
    const { pile, targets, picking } = this.#hand;
    const table: TableState = {
      ...show,
      game,
      geometry,
      hand: { pile, targets, picking },
      movable: show.disabled ? [] : sources(game),
      press: (action) => this.#act(action),
      idle: (label) => (this.#isIdle ? this.#listener.idle() : this.#listener.say(label)),
      pick: () => this.#change(() => this.#hand.pick()),
    };
    const { all, stock } = this.#variant.piles;
    const cards = all.map((_, index) => cardViews(table, index));
    this.#cards = cards.flat();
    const laid = all.flatMap(({ id }, index) => [
      { key: id, view: pileView(table, index) },
      ...cards[index]!.map(({ card, view }) => ({ key: card, view })),
      ...(index === stock ? [{ key: 'draw', view: stockView(table) }] : []),
    ]);
    return html`
      ${repeat(
        laid,
        ({ key }) => key,
        ({ view }) => view,
      )}
      ${turnView(table)}
    `;
  }

  /** Whether nothing can be played. */
  get #isIdle(): boolean {
    return this.#show!.disabled || this.#show!.game?.status !== 'playing';
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

  /** Changes what the player holds, shows it, and says what was picked up or put back; but not of what is about to be played. */
  #change(change: () => Action | undefined | void): Action | undefined {
    const { pile: before, card, picking } = this.#hand;
    const action = change() ?? undefined;
    const { texts } = this.#show!;
    const { pile } = this.#hand;
    if (!action) {
      if (pile !== undefined && pile !== before) this.#listener.say(this.#sayHeld());
      else if (this.picking && !picking) this.#listener.say(texts.liftHint);
      else if (card !== undefined && pile === undefined) this.#listener.say(texts.putBack(nameOf(card, texts)));
      else if (picking && !this.picking) this.#listener.say(texts.escape);
    }
    this.#host.requestUpdate();
    return action;
  }

  /** What is held, and where it may go. */
  #sayHeld(): string {
    const { card, targets } = this.#hand;
    const { game, texts } = this.#show!;
    // A card for a foundation may be dropped on any that is empty, but there is one it belongs to.
    const own = [...targets].filter(([target, action]) => action.type !== 'move' || action.to === target);
    const onto = own.map(([target]) => {
      const top = topOf(game!.position.piles[target]!);
      const { piles } = this.#variant;
      const isPile = top === undefined || piles.foundations.includes(target);
      return isPile ? pileName(piles, target, texts) : nameOf(top, texts);
    });
    return texts.held(nameOf(card!, texts), onto.join(texts.comma));
  }

  #act(action: Action | undefined): void {
    this.#change(() => {
      this.#hand.release();
      return action;
    });
    if (action) this.#listener.play(action);
  }

  /** Says why a card does not go somewhere, or, of a place where there is nothing to be refused, what it is. */
  #refuse(pile: number, held: boolean, label = ''): void {
    const { game, texts } = this.#show!;
    const isPlace = pile === this.#variant.piles.stock || (!held && game!.position.piles[pile]!.length === 0);
    if (!isPlace) this.#listener.refuse(texts.why[refusalReason(game!, pile, held)]);
    else if (label) this.#listener.say(label);
  }

  #onPointerDown = (event: PointerEvent): void => {
    this.#pressed = event.timeStamp;
    this.#listener.touched();
    const table = event.currentTarget as HTMLElement;
    this.#caught = arrivingAt(
      () => pointOf(event, table),
      [...table.querySelectorAll<HTMLElement>('.card:not(.back)')],
    );
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
    const { game, disabled, texts, wish } = this.#show!;
    // A click by key, or by a screen reader, counts no presses and follows no drag.
    const byKey = event.detail === 0;
    const caught = byKey ? undefined : this.#caught;
    this.#caught = undefined;
    const element = caught ?? (event.target as Element).closest<HTMLElement>('[data-pile]');
    if (disabled && byKey) return this.#listener.idle();
    // Held down, a card that others lie on comes up to be looked at.
    const looked = Number(element?.dataset['above']) > 0 && event.timeStamp - this.#pressed > LOOK;
    if (disabled || (!byKey && (looked || this.#drag.swallowsClick))) return;
    if (!element) return this.#act(undefined);
    const pile = this.#pileOf(element);
    const { pile: held, picking } = this.#hand;
    const code = element.dataset['card'];
    const top = topOf(game!.position.piles[pile]!);
    // A pointer means the whole column it presses, a key the card that it has heard named.
    const isBuried = code !== undefined && code !== codeOf(top!);
    if (byKey && isBuried && !picking && !this.#isIdle) return this.#listener.refuse(texts.why.covered);
    const action = this.#change(() => (picking ? this.#hand.liftAt(pile, code) : this.#hand.tap(pile, wish.tap)));
    if (action) this.#act(action);
    else if (this.#hand.pile === undefined && held !== pile && !picking) {
      if (this.#isIdle) this.#listener.idle();
      else this.#refuse(pile, held !== undefined, element.getAttribute('aria-label') ?? '');
    }
  };

  #onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const spot = target as HTMLElement;
    // Alone these are keys of a screen reader's as well.
    if (['Alt', 'Control', 'Meta', 'Shift'].includes(key)) return;
    if (this.#listener.touched() && key !== 'Tab') return event.preventDefault();
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (!this.#listener.key(event)) return;
    } else if (key === 'Escape' || key === 'Backspace') {
      // Some screen readers keep Escape for themselves.
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
