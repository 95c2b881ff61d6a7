import { refusals } from '../engine/words/refusals.js';
import { downByRank, ontoTableau } from '../engine/words/building.js';
import { dealt, refilled } from '../engine/words/dealing.js';
import { inRow } from './variant/layout.js';
import { setUp } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { searchRuns } from '../solver/runs/search.js';

const piles = setUp({ tableau: 12, stock: true });
const stockOf = (position: Position) => position.piles[piles.stock]!;

export const trustyTwelve: Variant = {
  id: 'trusty-twelve',
  piles,
  deal: (deck) => dealt(piles, piles.tableau, 1, deck),
  actions: (position) => ontoTableau(position, piles, downByRank),
  // At most one pile is empty: one card moves at a time.
  afterMove: (position) => refilled(position, piles, piles.stock),
  tableau: 'pile',
  refusal: refusals(piles, 'down'),
  progress: (position) => -stockOf(position).length,
  won: (position) => stockOf(position).length === 0,
  search: searchRuns,
  chance: () => 54,
  example: { move: '7H', onto: '8S' },
  texts: {
    en: {
      name: 'Trusty Twelve',
      rules: [
        'Deal the whole stock to win.',
        'Build the piles down by rank, in any suit. Only the top card of a pile moves.',
        'A pile that becomes empty takes the next card of the stock.',
      ],
    },
  },
  layouts: [
    {
      width: 13.96,
      height: 2.7,
      places: [...inRow(12, { x: 1.08, y: 0, fan: 'down', extent: 2.7 }), { x: 0, y: 0 }],
    },
    {
      width: 7.48,
      height: 5.54,
      places: [
        ...inRow(6, { x: 1.08, y: 0, fan: 'down', extent: 2.7 }),
        ...inRow(6, { x: 0.54, y: 2.84, fan: 'down', extent: 2.7 }),
        { x: 0, y: 0 },
      ],
    },
  ],
};
