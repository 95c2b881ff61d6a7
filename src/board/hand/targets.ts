import { type Action, runLength } from '../../engine/model/action.js';
import { suit } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';

/** The cards on top of a pile that are, or could be, picked up together. */
export interface Run {
  readonly pile: number;
  /** How many cards. */
  readonly count: number;
}

/** The piles a run may go to, and by which action. */
export type Targets = ReadonlyMap<number, Action>;

/** The runs that can be picked up: for each pile, how many cards at once. */
export type Movable = ReadonlyMap<number, ReadonlySet<number>>;

/** The piles an action takes cards from. */
const sourcesOf = (action: Action): readonly number[] =>
  action.type === 'move' ? [action.from] : action.type === 'remove' ? action.from : [];

export function movableRuns(game: Game): Movable {
  const runs = new Map<number, Set<number>>();
  for (const action of game.actions) {
    for (const pile of sourcesOf(action)) {
      if (!runs.has(pile)) runs.set(pile, new Set());
      runs.get(pile)!.add(runLength(action));
    }
  }
  return runs;
}

/** Where a run may be put down: the pile it moves to, its partner's pile, or the discard for a card that leaves alone. */
export function targetsOf(game: Game, { pile, count }: Run): Targets {
  const { foundations, discard } = game.deal.rules.piles;
  const targets = new Map<number, Action>();
  for (const action of game.actions) {
    if (!sourcesOf(action).includes(pile) || runLength(action) !== count) continue;
    if (action.type === 'remove') {
      targets.set(action.from.find((other) => other !== pile) ?? discard, action);
    } else if (action.type === 'move') {
      targets.set(action.to, action);
      // A foundation belongs to its suit, but nobody should have to look for the right one with an Ace in hand.
      const empty = foundations.filter((index) => game.position.piles[index]!.length === 0);
      if (empty.includes(action.to)) for (const index of empty) targets.set(index, action);
    }
  }
  return targets;
}

/** The action that a second tap means: off the table first, then a partner, its own suit, another card, an empty pile, a cell. */
export function bestOf(game: Game, run: Run): Action | undefined {
  const { all } = game.deal.rules.piles;
  const card = game.position.piles[run.pile]!.at(-run.count);
  const rating = (target: number): number => {
    const { kind } = all[target]!;
    if (kind === 'foundation' || kind === 'discard') return 5;
    if (kind === 'pyramid') return 4;
    if (kind === 'cell') return 0;
    const onto = topOf(game.position.piles[target]!);
    if (onto === undefined) return 1;
    return card !== undefined && suit(card) === suit(onto) ? 3 : 2;
  };
  const [best] = [...targetsOf(game, run)].sort(([a], [b]) => rating(b) - rating(a));
  return best?.[1];
}

/** The one thing a pile's top card can do where that needs no target: to leave alone. */
export function loneRemoval(game: Game, pile: number): Action | undefined {
  const [only, another] = targetsOf(game, { pile, count: 1 }).values();
  return !another && only?.type === 'remove' && only.from.length === 1 ? only : undefined;
}
