import type { Control } from './control.js';

/** Undoes the last move. */
export const undo: Control = {
  name: 'undo',
  key: 'u',
  repeats: true,
  press: ({ game, session }) => game?.canUndo && (() => session.step('undo', 'player')),
};
