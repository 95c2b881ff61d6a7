import { type Control, opens } from './control.js';

/** Shows the reader's settings. */
export const settings: Control = {
  name: 'settings',
  isOfReader: true,
  press: opens('settings'),
};
