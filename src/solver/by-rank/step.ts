import type { Action } from '../../engine/action.js';
import type { Piles } from '../../engine/piles.js';
import type { Position } from '../../engine/position.js';
import type { Id } from './table.js';
import { HOME, IDS, idOf, NONE } from './table.js';

/** A move of a card, onto another one or home; or the start, which is none. */
export interface Step {
  readonly id: Id;
  readonly to: number;
  readonly before?: Step;
  /** What each card lies on after it, where the search began or has looked further. */
  on?: Uint8Array;
}

/** Where a search begins. */
export function startOf({ piles }: Position, { tableau }: Piles): Step {
  const on = new Uint8Array(IDS).fill(HOME);
  for (const index of tableau) {
    let below = NONE;
    for (const card of piles[index]!) {
      on[idOf(card)] = below;
      below = idOf(card);
    }
  }
  return { id: NONE, to: NONE, on };
}

/** What each card lies on after a step. */
export function after(step: Step): Uint8Array {
  if (step.on) return step.on;
  const on = after(step.before!).slice();
  on[step.id] = step.to;
  return on;
}

/** The steps from the start to the last one as actions of the game. */
export function actionsTo(last: Step, { piles }: Position, { tableau, foundations }: Piles): Action[] {
  const pileWith: number[] = [];
  for (const index of tableau) for (const card of piles[index]!) pileWith[idOf(card)] = index;
  const steps: Step[] = [];
  for (let step = last; step.before; step = step.before) steps.unshift(step);
  return steps.map(({ id, to }) => {
    const from = pileWith[id]!;
    pileWith[id] = to === HOME ? foundations[id & 3]! : pileWith[to]!;
    return { type: 'move', from, to: pileWith[id] };
  });
}
