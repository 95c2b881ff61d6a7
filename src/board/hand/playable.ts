import { type Action, runLength, sourcesOf } from '../../engine/model/action.js';
import type { Card } from '../../engine/model/card.js';
import type { Game } from '../../engine/play/game.js';
import type { Targets } from './targets.js';

/** The piles among targets that are meant: an Ace may be dropped on any empty foundation, but one is its own. */
export const meant = (targets: Targets): number[] =>
  [...targets].filter(([pile, action]) => action.type !== 'move' || action.to === pile).map(([pile]) => pile);

/** The actions of a game, without those that move a card to another one of several empty piles of a kind: they are alike. */
export function distinctActions({ actions, position, deal }: Game): readonly Action[] {
  const { all, foundations } = deal.rules.piles;
  const known = new Set<string>();
  return actions.filter((action) => {
    if (action.type !== 'move' || foundations.includes(action.to) || position.piles[action.to]!.length > 0) return true;
    const key = `${action.from} ${runLength(action)} ${all[action.to]!.kind}`;
    return !known.has(key) && known.add(key);
  });
}

/** The cards that can be played, each the bottom card of a run, and to how many piles they go. */
export function playableIn(game: Game): ReadonlyMap<Card, number> {
  const found = new Map<Card, number>();
  for (const action of distinctActions(game)) {
    for (const pile of sourcesOf(action)) {
      const card = game.position.piles[pile]!.at(-runLength(action))!;
      found.set(card, (found.get(card) ?? 0) + 1);
    }
  }
  return found;
}
