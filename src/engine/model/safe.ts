import { type Action, runLength } from './action.js';
import { type Position, topOf } from './position.js';
import type { Rules } from './rules.js';

/** Whether an action only moves a card that is no longer needed to its foundation, or removes it alone. */
export function isSafe({ piles, safe }: Rules, position: Position, action: Action): boolean {
  if (!safe) return false;
  const isSpare = (pile: number) => safe(position, topOf(position.piles[pile]!)!);
  if (action.type === 'remove') return action.from.length === 1 && isSpare(action.from[0]);
  return (
    action.type === 'move' && runLength(action) === 1 && piles.foundations.includes(action.to) && isSpare(action.from)
  );
}
