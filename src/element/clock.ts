/** Counts the time a game is played, in milliseconds. It ticks nowhere: it only looks at the page's clock when asked. */
export class Clock {
  #counted = 0;
  #since: number | undefined;

  get elapsed(): number {
    return Math.round(this.#counted + (this.#since === undefined ? 0 : performance.now() - this.#since));
  }

  set elapsed(milliseconds: number) {
    this.stop();
    this.#counted = milliseconds;
  }

  start(): void {
    this.#since ??= performance.now();
  }

  stop(): void {
    if (this.#since !== undefined) this.#counted += performance.now() - this.#since;
    this.#since = undefined;
  }
}
