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
  /** How much is done of {@link all}, in characters of a file. */
  done = 0;
  readonly all: number;
  readonly watch: Watch;

  constructor(watch: Watch, all: number) {
    super();
    this.watch = watch;
    this.all = all;
  }

  /** @throws the signal's reason when it is aborted. */
  override async next(): Promise<void> {
    await super.next();
    this.watch.signal?.throwIfAborted();
    this.watch.progressed?.(this.done / this.all);
  }
}
