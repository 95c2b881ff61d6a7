import { IDS, NONE } from './id.js';
import type { State } from './state.js';

const freed = new Uint8Array(IDS);
// By rank, a bit a suit: the cards that are free, and those of them that have nowhere to go yet.
const free = new Uint8Array(14);
const stuck = new Uint8Array(14);
const home = new Uint8Array(4);

/**
 * Proves positions dead by playing on as if a card laid down covered nothing. A card once free then stays free; it leaves its place
 * as soon as its foundation or any card of the next rank is there for it, and what lay beneath becomes free. Where that doesn't free
 * every card, the real game can't either.
 */
export function isDead(state: State): boolean {
  const { on } = state;
  let count = 0;
  // Nothing of these outlives a call, so that all searches may share them.
  free.fill(0);
  stuck.fill(0);
  home.set(state.home);
  const leave = (id: number) => {
    if (on[id] !== NONE) freed[count++] = on[id]!;
  };
  for (let id = 0; id < IDS; id++) if (state.isTop(id)) freed[count++] = id;
  let buried = state.left;
  while (count > 0) {
    const id = freed[--count]!;
    const rank = id >> 2;
    const suit = id & 3;
    buried--;
    if (free[rank] === 0 && rank > 0) {
      for (let s = 0; s < 4; s++) if ((stuck[rank - 1]! >> s) & 1) leave(4 * rank - 4 + s);
      stuck[rank - 1] = 0;
    }
    free[rank]! |= 1 << suit;
    if (free[rank + 1] !== 0) leave(id);
    else stuck[rank]! |= 1 << suit;
    for (let up = home[suit]!; (free[up]! >> suit) & 1; home[suit] = ++up) {
      if ((stuck[up]! >> suit) & 1) leave(4 * up + suit);
      stuck[up]! &= ~(1 << suit);
    }
  }
  return buried > 0;
}
