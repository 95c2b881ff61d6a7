import { now } from '../../engine/input/own.js';
/** Counts the time a game is played. It never ticks: it only reads the page's clock when asked. */
export class Clock {
  #counted = 0;
  #since: number | undefined;

  /** Whole milliseconds. Setting it also stops the clock. */
  get elapsed(): number {
    return Math.round(this.#counted + (this.running ? now() - this.#since! : 0));
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
    this.#since = running ? now() : undefined;
  }
}
