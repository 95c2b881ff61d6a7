import type { Action } from '../../engine/model/action.js';
import { suit } from '../../engine/model/card.js';
import type { Game } from '../../engine/play/game.js';
import { topOf } from '../../engine/model/position.js';
import { type Geometry, type Point, boxOf, distance } from '../layout/geometry.js';

/** Where the top card of a pile may go, and by which action. */
export type Targets = ReadonlyMap<number, Action>;

/** The piles whose top card an action takes. */
const takesFrom = (action: Action): readonly number[] =>
  action.type === 'move' ? [action.from] : action.type === 'remove' ? action.from : [];

/** The piles whose top card can be picked up. */
export const sources = (game: Game): readonly number[] => game.actions.flatMap(takesFrom);

/** Where the top card of a pile may be put down: the pile it moves to, its partner's pile, or the discard for one that leaves alone. */
export function targetsOf(game: Game, pile: number): Targets {
  const { foundations, discard } = game.deal.rules.piles;
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
  const { all } = game.deal.rules.piles;
  const card = topOf(game.position.piles[pile]!);
  const rating = (target: number): number => {
    const { kind } = all[target]!;
    const onto = topOf(game.position.piles[target]!);
    if (kind === 'foundation') return 3;
    if (kind === 'pyramid') return 2;
    return kind === 'tableau' && card !== undefined && onto !== undefined && suit(card) === suit(onto) ? 1 : 0;
  };
  const [best] = [...targetsOf(game, pile)].sort(([a], [b]) => rating(b) - rating(a));
  return best?.[1];
}

/** The one thing a pile's top card can do where that needs no target: to leave alone. */
export function loneRemoval(game: Game, pile: number): Action | undefined {
  const [only, another] = targetsOf(game, pile).values();
  return !another && only?.type === 'remove' && only.from.length === 1 ? only : undefined;
}

/** How far from a pile a card may be dropped that may go there, in cards: half a card between them. */
const REACH = 1.5;

/** How much nearer than it is a pile counts that takes the card. */
const FORGIVEN = 0.5;

/** The pile that is meant where a pile's top card is dropped, so far away from there; of two it is between, the one that takes it. */
export function pileMeant(
  game: Game,
  geometry: Geometry,
  targets: Targets,
  from: number,
  by: Point,
): number | undefined {
  const { cardWidth: width, cardHeight: height } = geometry;
  const { piles } = game.position;
  const lies = boxOf(geometry, from, piles[from]!.length);
  const card = { x: lies.x + lies.width - width + by.x, y: lies.y + lies.height - height + by.y, width, height };
  let best: number | undefined;
  let least = REACH;
  piles.forEach(({ length }, pile) => {
    const far = distance(card, boxOf(geometry, pile, length));
    const felt = targets.has(pile) ? far - FORGIVEN : far;
    if (far <= REACH && felt < least) [best, least] = [pile, felt];
  });
  return best;
}
