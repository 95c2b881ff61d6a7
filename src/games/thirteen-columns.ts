import { refusals } from '../engine/words/refusals.js';
import { downByRank, foundationCount, ontoFoundations, ontoTableau, safeByRank } from '../engine/words/building.js';
import type { Card } from '../engine/model/card.js';
import { dealt } from '../engine/words/dealing.js';
import { inRow } from './variant/layout.js';
import { setUp } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { searchByRank } from '../solver/by-rank/search.js';

const piles = setUp({ tableau: 13, foundations: true });

export const dealColumns = (deck: readonly Card[]): Position => dealt(piles, piles.tableau, 4, deck);

export const thirteenColumns: Omit<Variant, 'id' | 'deal'> = {
  piles,
  actions: (position) => [...ontoFoundations(position, piles), ...ontoTableau(position, piles, downByRank)],
  progress: (position) => foundationCount(position, piles),
  won: (position) => foundationCount(position, piles) === 52,
  safe: (position, card) => safeByRank(position, piles, card),
  refusal: refusals(piles, 'down'),
  search: searchByRank,
  layouts: [
    {
      width: 13.96,
      height: 4.7,
      minCard: 44,
      places: [...inRow(13, { x: 0, y: 1.2, fan: 'down', extent: 3.5 }), ...inRow(4, { x: 4.86, y: 0 })],
    },
    {
      width: 7.48,
      height: 6.94,
      places: [
        ...inRow(7, { x: 0, y: 1.2, fan: 'down', extent: 2.8 }),
        ...inRow(6, { x: 0.54, y: 4.14, fan: 'down', extent: 2.8 }),
        ...inRow(4, { x: 1.62, y: 0 }),
      ],
    },
  ],
};
