import { Worker } from 'node:worker_threads';
import { Refusal } from './refusal.mjs';

const WORKER = new URL('referee-worker.mjs', import.meta.url);

/** A check needs a few megabytes, and none of the flags that the process was started with. */
const OPTIONS = { resourceLimits: { maxOldGenerationSizeMb: 128 }, execArgv: [] };

/** Milliseconds. A worker takes about 100 to start. */
const LONGEST_START = 20_000;

/** Seconds before the next worker starts. The pause doubles each time a worker fails without checking a record. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 60;

/**
 * Checks records in a worker, one after another, each for a limited time. If a record ends the worker or takes too long,
 * another worker replaces it at once. If the worker ends for another reason, the next one starts after a pause.
 */
export class Referee {
  #limits;
  #script;
  #waiting = [];
  #job;
  /** `undefined` during a pause. */
  #worker;
  #isReady = false;
  #isClosed = false;
  /** Ends the start or the check that takes too long, or the pause. */
  #timer;
  #pause = 0;

  /**
   * @param {{ ms: number, waiting: number }} limits the time of one check, and how many records may wait for theirs
   * @param {URL} [script] what the worker runs
   */
  constructor(limits, script = WORKER) {
    this.#limits = limits;
    this.#script = script;
    this.#hire();
  }

  /**
   * `{ verdict, ms }`: what `verify` returns, without the deal and the state, and how long it took.
   *
   * @param {object} [expected] what `verify` must find: game, seed, options, no deck
   * @throws Refusal (by rejecting) if too many records wait, if this one took too long or can't be written, or if no
   * worker runs
   */
  check(record, expected) {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#waiting.length >= this.#limits.waiting) {
        reject(
          new Refusal(503, 'busy', 'Too many records are waiting to be checked. Try again soon.', { retryAfter: 5 }),
        );
      } else if (!this.#worker) {
        reject(noCheck(this.#pause));
      } else {
        this.#waiting.push({ text: textOf(record), expected, resolve, reject });
        this.#next();
      }
    });
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  #next() {
    if (this.#job || !this.#isReady) return;
    this.#job = this.#waiting.shift();
    if (!this.#job) return;
    this.#job.start = performance.now();
    this.#timer = setTimeout(() => this.#lose(tooCostly()), this.#limits.ms);
    this.#worker.postMessage({ text: this.#job.text, expected: this.#job.expected });
  }

  #hire() {
    let worker;
    try {
      worker = new Worker(this.#script, OPTIONS);
    } catch (error) {
      this.#rest(error);
      return;
    }
    this.#worker = worker;
    this.#timer = setTimeout(() => this.#lose(new Error('The worker takes too long to start.')), LONGEST_START);
    const lose = (error) => worker === this.#worker && this.#lose(error);
    worker.on('message', (message) => {
      if (worker !== this.#worker) return;
      clearTimeout(this.#timer);
      if (message === 'ready') this.#isReady = true;
      else this.#answer(message);
      this.#next();
    });
    worker.on('error', lose);
    worker.on('messageerror', lose);
    worker.on('exit', (code) => lose(new Error(`The worker has ended with code ${code}.`)));
  }

  #answer(verdict) {
    const { start, resolve } = this.#job;
    this.#job = undefined;
    this.#pause = 0;
    resolve({ verdict, ms: performance.now() - start });
  }

  /** Gives up the worker. If it was checking a record, that record is the likely cause. */
  #lose(error) {
    if (this.#isClosed) return;
    const job = this.#job;
    void this.#worker.terminate();
    clearTimeout(this.#timer);
    this.#job = this.#worker = undefined;
    this.#isReady = false;
    if (job) {
      job.reject(refusalOf(error));
      this.#hire();
    } else this.#rest(error);
  }

  /** Waits before the next worker starts. The records that wait are refused: they can't know how long it takes. */
  #rest(error) {
    console.error(error);
    this.#pause = Math.min(2 * this.#pause || FIRST_PAUSE, LONGEST_PAUSE);
    this.#timer = setTimeout(() => this.#hire(), this.#pause * 1000);
    for (const { reject } of this.#waiting.splice(0)) reject(noCheck(this.#pause));
  }
}

const tooCostly = () => new Refusal(422, 'too-costly', 'This record takes too long to check.');

const noCheck = (retryAfter) =>
  new Refusal(503, 'no-check', `Records cannot be checked right now. Try again in ${retryAfter} seconds.`, {
    retryAfter,
  });

/** The answer to a record whose check has failed. */
function refusalOf(error) {
  if (error instanceof Refusal) return error;
  if (error?.code === 'ERR_WORKER_OUT_OF_MEMORY') return tooCostly();
  console.error(error);
  return noCheck(FIRST_PAUSE);
}

/** A record on its way to the worker. @throws Refusal if it is nested too deep */
function textOf(record) {
  try {
    return JSON.stringify(record ?? null);
  } catch {
    throw new Refusal(422, 'refused', 'The record cannot be read.');
  }
}
