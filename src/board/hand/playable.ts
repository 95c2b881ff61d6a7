import { runLength } from '../../engine/model/action.js';
import type { Card } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import { sourcesOf, type Targets, targetsOf } from './targets.js';

/** The piles among targets that are meant: an Ace may be dropped on any empty foundation, but one is its own. */
export const meant = (targets: Targets): number[] =>
  [...targets].filter(([pile, action]) => action.type !== 'move' || action.to === pile).map(([pile]) => pile);

/** The cards that can be played, each the bottom card of a run, and to how many piles they go. */
export function playableIn(game: Game): ReadonlyMap<Card, number> {
  const found = new Map<Card, number>();
  for (const action of game.actions) {
    for (const pile of sourcesOf(action)) {
      const count = runLength(action);
      const card = game.position.piles[pile]!.at(-count)!;
      if (!found.has(card)) found.set(card, meant(targetsOf(game, { pile, count })).length);
    }
  }
  return found;
}

/** So many cards lie under the top card of a pile. */
export const cardsBelow = ({ position }: Pick<Game, 'position'>, pile: number): number =>
  topOf(position.piles[pile]!) === undefined ? 0 : position.piles[pile]!.length - 1;
