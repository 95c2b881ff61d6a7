import type { Point } from './geometry.js';
import { carry } from './glide.js';

/** How far a pointer may stray, in pixels, and still be tapping. */
const SLOP = { mouse: 4, touch: 8 };

/** What a drag tells the board. */
export interface DragListener {
  /** The pointer has taken a pile's top card along. */
  lifted(pile: number): void;
  /** It has let go of it, so far away from where the card lies. */
  dropped(pile: number, card: HTMLElement, by: Point): void;
  /** The browser took the pointer away, to scroll or to switch windows. */
  cancelled(card: HTMLElement): void;
}

interface Held {
  readonly pointer: number;
  readonly pile: number;
  readonly card: HTMLElement;
  readonly from: Point;
}

/** One card following one pointer, in animation frames outside rendering. The card captures the pointer: no listener leaves the table. */
export class Drag {
  readonly #listener: DragListener;
  #held: Held | undefined;
  #moving = false;
  #by: Point = { x: 0, y: 0 };
  #frame = 0;

  /** Whether the press that ended last was a drag, so that the click which follows it means nothing. */
  swallowsClick = false;

  constructor(listener: DragListener) {
    this.#listener = listener;
  }

  /** A pointer went down somewhere on the table; on a card that can be taken, `pile` and `card` say which. */
  down(event: PointerEvent, pile: number, card: HTMLElement | null): void {
    if (!event.isPrimary) return;
    this.swallowsClick = false;
    if (!card || event.button !== 0 || this.#held) return;
    this.#held = { pointer: event.pointerId, pile, card, from: { x: event.clientX, y: event.clientY } };
    card.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (event.pointerId !== held?.pointer) return;
    this.#by = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
    if (!this.#moving) {
      if (Math.hypot(this.#by.x, this.#by.y) < SLOP[event.pointerType === 'touch' ? 'touch' : 'mouse']) return;
      this.#moving = true;
      held.card.toggleAttribute('data-dragged', true);
      this.#listener.lifted(held.pile);
    }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      carry(held.card, this.#by);
    });
  }

  up(event: PointerEvent): void {
    const held = this.#held;
    if (event.pointerId !== held?.pointer) return;
    if (this.#moving) this.#by = { x: event.clientX - held.from.x, y: event.clientY - held.from.y };
    const moved = this.#end();
    if (moved) this.#listener.dropped(held.pile, held.card, moved);
  }

  /** Ends a drag from outside, or because the pointer is gone. */
  cancel(event?: PointerEvent): void {
    const held = this.#held;
    if (!held || (event && event.pointerId !== held.pointer)) return;
    if (this.#end()) this.#listener.cancelled(held.card);
  }

  /** How far the card was carried, if it was carried at all. */
  #end(): Point | undefined {
    const { card } = this.#held!;
    const moved = this.#moving ? this.#by : undefined;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#held = undefined;
    this.#moving = false;
    this.swallowsClick = moved !== undefined;
    card.removeAttribute('data-dragged');
    if (moved) carry(card, moved);
    return moved;
  }
}
