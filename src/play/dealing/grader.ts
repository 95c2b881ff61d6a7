import type { Deal } from '../../engine/model/deal.js';
import type { Variant } from '../../games/variant/variant.js';
import { type Difficulty, gradeNamed, gradeOf } from '../../solver/grade/grade.js';
import { TimeSlice } from '../../solver/time-slice.js';
import { type Page, reportUnlessAborted } from '../page.js';
import type { GameSession } from '../session/game-session.js';

interface GraderParts {
  readonly variant: Variant;
  readonly session: GameSession;
}

/** Grades the deal in play while the page is idle, so that the table doesn't wait for a grade. */
export class Grader {
  readonly #page: Page;
  readonly #parts: GraderParts;
  #grading:
    { readonly deal: Deal; readonly control: AbortController; readonly found: Promise<Difficulty | null> } | undefined;

  constructor(page: Page, parts: GraderParts) {
    this.#page = page;
    this.#parts = parts;
  }

  /** The grade of the deal in play; `null` if it has none, or if another deal comes first. */
  async grade(): Promise<Difficulty | null> {
    const { game, past } = this.#parts.session;
    const known = gradeNamed(past.difficulty);
    if (known || !game) return known;
    if (this.#grading?.deal !== game.deal) {
      this.stop();
      const control = new AbortController();
      this.#grading = { deal: game.deal, control, found: this.#find(game.deal, control.signal) };
    }
    return this.#grading.found;
  }

  /** Another deal is in play, or the element has left. */
  stop(): void {
    this.#grading?.control.abort();
    this.#grading = undefined;
  }

  async #find(deal: Deal, signal: AbortSignal): Promise<Difficulty | null> {
    const { variant, session } = this.#parts;
    const slice = new TimeSlice(() => this.#page.idle());
    try {
      await slice.next();
      const difficulty = await gradeOf({ ...deal, rules: variant }, signal, slice);
      if (session.game?.deal !== deal) return null;
      if (difficulty) session.graded(difficulty);
      return difficulty;
    } catch (error) {
      reportUnlessAborted(this.#page)(error);
      return null;
    }
  }
}
