import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import { ProgressSearch } from '../../engine/search/progress-search.js';
import { TimeSlice } from '../../solver/time-slice.js';

/** How many positions it looks at: half a second's work. */
const POSITIONS = 50_000;

/**
 * A sensible move where no winning line is known: the first on a shortest way to a gain. Each such move makes the way shorter, so hints
 * never go round in a circle. Where no gain is found near, cards to be removed, which never come back, or else a turn of the stock, a
 * redeal or a lift, if there is one: the latter two are kept for when nothing else is left.
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
