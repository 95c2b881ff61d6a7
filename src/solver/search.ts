import type { Action } from '../engine/model/action.js';
import type { Deal } from '../engine/model/deal.js';
import type { Position } from '../engine/model/position.js';

/** Whether a position can still be won; `unknown` where the search ended before it was known. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** What a search has found out. */
export interface Outcome {
  readonly verdict: Verdict;
  /** With `winnable`: the actions that lead from the position to a win, by the rules. */
  readonly actions?: readonly Action[];
}

/**
 * A way of finding out whether a position can be won. It yields at least every millisecond or so, each time how many positions it
 * has looked at since. It looks at no more than `limit` positions, and says `unwinnable` only of what it has proved.
 */
export type Search = (deal: Deal, position: Position, limit: number) => Generator<number, Outcome>;
