import { type Table, IDS, NONE } from './table.js';

const lowest = [0, 0, 0, 0];

/**
 * How many cards are in the way of how much: what a search that goes for the best first goes by, together with how far the cards are
 * from free.
 *
 * @param left the weight of each card on the tableau
 * @param above that of a card above a lower one, and the same again above a lower one of its own suit, as then it has to be moved aside
 */
export function disorder({ on, cover }: Table, left: number, above: number): number {
  let sum = 0;
  for (let bottom = 0; bottom < IDS; bottom++) {
    if (on[bottom] !== NONE) continue;
    let least = IDS;
    lowest[0] = lowest[1] = lowest[2] = lowest[3] = IDS;
    for (let id = bottom; id !== NONE; id = cover[id]!) {
      const suit = id & 3;
      sum += left;
      if (id > lowest[suit]!) sum += above;
      if (id > (least | 3)) sum += above;
      lowest[suit] = Math.min(lowest[suit]!, id);
      least = Math.min(least, id);
    }
  }
  return sum;
}
