import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import { ProgressSearch } from '../../engine/search/progress-search.js';
import { TimeSlice } from '../../solver/time-slice.js';

/** How many positions are searched: half a second's work. */
const POSITIONS = 50_000;

/**
 * A sensible action where no winning line is known: the first on a shortest way to progress. Each such action makes the
 * way shorter, so hints never go round in a circle. Without a way, cards are removed, since these never come back; else
 * the stock is turned, redealt or lifted. Redeals and lifts are kept for when nothing else is left.
 *
 * @throws the signal's reason when it is aborted.
 */
export async function sensibleAction(
  { deal, position, actions }: Game,
  signal: AbortSignal,
): Promise<Action | undefined> {
  const slice = new TimeSlice();
  const steps = new ProgressSearch(deal, ['redeal', 'lift'], POSITIONS).steps(position);
  let step = steps.next();
  while (!step.done) {
    if (slice.isOver) await slice.next();
    signal.throwIfAborted();
    step = steps.next();
  }
  return (
    step.value?.[0] ?? actions.find(({ type }) => type === 'remove') ?? actions.find(({ type }) => type !== 'move')
  );
}
