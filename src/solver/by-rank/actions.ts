import type { Action } from '../../engine/action.js';
import type { Piles } from '../../engine/piles.js';
import type { Position } from '../../engine/position.js';
import type { Id } from './id.js';
import { idOf } from './id.js';
import { settle } from './settle.js';
import type { Step } from './stage.js';
import { HOME, State } from './state.js';

/** The steps of a search as actions of the game, with all that goes home by itself between them. */
export function actionsOf(position: Position, piles: Piles, steps: readonly Step[], eager: boolean): Action[] {
  const actions: Action[] = [];
  const pileWith: number[] = [];
  for (const index of piles.tableau) for (const card of position.piles[index]!) pileWith[idOf(card)] = index;
  const move = (id: Id, to: number) => {
    actions.push({ type: 'move', from: pileWith[id]!, to });
    pileWith[id] = to;
  };

  const state = new State(position, piles, false);
  const went: number[] = [];
  for (const step of steps) {
    const id = step >> 3;
    if (step >= 0) {
      state.move(id, step & 7);
      move(id, (step & 7) === HOME ? piles.foundations[id & 3]! : pileWith[state.on[id]!]!);
    }
    settle(state, eager, went);
    for (let i = 0; i < went.length; i += 2) move(went[i]!, piles.foundations[went[i]! & 3]!);
    went.length = 0;
  }
  return actions;
}
