// Games like Trusty Twelve, of which a test decides what can be found out.
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { Variant } from '../../src/games/variant/variant.js';
import type { Outcome, Search, Verdict } from '../../src/solver/search.js';

export const twelve = (id: string, changed: Partial<Variant>): Variant => ({ ...trustyTwelve, ...changed, id });

export const outcome = (verdict: Verdict): Outcome => (verdict === 'winnable' ? { verdict, actions: [] } : { verdict });

/** A search that finds out nothing. */
export const undecided: Search = function* () {
  yield 1;
  return { verdict: 'unknown' };
};

/** A search that takes as long as a test wants, and then finds that everything can be won. */
export class SlowSearch {
  isOver = false;
  steps = 0;

  readonly search: Search = function* (this: SlowSearch) {
    while (!this.isOver) yield (this.steps++, 1);
    return outcome('winnable');
  }.bind(this);

  /** Whether it goes on, once others have had their turn. */
  async goesOn(): Promise<boolean> {
    const before = this.steps;
    for (let i = 0; i < 10; i++) await new Promise((resolve) => setTimeout(resolve));
    return this.steps > before;
  }

  /** Ends it, wherever it is still going on. */
  async end(): Promise<void> {
    this.isOver = true;
    while (await this.goesOn());
  }
}
