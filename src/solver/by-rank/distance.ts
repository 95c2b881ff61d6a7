import { NONE, type Table } from './table.js';

/** By suit: a bit for each free rank, and the next rank to go home. Reused by all calls. */
const free = new Int32Array(4);
const next = new Int32Array(4);

/** Notes the ranks that are free, by suit and of all suits, which it returns. */
function noteFree({ tops, next: nextHome }: Table): number {
  let ranks = 0;
  for (let suit = 0; suit < 4; suit++) {
    free[suit] = 0;
    next[suit] = nextHome[suit]! >> 2;
  }
  for (const id of tops) {
    free[id & 3]! |= 1 << (id >> 2);
    ranks |= 1 << (id >> 2);
  }
  return ranks;
}

/**
 * An estimate of the work left: 0 if all cards go home one after the other, `Infinity` if the game is proved lost.
 *
 * Plays on as if a moved card covered nothing. What this can't free, the real game can't free either. In each round one
 * card of each pile may move onto another, then cards go home. Each card adds the number of the round in which it
 * leaves.
 */
export function relaxedDistance(table: Table): number {
  const { on, tops } = table;
  let sum = 0;
  let round = 0;
  let ranks = noteFree(table);
  let open = 0;
  for (let remaining = tops.length; remaining > 0;) {
    let moved = false;
    for (let i = 0; i < remaining; i++) {
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
      if (id === NONE) tops[i--] = tops[--remaining]!;
      else tops[i] = id;
    }
    if (!moved && open > 0) return Infinity;
    open = moved ? 0 : ranks;
    if (open > 0) round++;
  }
  return sum;
}

/** The open nodes of a search, the nearest to a win first. Ties go to the latest. */
export class Nearest<Item> {
  /** No distance is less. After {@link take} it is that of what was taken. */
  least = 0;
  readonly #items: Item[][] = [];

  add(item: Item, distance: number): void {
    (this.#items[distance] ??= []).push(item);
    this.least = Math.min(this.least, distance);
  }

  /** Takes the nearest. `undefined`: there is none. */
  take(): Item | undefined {
    while (this.least < this.#items.length && !this.#items[this.least]?.length) this.least++;
    return this.#items[this.least]?.pop();
  }
}
