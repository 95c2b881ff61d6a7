import type { Action } from './action.js';
import { codeOf, type CardCode } from './card.js';
import type { Deal } from './deal.js';
import { perform } from '../play/perform.js';
import type { Piles } from './piles.js';
import { type Position, topOf } from './position.js';

/** One player's move in its public form: pile ids and card codes, plain JSON. */
export type Move =
  | { type: 'move'; card: CardCode; from: string; to: string }
  | { type: 'remove'; cards: CardCode[]; from: string[] }
  | { type: 'draw' }
  | { type: 'recycle' }
  | { type: 'redeal' }
  | { type: 'lift'; card: CardCode; from: string };

/** The public form of an action that is possible in a position. */
export function moveOf(piles: Piles, position: Position, action: Action): Move {
  const id = (index: number) => piles.all[index]!.id;
  const top = (index: number) => codeOf(topOf(position.piles[index]!)!);
  switch (action.type) {
    case 'move':
      return { type: 'move', card: top(action.from), from: id(action.from), to: id(action.to) };
    case 'remove':
      return { type: 'remove', cards: action.from.map(top), from: action.from.map(id) };
    case 'lift':
      return { type: 'lift', card: codeOf(position.piles[action.from]![action.index]!), from: id(action.from) };
    default:
      return { type: action.type };
  }
}

/** The public form of actions that follow each other from a position. */
export function movesOf(deal: Deal, from: Position, actions: readonly Action[]): Move[] {
  let position = from;
  return actions.map((action) => {
    const move = moveOf(deal.variant.piles, position, action);
    position = perform(deal, position, action);
    return move;
  });
}

/**
 * Whether what a stranger gives means this move: every field the same, a pair's cards and piles in either order. Further fields
 * are ignored. Never throws.
 */
export function matches(given: unknown, move: Move): boolean {
  try {
    return sameFields(given, move) || (move.type === 'remove' && sameFields(given, turnedOver(move)));
  } catch {
    return false; // a getter or a proxy of the stranger's threw
  }
}

const turnedOver = (move: Move & { type: 'remove' }): Move => ({
  type: 'remove',
  cards: move.cards.toReversed(),
  from: move.from.toReversed(),
});

const sameFields = (given: unknown, move: Move): boolean =>
  typeof given === 'object' &&
  given !== null &&
  Object.entries(move).every(([name, value]) => sameValue((given as Record<string, unknown>)[name], value));

const sameValue = (given: unknown, value: unknown): boolean =>
  Array.isArray(value)
    ? Array.isArray(given) && given.length === value.length && value.every((item, i) => item === given[i])
    : given === value;
