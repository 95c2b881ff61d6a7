import type { Point } from './geometry.js';
import { carry } from './glide.js';

/** How far a pointer may stray, in pixels, and still be tapping: a finger farther than a mouse or a pen. */
const slopOf = (pointerType: string): number => (pointerType === 'touch' ? 8 : 4);

/** What a drag tells the board. */
export interface DragListener {
  /** The pointer has taken a pile's top card along. */
  lifted(pile: number): void;
  /** It has let go of it, so far away from where the card lies; or the browser took the pointer away, to scroll or to switch windows. */
  dropped(pile: number, card: HTMLElement, by: Point | undefined): void;
}

interface Held {
  readonly pointer: number;
  readonly pile: number;
  readonly card: HTMLElement;
  readonly from: Point;
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

  /** A pointer went down somewhere on the table; on a card that can be taken, `pile` and `card` say which. */
  down(
    { isPrimary, pointerId, button, clientX: x, clientY: y }: PointerEvent,
    pile: number,
    card: HTMLElement | null,
  ): void {
    if (!isPrimary) return;
    this.swallowsClick = false;
    if (!card || button !== 0 || this.#held) return;
    this.#held = { pointer: pointerId, pile, card, from: { x, y } };
    card.setPointerCapture(pointerId);
  }

  /** The pointer moved, went up, or was lost. */
  handleEvent({ type, pointerId, pointerType, clientX, clientY }: PointerEvent): void {
    const held = this.#held;
    if (pointerId !== held?.pointer) return;
    const { pile, card, from } = held;
    const by = { x: clientX - from.x, y: clientY - from.y };
    if (type === 'pointerup') {
      if (held.by) held.by = by;
      this.#end(true);
    } else if (type !== 'pointermove') this.#end(false);
    else if (held.by || Math.hypot(by.x, by.y) >= slopOf(pointerType)) {
      if (!held.by) {
        card.dataset['dragged'] = pointerType;
        this.#listener.lifted(pile);
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

  #end(dropped: boolean): void {
    const { pile, card, by } = this.#held!;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#held = undefined;
    this.swallowsClick = by !== undefined;
    card.removeAttribute('data-dragged');
    if (!by) return;
    carry(card, by);
    this.#listener.dropped(pile, card, dropped ? by : undefined);
  }
}
