import type { Action } from '../../engine/model/action.js';
import type { Deal } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import { type Position, topOf } from '../../engine/model/position.js';

/** Moves every card that the tableau can spare to its foundation. `wins`: whether these moves win the game. */
export function wayHome(deal: Deal, from: Position): { readonly actions: Action[]; readonly wins: boolean } {
  const { rules, options } = deal;
  const { piles, safe } = rules;
  const actions: Action[] = [];
  let position = from;
  const next = () =>
    safe && !rules.won(position)
      ? rules
          .actions(position, options)
          .find(
            (action) =>
              action.type === 'move' &&
              piles.foundations.includes(action.to) &&
              safe(position, topOf(position.piles[action.from]!)!),
          )
      : undefined;
  for (let action = next(); action; action = next()) {
    actions.push(action);
    position = perform(deal, position, action);
  }
  return { actions, wins: position !== from && rules.won(position) };
}
