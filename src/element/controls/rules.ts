import { type Control, opens } from './control.js';

/** Shows the rules, chances and house rules. */
export const rules: Control = {
  name: 'rules',
  isOfReader: true,
  press: opens('rules'),
};
