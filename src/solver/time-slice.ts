/** How long a search goes on before it lets the page do something else, in milliseconds. A step of it may take one more. */
const LENGTH = 4;

/** After everything else that is waiting on the page. A message to oneself comes sooner than a timer, which browsers hold back. */
export const afterOthers = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** When the page is idle; in a browser that cannot tell, a moment later. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

/** A slice of the page's time. Several searches in a row share one, or many short ones would block the page like a long one. */
export class TimeSlice {
  readonly #pause: () => Promise<void>;
  #began = performance.now();

  /** @param pause lets the page do something else. */
  constructor(pause = afterOthers) {
    this.#pause = pause;
  }

  get isOver(): boolean {
    return performance.now() - this.#began >= LENGTH;
  }

  /** Pauses, then begins another slice. */
  async next(): Promise<void> {
    await this.#pause();
    this.#began = performance.now();
  }
}
