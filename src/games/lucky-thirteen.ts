import type { Variant } from './variant/variant.js';
import { dealColumns, thirteenColumns } from './thirteen-columns.js';

/** Thirteen columns of four as they are dealt; an empty column stays empty. */
export const luckyThirteen: Variant = {
  ...thirteenColumns,
  id: 'lucky-thirteen',
  chance: () => 10,
  deal: dealColumns,
};
