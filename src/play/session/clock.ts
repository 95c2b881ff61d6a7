import type { Page } from '../page.js';

/** Counts the time a game is played. It never ticks: it only reads the page's clock when asked. */
export class Clock {
  readonly #page: Page;
  #counted = 0;
  #since: number | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Whole milliseconds. Setting it also stops the clock. */
  get elapsed(): number {
    return Math.round(this.#counted + (this.running ? this.#page.now - this.#since! : 0));
  }

  set elapsed(milliseconds: number) {
    this.#counted = milliseconds;
    this.#since = undefined;
  }

  get running(): boolean {
    return this.#since !== undefined;
  }

  set running(running: boolean) {
    if (running === this.running) return;
    this.#counted = this.elapsed;
    this.#since = running ? this.#page.now : undefined;
  }
}
