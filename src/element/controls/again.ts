import type { Control } from './control.js';

/** Shows a game that was won from its deal to its end. */
export const again: Control = {
  name: 'again',
  icon: 'play',
  press:
    ({ stage }) =>
    () =>
      stage.watch(),
};
