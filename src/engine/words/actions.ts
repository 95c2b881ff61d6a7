import type { Action } from '../model/action.js';
import type { Piles } from '../model/piles.js';
import { type Position, topOf } from '../model/position.js';
import type { Building } from './building.js';
import type { Card } from '../model/card.js';

/** Draws cards from the stock to the waste, `count` at a time and fewer at the end. */
export function drawing({ piles }: Position, { stock, waste }: Piles, count = 1): Action[] {
  const drawn = Math.min(count, piles[stock]!.length);
  if (drawn === 0) return [];
  return [drawn === 1 ? { type: 'draw' } : { type: 'draw', to: Array<number>(drawn).fill(waste) }];
}

/** Turns the waste over to be the stock again, once the stock is empty and while the counter `recycles` allows it. */
export function recycling({ piles, counters }: Position, { stock, waste }: Piles): Action[] {
  const mayTurn = piles[stock]!.length === 0 && piles[waste]!.length > 0 && counters?.['recycles'] !== 0;
  return mayTurn ? [{ type: 'recycle' }] : [];
}

/** Deals a card from the stock to each of these piles, as far as the stock reaches. */
export function dealing({ piles }: Position, { stock, tableau }: Piles, onto: readonly number[] = tableau): Action[] {
  return piles[stock]!.length === 0 ? [] : [{ type: 'draw', to: onto }];
}

/** Moves each top card of the tableau that fits onto the waste. */
export function ontoWaste({ piles }: Position, { tableau, waste }: Piles, fits: Building): Action[] {
  const onto = topOf(piles[waste]!);
  if (onto === undefined) return [];
  const actions: Action[] = [];
  for (const from of tableau) {
    const card = topOf(piles[from]!);
    if (card !== undefined && fits(card, onto)) actions.push({ type: 'move', from, to: waste });
  }
  return actions;
}

/**
 * Removes one top card of the tableau to the discard.
 *
 * @param leaves whether a card may go, given all top cards of the tableau.
 */
export function removing(
  { piles }: Position,
  { tableau }: Piles,
  leaves: (card: Card, tops: readonly Card[]) => boolean,
): Action[] {
  const full = tableau.filter((pile) => piles[pile]!.length > 0);
  const tops = full.map((pile) => topOf(piles[pile]!)!);
  return full.filter((_, i) => leaves(tops[i]!, tops)).map((pile) => ({ type: 'remove', from: [pile] }));
}

/** Each top card of the tableau to each empty cell. */
export function ontoCells({ piles }: Position, { tableau, cells }: Piles): Action[] {
  const actions: Action[] = [];
  for (const from of tableau) {
    if (piles[from]!.length === 0) continue;
    for (const to of cells) if (piles[to]!.length === 0) actions.push({ type: 'move', from, to });
  }
  return actions;
}

/**
 * How many cards can move one by one over the free cells and empty tableau piles, and may therefore move as one run. Each empty pile
 * doubles the number, except one that the run itself goes to.
 */
export const byFreePlaces =
  ({ tableau, cells }: Piles) =>
  ({ piles }: Position, toEmpty: boolean): number => {
    const free = (places: readonly number[]) => places.filter((pile) => piles[pile]!.length === 0).length;
    return (free(cells) + 1) * 2 ** Math.max(0, free(tableau) - (toEmpty ? 1 : 0));
  };
