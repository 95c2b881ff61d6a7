import type { Control } from './control.js';

/** Redoes the last undone move. */
export const redo: Control = {
  name: 'redo',
  key: 'r',
  repeats: true,
  press: ({ game, session }) => game?.canRedo && (() => session.step('redo', 'player')),
};
