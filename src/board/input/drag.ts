import type { Point } from '../layout/geometry.js';
import { placeOf } from '../layout/surroundings.js';
import { type PageWindow, windowOf } from '../layout/window.js';
import { carry } from '../motion/placement.js';

/** How far a pointer may stray, in pixels, and still be tapping: a finger farther than a mouse or a pen. */
const slopOf = (pointerType: string): number => (pointerType === 'touch' ? 8 : 4);

/** A link around the table would be dragged instead of the cards. */
const preventDefault = (event: Event): void => event.preventDefault();

/** What a drag reports. */
export interface DragListener {
  /** The pointer has taken the cards along. */
  pickedUp(cards: readonly HTMLElement[]): void;
  /** The pointer has pulled at a card that stays where it is. */
  pulled(card: HTMLElement, event: PointerEvent): void;
  /** The pointer has let go of them, so far from where they lie. No event: the browser took the pointer away, to scroll for instance. */
  dropped(cards: readonly HTMLElement[], by: Point, event: PointerEvent | undefined): void;
}

/** A press on cards, and from the first movement on their drag. */
interface Press {
  readonly pointer: number;
  /** A card, and those that lie on it. */
  readonly cards: readonly HTMLElement[];
  /** Where they lay. */
  readonly pile: string | undefined;
  readonly table: HTMLElement;
  readonly window: PageWindow;
  /** On the page, in its pixels. */
  readonly from: Point;
  /** How many pixels of the window one of the table is, and how far that is scrolled: a tap measures nothing. */
  measured: { readonly scale: number; readonly top: number } | undefined;
  /** Whether it is more than a tap, and the cards stay where they are. */
  isPull: boolean;
  /** How far the cards are carried, once it is more than a tap. */
  by: Point | undefined;
}

/**
 * A run that follows one pointer, in animation frames outside rendering. Its bottom card captures the pointer once that moves, so that the
 * table's own listeners are enough. A tap captures nothing: that would style the page once more.
 */
export class Drag implements EventListenerObject {
  readonly #listener: DragListener;
  #press: Press | undefined;
  #frame = 0;

  /** Whether the press that ended last was a drag, so that the click which follows it means nothing. */
  swallowsClick = false;

  constructor(listener: DragListener) {
    this.#listener = listener;
  }

  /** A pointer went down somewhere on the table, perhaps on cards. */
  down(event: PointerEvent, cards: readonly HTMLElement[]): void {
    const { isPrimary, pointerId, button, pageX: x, pageY: y } = event;
    // A second finger takes no card: two fingers zoom the page.
    if (!isPrimary) return;
    // Its release was lost outside the table, too.
    if (this.#press?.pointer === pointerId) this.#end();
    this.swallowsClick = false;
    const [card] = cards;
    // A listener before this one may have taken the table off the page.
    if (!card?.isConnected || button !== 0 || this.#press) return;
    const table = event.currentTarget as HTMLElement;
    table.addEventListener('touchmove', this.#preventFling, { passive: false });
    const window = windowOf(table);
    window.addEventListener('dragstart', preventDefault, true);
    const { pile } = card.dataset;
    const from = { x, y };
    this.#press = {
      pointer: pointerId,
      cards,
      pile,
      table,
      window,
      from,
      measured: undefined,
      isPull: false,
      by: undefined,
    };
  }

  /** The pointer moved, went up, or was lost. */
  handleEvent(event: PointerEvent): void {
    const { type, pointerId, pointerType, pageX, pageY } = event;
    const press = this.#press;
    if (pointerId !== press?.pointer) return;
    const { cards, pile, table, window, from } = press;
    const pressed = cards[0]!;
    // A finger was captured by what lay under it, until the card took over.
    if (type === 'lostpointercapture' && event.target !== pressed) return;
    // Its release was lost outside the table.
    if (type === 'pointermove' && event.buttons === 0) return this.#end();
    if (type === 'pointerup' && !press.by) return this.#end();
    if (!press.measured && type === 'pointermove') pressed.setPointerCapture(pointerId);
    const { scale, top } = (press.measured ??= { scale: placeOf(pressed).scale, top: table.scrollTop });
    // On the page, so that the cards stay with the pointer where the page, or the table, scrolls below it.
    const by = { x: (pageX - from.x) / scale, y: (pageY - from.y) / scale + table.scrollTop - top };
    if (type === 'pointerup') {
      press.by = by;
      this.#end(event);
    } else if (type !== 'pointermove') this.#end();
    else if (press.isPull) return;
    else if (press.by || Math.hypot(by.x, by.y) >= slopOf(pointerType)) {
      if (!press.by) {
        // A script has moved the card since it was pressed.
        if (pressed.dataset['pile'] !== pile) return this.#end();
        if (!pressed.matches('[data-draggable]')) {
          press.isPull = true;
          return this.#listener.pulled(pressed, event);
        }
        // One card grows under a finger, so that it can be seen. A run is seen anyway.
        for (const card of cards) card.dataset['dragged'] = cards.length > 1 ? 'run' : pointerType;
        this.#listener.pickedUp(cards);
      }
      press.by = by;
      this.#frame ||= window.requestAnimationFrame(() => {
        this.#frame = 0;
        for (const card of cards) carry(card, press.by!);
      });
    }
  }

  /** Ends a drag from outside. */
  cancel(): void {
    if (this.#press) this.#end();
  }

  /** Where Chromium takes the end of a drag for a fling, it takes the next tap for what stops the fling, and fires no click (156). */
  #preventFling = (event: Event): void => {
    const { by, isPull } = this.#press ?? {};
    if ((by || isPull) && event.cancelable) event.preventDefault();
  };

  #end(drop?: PointerEvent): void {
    const { cards, table, window, isPull, by } = this.#press!;
    table.removeEventListener('touchmove', this.#preventFling);
    window.removeEventListener('dragstart', preventDefault, true);
    window.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#press = undefined;
    this.swallowsClick = isPull || by !== undefined;
    for (const card of cards) {
      card.removeAttribute('data-dragged');
      if (by) carry(card, by);
    }
    if (by) this.#listener.dropped(cards, by, drop);
  }
}
