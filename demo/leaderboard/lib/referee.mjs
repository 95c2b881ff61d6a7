import { Worker } from 'node:worker_threads';
import { Refusal } from './refusal.mjs';

const WORKER = new URL('referee-worker.mjs', import.meta.url);

/** Memory of the worker, in megabytes. A check needs a few. */
const resourceLimits = { maxOldGenerationSizeMb: 128 };

/**
 * Checks records in a worker, one after another, each for a limited time. A worker that takes longer is ended, and
 * another one takes its place.
 */
export class Referee {
  #limits;
  #waiting = [];
  #job;
  #worker;
  #isReady = false;
  #isClosed = false;

  /** @param {{ ms: number, waiting: number }} limits the time of one check, and how many may wait for theirs */
  constructor(limits) {
    this.#limits = limits;
    this.#hire();
  }

  /**
   * `{ verdict, ms }`: what `verify` answers, without the deal and the state, and how long it took.
   *
   * @param {object} [expected] what `verify` must find: game, seed, options, no deck
   * @throws Refusal (by rejecting) if too many records wait, if this one took too long, or cannot be written
   */
  check(record, expected) {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#waiting.length >= this.#limits.waiting) {
        reject(
          new Refusal(503, 'busy', 'Too many records wait for their check. Send it again soon.', { retryAfter: 5 }),
        );
        return;
      }
      this.#waiting.push({ text: textOf(record), expected, resolve, reject });
      this.#next();
    });
  }

  async close() {
    this.#isClosed = true;
    await this.#worker.terminate();
  }

  #next() {
    if (this.#job || !this.#isReady) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#job = { ...job, start: performance.now(), timer: setTimeout(() => this.#dismiss(), this.#limits.ms) };
    this.#worker.postMessage({ text: job.text, expected: job.expected });
  }

  #hire() {
    this.#isReady = false;
    const worker = new Worker(WORKER, { resourceLimits });
    this.#worker = worker;
    worker.on('message', (message) => {
      if (worker !== this.#worker) return;
      if (message === 'ready') this.#isReady = true;
      else this.#answer(message);
      this.#next();
    });
    worker.on('error', (error) => {
      if (worker !== this.#worker) return;
      if (!this.#job) throw error;
      // Out of memory, most likely.
      this.#dismiss();
    });
  }

  #answer(verdict) {
    const { start, timer, resolve } = this.#job;
    this.#job = undefined;
    clearTimeout(timer);
    resolve({ verdict, ms: performance.now() - start });
  }

  /** Ends the check that goes on, and the worker with it. */
  #dismiss() {
    const { timer, reject } = this.#job;
    this.#job = undefined;
    clearTimeout(timer);
    void this.#worker.terminate();
    if (!this.#isClosed) this.#hire();
    reject(new Refusal(422, 'too-costly', 'The check of this record takes too long.'));
  }
}

/** A record on its way to the worker. @throws Refusal if it is nested too deep */
function textOf(record) {
  try {
    return JSON.stringify(record ?? null);
  } catch {
    throw new Refusal(422, 'refused', 'The record cannot be read.');
  }
}
