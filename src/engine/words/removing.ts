import type { Action } from '../model/action.js';
import type { Card } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { type Position, topOf } from '../model/position.js';

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
