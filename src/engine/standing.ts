import { perform } from './perform.js';
import type { Deal } from './deal.js';
import type { Position } from './position.js';
import { keyOf } from './position.js';

export type Status = 'playing' | 'won' | 'lost';

/** Why a game is lost: nothing can be moved, or what can be moved leads nowhere. */
export type Reason = 'no-moves' | 'no-progress';

export interface Standing {
  readonly status: Status;
  readonly reason?: Reason;
}

/** How many positions the search for a gain may hold, the present one included. Frozen: records depend on it. */
export const NO_PROGRESS_BOUND = 5000;

const playing: Standing = { status: 'playing' };
const won: Standing = { status: 'won' };
const noMoves: Standing = { status: 'lost', reason: 'no-moves' };
const noProgress: Standing = { status: 'lost', reason: 'no-progress' };

/** Whether a game is on, won or lost in a position. */
export function standing(deal: Deal, position: Position): Standing {
  const { variant, options } = deal;
  if (variant.won(position)) return won;
  if (variant.actions(position, options).length === 0) return noMoves;
  return canGain(deal, position) ? playing : noProgress;
}

/**
 * Looks for a gain through all positions that can be reached without one. Past the bound the answer is yes: a game is never
 * called lost on a guess.
 */
function canGain(deal: Deal, start: Position): boolean {
  const { variant, options } = deal;
  const progress = variant.progress(start);
  const seen = new Set([keyOf(start)]);
  const open = [start];
  for (const position of open) {
    for (const action of variant.actions(position, options)) {
      const next = perform(deal, position, action);
      if (variant.progress(next) > progress) return true;
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size >= NO_PROGRESS_BOUND) return true;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}
