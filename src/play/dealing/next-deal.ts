import { readDeal } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import { TimeSlice } from '../../solver/time-slice.js';
import { type Difficulty, gradeNamed, gradeOf } from '../../solver/grade/grade.js';
import { type GradedDeal, gradedDeal } from '../../solver/grade/graded-deal.js';
import { type Page, reportUnlessAborted } from '../page.js';
import { KEY as COUNTED } from '../storage/game-log.js';
import { type Store, withDefaults } from '../storage/store.js';
import { same } from '../request/requested-deal.js';

const KEY = 'next';

/** How deals are chosen. One that was prepared by another version is not dealt. */
const VERSION = 1;

interface NextDealParts {
  readonly variant: Variant;
  readonly store: Store;
}

/** A deal that is kept for the next visit. */
const NONE = { version: 0, seed: '', difficulty: '' };

/**
 * A random winnable deal, searched for while the page is idle, so that it can be dealt at once when it is asked for: in this visit, or in
 * the next.
 */
export class NextDeal {
  readonly #page: Page;
  readonly #parts: NextDealParts;
  #search: AbortController | undefined;
  /** Whether there were statistics. As long as those are deleted, no deal is kept: the next move is counted first. */
  #wasCounted = false;
  /** Where nothing can be kept. */
  #found: GradedDeal | undefined;

  constructor(page: Page, parts: NextDealParts) {
    this.#page = page;
    this.#parts = parts;
  }

  /**
   * Searches, unless it is searching or has found one.
   *
   * @param wanted the grade; absent: any.
   */
  prepare(options: Options, wanted: Difficulty | undefined): void {
    if (this.#isDeleted() || this.#search || this.#found || this.#kept(options, wanted)) return;
    const { variant } = this.#parts;
    const { signal } = (this.#search = new AbortController());
    const slice = new TimeSlice(() => this.#page.idle());
    gradedDeal(variant, dealSearchOf(variant), options, undefined, wanted, signal, slice)
      .then(async ({ deal, difficulty }) => {
        const grade = difficulty ?? (await gradeOf({ ...deal, rules: variant }, signal, slice));
        this.#search = undefined;
        this.#keep({ deal, difficulty: grade });
      })
      .catch((error: unknown) => {
        if (this.#search?.signal === signal) this.#search = undefined;
        reportUnlessAborted(this.#page)(error);
      });
  }

  /** Takes the deal found for these options and this grade, if any. Each deal is given out once. */
  take(options: Options, wanted: Difficulty | undefined): GradedDeal | undefined {
    const found = this.#found;
    this.#found = undefined;
    if (same(found?.deal.options, options) && isGraded(found!.difficulty, wanted)) return found;
    const { variant, store } = this.#parts;
    const kept = this.#kept(options, wanted);
    if (!kept) return undefined;
    store.writeFor(options, KEY, undefined);
    const { seed, difficulty } = kept;
    return { deal: readDeal(variant, { ...options, seed }), difficulty: gradeNamed(difficulty) };
  }

  stop(): void {
    this.#search?.abort();
    this.#search = undefined;
  }

  #kept(options: Options, wanted: Difficulty | undefined): typeof NONE | undefined {
    const kept = withDefaults(this.#parts.store.readFor(options, KEY), NONE);
    const isGood = kept.version === VERSION && /^\d{1,10}$/.test(kept.seed) && isGraded(kept.difficulty, wanted);
    return isGood ? kept : undefined;
  }

  /** What is kept of this game is deleted. */
  forget(): void {
    this.stop();
    this.#wasCounted = true;
  }

  #isDeleted(): boolean {
    const isCounted = !!this.#parts.store.textOf(COUNTED);
    this.#wasCounted ||= isCounted;
    return this.#wasCounted && !isCounted;
  }

  #keep(found: GradedDeal): void {
    if (this.#isDeleted()) return;
    const { seed, options } = found.deal;
    const difficulty = found.difficulty ?? '';
    this.#parts.store.writeFor(options, KEY, { version: VERSION, seed, difficulty });
    if (this.#kept(options, undefined)?.seed !== seed) this.#found = found;
  }
}

/** Whether a deal of a grade will do. */
const isGraded = (difficulty: string | null, wanted: Difficulty | undefined): boolean =>
  !wanted || !difficulty || difficulty === wanted;
