import type { State } from './state.js';
import { HOME } from './state.js';

/**
 * Brings home every card that is safe there, as `safeByRank` has it, or every card that may go home at all.
 *
 * @param went takes each of these cards, after it where it lay.
 */
export function settle(state: State, all: boolean, went: number[]): void {
  const { home, where } = state;
  for (let more = true; more;) {
    more = false;
    const safe = all ? 13 : Math.min(13, Math.max(2, Math.min(home[0]!, home[1]!, home[2]!, home[3]!) + 2));
    for (let suit = 0; suit < 4; suit++) {
      const id = 4 * home[suit]! + suit;
      if (home[suit]! >= safe || !state.isTop(id)) continue;
      went.push(id, where[id]!);
      state.move(id, HOME);
      more = true;
    }
  }
}
