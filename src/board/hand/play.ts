import { describeHeld } from '../../describe/held.js';
import { cardName } from '../../describe/names.js';
import type { Action } from '../../engine/model/action.js';
import type { BoardState } from '../state.js';
import { heldTargets, isSameRun, release } from './hand.js';
import { meant } from './playable.js';

/** Whether no move can be made. */
export const isIdle = ({ disabled, game }: BoardState): boolean => disabled || !game?.canPlay;

/** Plays an action and lets go of the held run. Without an action it only lets go. */
export function act(state: BoardState, action: Action | undefined): void {
  change(state, () => {
    release(state);
    return action;
  });
  if (action) state.listener.act(action);
}

/** Changes what the player holds, and renders it. Announces what was picked up or put back, unless the change returns an action to play. */
export function change(state: BoardState, change: () => Action | undefined | void): Action | undefined {
  const { held: before, isLifting: wasLifting } = state;
  const action = change() ?? undefined;
  const { held, isLifting, game, texts, settings, variant, listener } = state;
  if (!action) {
    if (held && !isSameRun(held, before)) {
      listener.pickedUp(held.card);
      listener.announce(describeHeld(held, meant(heldTargets(state)), game!, variant, texts, settings.brief));
    } else if (isLifting && !wasLifting) listener.announce(texts.liftHint);
    else if (before && !held) listener.announce(texts.putBack(cardName(before.card, texts)));
    else if (wasLifting && !isLifting) listener.announce(texts.escape);
  }
  state.host.requestUpdate();
  return action;
}
