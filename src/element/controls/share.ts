import { type Control, opens } from './control.js';

/** Shares a link to the deal or a replay. */
export const share: Control = {
  name: 'share',
  press: opens('share'),
};
