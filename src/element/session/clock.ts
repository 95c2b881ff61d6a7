/** Counts the time a game is played, in milliseconds. It ticks nowhere: it only looks at the page's clock when asked. */
export class Clock {
  #counted = 0;
  #since: number | undefined;

  get elapsed(): number {
    return Math.round(this.#counted + (this.running ? performance.now() - this.#since! : 0));
  }

  /** Puts the clock, and stops it. */
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
    this.#since = running ? performance.now() : undefined;
  }
}
