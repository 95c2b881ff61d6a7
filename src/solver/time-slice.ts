/** How long a search blocks the page, in milliseconds. Its last step may take one more. */
const LENGTH = 4;

/** Resolves after the tasks that wait now. A message arrives sooner than a timer, which browsers throttle. */
export const afterOthers = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Resolves when the page is idle; after 50 ms in a browser without `requestIdleCallback`. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

/** A slice of the page's time. Searches in a row share one: many short ones would block the page like a long one. */
export class TimeSlice {
  readonly #pause: () => Promise<void>;
  #began = performance.now();

  constructor(pause = afterOthers) {
    this.#pause = pause;
  }

  get isOver(): boolean {
    return performance.now() - this.#began >= LENGTH;
  }

  /** Pauses, then begins a new slice. */
  async next(): Promise<void> {
    await this.#pause();
    this.#began = performance.now();
  }
}
