import { today } from '../../days/day.js';
import type { DayResult } from '../../days/day-result.js';
import { streakOf } from '../../days/streak.js';
import type { Options } from '../../engine/model/options.js';
import type { Host } from '../../element/host.js';
import type { SessionUpdate } from '../session/game-session.js';
import type { Store } from '../storage/store.js';
import { keepDay, resultsOf } from './results.js';

interface Parts {
  readonly store: Store;
  /** Knows the options of the game in play, or of the one that is searched for. */
  readonly dealer: { readonly options: Options };
}

/** What the reader has done with the deals of days. */
export class Daily {
  readonly #parts: Parts;
  /** Counted once a day for many renderings. */
  #counted: { readonly day: string; readonly streak: number } | undefined;

  constructor(_host: Host, parts: Parts) {
    this.#parts = parts;
  }

  /** The results of the options in force, newest first. */
  get results(): DayResult[] {
    const { store, dealer } = this.#parts;
    return resultsOf(store, dealer.options);
  }

  /** How many days were won on their own day, without a gap. */
  get streak(): number {
    const day = today();
    if (this.#counted?.day !== day) this.#counted = { day, streak: streakOf(this.results, day) };
    return this.#counted.streak;
  }

  isWon(day: string): boolean {
    return this.results.some((result) => result.day === day && result.won);
  }

  follow(update: SessionUpdate): void {
    keepDay(this.#parts.store, update);
    // The options may be others than before.
    this.#counted = undefined;
  }
}
