import type { Action } from './action.js';
import type { Deal } from './deal.js';
import { perform } from './perform.js';
import type { Position } from './position.js';
import { Seen } from './seen.js';

/** How many positions the search for a gain may hold that the rules ask for, the present one included. Frozen: records depend on it. */
const BOUND = 5000;

/** What a search for a gain ends with: the first action on a shortest way to one, `null` where there is none, `undefined` where the bound came first. */
type First = Action | null | undefined;

/**
 * Looks for a gain through all positions that can be reached without one; it stops after each of them.
 *
 * @param without kinds of actions that are left out.
 * @param bound how many positions it may hold, the present one included.
 */
export function* searchForGain(
  deal: Deal,
  start: Position,
  without: readonly Action['type'][] = [],
  bound = BOUND,
): Generator<undefined, First> {
  const { variant, options } = deal;
  const progress = variant.progress(start);
  const seen = new Seen();
  seen.add(start);
  const open: { position: Position; first?: Action }[] = [{ position: start }];
  for (const { position, first } of open) {
    for (const action of variant.actions(position, options)) {
      if (without.includes(action.type)) continue;
      const next = { position: perform(deal, position, action), first: first ?? action };
      if (variant.progress(next.position) > progress) return next.first;
      if (!seen.add(next.position)) continue;
      if (seen.size > bound) return undefined;
      open.push(next);
    }
    yield;
  }
  return null;
}

/** The same at once, as the rules ask for it. */
export function towardsGain(deal: Deal, start: Position): First {
  const steps = searchForGain(deal, start);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
