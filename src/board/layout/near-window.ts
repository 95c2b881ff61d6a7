import type { ReactiveController, ReactiveElement } from 'lit';
import { windowOf } from './window.js';

/** Whether an element has a box, and that is no farther from the window than it reaches. */
function isNear(element: Element, reach: number): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = windowOf(element);
  const touches = (start: number, end: number, size: number) => end > -reach * size && start < (1 + reach) * size;
  return width > 0 && touches(left, right, innerWidth) && touches(top, bottom, innerHeight);
}

/** Whether an element has ever been near the window, or was wanted all the same: by print, by the keyboard. */
export class NearWindow implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #box: () => Element | null;
  readonly #changed: () => void;
  readonly #reach: number;
  // Without observers, all that is far is drawn at once.
  #isNear = !('IntersectionObserver' in window);
  /** Made for an element that is far. Most are not. */
  #observer: IntersectionObserver | undefined;

  /**
   * @param box finds what is to come near, where it is rendered: all that is seen of the element. The page may let the host take no box.
   * @param changed renders the element at once: a page that prints does not wait.
   * @param reach how far counts as near, in windows.
   */
  constructor(host: ReactiveElement, box: () => Element | null, changed: () => void, reach: number) {
    this.#host = host;
    this.#box = box;
    this.#changed = changed;
    this.#reach = reach;
    host.addController(this);
  }

  get isNear(): boolean {
    return this.#isNear;
  }

  /** Asks at once, if the page is being measured anyway. Otherwise the browser reports it after the next frame. */
  measure(): void {
    this.#isNear ||= isNear(this.#host, this.#reach);
  }

  /** From now on an element that was far counts as near, and is rendered so. */
  readonly comeNear = (): void => {
    if (this.#isNear) return;
    this.#isNear = true;
    this.#changed();
  };

  hostUpdated(): void {
    if (this.#isNear) return this.hostDisconnected();
    const box = this.#host.isConnected && this.#box();
    if (!box) return;
    this.#observer ??= new (windowOf(this.#host).IntersectionObserver)(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.comeNear();
      },
      // Boxes that scroll have a margin, too. Those of the window add up to the reach.
      { rootMargin: `${this.#reach * 50}%`, scrollMargin: `${this.#reach * 25}%` },
    );
    this.#observer.observe(box);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
