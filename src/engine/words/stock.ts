import type { Action } from '../model/action.js';
import type { Piles } from '../model/piles.js';
import { type Position, topOf } from '../model/position.js';
import type { Building } from './building.js';

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

/** Each top card of the tableau onto the waste, where it fits on the card there. */
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
