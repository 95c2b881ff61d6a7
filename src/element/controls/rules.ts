import { type Control, opens } from './control.js';

/** Shows the rules, win rate and options. */
export const rules: Control = {
  name: 'rules',
  isOfReader: true,
  press: opens('rules'),
};
