import type { Control } from './control.js';

/** Lists the possible moves, with a button for each. */
export const legalMoves: Control = {
  name: 'legal-moves',
  press: ({ game, open }) => game?.canPlay && (() => open('legal-moves')),
};
