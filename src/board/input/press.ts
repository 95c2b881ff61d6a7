import type { Point } from '../layout/geometry.js';

/** How far a browser lets a finger stray in a click, in pixels: 15 in Chromium. A press that strays no farther is a tap. */
export const STRAY = 15;

/** How far a pull that returns may have gone and still be a tap, in pixels. */
const RETURN = 2 * STRAY;

/** How long a finger is down before it rests, in milliseconds. */
const RESTING = 500;

/** From where on a pointer pulls, in pixels: a finger strays farther than a mouse or a pen. */
const slopOf = ({ pointerType }: PointerEvent): number => (pointerType === 'touch' ? 8 : 4);

/** A pointer that is down on the table. */
export class Press {
  readonly down: PointerEvent;
  /** Where it began, as far as that counts, and where it was last. */
  start: PointerEvent;
  last: PointerEvent;
  /** The card or the place of a pile that it is on. */
  element: HTMLElement | undefined;
  /** The card and those on it, if it can take them. */
  cards: readonly HTMLElement[];
  /** The pile of the cards when the press began. */
  readonly pile: string | undefined;
  /** Where on the table it began, once it has moved, because a tap measures nothing. */
  from: Point | undefined;
  /** How far it carries the cards, in pixels of the table. */
  by: Point = { x: 0, y: 0 };
  /** How far it has strayed at most, in pixels of the window. */
  far = 0;
  /** Whether it pulls at a card that stays where it is. */
  isPull = false;
  /** Whether it means nothing from here on. */
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

  /** Whether it means a tap if it is released now. */
  get isTap(): boolean {
    return this.#strayed <= STRAY && this.far <= RETURN;
  }

  /** For how long it has been down, in milliseconds. */
  get since(): number {
    return this.last.timeStamp - this.down.timeStamp;
  }

  /** Whether it is a finger that has rested among others. */
  get isRest(): boolean {
    return this.isTouch && this.since > RESTING;
  }

  get #strayed(): number {
    const { start, last } = this;
    return Math.hypot(last.clientX - start.clientX, last.clientY - start.clientY);
  }

  move(event: PointerEvent): void {
    this.last = event;
    this.far = Math.max(this.far, this.#strayed);
  }

  /** It begins where it is now. */
  settle(): void {
    this.start = this.last;
    this.from = undefined;
    this.far = 0;
  }

  /** It takes no cards from here on, and means no tap. */
  rest(): void {
    this.isResting = true;
    this.element = undefined;
    this.cards = [];
    this.settle();
  }
}
