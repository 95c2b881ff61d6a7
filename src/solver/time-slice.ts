import { now } from '../engine/input/own.js';
/** Milliseconds for which a search blocks the page. Its last step may take one more. */
const SLICE_MS = 4;

/** Safari 18 and Node have none. */
const { scheduler } = globalThis as { scheduler?: { postTask?: (task: () => void) => Promise<void> } };

/**
 * Resolves after the tasks that wait now. A message arrives sooner than a timer, which browsers throttle. But Chromium gives a page the
 * messages of several channels in one task, and the slices of several searches would add up. So the scheduler goes first.
 */
export const afterOthers = (): Promise<void> =>
  new Promise((resolve) => {
    if (scheduler?.postTask) return void scheduler.postTask(resolve);
    // Some runtimes without a page have none.
    if (!globalThis.MessageChannel) return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Resolves when the page is idle, or after 50 ms if the browser can't report that. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // An element with this id stands in for it in browsers without it.
    if (typeof globalThis.requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

/** Searches in a row share a slice: many short ones would block the page like a long one. */
export class TimeSlice {
  readonly #pause: () => Promise<void>;
  #began = now();

  constructor(pause = afterOthers) {
    this.#pause = pause;
  }

  get isOver(): boolean {
    return now() - this.#began >= SLICE_MS;
  }

  async next(): Promise<void> {
    await this.#pause();
    this.#began = now();
  }

  /** Runs steps to their end, with pauses. */
  async run<Value>(steps: Iterator<unknown, Value>): Promise<Value> {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      if (this.isOver) await this.next();
    }
  }
}
