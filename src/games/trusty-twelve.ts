import { upTo } from '../engine/input/own.js';
import { downByRank, ontoTableau, refusals } from '../engine/words/building.js';
import { dealt, refilled } from '../engine/words/dealing.js';
import { inRow, type Layout, type Place } from './variant/layout.js';
import { setUp } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { tableauPlayer } from '../solver/grade/players.js';
import { searchRuns } from '../solver/runs/search.js';

const piles = setUp({ tableau: 12, stock: true });
const stockOf = (position: Position) => position.piles[piles.stock]!;

const stock: Place = { x: 0, y: 0 };

/** Rows of `each` piles below each other, from a place on. No row moves as the lowest one grows, so it opens with less room. */
const rows = (count: number, each: number, { opens, ...first }: Place, step?: number): Place[] =>
  upTo(count)
    .map((row) => {
      const place: Place = { ...first, y: row * (first.extent! + 0.14), fan: 'down' };
      return inRow(each, row === count - 1 ? { ...place, opens } : place, step);
    })
    .flat();

const layouts: readonly Layout[] = [
  { width: 13.96, height: 2.77, places: [...rows(1, 12, { x: 1.08, y: 0, extent: 2.77, opens: 1.62 }), stock] },
  { width: 8.2, height: 5.68, places: [...rows(2, 6, { x: 1.2, y: 0, extent: 2.77, opens: 1.93 }, 1.2), stock] },
  // For phones. Its piles grow long: it leaves them room in the window.
  {
    width: 7.48,
    height: 6.54,
    places: [
      ...inRow(6, { x: 1.08, y: 0, fan: 'down', extent: 2.77 }),
      ...inRow(6, { x: 0.54, y: 2.91, fan: 'down', extent: 2.77, opens: 1.62 }),
      stock,
    ],
  },
  { fit: 'height', width: 5.32, height: 6.88, places: [...rows(3, 4, { x: 1.08, y: 0, extent: 2.2 }), stock] },
];

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
  chance: () => 51,
  grading: { player: tableauPlayer(downByRank), limits: () => [16.3, 20.1] },
  example: { move: '7H', onto: '8S' },
  texts: {
    en: {
      name: 'Trusty Twelve',
      first: 'Stack cards downwards in any suit, a 7 on an 8, and empty the stock.',
      rules: [
        'Empty the stock to win.',
        'Build piles downwards in any suit: a 9 goes on any 10. Only the top card of a pile can move.',
        'An empty pile is refilled from the stock at once.',
      ],
    },
  },
  layouts,
};
