import type { ReactiveController, ReactiveElement } from 'lit';

/** Between the edge of an element and its table, in pixels. */
export const FRAME_PADDING = 12;

/** The share of a window's height that a table may take: on a phone held across, all of it is seen at once. */
const SHARE = 0.92;

/** How wide and how high the table may be, in pixels. The width is followed while the host is in a document. */
export class AvailableSpace implements ReactiveController {
  /** 0 until the host is shown. A table that is hidden keeps the width it had. */
  width = 0;
  /** Taken when the width changes: bars that come and go while a page is scrolled must not move the cards. */
  height = Infinity;

  readonly #host: ReactiveElement;
  readonly #table: () => HTMLElement | null;
  readonly #observer = new ResizeObserver(([entry]) => this.#changed(entry!.contentRect.width));
  #frame = 0;

  /** @param table finds the table once it is rendered. */
  constructor(host: ReactiveElement, table: () => HTMLElement | null) {
    this.#host = host;
    this.#table = table;
    host.addController(this);
  }

  /** The first rendering shows the cards already. Should a page have padded the frame, the observer corrects the width. */
  hostUpdate(): void {
    if (!this.width) this.#take(Math.max(0, this.#host.clientWidth - 2 * FRAME_PADDING));
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

  #changed(width: number): void {
    if (!width || width === this.width) return;
    // A new width means a new height: set within the observer's turn, it would be reported on the page as an error.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#take(width);
      this.#host.requestUpdate();
    });
  }

  #take(width: number): void {
    this.width = width;
    // The height of a frame within a page often follows from that of its content.
    this.height = window === top ? innerHeight * SHARE : Infinity;
  }
}
