import type { Control } from './control.js';

/** Takes the last move back. */
export const undo: Control = {
  name: 'undo',
  key: 'u',
  repeats: true,
  press: ({ game, session }) => game?.canUndo && (() => session.step('undo', 'player')),
};
