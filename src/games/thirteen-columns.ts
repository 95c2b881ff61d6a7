import {
  downByRank,
  foundationCount,
  ontoFoundations,
  ontoTableau,
  refusals,
  safeByRank,
} from '../engine/words/building.js';
import type { Card } from '../engine/model/card.js';
import { dealt } from '../engine/words/dealing.js';
import { inColumn, inRow, type Layout, type Place } from './variant/layout.js';
import { setUp } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { searchByRank } from '../solver/by-rank/search.js';
import { chooseByRank } from '../solver/by-rank/best-first.js';
import type { Grading } from '../solver/grade/grade.js';
import { tableauPlayer } from '../solver/grade/players.js';

const piles = setUp({ tableau: 13, foundations: true });

export const dealColumns = (deck: readonly Card[]): Position => dealt(piles, piles.tableau, 4, deck);

/** All columns in one row. */
const wide: Layout = {
  width: 13.96,
  height: 3.97,
  places: [...inRow(13, { x: 0, y: 1.2, fan: 'down', extent: 2.77 }), ...inRow(4, { x: 4.86, y: 0 })],
};

/** Two rows, from a place on. */
const twoRows = (y: number): Place[] => [
  ...inRow(7, { x: 0, y, fan: 'down', extent: 2.77 }),
  ...inRow(6, { x: 0.54, y: y + 2.91, fan: 'down', extent: 2.77 }),
];

const beside: Layout = { width: 8.68, height: 5.68, places: [...twoRows(0), ...inColumn(4, { x: 7.68, y: 0 })] };

const above: Layout = { width: 7.48, height: 6.88, places: [...twoRows(1.2), ...inRow(4, { x: 1.62, y: 0 })] };

/** Three rows, the foundations beside the upper ones. */
const tall: Layout = {
  fit: 'height',
  width: 5.32,
  height: 6.8,
  places: [
    ...inRow(4, { x: 0, y: 0, fan: 'down', extent: 2.2 }),
    ...inRow(4, { x: 0, y: 2.3, fan: 'down', extent: 2.2 }),
    ...inRow(5, { x: 0, y: 4.6, fan: 'down', extent: 2.2 }),
    ...inColumn(4, { x: 4.32, y: 0 }),
  ],
};

/** How hard the deals are, by the limits of a game. */
export const gradedBy = (...limits: [number, number]): Grading => ({
  player: tableauPlayer(downByRank),
  limits: () => limits,
});

export const thirteenColumns: Omit<Variant, 'id' | 'deal'> = {
  piles,
  actions: (position) => [...ontoFoundations(position, piles), ...ontoTableau(position, piles, downByRank)],
  progress: (position) => foundationCount(position, piles),
  won: (position) => foundationCount(position, piles) === 52,
  safe: (position, card) => safeByRank(position, piles, card),
  refusal: refusals(piles, 'down'),
  search: searchByRank,
  dealSearch: chooseByRank,
  example: { move: '9D', onto: 'TC' },
  layouts: [wide, beside, above, tall],
};
