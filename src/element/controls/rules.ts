import { type Control, opens } from './control.js';

/** Shows the rules, the win rate and the options of the game. */
export const rules: Control = {
  name: 'rules',
  isOfReader: true,
  press: opens('rules'),
};
