import type { Action } from '../model/action.js';
import type { Piles } from '../model/piles.js';
import type { Position } from '../model/position.js';

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
 * How many cards can move one by one over the free cells and empty tableau piles, and may therefore move as one run. Each empty pile doubles
 * the number; one that the run itself goes to does not.
 */
export const byFreePlaces =
  ({ tableau, cells }: Piles) =>
  ({ piles }: Position, toEmpty: boolean): number => {
    const free = (places: readonly number[]) => places.filter((pile) => piles[pile]!.length === 0).length;
    return (free(cells) + 1) * 2 ** Math.max(0, free(tableau) - (toEmpty ? 1 : 0));
  };
