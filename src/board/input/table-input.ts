import type { ReactiveElement } from 'lit';
import { type Action, runLength } from '../../engine/model/action.js';
import { type Card, cardOf, codeOf } from '../../engine/model/card.js';
import { indexOfPile } from '../../engine/model/piles.js';
import { type Position, topOf } from '../../engine/model/position.js';
import type { Variant } from '../../games/variant/variant.js';
import type { BoardListener, BoardState } from '../board-state.js';
import type { Geometry, Point } from '../layout/geometry.js';
import { placeOf } from '../layout/surroundings.js';
import { paceOf } from '../motion/motion.js';
import { showPill } from '../motion/pill.js';
import { caughtAt } from '../motion/placement.js';
import { glideBack } from '../motion/travel.js';
import { cardName, describeHeld } from '../hand/names.js';
import { Drag } from './drag.js';
import { aboveOf } from './spots.js';
import { pileMeant } from '../hand/drop.js';
import { Hand } from '../hand/hand.js';
import { refusalText } from '../hand/refusal.js';
import { advisedOf, bestOf, type Run, soleOf, sourcesOf } from '../hand/targets.js';

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
    pickedUp: ([card]) => this.change(() => this.hand.pickUp(this.#runAt(card!, true))),
    pulled: (card, event) => this.#pull(card, event),
    dropped: (cards, by, event) => this.#drop(cards, by, event),
  });
  /** The board as it was rendered last. */
  state!: BoardState;
  geometry: Geometry | undefined;
  /** Whether the change of the table that comes next is one by a pointer's tap. */
  isTap = false;

  readonly #host: ReactiveElement;
  readonly #variant: Variant;
  readonly #listener: BoardListener;
  /** When the pointer went down last. */
  #pressedAt = 0;
  /** By what: `mouse`, `touch` or `pen`. */
  #pointerType = '';
  /** The card that was pressed while it was on its way there. */
  #caught: HTMLElement | undefined;
  /** The cards that a finger's tap has played last, and the position that came of it. */
  #tapped: { readonly cards: readonly Card[]; readonly position: Position } | undefined;

  constructor(host: ReactiveElement, variant: Variant, listener: BoardListener) {
    this.#host = host;
    this.#variant = variant;
    this.#listener = listener;
  }

  /** What is rendered now. */
  show(state: BoardState, geometry: Geometry | undefined): void {
    this.state = state;
    this.geometry = geometry;
    this.hand.show(state.game, geometry?.layout);
  }

  /** Whether a change of the table is still to be shown. */
  get isUpdatePending(): boolean {
    return this.#host.isUpdatePending;
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
        this.#listener.pickedUp(held.card);
        this.#listener.announce(describeHeld(held, targets, game!, this.#variant, texts, this.state.settings.brief));
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
    const table = event.currentTarget as HTMLElement;
    const target = event.target as Element;
    this.#listener.touched(undefined, !!target.closest('[data-pile]'));
    const seen = target.closest<HTMLElement>('.card');
    this.#caught = caughtAt(() => pointOf(event, table), seen, [
      ...table.querySelectorAll<HTMLElement>('.card:not(.back)'),
    ]);
    const card = this.#caught ?? seen;
    this.drag.down(event, card && !this.hand.isLifting && !this.isIdle ? this.#cardsFrom(card, table) : []);
  };

  onClick = (event: MouseEvent): void => {
    const { game, disabled, texts, settings } = this.state;
    // A click by key, or by a screen reader, counts no presses and follows no drag.
    const byKey = event.detail === 0;
    const byTouch = !byKey && this.#pointerType === 'touch';
    const caught = byKey ? undefined : this.#caught;
    this.#caught = undefined;
    const element = caught ?? (event.target as Element).closest<HTMLElement>('[data-pile]');
    if (disabled && byKey) return this.#listener.idle();
    const isLook = Number(element?.dataset['above']) > 0 && event.timeStamp - this.#pressedAt > LONG_PRESS;
    if (disabled || (!byKey && (isLook || this.drag.swallowsClick))) return;
    if (byTouch && settings.tap !== false && caught && this.#justTapped(caught)) return this.#listener.undo();
    if (!element) return this.act(undefined);
    this.isTap = !byKey;
    const run = this.#runAt(element, byKey);
    const { pile } = run;
    const { held, isLifting, targets } = this.hand;
    const code = element.dataset['card'];
    const isCovered = run.count === 1 && code !== undefined && code !== codeOf(topOf(game!.position.piles[pile]!)!);
    const table = event.currentTarget as HTMLElement;
    if (byKey && isCovered && !isLifting && !this.isIdle && !targets.has(pile)) {
      // What is held stays in the hand: the reader may be looking for its place.
      if (held && held.pile !== pile) this.#refuse(this.#heldOn(table), held, pile, undefined);
      else this.#tell([element], texts.refusals['covered'] as string);
      return;
    }
    const first = settings.tap ? bestOf : settings.tap === undefined && byTouch ? soleOf : undefined;
    const tap = { first, takesAll: byKey, second: advisedOf(game!, run, this.state.hint) };
    const action = this.change(() => (isLifting ? this.hand.liftAt(pile, code) : this.hand.tap(run, tap)));
    if (action) {
      const cards = sourcesOf(action).flatMap((from) => game!.position.piles[from]!.slice(-runLength(action)));
      this.act(action);
      if (!byTouch) return;
      this.#feel();
      this.#tapped = { cards, position: game!.position };
    } else if (!this.hand.held && held?.pile !== pile && !isLifting) {
      const cards = held ? this.#heldOn(table) : this.#cardsOf(element, table).slice(-1);
      if (this.isIdle) this.#listener.idle();
      else if (!this.#refuse(cards, held, pile, byKey ? undefined : event)) {
        const label = element.getAttribute('aria-label');
        if (label) this.#listener.announce(label);
      }
    }
  };

  /** Whether a card is on its way by the last move, and a finger's tap has played that. */
  #justTapped({ dataset }: HTMLElement): boolean {
    const { game } = this.state;
    const { position, cards } = this.#tapped ?? {};
    return position === game?.position && !!game?.canUndo && !!cards?.includes(cardOf(dataset['card'])!);
  }

  /** A drag at a card that cannot be picked up. */
  #pull(card: HTMLElement, event: PointerEvent): void {
    if (this.isIdle) return;
    const { texts } = this.state;
    if (Number(card.dataset['above']) > 0) this.#tell([card], texts.refusals['covered'] as string, event);
    else this.#refuse([card], undefined, this.#runAt(card).pile, event);
  }

  #drop(cards: readonly HTMLElement[], by: Point, event: PointerEvent | undefined): void {
    const { game, disabled } = this.state;
    const { targets, held } = this.hand;
    const { pile } = this.#runAt(cards[0]!);
    // Undone meanwhile, or moved by a script, the run is no longer held.
    const isHeld = !!event && !disabled && held?.pile === pile && held.count === cards.length;
    const meant = isHeld ? pileMeant(game!, this.geometry!, targets, held, by) : undefined;
    const action = targets.get(meant!);
    const to = meant === undefined || meant === this.#variant.piles.stock ? pile : meant;
    const isRefused = isHeld && !action && (to !== pile || targets.size === 0);
    this.act(action);
    if (action) this.#feel();
    if (isRefused) this.#refuse(cards, held, to, event);
    // The board shows first what has become of the cards. What has not moved glides home.
    void this.#host.updateComplete.then(() => {
      for (const card of cards) glideBack(card, paceOf(this.#host), isRefused ? SHAKING : 0);
    });
  }

  /** A finger feels that its cards were taken. */
  #feel(): void {
    if (this.#pointerType === 'touch' && this.state.settings.sound) navigator.vibrate?.(VIBRATION);
  }

  /** Says why cards do not go to a pile. Returns whether it does: a place refuses nothing. */
  #refuse(cards: readonly HTMLElement[], held: Run | undefined, to: number, event: MouseEvent | undefined): boolean {
    const { game, texts, gameTexts } = this.state;
    if (to === this.#variant.piles.stock || (!held && game!.position.piles[to]!.length === 0)) return false;
    this.#tell(cards, refusalText(game!, held, to, texts, gameTexts), event);
    return true;
  }

  /** Shakes cards and says why, also where a pointer is. */
  #tell(cards: readonly HTMLElement[], reason: string, event?: MouseEvent): void {
    const pace = paceOf(this.#host);
    if (event) {
      const table = event.currentTarget as HTMLElement;
      showPill(table, reason, pointOf(event, table), pace);
    }
    if (pace > 0) for (const card of cards) card.animate(SHAKES, SHAKING * pace);
    this.#listener.refuse(reason);
  }

  /**
   * The run that begins with an element. A covered card that cannot move stands for the top card of its pile.
   *
   * @param isTaken whether it is picked up, wherever it may go.
   */
  #runAt({ dataset }: HTMLElement, isTaken = false): Run {
    const pile = indexOfPile(this.#variant.piles, dataset['pile']);
    const cards = this.state.game?.position.piles[pile] ?? [];
    const index = cards.findIndex((card) => codeOf(card) === dataset['card']);
    const run = { pile, count: index < 0 ? 1 : cards.length - index };
    return (isTaken ? this.hand.canTake(run) : this.hand.canMove(run)) ? run : { pile, count: 1 };
  }

  /** A card and those that lie on it, the lowest first. */
  #cardsFrom(card: HTMLElement, table: HTMLElement): HTMLElement[] {
    const pile = this.#cardsOf(card, table);
    return pile.slice(pile.indexOf(card));
  }

  #heldOn(table: HTMLElement): HTMLElement[] {
    return [...table.querySelectorAll<HTMLElement>('[data-held]')];
  }

  /** All cards of an element's pile, the lowest first. */
  #cardsOf({ dataset }: HTMLElement, table: HTMLElement): HTMLElement[] {
    // They may still lie in the document as before the last tap.
    return [...table.querySelectorAll<HTMLElement>(`.card[data-pile="${dataset['pile']}"]`)].sort(
      (a, b) => aboveOf(b) - aboveOf(a),
    );
  }
}

/** Where on the table a pointer is, in pixels of the table. */
function pointOf({ clientX, clientY }: MouseEvent, table: HTMLElement): Point {
  const { x, y, scale } = placeOf(table);
  return { x: (clientX - x) / scale, y: (clientY - y) / scale + table.scrollTop };
}
