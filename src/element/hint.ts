import type { Action } from '../engine/action.js';
import { towardsGain } from '../engine/gain.js';
import type { Game } from '../engine/game.js';

/** What is kept for when nothing else is left. */
const LAST_RESORTS: readonly Action['type'][] = ['redeal', 'lift'];
const TURNS: readonly Action['type'][] = ['draw', 'recycle', ...LAST_RESORTS];

/**
 * A sensible move where no winning line is known: the first on a shortest way to a gain. Each such move makes the way shorter, so hints
 * never go round in a circle. Where no gain is found near, a turn of the stock or a redeal, if there is one.
 */
export const sensibleAction = ({ deal, position, actions }: Game): Action | undefined =>
  towardsGain(deal, position, LAST_RESORTS) ?? actions.find(({ type }) => TURNS.includes(type));
