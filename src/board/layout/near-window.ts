import type { ReactiveController, ReactiveElement } from 'lit';
import { windowOf } from './window.js';

/** Whether an element has a box, and that is at most a window away from the window. */
function isNear(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = windowOf(element);
  const touches = (start: number, end: number, size: number) => end > -size && start < 2 * size;
  return width > 0 && touches(left, right, innerWidth) && touches(top, bottom, innerHeight);
}

/**
 * Whether a board has ever been near the window, or was wanted all the same: by print, by the keyboard. It is asked first in a rendering
 * that measures the board anyway.
 */
export class NearWindow implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #changed: () => void;
  #isNear: boolean | undefined;
  /** Made for a board that is far. Most are not. */
  #observer: IntersectionObserver | undefined;

  /** @param changed renders the board at once: a page that prints does not wait. */
  constructor(host: ReactiveElement, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  get isNear(): boolean {
    return (this.#isNear ??= isNear(this.#host));
  }

  /** From now on a board that was far counts as near, and is rendered so. */
  readonly comeNear = (): void => {
    if (this.#isNear !== false) return;
    this.#isNear = true;
    this.hostDisconnected();
    this.#changed();
  };

  hostUpdated(): void {
    if (this.#observer || this.#isNear !== false || !this.#host.isConnected) return;
    this.#observer = new (windowOf(this.#host).IntersectionObserver)(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.comeNear();
      },
      // Boxes that scroll have a margin, too. Those of the window add up to one window.
      { rootMargin: '50%', scrollMargin: '25%' },
    );
    // A host that the page lets take no box has a frame in its place.
    this.#observer.observe(this.#host.renderRoot.firstElementChild!);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
