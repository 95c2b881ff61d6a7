import type { ReactiveController, ReactiveElement } from 'lit';
import type { Available } from './geometry.js';
import { zoomOf } from './zoom.js';

/** Between the edge of an element and its table, in pixels. */
export const FRAME_PADDING = 12;

/** What message and controls take of a wide element, in pixels. */
const CONTROLS = 102;

/** A lower window, such as a phone held across, shows the table at once, but not the controls. In pixels. */
const LOW_WINDOW = 480;

/** The share of its height that the table may take there. */
const SHARE = 0.92;

/** How high a table may be in a window, in pixels. */
const heightIn = (window: number): number => (window < LOW_WINDOW ? window * SHARE : window - CONTROLS);

/** In a place lower than this and at least so wide, the controls stand beside the table. In pixels. */
const LOW = { height: 480, width: 560 };

/** What controls beside the table take of its width, in pixels. */
const RAIL = 76;

/** The narrowest cards, in pixels: where a page can be scrolled, and where the table itself must be. */
const LEAST_CARD = { window: 44, given: 24 };

/** How wide and how high the table may be, in pixels. The width is followed while the host is in a document. */
export class AvailableSpace implements ReactiveController, Available {
  /** 0 until the host is shown. A table that is hidden keeps the width it had. */
  width = 0;
  /** Of the window it is taken when the width changes: bars that come and go while a page is scrolled must not move the cards. */
  height = Infinity;

  /** Whether there is so little height that the controls stand beside the table. */
  isLow = false;

  readonly #host: ReactiveElement;
  readonly #table: () => HTMLElement | null;
  readonly #observer = new ResizeObserver(([entry]) => this.#changed(entry!));
  #isGiven = false;
  #frame = 0;

  /** @param table finds the table once it is rendered. */
  constructor(host: ReactiveElement, table: () => HTMLElement | null) {
    this.#host = host;
    this.#table = table;
    host.addController(this);
  }

  /** Whether the height is what the page leaves to the table. It is then followed as well. */
  get isGiven(): boolean {
    return this.#isGiven;
  }

  set isGiven(isGiven: boolean) {
    if (isGiven === this.#isGiven) return;
    this.#isGiven = isGiven;
    this.#take(this.width, Infinity);
  }

  /** Lower tables have no smaller cards. */
  get leastCard(): number {
    return LEAST_CARD[this.#isGiven ? 'given' : 'window'];
  }

  /** The first rendering shows the cards already. Should a page have padded the frame, the observer corrects the width. */
  hostUpdate(): void {
    if (this.width) return;
    this.#take(0, Infinity);
    this.width = Math.max(0, this.#host.clientWidth - 2 * FRAME_PADDING - (this.isLow ? RAIL : 0));
  }

  /** What is left to the table shows only beside message and controls. The cards get their size before they are painted. */
  hostUpdated(): void {
    if (!this.#isGiven || !this.width || this.height < Infinity) return;
    const height = parseFloat(getComputedStyle(this.#table()!).height);
    // In no document it has none. The observer tells it later.
    if (Number.isNaN(height)) return;
    this.height = height;
    void this.#host.updateComplete.then(() => this.#host.requestUpdate());
  }

  hostConnected(): void {
    void this.#host.updateComplete.then(() => {
      const table = this.#table();
      if (table && this.#host.isConnected) this.#observer.observe(table);
    });
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #changed({ contentRect, target }: ResizeObserverEntry): void {
    const { offsetWidth, clientWidth } = target as HTMLElement;
    // A scroll bar lies beside the cards.
    const width = contentRect.width + offsetWidth - clientWidth;
    const { height } = contentRect;
    if (!contentRect.width || (width === this.width && (!this.#isGiven || height === this.height))) return;
    // A new width means a new height: set within the observer's turn, it would be reported on the page as an error.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#take(width, height);
      this.#host.requestUpdate();
    });
  }

  /** @param given what is left to the table, where that counts. */
  #take(width: number, given: number): void {
    const { clientWidth, clientHeight } = this.#host;
    this.width = width;
    // The height of a frame within a page often follows from that of its content.
    const ofWindow = window === top ? heightIn(innerHeight / zoomOf(this.#host)) : Infinity;
    this.height = this.#isGiven ? given : ofWindow;
    const low = (this.#isGiven && clientHeight) || (self === top ? innerHeight / zoomOf(this.#host) : Infinity);
    this.isLow = low < LOW.height && clientWidth >= LOW.width;
  }
}
