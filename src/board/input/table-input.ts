import { change, heldTargets, isIdle, isSameRun, pickUp, playAction, release } from '../hand/hand.js';
import { type HeldRun, pileMeant } from '../hand/targets.js';
import { pointOn } from '../layout/surroundings.js';
import { paceOf } from '../motion/pace.js';
import { carry, caughtAt, type Caught, letGo, placementOf } from '../motion/placement.js';
import { glideBack } from '../motion/travel.js';
import type { BoardState } from '../state.js';
import { type PointerListener, Pointers } from './pointers.js';
import type { Press } from './press.js';
import { refuse, refuseCovered, SHAKING } from './refusals.js';
import { cardsFrom, feel, runAt, tap } from './taps.js';

/** The card on top of the stock, below a button that draws it. */
const stockUnder = (button: HTMLElement | undefined): HTMLElement[] =>
  button?.matches('button.stock[aria-disabled=false]')
    ? [...button.closest('.table')!.querySelectorAll<HTMLElement>('.card[data-pile=stock][data-above="0"]')]
    : [];

/** What a pointer does on the table: it taps cards, drags them or drops them. */
export class TableInput implements PointerListener {
  readonly pointers = new Pointers(this);
  readonly #state: BoardState;
  readonly #sort: () => boolean;
  /** How the last press began. */
  #pressed: PointerEvent | undefined;
  /** What was in the hand before a pointer took cards along. */
  #heldBefore: HeldRun | undefined;
  /** The card of the last press, if that was travelling. */
  #caught: Caught | undefined;

  /** @param sort puts the cards into their order in the document before one lands. Returns whether that was possible. */
  constructor(state: BoardState, sort: () => boolean) {
    this.#state = state;
    this.#sort = sort;
  }

  get height(): number {
    return this.#state.geometry!.height;
  }

  onPointerDown = (event: PointerEvent): void => {
    const state = this.#state;
    this.#pressed = event;
    const table = event.currentTarget as HTMLElement;
    const target = event.target as Element;
    const place = target.closest<HTMLElement>('[data-pile]');
    state.listener.touched(undefined, !!place);
    const seen = target.closest<HTMLElement>('.card');
    const cards = target.closest('button') ? [] : table.querySelectorAll<HTMLElement>('.card:not(.back)');
    this.#caught = caughtAt(() => pointOn(table, event), [...cards]);
    const card = this.#caught?.card ?? seen;
    const isTaking = card && !state.isLifting && !isIdle(state);
    this.pointers.down(event, card ?? place ?? undefined, isTaking ? cardsFrom(state, card) : []);
  };

  onClick = (event: MouseEvent): void => {
    const state = this.#state;
    const pressed = this.#pressed;
    // A click by key or by a screen reader has no count. In Firefox a screen reader's counts one, but no pointer went down for it.
    const byKey = event.detail === 0 || !pressed || !this.pointers.isRecent(event);
    const element = (event.target as Element).closest<HTMLElement>('[data-pile]') ?? undefined;
    if (byKey) return state.disabled ? state.listener.idle() : tap(state, element);
    // Not all browsers report whose click it is.
    const { pointerId = pressed.pointerId } = event as Partial<PointerEvent>;
    if (this.pointers.swallows(pointerId)) return;
    const caught = pointerId === pressed.pointerId ? this.#caught?.card : undefined;
    const isTouch = this.#typeOf(event) === 'touch';
    tap(state, caught ?? element, { last: event, isTouch, since: event.timeStamp - pressed.timeStamp }, caught);
  };

  /** A finger's long press on a card only looks at it. */
  onContextMenu = (event: MouseEvent): void => {
    const type = this.#typeOf(event);
    if (type === 'touch' || type === 'pen') event.preventDefault();
  };

  /** The kind of pointer that made an event. Not all browsers report it. */
  #typeOf(event: MouseEvent): string | undefined {
    const { pointerType } = event as Partial<PointerEvent>;
    return pointerType ?? (this.pointers.isRecent(event) ? this.#pressed?.pointerType : undefined);
  }

  /** Ends a drag whose cards were laid out elsewhere, or have left the hand. */
  endDrag(): void {
    const { carrier } = this.pointers;
    if (!carrier) return;
    const isCarried = carrier.cards.every((card) => placementOf(card)?.by);
    if (this.#state.isRearranged || !isCarried || !this.#isHeld(carrier)) this.pointers.putBack();
  }

  tapped(press: Press): void {
    tap(this.#state, press.element, press, this.#pressed === press.down ? this.#caught?.card : undefined);
  }

  /** What can be taken rises, and stops on its way. A covered card that can't is seen whole. */
  pressed(press: Press): void {
    const { element, cards } = press;
    const isTaken = !!cards[0]?.matches('[data-draggable]');
    const raised = isTaken ? cards : stockUnder(element);
    if (isTaken && this.#caught) carry(this.#caught.card, (press.by = this.#caught.by));
    const isCovered = element?.matches('.card:not([data-above="0"])');
    press.shown = !isTaken && isCovered ? [element!] : raised;
    for (const card of press.shown) card.dataset['pressed'] = raised.length > 0 ? 'up' : '';
  }

  released(press: Press): void {
    for (const card of press.shown) {
      letGo(card);
      card.removeAttribute('data-pressed');
      if (press !== this.pointers.carrier) glideBack(card, paceOf(this.#state), 0, this.#sort);
    }
  }

  pickedUp({ cards }: Press): void {
    const state = this.#state;
    this.#heldBefore = state.held;
    change(state, () => pickUp(state, runAt(state, cards[0]!, true)));
  }

  pulled({ cards, last }: Press): void {
    const state = this.#state;
    const card = cards[0]!;
    if (isIdle(state)) return;
    if (Number(card.dataset['above']) > 0) refuseCovered(state, card, last);
    else refuse(state, [card], undefined, runAt(state, card).pile, last);
  }

  dropped(press: Press, as: 'drop' | 'tap' | 'lost'): void {
    const state = this.#state;
    const { cards } = press;
    let isRefused = false;
    if (as === 'tap') this.#dropAsTap(press);
    else isRefused = this.#dropCards(press, as === 'drop');
    // The board first renders what has become of the cards. Those that have not moved glide home.
    void state.host.updateComplete.then(() => {
      for (const each of cards) glideBack(each, paceOf(state), isRefused ? SHAKING : 0, this.#sort);
    });
  }

  #dropAsTap(press: Press): void {
    const state = this.#state;
    const before = this.#heldBefore;
    if (before) pickUp(state, before);
    else release(state);
    this.tapped(press);
    state.host.requestUpdate();
  }

  /** Returns whether the cards were refused where they were dropped. */
  #dropCards(press: Press, isDropped: boolean): boolean {
    const state = this.#state;
    const { game, geometry, held, variant } = state;
    const { cards, by, last } = press;
    const targets = heldTargets(state);
    const { pile } = runAt(state, cards[0]!);
    // An undo or a script may have taken the run from the hand.
    const isHeld = isDropped && this.#isHeld(press);
    const meant = isHeld ? pileMeant(game!, geometry!, targets, held!, by) : undefined;
    const action = targets.get(meant!);
    const to = meant === undefined || meant === variant.piles.stock ? pile : meant;
    const isRefused = isHeld && !action && (to !== pile || targets.size === 0);
    playAction(state, action);
    if (action && press.isTouch) feel(state);
    if (isRefused) refuse(state, cards, held, to, last);
    return isRefused;
  }

  /** Whether the player holds the cards of a press. */
  #isHeld({ cards }: Press): boolean {
    const { held, disabled } = this.#state;
    return !disabled && isSameRun(held, { pile: runAt(this.#state, cards[0]!).pile, count: cards.length });
  }
}
