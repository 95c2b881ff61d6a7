import { type Control, opens } from './control.js';

/** Shows the reader's games and wins. */
export const statistics: Control = {
  name: 'statistics',
  isOfReader: true,
  press: opens('statistics'),
};
