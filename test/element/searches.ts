// Games like Trusty Twelve, of which a test decides what can be found out.
import { defineSolitaire } from '../../src/define.js';
import type { Verdict } from '../../src/engine.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { Variant } from '../../src/games/variant/variant.js';
import type { Outcome, Search } from '../../src/solver/search.js';

export const defineTwelve = (id: string, changed: Partial<Variant>) =>
  defineSolitaire(id, { ...trustyTwelve, ...changed, id });

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

  async goesOn(): Promise<boolean> {
    const before = this.steps;
    await new Promise((resolve) => setTimeout(resolve, 60));
    return this.steps > before;
  }
}
