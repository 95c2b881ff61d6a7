import type { ReactiveController, ReactiveElement } from 'lit';

/** Between the edge of an element and its table, in pixels. */
export const FRAME_PADDING = 12;

/** How wide the table may be, in pixels, followed while the host is in a document. */
export class ContainerWidth implements ReactiveController {
  /** 0 as long as the host has not been shown anywhere; a table that is hidden keeps the width it had. */
  width = 0;

  readonly #host: ReactiveElement;
  readonly #observer = new ResizeObserver(([entry]) => this.#changed(entry!.contentRect.width));
  #frame = 0;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  /** The first rendering shows the cards already; should a page have padded the frame, the observer corrects the width. */
  hostUpdate(): void {
    this.width ||= Math.max(0, this.#host.clientWidth - 2 * FRAME_PADDING);
  }

  hostConnected(): void {
    void this.#host.updateComplete.then(() => {
      const table = this.#host.renderRoot.querySelector('.table');
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
      this.width = width;
      this.#host.requestUpdate();
    });
  }
}
