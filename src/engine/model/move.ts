import { ownFields } from '../input/own.js';
import { perform } from './perform.js';
import { type Action, runLength } from './action.js';
import { cardOf, codeOf, type CardCode } from './card.js';
import type { Deal } from './deal.js';
import { indexOfPile, type Piles } from './piles.js';
import type { Position } from './position.js';

/** One move, as plain JSON: the ids of piles and the codes of cards, such as `tableau-3` and `TD`. */
export type Move =
  /** `count` is present only for a run of two or more cards. `card` is then the bottom card of the run. */
  | { type: 'move'; card: CardCode; from: string; to: string; count?: number }
  | { type: 'remove'; cards: CardCode[]; from: string[] }
  | { type: 'draw' }
  | { type: 'recycle' }
  | { type: 'redeal' }
  | { type: 'lift'; card: CardCode; from: string };

/** The public form of an action that is legal in a position. */
export function moveOf(piles: Piles, position: Position, action: Action): Move {
  const id = (index: number) => piles.all[index]!.id;
  const code = (pile: number, fromTop = 1) => codeOf(position.piles[pile]!.at(-fromTop)!);
  switch (action.type) {
    case 'move': {
      const count = runLength(action);
      const card = code(action.from, count);
      return { type: 'move', card, from: id(action.from), to: id(action.to), ...(count > 1 && { count }) };
    }
    case 'remove':
      return { type: 'remove', cards: action.from.map((pile) => code(pile)), from: action.from.map(id) };
    case 'lift':
      return { type: 'lift', card: codeOf(position.piles[action.from]![action.index]!), from: id(action.from) };
    default:
      return { type: action.type };
  }
}

/** The public form of actions that follow each other from a position. */
export function movesFrom(deal: Deal, from: Position, actions: readonly Action[]): Move[] {
  let position = from;
  return actions.map((action) => {
    const move = moveOf(deal.rules.piles, position, action);
    position = perform(deal, position, action);
    return move;
  });
}

/**
 * The action of an untrusted move; `undefined` if it can't be one, because its cards lie elsewhere. The move may be illegal, or name
 * unknown piles and cards. Fields that a move does not have are ignored. Never throws.
 */
export function actionOf(piles: Piles, position: Position, given: unknown): Action | undefined {
  try {
    return read(piles, position, ownFields(given as { [field: string]: unknown }));
  } catch {
    return undefined; // no object, no such pile, or a getter or a proxy of the stranger's threw
  }
}

function read(all: Piles, { piles }: Position, given: { [field: string]: unknown }): Action | undefined {
  const index = (id: unknown) => indexOfPile(all, id);
  const isThere = (card: unknown, pile: number, fromTop = 1) => piles[pile]?.at(-fromTop) === cardOf(card);
  const { type } = given;
  switch (type) {
    case 'move': {
      const { card, count = 1 } = given;
      const [from, to] = [index(given['from']), index(given['to'])];
      return typeof count === 'number' && isThere(card, from, count) ? { type, from, to, count } : undefined;
    }
    case 'remove': {
      const { cards, from } = given;
      if (!Array.isArray(cards) || !Array.isArray(from) || cards.length !== from.length) return undefined;
      if (from.length > 2 || !from.every((id, i) => isThere(cards[i], index(id)))) return undefined;
      return { type, from: from.map(index) as [number] | [number, number] };
    }
    case 'lift': {
      const from = index(given['from']);
      return { type, from, index: piles[from]!.indexOf(cardOf(given['card'])!) };
    }
    case 'draw':
    case 'recycle':
    case 'redeal':
      return { type };
  }
}
