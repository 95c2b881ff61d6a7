import type { Action } from '../../engine/model/action.js';
import type { Piles } from '../../engine/model/piles.js';

/** A move as a number: the pile it leaves, the pile it goes to, and the cards it takes. From the waste, also where its card lies. */
export type Transfer = number;

export const moveOf = (from: number, to: number, count = 1, at = 0): Transfer =>
  from | (to << 6) | (count << 12) | (at << 18);

export const fromOf = (move: Transfer): number => move & 63;
export const toOf = (move: Transfer): number => (move >> 6) & 63;
export const countOf = (move: Transfer): number => (move >> 12) & 63;
/** How many cards of stock and waste lie below the one that leaves the waste. */
export const atOf = (move: Transfer): number => (move >> 18) & 63;

/** Stock and waste, as one row of cards from the waste's lowest to the last of the stock. */
export interface Talon {
  /** How many cards they have. */
  length: number;
  /** How many of them are on the waste. */
  drawn: number;
  /** How many are drawn at a time. */
  readonly draw: number;
}

/** Moves as actions, with the draws and turns between them. */
export function actionsOf(moves: readonly Transfer[], { waste }: Piles, { length, drawn, draw }: Talon): Action[] {
  const actions: Action[] = [];
  for (const move of moves) {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    if (from === waste) {
      for (const wanted = atOf(move) + 1; drawn !== wanted;) {
        const cards = Math.min(draw, length - drawn);
        drawn = cards === 0 ? 0 : drawn + cards;
        actions.push(
          cards === 0
            ? { type: 'recycle' }
            : cards === 1
              ? { type: 'draw' }
              : { type: 'draw', to: Array<number>(cards).fill(waste) },
        );
      }
      drawn--;
      length--;
    }
    actions.push(count === 1 ? { type: 'move', from, to } : { type: 'move', from, to, count });
  }
  return actions;
}
