import type { Table } from './table.js';
import { IDS, NONE } from './table.js';

/** Which cards are free; nothing of it outlives a call, so that all searches may share it. */
const free = new Uint8Array(IDS + 4);

/**
 * Proves positions dead by playing on as if a card laid down covered nothing. A card once free then stays free; it leaves its place
 * as soon as its foundation or any card of the next rank is there for it, and what lay beneath becomes free. Where that doesn't free
 * every card, the real game can't either.
 */
export function isDead({ on, next, tops: fronts }: Table): boolean {
  const up = next.slice();
  let ranks = 0;
  free.fill(0);
  for (let more = true; more;) {
    more = false;
    for (let i = 0; i < fronts.length; i++) {
      const id = fronts[i]!;
      if (id === NONE) continue;
      const suit = id & 3;
      const rank = id >> 2;
      if (free[id] === 0) more = true;
      free[id] = 1;
      ranks |= 1 << rank;
      while (free[up[suit]!] === 1) up[suit]! += 4;
      if (id < up[suit]! || (ranks >> (rank + 1)) & 1) {
        fronts[i] = on[id]!;
        more = true;
      }
    }
  }
  for (const id of fronts) if (id !== NONE) return true;
  return false;
}
