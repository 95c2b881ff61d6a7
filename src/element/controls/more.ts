import { type Control, opens } from './control.js';

/** Lists the controls for which the bar has no room. */
export const more: Control = {
  name: 'more',
  press: opens('more'),
};
