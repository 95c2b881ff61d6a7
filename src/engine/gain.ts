import type { Action } from './action.js';
import type { Deal } from './deal.js';
import { perform } from './perform.js';
import type { Position } from './position.js';
import { Seen } from './seen.js';

/** How many positions the search for a gain may hold, the present one included. Frozen: records depend on it. */
const BOUND = 5000;

/**
 * Looks for a gain through all positions that can be reached without one.
 *
 * @param without kinds of actions that are left out.
 * @returns the first action on a shortest way to a gain, `null` where there is none, `undefined` where the bound came first.
 */
export function towardsGain(
  deal: Deal,
  start: Position,
  without: readonly Action['type'][] = [],
): Action | null | undefined {
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
      if (seen.size > BOUND) return undefined;
      open.push(next);
    }
  }
  return null;
}
