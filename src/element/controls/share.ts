import { type Control, opens } from './control.js';

/** Shares a link to the deal, or to a replay of the game. */
export const share: Control = {
  name: 'share',
  press: opens('share'),
};
