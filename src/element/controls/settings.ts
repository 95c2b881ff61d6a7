import { type Control, opens } from './control.js';

/** Shows what the reader may set. */
export const settings: Control = {
  name: 'settings',
  isOfReader: true,
  press: opens('settings'),
};
