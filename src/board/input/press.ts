import type { Point } from '../layout/geometry.js';

/** How far a tap may stray, in pixels. Chromium, too, lets a finger stray by 15 in a click. */
export const STRAY = 15;

/** How far a pull that returns may go and still be a tap, in pixels. */
const RETURN = 2 * STRAY;

/**
 * The duration from which a press is long, in milliseconds. A long press on a covered card only looks, and that of a finger among others
 * only rests.
 */
export const LONG_PRESS = 500;

/** How far a pointer moves before it pulls, in pixels. A finger strays farther than a mouse or a pen. */
const slopOf = ({ pointerType }: PointerEvent): number => (pointerType === 'touch' ? 8 : 4);

/** One pointer, from its going down on the table to its end. */
export class Press {
  readonly down: PointerEvent;
  /** The event from which its way is measured. */
  start: PointerEvent;
  last: PointerEvent;
  /** The card or the place of a pile below it. */
  element: HTMLElement | undefined;
  /** The card and those on it, if the pointer can take them. */
  cards: readonly HTMLElement[];
  /** The pile of the cards when the press began. */
  readonly pile: string | undefined;
  /** The point of the table from which its cards are carried. It is measured at the first movement, because a tap measures nothing. */
  from: Point | undefined;
  /** The cards that show that they are pressed. */
  shown: readonly HTMLElement[] = [];
  /** How far it carries the cards, or has caught them, from their place, in pixels of the table. */
  by: Point = { x: 0, y: 0 };
  /** The farthest it has strayed, in pixels of the window. */
  far = 0;
  /** Whether it pulls at a card that can't move. */
  isPull = false;
  /** Whether it has lost its meaning: it takes nothing, and isn't a tap. */
  isResting = false;

  constructor(down: PointerEvent, element: HTMLElement | undefined, cards: readonly HTMLElement[]) {
    this.down = this.start = this.last = down;
    this.element = element;
    this.cards = cards;
    this.pile = cards[0]?.dataset['pile'];
  }

  get isTouch(): boolean {
    return this.last.pointerType === 'touch';
  }

  /** Whether it has moved too far for a click that hasn't moved. */
  get isStraying(): boolean {
    return this.far >= slopOf(this.last);
  }

  /** Whether releasing it now makes a tap. */
  get isTap(): boolean {
    return this.#strayed <= STRAY && this.far <= RETURN;
  }

  /** How long it has been down, in milliseconds. */
  get since(): number {
    return this.last.timeStamp - this.down.timeStamp;
  }

  get #strayed(): number {
    const { start, last } = this;
    return Math.hypot(last.clientX - start.clientX, last.clientY - start.clientY);
  }

  move(event: PointerEvent): void {
    this.last = event;
    this.far = Math.max(this.far, this.#strayed);
  }

  /** Measures its way from here on. */
  settle(): void {
    this.start = this.last;
    this.from = undefined;
    this.far = 0;
  }

  /** Ends its meaning, while the pointer stays down. */
  rest(): void {
    this.isResting = true;
    this.element = undefined;
    this.cards = [];
    this.settle();
  }
}
