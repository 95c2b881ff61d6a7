import type { Control } from './control.js';

/** Points out a good move. A long press lists `verdict` and `solution`. */
export const hint: Control = {
  name: 'hint',
  key: 'h',
  keyGroup: 'table',
  press: ({ game, advisor }) => game?.canPlay && (() => advisor.showHint()),
  hold: ({ asked }) => asked().length > 0 && 'hint',
};
