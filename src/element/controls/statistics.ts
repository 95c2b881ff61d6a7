import { type Control, opens } from './control.js';

/** Shows what the reader has played and won. */
export const statistics: Control = {
  name: 'statistics',
  isOfReader: true,
  press: opens('statistics'),
};
