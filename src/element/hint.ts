import type { Action } from '../engine/action.js';
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/move.js';
import { moveOf } from '../engine/move.js';
import { perform } from '../engine/perform.js';
import type { Position } from '../engine/position.js';
import { keyOf } from '../engine/position.js';
import { NO_PROGRESS_BOUND } from '../engine/standing.js';

/** What is kept for when nothing else is left. */
const LAST_RESORTS: readonly string[] = ['redeal', 'lift'] satisfies Action['type'][];

/**
 * A sensible move where no winning line is known: the first on a shortest way to a gain. Each such move makes the way shorter, so hints
 * never go round in a circle. Where no gain is found near, a turn of the stock or a redeal, if there is one.
 */
export function sensibleMove({ deal, position: start, actions }: Game): Move | null {
  const { variant, options } = deal;
  const asMove = (action: Action | undefined) => (action ? moveOf(variant.piles, start, action) : null);
  const seen = new Set([keyOf(start)]);
  const open: { position: Position; first: Action | undefined }[] = [{ position: start, first: undefined }];
  for (const { position, first } of open) {
    for (const action of variant.actions(position, options)) {
      if (LAST_RESORTS.includes(action.type)) continue;
      const next = perform(deal, position, action);
      if (variant.progress(next) > variant.progress(start)) return asMove(first ?? action);
      const key = keyOf(next);
      if (seen.has(key) || seen.size >= NO_PROGRESS_BOUND) continue;
      seen.add(key);
      open.push({ position: next, first: first ?? action });
    }
  }
  return asMove(actions.find(({ type }) => type === 'draw' || type === 'recycle' || LAST_RESORTS.includes(type)));
}
