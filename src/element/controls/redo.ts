import type { Control } from './control.js';

/** Plays again what was undone last. */
export const redo: Control = {
  name: 'redo',
  key: 'r',
  repeats: true,
  press: ({ game, session }) => game?.canRedo && (() => session.step('redo', 'player')),
};
