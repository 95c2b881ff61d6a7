import { callOff, keepMove, pointOn } from '../layout/surroundings.js';
import { type PageWindow, windowOf } from '../layout/window.js';
import { carry } from '../motion/placement.js';
import { scrollAtEdge } from './edge-scroll.js';
import { LONG_PRESS, Press, STRAY } from './press.js';

/** How soon after a pointer has left its click comes, in milliseconds. */
const JUST = 1000;

/** What the table learns about a press until it ends. */
const OF_PRESS = ['pointermove', 'mousemove', 'touchmove', 'pointerup', 'pointercancel', 'lostpointercapture'];

/** What pointers report. */
export interface PointerListener {
  /** The height of what lies on the table, in pixels. */
  readonly height: number;
  /** A pointer went down, and may mean something. */
  pressed(press: Press): void;
  /** A pointer that went down has no meaning any more. */
  released(press: Press): void;
  /** A press for which the browser may fire no click is a tap on a card or on the place of a pile. */
  tapped(press: Press): void;
  /** A pointer has taken cards along. */
  pickedUp(press: Press): void;
  /** A pointer has pulled at a card that stays where it is. */
  pulled(press: Press): void;
  /** A pointer has released cards: to drop them, as a tap, or because it was lost or cancelled. */
  dropped(press: Press, as: 'drop' | 'tap' | 'lost'): void;
}

/**
 * The pointers that are down on a table. One of them carries cards, in animation frames outside rendering. Its card captures the pointer
 * once that moves, so the table's own listeners are enough. A tap captures nothing, because that would style the page once more.
 *
 * A finger may rest anywhere: the first that moves takes a card. Two fingers that move zoom the page.
 */
export class Pointers implements EventListenerObject {
  readonly #listener: PointerListener;
  readonly #presses = new Map<number, Press>();
  #table!: HTMLElement;
  #window!: PageWindow;
  #carrier: Press | undefined;
  #frame = 0;

  /** Listens all the time, because no script can prevent a gesture of fingers that went down where none was listening. */
  readonly touchMoves = { handleEvent: (event: Event): void => this.#touchMoved(event), passive: false };

  /** When the last pointer left, by the time stamp of its last event; `Infinity` while one is down. */
  #endedAt = 0;
  /** Pointers whose click may still come and means nothing, because their press was more than that. */
  readonly #spent = new Set<number>();

  constructor(listener: PointerListener) {
    this.#listener = listener;
  }

  /** The press that carries cards. */
  get carrier(): Press | undefined {
    return this.#carrier;
  }

  /** Whether a pointer is down on a card or on the place of a pile. */
  get isPressing(): boolean {
    return [...this.#presses.values()].some(({ element }) => element);
  }

  /**
   * A pointer went down somewhere on the table.
   *
   * @param element the card or the place of a pile below it.
   * @param cards the card and those on it, if it can take them.
   */
  down(event: PointerEvent, element: HTMLElement | undefined, cards: readonly HTMLElement[]): void {
    const { pointerId, pointerType, button } = event;
    // The pointer was released outside the table.
    this.#end(this.#presses.get(pointerId));
    if (!this.isRecent(event)) this.#spent.clear();
    this.#spent.delete(pointerId);
    const table = event.currentTarget as HTMLElement;
    // A listener before this one may have taken the table off the page.
    if (button !== 0 || !table.isConnected) return;
    const press = new Press(event, element, cards);
    for (const other of this.#presses.values()) {
      // A hand rests while a pen writes.
      if (pointerType === 'pen' && other.isTouch) this.#rest(other);
      else if (this.#carrier || other.last.pointerType === 'pen') press.rest();
      // Two fingers zoom.
      if (press.isTouch && this.#carrier?.isTouch) this.#rest(this.#carrier);
      if (other !== this.#carrier) other.settle();
    }
    if (this.#presses.size === 0) {
      this.#table = table;
      this.#window = windowOf(table);
      this.#listen('addEventListener');
    }
    this.#presses.set(pointerId, press);
    this.#endedAt = Infinity;
    if (!press.isResting) this.#listener.pressed(press);
  }

  /** Whether a pointer is down, or has left just before an event. */
  isRecent({ timeStamp }: Event): boolean {
    return timeStamp - this.#endedAt < JUST;
  }

  /** Whether the click of a pointer means nothing, because its press was more than that. A finger's may come after others have played. */
  swallows(pointerId: number): boolean {
    return this.#spent.has(pointerId);
  }

  /** A pointer moved, went up, or was lost, or the browser would drag something around the table. */
  handleEvent(event: PointerEvent): void {
    const { type, pointerId, buttons, target } = event;
    // The page gets movements on the felt, and where nothing can be played.
    if (/move|drag/.test(type) && this.isPressing && !this.#table.matches('[data-idle]')) keepMove(event);
    const press = this.#presses.get(pointerId);
    if (!press) return;
    // The element below a finger captured it until the card took over.
    if (type === 'lostpointercapture' && target !== press.cards[0]) return;
    // Another button may still be down.
    const isMove = type === 'pointermove' && (buttons & 1) > 0;
    if (!isMove && type !== 'pointerup') return this.#end(press);
    press.move(event);
    if (!isMove) {
      this.#end(press, true);
      if (this.#spent.has(pointerId)) callOff(event, press.down);
      return;
    }
    if (!press.from && press.cards[0]) {
      press.cards[0].setPointerCapture(pointerId);
      const { x, y } = pointOn(this.#table, press.start);
      press.from = { x: x - press.by.x, y: y - press.by.y };
    }
    // With two fingers, the browser reports all of their movements before it asks what to do with them.
    if (!press.isTouch || this.#presses.size === 1) this.#take(press);
  }

  /** Puts the cards back that a pointer carries. */
  putBack(): void {
    if (this.#carrier) this.#rest(this.#carrier);
  }

  /** Ends all that pointers do, from outside. */
  cancel(): void {
    for (const press of [...this.#presses.values()]) this.#end(press);
  }

  /** A press that has moved far enough takes its cards along, or finds that it can't. */
  #take(press: Press): void {
    const [card] = press.cards;
    if (press === this.#carrier || press.isPull || !card || !press.isStraying) return;
    // A mouse and a finger may both be down before either moves. Only the first one carries cards.
    if (this.#carrier) return this.#rest(press);
    // A script has moved the card since it was pressed.
    if (card.dataset['pile'] !== press.pile) return this.#rest(press);
    if (!card.matches('[data-draggable]')) {
      press.isPull = press.far > STRAY;
      if (press.isPull) this.#listener.pulled(press);
      return;
    }
    this.#carrier = press;
    // One card grows under a finger, so that it can be seen. A run is seen anyway.
    for (const each of press.cards) each.dataset['dragged'] = press.cards.length > 1 ? 'run' : press.last.pointerType;
    this.#listener.pickedUp(press);
    this.#keepUp();
  }

  /** In each frame, because the page can move the table below a pointer that rests, and no event reports all of that. */
  readonly #keepUp = (): void => {
    const press = this.#carrier!;
    scrollAtEdge(this.#table, this.#listener.height, press);
    this.#follow(press);
    for (const card of press.cards) carry(card, press.by);
    this.#frame = this.#window.requestAnimationFrame(this.#keepUp);
  };

  #follow(press: Press): void {
    const { x, y } = pointOn(this.#table, press.last);
    const from = press.from!;
    press.by = { x: x - from.x, y: y - from.y };
  }

  /**
   * Keeps a movement of fingers from the browser while one of them carries cards. If the browser took the end of a drag for a fling, it
   * would take the next tap for the end of that, and fire no click (Chromium 156).
   */
  #touchMoved(event: Event): void {
    const straying = [...this.#presses.values()].filter((press) => press.isTouch && press.isStraying);
    if (straying.length === 1) this.#take(straying[0]!);
    else if (this.#carrier?.isTouch) this.#rest(this.#carrier);
    const isPulling = this.#carrier || straying.some(({ isPull }) => isPull);
    if (isPulling && event.cancelable) event.preventDefault();
  }

  /** Only the window gets the release of a pointer outside the table, and the drag of a link or list item around the table. */
  #listen(change: 'addEventListener' | 'removeEventListener'): void {
    for (const type of OF_PRESS) this.#table[change](type, this);
    this.#window[change]('dragstart', this, true);
    for (const type of ['pointerup', 'pointercancel']) this.#window[change](type, this.#leave);
  }

  readonly #leave = (event: Event): void => this.#end(this.#presses.get((event as PointerEvent).pointerId));

  /** The pointer stays down, but has no meaning any more. */
  #rest(press: Press): void {
    this.#listener.released(press);
    this.#drop(press, 'lost');
    press.rest();
  }

  /** @param isUp whether the pointer went up, and was not lost. */
  #end(press: Press | undefined, isUp = false): void {
    if (!press) return;
    const isAlone = this.#presses.size === 1;
    this.#presses.delete(press.last.pointerId);
    if (isAlone) {
      this.#listen('removeEventListener');
      this.#endedAt = press.last.timeStamp;
    }
    const { element, isPull, isResting, isStraying, isTap, isTouch, since, last } = press;
    const isMore = press === this.#carrier || isPull || isResting;
    const hasOthers = !isAlone || !last.isPrimary;
    const isRest = isTouch && since > LONG_PRESS;
    const isTapped = isUp && !!element && !isMore && isTap && (hasOthers ? !isRest : isStraying);
    if (isMore || isTapped) this.#spent.add(last.pointerId);
    this.#listener.released(press);
    if (isTapped) this.#listener.tapped(press);
    this.#drop(press, !isUp ? 'lost' : isTap ? 'tap' : 'drop');
  }

  /** If the press carries cards, it releases them. */
  #drop(press: Press, as: 'drop' | 'tap' | 'lost'): void {
    if (press !== this.#carrier) return;
    this.#window.cancelAnimationFrame(this.#frame);
    this.#carrier = undefined;
    if (as !== 'lost') this.#follow(press);
    for (const card of press.cards) {
      card.removeAttribute('data-dragged');
      carry(card, press.by);
    }
    this.#listener.dropped(press, as);
  }
}
