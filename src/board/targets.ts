import type { Action } from '../engine/action.js';
import { suit } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import { topOf } from '../engine/position.js';
import type { Box, Geometry } from './geometry.js';
import { boxOf, overlap } from './geometry.js';

/** Where the top card of a pile may go, and by which action. */
export type Targets = ReadonlyMap<number, Action>;

/** The piles whose top card an action takes. */
const takesFrom = (action: Action): readonly number[] =>
  action.type === 'move' ? [action.from] : action.type === 'remove' ? action.from : [];

/** The piles whose top card can be picked up. */
export const sources = (game: Game): ReadonlySet<number> => new Set(game.actions.flatMap(takesFrom));

/** Where the top card of a pile may be put down: the pile it moves to, its partner's pile, or the discard for one that leaves alone. */
export function targetsOf(game: Game, pile: number): Targets {
  const { foundations, discard } = game.deal.variant.piles;
  const targets = new Map<number, Action>();
  for (const action of game.actions.filter((each) => takesFrom(each).includes(pile))) {
    if (action.type === 'remove') {
      targets.set(action.from.find((other) => other !== pile) ?? discard, action);
    } else if (action.type === 'move') {
      targets.set(action.to, action);
      // A foundation belongs to its suit, but nobody should have to look for the right one with an ace in hand.
      const empty = foundations.filter((index) => game.position.piles[index]!.length === 0);
      if (empty.includes(action.to)) for (const index of empty) targets.set(index, action);
    }
  }
  return targets;
}

/** The action that a card's second tap means: home first, then a pyramid partner or its own suit, then what is leftmost. */
export function bestOf(game: Game, pile: number): Action | undefined {
  const { all } = game.deal.variant.piles;
  const card = topOf(game.position.piles[pile]!);
  const rating = (target: number): number => {
    const { kind } = all[target]!;
    const onto = topOf(game.position.piles[target]!);
    if (kind === 'foundation') return 3;
    if (kind === 'pyramid') return 2;
    return kind === 'tableau' && card !== undefined && onto !== undefined && suit(card) === suit(onto) ? 1 : 0;
  };
  return [...targetsOf(game, pile)].reduce<[number, Action] | undefined>(
    (best, entry) => (best && rating(best[0]) >= rating(entry[0]) ? best : entry),
    undefined,
  )?.[1];
}

/** The one thing a pile's top card can do where that needs no target: to leave alone. */
export function loneRemoval(game: Game, pile: number): Action | undefined {
  const targets = [...targetsOf(game, pile).values()];
  const [only] = targets;
  return targets.length === 1 && only?.type === 'remove' && only.from.length === 1 ? only : undefined;
}

/** How much of a card must lie on a pile to be meant for it, as a share of its area. */
const MEANT = 0.2;

/** The action a card means that is dropped here: that of the target it covers most. */
export function dropTarget(game: Game, geometry: Geometry, targets: Targets, card: Box): Action | undefined {
  let best: Action | undefined;
  let most = card.width * card.height * MEANT;
  for (const [pile, action] of targets) {
    const covered = overlap(card, boxOf(geometry, pile, game.position.piles[pile]!.length));
    if (covered > most) [best, most] = [action, covered];
  }
  return best;
}
