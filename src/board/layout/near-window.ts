import type { ReactiveController, ReactiveElement } from 'lit';
import { windowOf } from './window.js';

/** Whether an element has a box no farther than `reach` from the window. */
function isNear(element: Element, reach: number): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = windowOf(element);
  const touches = (start: number, end: number, size: number) => end > -reach * size && start < (1 + reach) * size;
  return width > 0 && touches(left, right, innerWidth) && touches(top, bottom, innerHeight);
}

/** Whether an element has ever been near the window, or was needed for print or the keyboard. */
export class NearWindow implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #box: () => Element | null;
  readonly #changed: () => void;
  readonly #reach: number;
  // Without observers, distant elements are drawn at once, too.
  #isNear = !('IntersectionObserver' in window);
  /** Created for a distant element. Most are near. */
  #observer: IntersectionObserver | undefined;

  /**
   * @param box finds the rendered box that must come near, which contains everything visible. The page may let the host take no box.
   * @param changed renders the element at once, because a page that prints does not wait.
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

  /** From now on, a distant element counts as near and is rendered. */
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
