import type { Control } from './control.js';

/** Shows a good move. A long press offers `verdict` and `solution`. */
export const hint: Control = {
  name: 'hint',
  key: 'h',
  keyGroup: 'table',
  press: ({ game, advisor }) => game?.canPlay && (() => advisor.showHint()),
  hold: ({ asked }) => asked().length > 0 && 'hint',
};
