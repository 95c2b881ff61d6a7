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
        'Move all cards to the foundations, up in suit from the Ace.',
        'Build the columns down by rank, in any suit.',
        'Only the top card of a column moves, and an empty column stays empty.',
      ],
    },
  },
};
