import type { ReactiveController, ReactiveElement } from 'lit';
import type { Available, Limit } from './arrange.js';
import { zoomOf } from './surroundings.js';
import { type PageWindow, windowOf } from './window.js';

/** Between the edge of an element and its table, in pixels. */
export const FRAME_PADDING = 12;

/** The share of the window's height that a table may take. */
const SHARE = 0.8;

/**
 * In a place lower than this and at least so wide, the controls stand beside the table, and this table fits however long its piles grow.
 * A window that leaves less than `table` has to be scrolled anyway. In pixels.
 */
const LOW = { height: 480, width: 640, table: 264 };

/** What controls beside the table take of its width, in pixels. */
const RAIL = 56 + FRAME_PADDING;

/** The narrowest cards, in pixels: where a page can be scrolled, under long piles in a low window, and where the table itself must be. */
const LEAST_CARD = { window: 44, low: 36, given: 24 };

/** How wide and how high the table may be, in pixels. The width is followed while the host is in a document. */
export class AvailableSpace implements ReactiveController, Available {
  /** 0 until the host is shown. A table that is hidden keeps the width it had. */
  width = 0;
  height = Infinity;
  /** What the window leaves. It is taken when the width changes: bars that come and go with scrolling must not move the cards. */
  inWindow = Infinity;
  /** Whether the height is what the page leaves to the table. It is then followed as well. */
  isGiven = false;
  /** Whether there is so little height that the controls stand beside the table. */
  isLow = false;

  readonly #host: ReactiveElement;
  readonly #table: () => HTMLElement | null;
  #observer: ResizeObserver | undefined;
  /** The window that shows the host, or did. */
  #window: PageWindow | undefined;
  #frame = 0;

  /** @param table finds the table once it is rendered. */
  constructor(host: ReactiveElement, table: () => HTMLElement | null) {
    this.#host = host;
    this.#table = table;
    host.addController(this);
  }

  /** Lower tables have no smaller cards. */
  get leastCard(): number {
    return LEAST_CARD[this.isGiven ? 'given' : 'window'];
  }

  /** What the table must fit into, however long its piles grow. */
  get limit(): Limit | undefined {
    if (this.isGiven) return this.height < Infinity ? this : undefined;
    return this.isLow ? { height: Math.max(LOW.table, this.height), leastCard: LEAST_CARD.low } : undefined;
  }

  /** To be called before each rendering. The first one shows the cards already: had the page padded the frame, the observer corrects it. */
  update(isGiven: boolean): void {
    if (this.width && isGiven === this.isGiven) return;
    this.isGiven = isGiven;
    this.#take(this.width, Infinity);
    this.width ||= Math.max(0, this.#host.clientWidth - 2 * FRAME_PADDING - (this.isLow ? RAIL : 0));
  }

  /** What is left to the table shows only beside message and controls. The cards get their size before they are painted. */
  hostUpdated(): void {
    if (!this.isGiven || !this.width || this.height < Infinity) return;
    const height = parseFloat(getComputedStyle(this.#table()!).height);
    // Outside a document the host has no width. The observer reports it later.
    if (Number.isNaN(height)) return;
    this.#take(this.width, height);
    void this.#host.updateComplete.then(() => this.#host.requestUpdate());
  }

  hostConnected(): void {
    const before = this.#window;
    this.#window = windowOf(this.#host);
    // Another window has another width, and all that is measured there.
    if (before !== this.#window) this.width = 0;
    const observer = (this.#observer = new this.#window.ResizeObserver(([entry]) => this.#changed(entry!)));
    void this.#host.updateComplete.then(() => {
      const table = this.#table();
      if (table && observer === this.#observer) observer.observe(table);
    });
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#window?.cancelAnimationFrame(this.#frame);
  }

  #changed({ contentRect, target }: ResizeObserverEntry): void {
    const { offsetWidth, clientWidth } = target as HTMLElement;
    // A scroll bar lies beside the cards.
    const width = contentRect.width + offsetWidth - clientWidth;
    const { height } = contentRect;
    if (!contentRect.width || (width === this.width && (!this.isGiven || height === this.height))) return;
    // A new width means a new height: set within the observer's turn, it would be reported on the page as an error.
    const view = this.#window!;
    view.cancelAnimationFrame(this.#frame);
    this.#frame = view.requestAnimationFrame(() => {
      this.#take(width, height);
      this.#host.requestUpdate();
    });
  }

  /** @param given what is left to the table, where that counts. */
  #take(width: number, given: number): void {
    const { clientWidth, clientHeight } = this.#host;
    // The height of a frame within a page often follows from that of its content: there the screen counts.
    const view = windowOf(this.#host);
    // A page may replace `self`, not `top`. `screen` may be its own, too.
    const isFramed = view !== view.top;
    const seen = ((isFramed && view.screen?.height) || view.innerHeight) / zoomOf(this.#host);
    const low = (this.isGiven && clientHeight) || (isFramed ? Infinity : seen);
    this.width = width;
    this.inWindow = seen * SHARE;
    this.height = this.isGiven ? given : this.inWindow;
    this.isLow = low < LOW.height && clientWidth >= LOW.width;
  }
}
