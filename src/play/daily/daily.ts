import { today } from '../../days/day.js';
import { type DayResult, streakOf } from '../../days/day-result.js';
import type { Options } from '../../engine/model/options.js';
import type { Page } from '../page.js';
import type { SessionUpdate } from '../session/game-session.js';
import type { Store } from '../storage/store.js';
import { KEY, keepDay, resultsOf } from './results.js';

/** The reader's results of daily deals. */
export class Daily {
  readonly #page: Page;
  readonly #store: Store;
  readonly #options: () => Options;
  /** The last streak, and from what it was counted: a streak of years takes 20 ms. */
  #counted = { from: '', streak: 0 };

  /** @param options returns those of the game in play, or of the requested one. */
  constructor(page: Page, store: Store, options: () => Options) {
    this.#page = page;
    this.#store = store;
    this.#options = options;
  }

  /** The reader's own date, such as `2026-11-20`. */
  get today(): string {
    return today(this.#page.time);
  }

  /** The results of the options in force, newest first. */
  get results(): DayResult[] {
    return resultsOf(this.#store, this.#options());
  }

  /** The number of days won on their own day without a gap. */
  get streak(): number {
    const day = this.today;
    const from = day + JSON.stringify(this.#options()) + this.#store.textOf(KEY);
    if (this.#counted.from !== from) this.#counted = { from, streak: streakOf(this.results, day) };
    return this.#counted.streak;
  }

  isWon(day: string): boolean {
    return this.results.some((result) => result.day === day && result.won);
  }

  follow(update: SessionUpdate): void {
    keepDay(this.#store, this.today, update);
  }
}
