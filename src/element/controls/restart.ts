import type { Control } from './control.js';

/** Deals the same game again. */
export const restart: Control = {
  name: 'restart',
  press: ({ game, dealer }) => !!game?.moveCount && (() => dealer.restart('player')),
};
