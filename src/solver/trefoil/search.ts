import type { Deal } from '../../engine/deal.js';
import type { Position } from '../../engine/position.js';
import type { Outcome, Search } from '../../engine/search.js';
import { actionsOf } from './part.js';
import { Quest } from './quest.js';
import { fansOf } from './redeal.js';

function* search(deal: Deal, position: Position, limit: number, natural: boolean): Generator<number, Outcome> {
  const quest = new Quest(deal, !!position.liftsLeft);
  const fans = fansOf(deal, position);
  const redealsLeft = position.redealsLeft!;
  const plays = [quest.naturally(fans, redealsLeft)];
  if (!natural && redealsLeft) plays.push(quest.anyhow(fans, redealsLeft));
  for (const play of plays) {
    let step = play.next();
    for (; !step.done; step = play.next()) {
      if ((limit -= step.value) < 0) return { verdict: 'unknown' };
      yield step.value;
    }
    if (step.value) return { verdict: 'winnable', actions: actionsOf(deal, position, step.value) };
  }
  const proved = !quest.gaveUp && (!natural || !redealsLeft);
  return { verdict: proved ? 'unwinnable' : 'unknown' };
}

/**
 * Finds out whether a game of Trefoil can be won, redeals included. A win by natural play is looked for first: one where all goes up
 * that can, and no card is held back for the sake of the next shuffle.
 */
export const searchTrefoil: Search = (deal, position, limit) => search(deal, position, limit, false);

/** The same, but `winnable` only by natural play; where that does not do it the answer is `unknown`, unless no redeal is left. */
export const searchTrefoilNaturally: Search = (deal, position, limit) => search(deal, position, limit, true);
