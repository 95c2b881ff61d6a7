import type { Action } from '../../engine/model/action.js';
import type { Deal } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import type { Position } from '../../engine/model/position.js';
import { isSafe } from '../../engine/model/safe.js';

/** Plays every card that is not needed any more. `wins`: whether these moves win the game. */
export function safeMoves(deal: Deal, from: Position): { readonly actions: Action[]; readonly wins: boolean } {
  const { rules, options } = deal;
  const actions: Action[] = [];
  let position = from;
  const next = () =>
    rules.safe && !rules.won(position)
      ? rules.actions(position, options).find((action) => isSafe(rules, position, action))
      : undefined;
  for (let action = next(); action; action = next()) {
    actions.push(action);
    position = perform(deal, position, action);
  }
  return { actions, wins: position !== from && rules.won(position) };
}
