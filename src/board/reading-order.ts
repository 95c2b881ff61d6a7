import { Cursor, focusedIn } from './input/cursor.js';
import type { Pointers } from './input/pointers.js';
import { isFocusFree } from './layout/window.js';
import { type BoardState, tableOf } from './state.js';
import { TableElements } from './view/table-elements.js';

/** After a tap that moves no card, order, tab stop and focus wait for so long, in milliseconds. */
const QUIET = 400;

/** The keyboard's place on the table. */
interface KeyboardPlace {
  readonly name: string;
  readonly pile: string;
  readonly hasFocus: boolean;
}

/**
 * Keeps cards and places in the order in which they are read, with the tab stop and the focus among them.
 *
 * A tap is seen first. Order, tab stop and focus come as its card lands, because they style and lay out the page several times.
 */
export class ReadingOrder {
  readonly cursor = new Cursor();
  readonly elements = new TableElements();
  readonly #state: BoardState;
  readonly #pointers: Pointers;
  #hadFocus = false;
  /** The timer that order, tab stop and focus wait for; 0: none. */
  #timer = 0;
  /** Whether order, tab stop and focus of this update come later. */
  #isLater = false;
  /** The element that keeps the focus, and its place in the document, until a screen reader has read the report of a move. */
  #kept: HTMLElement | undefined;

  constructor(state: BoardState, pointers: Pointers) {
    this.#state = state;
    this.#pointers = pointers;
  }

  /** `undefined` while nothing is drawn. */
  get place(): KeyboardPlace | undefined {
    this.flush();
    const spot = this.#stop;
    return (
      spot && { name: this.cursor.nameOf(spot), pile: spot.dataset['pile'] ?? '', hasFocus: spot.matches(':focus') }
    );
  }

  /** Gives the focus to the keyboard's place. */
  focus(): void {
    this.#stop?.focus({ preventScroll: true });
  }

  /** To be called before the table is rendered. */
  look(): void {
    // The focus of a pressed spot is still to come.
    if (!this.#timer) this.#hadFocus = this.cursor.look(tableOf(this.#state));
  }

  /** Shows the piles, and sorts them unless that can wait. */
  show(): void {
    const state = this.#state;
    const { piles } = state;
    const table = tableOf(state)!;
    const { isLate } = this.cursor;
    this.#kept = isLate ? focusedIn(table) : undefined;
    // Travelling cards have their own z-index. Cards at rest overlap in document order, so they can't wait for it.
    this.#isLater = state.pace > 0 && (this.#timer > 0 || (state.isTap && !isLate));
    state.isTap = false;
    this.elements.show(piles, this.#kept);
    if (!this.#isLater) this.elements.sort(piles, table, this.#kept);
  }

  /** Moves tab stop and focus, unless they can wait. */
  update(): void {
    if (this.#isLater) this.#wait();
    else if (this.#timer) this.flush();
    else if (this.#state.isDrawn) {
      this.cursor.update(tableOf(this.#state)!, this.#hadFocus, this.#kept && (() => this.#arrive()));
    }
  }

  /**
   * Brings order, tab stop and focus at once, if they are still to come. A pressed card that moves in the document would lose its pointer,
   * and get no click. Returns whether they are there.
   */
  flush = (): boolean => {
    if (this.#timer && !this.#pointers.isPressing) {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#follow();
    }
    return !this.#timer;
  };

  /** The browser would give the focus to the pressed spot, but the board gives it to the spot that is there after the tap. */
  onMouseDown = (event: MouseEvent): void => {
    const spot = (event.target as Element).closest<HTMLElement>('.card[tabindex], .pile[tabindex]');
    if (event.button !== 0 || !spot || !this.cursor.press(spot, event.currentTarget as HTMLElement)) return;
    event.preventDefault();
    this.#hadFocus = true;
    this.#wait();
  };

  onFocusIn = ({ target }: Event): void => this.cursor.remember(target as HTMLElement);

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.flush() || this.#wait(), QUIET);
  }

  get #stop(): HTMLElement | undefined {
    return tableOf(this.#state)?.querySelector<HTMLElement>('[tabindex="0"]') ?? undefined;
  }

  /** A card that has kept the focus for a while takes its place in the document. */
  #arrive(): void {
    const { piles } = this.#state;
    this.elements.show(piles);
    this.elements.sort(piles, tableOf(this.#state)!);
  }

  #follow(): void {
    const { piles, host } = this.#state;
    const table = tableOf(this.#state);
    if (!table) return;
    // The page may have taken the focus meanwhile.
    const isOurs = focusedIn(table) !== undefined || isFocusFree(host);
    this.elements.sort(piles, table);
    this.cursor.update(table, this.#hadFocus && isOurs, undefined);
  }
}
