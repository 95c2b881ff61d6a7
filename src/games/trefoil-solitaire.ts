import type { Action } from '../engine/model/action.js';
import { refusals } from '../engine/words/refusals.js';
import { downInSuit, foundationCount, ontoFoundations, ontoTableau } from '../engine/words/building.js';
import { dealtAroundAces } from '../engine/words/dealing.js';
import { inRow, type Layout, type Place } from './variant/layout.js';
import { flag } from '../engine/model/options.js';
import { setUp } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { searchTrefoil, searchTrefoilNaturally } from '../solver/trefoil/search.js';

const piles = setUp({ tableau: 16, foundations: true });

const left = ({ counters }: Position, name: string): number => counters?.[name] ?? 0;

const redeal = (position: Position): Action[] => (left(position, 'redeals') > 0 ? [{ type: 'redeal' }] : []);

/** After the last redeal, any buried card may be lifted to the top of its pile. */
const lift = (position: Position): Action[] =>
  left(position, 'redeals') > 0 || left(position, 'lifts') === 0
    ? []
    : piles.tableau.flatMap((from) =>
        position.piles[from]!.slice(0, -1).map((_, index): Action => ({ type: 'lift', from, index })),
      );

/** Rows of six fans to the right, with room for at least seven cards each. The shorter last row is centred. */
const wide: Layout = {
  width: 14.86,
  height: 4.54,
  minCard: 38,
  places: [
    ...piles.tableau.map((_, i): Place => ({
      x: ((i % 6) + (i < 12 ? 0 : 1)) * 2.5,
      y: 1.22 + Math.floor(i / 6) * 1.16,
      fan: 'right',
      extent: 2.36,
    })),
    ...inRow(4, { x: 4.73, y: 0 }),
  ],
  turn: { x: 9.13, y: 0 },
};

/** Two rows of fans downwards: on a narrow table, fans to the right would show too little of each card. */
const narrow: Layout = {
  width: 8.56,
  height: 6.36,
  places: [
    ...inRow(8, { x: 0, y: 1.22, fan: 'down', extent: 2.5 }),
    ...inRow(8, { x: 0, y: 3.86, fan: 'down', extent: 2.5 }),
    ...inRow(4, { x: 1.58, y: 0 }),
  ],
  turn: { x: 5.98, y: 0 },
};

export const trefoilSolitaire: Variant = {
  id: 'trefoil-solitaire',
  piles,
  options: { draw: flag() },
  redeals: { times: 2, each: 3 },
  deal: (deck, { draw }) => ({
    ...dealtAroundAces(piles, piles.tableau, 3, deck),
    counters: { redeals: 2, ...(draw ? { lifts: 1 } : {}) },
  }),
  actions: (position) => [
    ...ontoFoundations(position, piles),
    ...ontoTableau(position, piles, downInSuit),
    ...redeal(position),
    ...lift(position),
  ],
  progress: (position) => foundationCount(position, piles) - left(position, 'redeals') - left(position, 'lifts'),
  won: (position) => foundationCount(position, piles) === 52,
  // A card on the tableau takes only the next lower one of its suit, so within one deal none is missed there.
  safe: () => true,
  tableau: 'fan',
  refusal: refusals(piles, 'suit', 'fan'),
  search: searchTrefoil,
  searchNaturally: searchTrefoilNaturally,
  texts: {
    en: {
      name: 'Trefoil',
      rules:
        'Move all cards to the foundations, up in suit from the Ace. Build the fans down in suit. Only the top card of a fan moves, and an empty fan stays empty. You may reshuffle and redeal the remaining cards twice.',
      refusals: { fan: 'Empty fans can’t be filled' },
      options: { draw: 'After the last redeal you may free one covered card' },
    },
  },
  chance: ({ draw }) => (draw ? 99 : 98),
  layouts: [wide, narrow],
};
