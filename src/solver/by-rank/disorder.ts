import { type Table, IDS, NONE } from './table.js';

const lowest = [0, 0, 0, 0];

/**
 * How many cards are in the way of others: an estimate for a best-first search.
 *
 * @param onTableau weight of each card on the tableau
 * @param above weight of a card above a lower one, and again above one of its own suit, as it must then move aside
 */
export function disorder({ on, cover }: Table, onTableau: number, above: number): number {
  let sum = 0;
  for (let bottom = 0; bottom < IDS; bottom++) {
    if (on[bottom] !== NONE) continue;
    let least = IDS;
    lowest[0] = lowest[1] = lowest[2] = lowest[3] = IDS;
    for (let id = bottom; id !== NONE; id = cover[id]!) {
      const suit = id & 3;
      sum += onTableau;
      if (id > lowest[suit]!) sum += above;
      if (id > (least | 3)) sum += above;
      lowest[suit] = Math.min(lowest[suit]!, id);
      least = Math.min(least, id);
    }
  }
  return sum;
}
