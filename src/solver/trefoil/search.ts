import type { Deal } from '../../engine/deal.js';
import type { Position } from '../../engine/position.js';
import type { Outcome, Search } from '../../engine/search.js';
import { actionsOf } from './part.js';
import { Quest } from './quest.js';
import { fansOf } from './redeal.js';

function* search(deal: Deal, position: Position, limit: number, naturally: boolean): Generator<number, Outcome> {
  const quest = new Quest(deal, !!position.liftsLeft);
  const redealsLeft = position.redealsLeft!;
  // Without a redeal every way of play is natural.
  const ways = naturally || !redealsLeft ? [true] : [true, false];
  for (const natural of ways) {
    const looking = quest.win(fansOf(deal, position), redealsLeft, natural);
    let step = looking.next();
    for (; !step.done; step = looking.next()) {
      if ((limit -= step.value) < 0) return { verdict: 'unknown' };
      yield step.value;
    }
    if (step.value) return { verdict: 'winnable', actions: actionsOf(deal, position, step.value) };
  }
  return { verdict: quest.gaveUp || (naturally && redealsLeft) ? 'unknown' : 'unwinnable' };
}

/**
 * Finds out whether a game of Trefoil can be won, redeals included. A win by natural play is looked for first: one where all goes up
 * that can, and no card is held back for the sake of the next shuffle.
 */
export const searchTrefoil: Search = (deal, position, limit) => search(deal, position, limit, false);

/** The same, but `winnable` only by natural play; where that does not do it the answer is `unknown`, unless no redeal is left. */
export const searchTrefoilNaturally: Search = (deal, position, limit) => search(deal, position, limit, true);
