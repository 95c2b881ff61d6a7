import type { ReactiveElement } from 'lit';
import type { Action } from '../../engine/model/action.js';
import { codeOf } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Variant } from '../../games/variant/variant.js';
import type { BoardListener, BoardState } from '../board-state.js';
import type { Geometry, Point } from '../layout/geometry.js';
import { placeOf } from '../layout/surroundings.js';
import { paceOf } from '../motion/motion.js';
import { caughtAt } from '../motion/placement.js';
import { glideBack } from '../motion/travel.js';
import { cardName, describeHeld } from '../hand/names.js';
import { Drag } from './drag.js';
import { pileMeant } from '../hand/drop.js';
import { Hand } from '../hand/hand.js';
import { refusalText } from '../hand/refusal.js';
import { movableRuns, type Run } from '../hand/targets.js';

/** A longer press on a covered card, in milliseconds, only looks at it. */
const LONG_PRESS = 500;

/** How long a refused card shakes, in milliseconds, and how far it then is to which side. */
const SHAKING = 220;
const SHAKES = [0, -5, 5, -5, 5, -5, 5, 0].map((x) => ({ transform: `translate(${x}px)` }));

/** How long a finger feels that its card was taken, in milliseconds. */
const VIBRATION = 8;

/** What a pointer does on the table, and what picking up and putting down means. */
export class TableInput {
  readonly hand = new Hand();
  readonly drag = new Drag({
    pickedUp: ([card]) => this.change(() => this.hand.pickUp(this.#runAt(card!))),
    dropped: (cards, by) => this.#drop(cards, by),
  });
  /** The board as it was rendered last. */
  state!: BoardState;
  geometry: Geometry | undefined;

  readonly #host: ReactiveElement;
  readonly #variant: Variant;
  readonly #listener: BoardListener;
  /** When the pointer went down last. */
  #pressedAt = 0;
  /** By what: `mouse`, `touch` or `pen`. */
  #pointerType = '';
  /** The card that was pressed while it was on its way there. */
  #caught: HTMLElement | undefined;

  constructor(host: ReactiveElement, variant: Variant, listener: BoardListener) {
    this.#host = host;
    this.#variant = variant;
    this.#listener = listener;
  }

  /** What is rendered now. */
  show(state: BoardState, geometry: Geometry | undefined): void {
    this.state = state;
    this.geometry = geometry;
    this.hand.game = state.game;
  }

  /** Whether nothing can be played. */
  get isIdle(): boolean {
    return this.state.disabled || !this.state.game?.canPlay;
  }

  /** Plays an action, or, without one, lets go of what is held. */
  act(action: Action | undefined): void {
    this.change(() => {
      this.hand.release();
      return action;
    });
    if (action) this.#listener.act(action);
  }

  /** Changes what the player holds and shows it. What was picked up or put back is announced, unless it is about to be played. */
  change(change: () => Action | undefined | void): Action | undefined {
    const { held: before, isLifting: wasLifting } = this.hand;
    const action = change() ?? undefined;
    const { game, texts } = this.state;
    const { held, targets, isLifting } = this.hand;
    if (!action) {
      if (held && (held.pile !== before?.pile || held.count !== before.count)) {
        this.#listener.pickedUp();
        this.#listener.announce(describeHeld(held, targets, game!, this.#variant, texts));
      } else if (isLifting && !wasLifting) this.#listener.announce(texts.liftHint);
      else if (before && !held) this.#listener.announce(texts.putBack(cardName(before.card, texts)));
      else if (wasLifting && !isLifting) this.#listener.announce(texts.escape);
    }
    this.#host.requestUpdate();
    return action;
  }

  onPointerDown = (event: PointerEvent): void => {
    this.#pressedAt = event.timeStamp;
    this.#pointerType = event.pointerType;
    this.#listener.touched();
    const table = event.currentTarget as HTMLElement;
    const seen = (event.target as Element).closest<HTMLElement>('.card');
    this.#caught = caughtAt(() => pointOf(event, table), seen, [
      ...table.querySelectorAll<HTMLElement>('.card:not(.back)'),
    ]);
    const card = this.#caught ?? seen;
    this.drag.down(event, card && !this.hand.isLifting ? this.#cardsFrom(card, table) : []);
  };

  onClick = (event: MouseEvent): void => {
    const { game, disabled, texts, settings } = this.state;
    // A click by key, or by a screen reader, counts no presses and follows no drag.
    const byKey = event.detail === 0;
    const caught = byKey ? undefined : this.#caught;
    this.#caught = undefined;
    const element = caught ?? (event.target as Element).closest<HTMLElement>('[data-pile]');
    if (disabled && byKey) return this.#listener.idle();
    const isLook = Number(element?.dataset['above']) > 0 && event.timeStamp - this.#pressedAt > LONG_PRESS;
    if (disabled || (!byKey && (isLook || this.drag.swallowsClick))) return;
    if (!element) return this.act(undefined);
    const run = this.#runAt(element);
    const { pile } = run;
    const { held, isLifting } = this.hand;
    const code = element.dataset['card'];
    const isCovered = run.count === 1 && code !== undefined && code !== codeOf(topOf(game!.position.piles[pile]!)!);
    if (byKey && isCovered && !isLifting && !this.isIdle) {
      this.#shake([element]);
      return this.#listener.refuse(texts.refusals['covered'] as string);
    }
    const table = event.currentTarget as HTMLElement;
    const action = this.change(() => (isLifting ? this.hand.liftAt(pile, code) : this.hand.tap(run, settings.tap)));
    if (action) this.act(action);
    else if (!this.hand.held && held?.pile !== pile && !isLifting) {
      const cards = held
        ? [...table.querySelectorAll<HTMLElement>('[data-held]')]
        : this.#cardsOf(element, table).slice(-1);
      if (this.isIdle) this.#listener.idle();
      else this.#refuse(cards, held, pile, element.getAttribute('aria-label') ?? '');
    }
  };

  #drop(cards: readonly HTMLElement[], by: Point | undefined): void {
    const { game, disabled } = this.state;
    const { targets, held } = this.hand;
    const { pile } = this.#runAt(cards[0]!);
    // Undone meanwhile, or moved by a script, the run is no longer held.
    const isHeld = held?.pile === pile && held.count === cards.length;
    const meant = by && isHeld && !disabled ? pileMeant(game!, this.geometry!, targets, held, by) : undefined;
    const action = targets.get(meant!);
    this.act(action);
    if (action && this.#pointerType === 'touch') navigator.vibrate?.(VIBRATION);
    const isRefused = !action && meant !== undefined && meant !== pile;
    if (isRefused) this.#refuse(cards, held, meant);
    // The board shows first what has become of the cards. What has not moved glides home.
    void this.#host.updateComplete.then(() => {
      for (const card of cards) glideBack(card, paceOf(this.#host), isRefused ? SHAKING : 0);
    });
  }

  /** Says why cards do not go to a pile, or, of a place that refuses nothing, what it is. */
  #refuse(cards: readonly HTMLElement[], held: Run | undefined, to: number, label = ''): void {
    const { game, texts, gameTexts } = this.state;
    const isPlace = to === this.#variant.piles.stock || (!held && game!.position.piles[to]!.length === 0);
    if (!isPlace) {
      this.#shake(cards);
      this.#listener.refuse(refusalText(game!, held, to, texts, gameTexts));
    } else if (label) this.#listener.announce(label);
  }

  #shake(cards: readonly HTMLElement[]): void {
    const duration = SHAKING * paceOf(this.#host);
    if (duration > 0) for (const card of cards) card.animate(SHAKES, duration);
  }

  /** The run that begins with an element. A covered card that cannot move stands for the top card of its pile. */
  #runAt({ dataset }: HTMLElement): Run {
    const { game } = this.state;
    const pile = this.#variant.piles.all.findIndex(({ id }) => id === dataset['pile']);
    const cards = game?.position.piles[pile] ?? [];
    const index = cards.findIndex((card) => codeOf(card) === dataset['card']);
    const count = index < 0 ? 1 : cards.length - index;
    const isMovable = game && movableRuns(game).get(pile)?.has(count);
    return { pile, count: isMovable ? count : 1 };
  }

  /** A card that can be picked up and those that lie on it, the lowest first. */
  #cardsFrom(card: HTMLElement, table: HTMLElement): HTMLElement[] {
    if (!card.matches('[data-movable]')) return [];
    const pile = this.#cardsOf(card, table);
    return pile.slice(pile.indexOf(card));
  }

  /** All cards of an element's pile, the lowest first. */
  #cardsOf({ dataset }: HTMLElement, table: HTMLElement): HTMLElement[] {
    return [...table.querySelectorAll<HTMLElement>(`.card[data-pile="${dataset['pile']}"]`)];
  }
}

/** Where on the table a pointer is, in pixels of the table. */
function pointOf({ clientX, clientY }: PointerEvent, table: HTMLElement): Point {
  const { x, y, scale } = placeOf(table);
  return { x: (clientX - x) / scale, y: (clientY - y) / scale + table.scrollTop };
}
