import type { Action } from '../engine/action.js';
import { perform } from '../engine/perform.js';
import type { Deal } from '../engine/deal.js';
import type { Position } from '../engine/position.js';
import { topOf } from '../engine/position.js';

/** The next card to go home that can never be missed on the tableau, if there is one. */
export function nextHome({ variant, options }: Deal, position: Position): Action | undefined {
  const { piles, safe } = variant;
  if (!safe || variant.won(position)) return undefined;
  return variant
    .actions(position, options)
    .find(
      (action) =>
        action.type === 'move' &&
        piles.foundations.includes(action.to) &&
        safe(position, topOf(position.piles[action.from]!)!),
    );
}

/** Whether there are cards to go home, and they do, one by one, until the game is won. */
export function goesHome(deal: Deal, position: Position): boolean {
  let at = position;
  for (let next = nextHome(deal, at); next; next = nextHome(deal, at)) at = perform(deal, at, next);
  return at !== position && deal.variant.won(at);
}
