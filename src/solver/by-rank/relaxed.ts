import { type Table, NONE } from './table.js';

/** A bit for each rank of a suit that is free, and the next rank of it to go home; nothing of either outlives a call. */
const free = new Int32Array(4);
const next = new Int32Array(4);

/**
 * How far the cards are from free, all together: 0 where they go home one after the other, `Infinity` where that is proved impossible.
 *
 * Told by playing on as if a card laid down covered nothing. A card once free then stays free; it leaves its place as soon as its
 * foundation or any card of the next rank is there for it, and what lay beneath becomes free. Where that doesn't free every card, the
 * real game can't either. It goes in rounds: in each, first one card of each pile may be laid on another one, then all go home that
 * can. What counts for a card is the round in which it leaves.
 */
export function farFromFree(table: Table): number {
  const { on, tops } = table;
  let sum = 0;
  let round = 0;
  let ranks = 0;
  for (let suit = 0; suit < 4; suit++) {
    free[suit] = 0;
    next[suit] = table.next[suit]! >> 2;
  }
  for (const id of tops) {
    free[id & 3]! |= 1 << (id >> 2);
    ranks |= 1 << (id >> 2);
  }
  /** The ranks that may be laid on now; none while cards go home. */
  let open = 0;
  for (let left = tops.length; left > 0;) {
    let moved = false;
    for (let i = 0; i < left; i++) {
      let id = tops[i]!;
      for (let onto = open; ;) {
        const suit = id & 3;
        const rank = id >> 2;
        while ((free[suit]! >> next[suit]!) & 1) next[suit]!++;
        if (rank >= next[suit]!) {
          if (!((onto >> (rank + 1)) & 1)) break;
          onto = 0;
        }
        moved = true;
        sum += round;
        id = on[id]!;
        if (id === NONE) break;
        free[id & 3]! |= 1 << (id >> 2);
        ranks |= 1 << (id >> 2);
      }
      if (id === NONE) tops[i--] = tops[--left]!;
      else tops[i] = id;
    }
    if (!moved && open > 0) return Infinity;
    open = moved ? 0 : ranks;
    if (open > 0) round++;
  }
  return sum;
}
