import { NONE } from './id.js';
import type { State } from './state.js';
import { HOME } from './state.js';

/** What makes a position look far from won, and by how much. */
export interface Weights {
  /** For each card on the tableau. */
  readonly left: number;
  /** For each pile that isn't empty. */
  readonly piles: number;
  /** For each card that lies above a lower one. */
  readonly above: number;
  /** For each that lies above a lower one of its own suit, and so has to be moved aside. */
  readonly own: number;
  /** For each card that lies on one of the next rank, and so keeps it from use. */
  readonly laid: number;
  /** For each card above one that is next on its foundation or comes at most `reach` after. */
  readonly soon: number;
  readonly reach: number;
  /** For each rank that no top card has. */
  readonly missing: number;
}

const lowest = new Uint8Array(4);

/** How far a position looks from won: what a search that goes for the best first goes by. */
export function disorder({ bottoms, cover, on, where, home, left }: State, weights: Weights): number {
  let sum = weights.left * left;
  let ranks = 0;
  for (const bottom of bottoms) {
    if (where[bottom] === HOME) continue;
    let least = 13;
    let each = 0;
    let rank = 0;
    lowest.fill(13);
    for (let id = bottom; id !== NONE; id = cover[id]!) {
      rank = id >> 2;
      const suit = id & 3;
      sum += each;
      if (rank > least) {
        sum += weights.above;
        if (rank > lowest[suit]!) sum += weights.own;
      } else least = rank;
      if (rank < 12 && on[id]! >> 2 === rank + 1) sum += weights.laid;
      lowest[suit] = Math.min(lowest[suit]!, rank);
      if (rank - home[suit]! <= weights.reach) each += weights.soon;
    }
    ranks |= 1 << rank;
    sum += weights.piles;
  }
  for (let r = 0; r < 13; r++) if (((ranks >> r) & 1) === 0) sum += weights.missing;
  return sum;
}
