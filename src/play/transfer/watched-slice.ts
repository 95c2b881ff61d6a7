import { afterOthers, TimeSlice } from '../../solver/time-slice.js';

/** An observer of an import. */
export interface Watch {
  /** Calls it off. Nothing is changed then. */
  readonly signal?: AbortSignal;
  /** Hears after each slice of time how much is done, from 0 to 1. */
  readonly progressed?: (done: number) => void;
}

/** Slices of time after which a watch hears how much is done, or calls it off. */
export class WatchedSlice extends TimeSlice {
  /** How much is done, in characters of a file. */
  done = 0;

  /** @param all how much there is to do. */
  constructor({ signal, progressed }: Watch, all: number) {
    super(async () => {
      await afterOthers();
      signal?.throwIfAborted();
      progressed?.(this.done / all);
    });
  }
}
