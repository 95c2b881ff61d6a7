import { windowOf } from '../layout/window.js';

/** Something that can wait until what has just changed was drawn. */
export class AfterFrame {
  readonly #element: Element;
  readonly #run: () => void;
  #frame = 0;

  constructor(element: Element, run: () => void) {
    this.#element = element;
    this.#run = run;
  }

  /** Whether it is still to come. */
  get isDue(): boolean {
    return this.#frame > 0;
  }

  /** It comes with the frame after next: the next one draws. */
  wait(): void {
    const window = windowOf(this.#element);
    window.cancelAnimationFrame(this.#frame);
    this.#frame = window.requestAnimationFrame(() => {
      this.#frame = window.requestAnimationFrame(this.flush);
    });
  }

  /** What is still to come, comes now. */
  flush = (): void => {
    if (!this.isDue) return;
    windowOf(this.#element).cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#run();
  };
}
