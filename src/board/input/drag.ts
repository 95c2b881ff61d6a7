import type { Point } from '../layout/geometry.js';
import { carry } from '../motion/motion.js';

/** How far a pointer may stray, in pixels, and still be tapping: a finger farther than a mouse or a pen. */
const slopOf = (pointerType: string): number => (pointerType === 'touch' ? 8 : 4);

/** What a drag tells the board. */
export interface DragListener {
  /** The pointer has taken a card along. */
  lifted(card: HTMLElement): void;
  /** It has let go of it, so far away from where the card lies; or the browser took the pointer away, to scroll or to switch windows. */
  dropped(card: HTMLElement, by: Point | undefined): void;
}

interface Held {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly table: EventTarget;
  readonly from: Point;
  /** How many pixels of the window one of the table is: a page may show it scaled. */
  readonly scale: number;
  /** How far the card is carried, once it is more than a tap. */
  by?: Point;
}

/**
 * One card following one pointer, in animation frames outside rendering. It listens to the table for what the pointer does: the card
 * captures it, so that no listener leaves the table.
 */
export class Drag implements EventListenerObject {
  readonly #listener: DragListener;
  #held: Held | undefined;
  #frame = 0;

  /** Whether the press that ended last was a drag, so that the click which follows it means nothing. */
  swallowsClick = false;

  constructor(listener: DragListener) {
    this.#listener = listener;
  }

  /** A pointer went down somewhere on the table, perhaps on a card that can be taken. */
  down(event: PointerEvent, card: HTMLElement | null): void {
    const { isPrimary, pointerId, button, pageX: x, pageY: y } = event;
    // A second finger takes no card: two fingers zoom the page.
    if (!isPrimary) return;
    this.swallowsClick = false;
    // A listener before this one may have taken the table off the page.
    if (!card?.isConnected || button !== 0 || this.#held) return;
    card.setPointerCapture(pointerId);
    const scale = card.getBoundingClientRect().width / card.offsetWidth;
    const table = event.currentTarget!;
    table.addEventListener('touchmove', this.#preventFling, { passive: false });
    this.#held = { pointer: pointerId, card, table, from: { x, y }, scale };
  }

  /** The pointer moved, went up, or was lost. */
  handleEvent({ type, pointerId, pointerType, pageX, pageY }: PointerEvent): void {
    const held = this.#held;
    if (pointerId !== held?.pointer) return;
    const { card, from, scale } = held;
    // On the page, so that the card stays with the pointer where the page scrolls below it.
    const by = { x: (pageX - from.x) / scale, y: (pageY - from.y) / scale };
    if (type === 'pointerup') {
      if (held.by) held.by = by;
      this.#end(true);
    } else if (type !== 'pointermove') this.#end(false);
    else if (held.by || Math.hypot(by.x, by.y) >= slopOf(pointerType)) {
      if (!held.by) {
        // A script has moved it, or another one onto it, since it was pressed.
        if (!card.matches('[data-movable]')) return this.#end(false);
        card.dataset['dragged'] = pointerType;
        this.#listener.lifted(card);
      }
      held.by = by;
      this.#frame ||= requestAnimationFrame(() => {
        this.#frame = 0;
        carry(card, held.by!);
      });
    }
  }

  /** Ends a drag from outside. */
  cancel(): void {
    if (this.#held) this.#end(false);
  }

  /** Where Chrome takes the end of a drag for a fling, it takes the next tap for what stops the fling, and fires no click. */
  #preventFling = (event: Event): void => {
    if (this.#held?.by) event.preventDefault();
  };

  #end(dropped: boolean): void {
    const { card, table, by } = this.#held!;
    table.removeEventListener('touchmove', this.#preventFling);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#held = undefined;
    this.swallowsClick = by !== undefined;
    card.removeAttribute('data-dragged');
    if (!by) return;
    carry(card, by);
    this.#listener.dropped(card, dropped ? by : undefined);
  }
}
