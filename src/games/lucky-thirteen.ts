import { dealColumns, gradedBy, thirteenColumns } from './thirteen-columns.js';
import type { Variant } from './variant/variant.js';

export const luckyThirteen: Variant = {
  ...thirteenColumns,
  id: 'lucky-thirteen',
  chance: () => 11,
  grading: gradedBy(8.6, 14.8),
  deal: dealColumns,
  texts: {
    en: {
      name: 'Lucky Thirteen',
      first: 'Build each suit up from its Ace. Stack downwards in any suit.',
      rules: [
        'Build each suit on its foundation, from Ace to King.',
        'Build columns downwards in any suit: a 9 goes on any 10.',
        'Only the top card of a column can move. Empty columns can’t be refilled.',
      ],
    },
  },
};
