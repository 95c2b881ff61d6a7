import type { Search } from '../../engine/search.js';
import { actionsOf } from './actions.js';
import type { Weights } from './disorder.js';
import { isDead } from './relaxed.js';
import type { Plan } from './stage.js';
import { Stage } from './stage.js';
import { State } from './state.js';

// The weights come from trials on 1,000 random deals of each game.
const weights: Weights = { left: 3, piles: 3, above: 4, own: 3, laid: 1, soon: 2, reach: 1, missing: 2 };
const quick: Plan = { bound: 10_000, coarse: true, eager: true, weights };

/**
 * One after the other. The first wins 9 in 10 deals of Baker's Dozen, and most others fall to another search sooner than to more of the
 * same. Only the last looks at everything, and may give a deal up. It also sets how much memory a search takes at most: 24 MB for the
 * positions in line and 8 MB for the set of those seen.
 */
const plans: readonly Plan[] = [
  quick,
  { ...quick, bound: 20_000, eager: false, weights: { ...weights, left: 2, piles: 0, laid: 0, missing: 0 } },
  { ...quick, bound: 100_000, weights: { ...weights, left: 4, piles: 0, laid: 0, missing: 0 } },
  { ...quick, bound: 100_000, weights: { ...weights, soon: 1 } },
  { ...quick, bound: 750_000, coarse: false, eager: false },
];

/** As many positions are looked at between two breaths: about half a millisecond. */
const BREATH = 256;

/**
 * Decides games that are built down whatever the suit and brought home in suit, and in which an empty pile stays empty. First comes
 * the test that costs next to nothing, then one search after the other.
 */
export const searchByRank: Search = function* ({ variant: { piles } }, position, limit) {
  if (isDead(new State(position, piles, false))) return { verdict: 'unwinnable' };
  let left = limit;
  for (const plan of plans) {
    const bound = Math.min(plan.bound, left);
    const stage = new Stage(position, piles, { ...plan, bound });
    let told = 0;
    let more = true;
    while (more && !stage.won && stage.looked < bound) {
      more = stage.go();
      if (stage.looked - told < BREATH) continue;
      yield stage.looked - told;
      told = stage.looked;
    }
    yield stage.looked - told;
    left -= stage.looked;
    if (stage.won) return { verdict: 'winnable', actions: actionsOf(position, piles, stage.won, plan.eager) };
    if (!more && !plan.coarse && !plan.eager) return { verdict: 'unwinnable' };
  }
  return { verdict: 'unknown' };
};
