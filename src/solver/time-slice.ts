/** How long a search goes on before it lets the page breathe, in milliseconds. A step of it may take one more. */
const SLICE = 4;

/** A turn for everything else on the page: a message to oneself comes sooner than a timer, which browsers hold back. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Work in slices. Several searches in a row share one, or many short ones would block the page like a long one. */
export class Breath {
  #began = performance.now();

  /** Whether the slice is used up. */
  get due(): boolean {
    return performance.now() - this.#began >= SLICE;
  }

  /** Lets the page breathe, then begins another slice. */
  async take(): Promise<void> {
    await turn();
    this.#began = performance.now();
  }
}
