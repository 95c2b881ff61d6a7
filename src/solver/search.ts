import type { Action } from '../engine/model/action.js';
import type { Deal } from '../engine/model/deal.js';
import type { Position } from '../engine/model/position.js';

/** Whether a game can be won. `unwinnable` is proved; `unknown` means that the search reached its limit. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

export interface Outcome {
  readonly verdict: Verdict;
  /** With `winnable`: legal actions that lead to a win. */
  readonly actions?: readonly Action[];
}

/**
 * Looks at no more than `limit` positions. It yields about every millisecond or more often, each time the number of
 * positions looked at since. `unwinnable` is a proof.
 */
export type Search = (deal: Deal, position: Position, limit: number) => Generator<number, Outcome>;

/** A part of a search, which reports the number of positions it looks at. */
export function* counted<Result>(
  part: Generator<number, Result>,
  count: (positions: number) => void,
): Generator<number, Result> {
  for (;;) {
    const step = part.next();
    if (step.done) return step.value;
    count(step.value);
    yield step.value;
  }
}
