import type { Action } from '../engine/action.js';
import { towardsGain } from '../engine/gain.js';
import type { Game } from '../engine/game.js';

/**
 * A sensible move where no winning line is known: the first on a shortest way to a gain. Each such move makes the way shorter, so hints
 * never go round in a circle. Where no gain is found near, a turn of the stock, a redeal or a lift, if there is one: the latter two are
 * kept for when nothing else is left.
 */
export const sensibleAction = ({ deal, position, actions }: Game): Action | undefined =>
  towardsGain(deal, position, ['redeal', 'lift']) ?? actions.find(({ type }) => type !== 'move' && type !== 'remove');
