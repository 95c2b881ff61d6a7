import type { Deal } from './deal.js';
import { towardsGain } from './gain.js';
import type { Position } from './position.js';

export type Status = 'playing' | 'won' | 'lost';

/** Why a game is lost: nothing can be moved, or what can be moved leads nowhere. */
export type Reason = 'no-moves' | 'no-progress';

export interface Standing {
  readonly status: Status;
  readonly reason?: Reason;
}

const playing: Standing = { status: 'playing' };
const won: Standing = { status: 'won' };
const noMoves: Standing = { status: 'lost', reason: 'no-moves' };
const noProgress: Standing = { status: 'lost', reason: 'no-progress' };

/** Whether a game is on, won or lost in a position. Where the search for a gain doesn't end, it is on: never lost on a guess. */
export function standing(deal: Deal, position: Position): Standing {
  const { variant, options } = deal;
  if (variant.won(position)) return won;
  if (variant.actions(position, options).length === 0) return noMoves;
  return towardsGain(deal, position) === null ? noProgress : playing;
}
