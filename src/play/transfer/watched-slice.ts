import { TimeSlice } from '../../solver/time-slice.js';

/** Who watches how a file is brought in. */
export interface Watch {
  /** Calls it off. Nothing is changed then. */
  readonly signal?: AbortSignal;
  /** Hears after each slice how much is done, from 0 to 1. */
  readonly progressed?: (done: number) => void;
}

/** Slices of time after which a watch hears how much is done, or calls it off. */
export class WatchedSlice extends TimeSlice {
  /** How much there is to do, and how much of that is done, in characters of the file. */
  all = 1;
  done = 0;
  readonly #watch: Watch;

  constructor(watch: Watch) {
    super();
    this.#watch = watch;
  }

  /** @throws the signal's reason when it is aborted. */
  override async next(): Promise<void> {
    await super.next();
    this.throwIfAborted();
    this.#watch.progressed?.(this.done / this.all);
  }

  throwIfAborted(): void {
    this.#watch.signal?.throwIfAborted();
  }
}
