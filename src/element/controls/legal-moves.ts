import type { Control } from './control.js';

/** Lists everything that can be played now, a button each. */
export const legalMoves: Control = {
  name: 'legal-moves',
  press: ({ game, open }) => game?.canPlay && (() => open('legal-moves')),
};
