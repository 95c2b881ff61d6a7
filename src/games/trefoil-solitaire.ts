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

/** Once both redeals are spent, any card but the top one of a pile may be lifted to its top. */
const lift = (position: Position): Action[] =>
  left(position, 'redeals') > 0 || left(position, 'lifts') === 0
    ? []
    : piles.tableau.flatMap((from) =>
        position.piles[from]!.slice(0, -1).map((_, index): Action => ({ type: 'lift', from, index })),
      );

/** On wide tables: rows of six fans to the right, each with room for seven cards or more. The last row is shorter, and lies in the middle. */
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
    ...inRow(4, { x: 4.73, y: 0 }, 1.08),
  ],
  turn: { x: 9.13, y: 0 },
};

/** On narrow ones fans to the right would show too little of each card: two rows of fans downwards. */
const narrow: Layout = {
  width: 8.56,
  height: 6.36,
  places: [
    ...inRow(8, { x: 0, y: 1.22, fan: 'down', extent: 2.5 }, 1.08),
    ...inRow(8, { x: 0, y: 3.86, fan: 'down', extent: 2.5 }, 1.08),
    ...inRow(4, { x: 1.58, y: 0 }, 1.08),
  ],
  turn: { x: 5.98, y: 0 },
};

/** Sixteen fans of three, built down in suit, to be brought home in suit with two redeals of what is left. */
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
  // Within one deal nothing is ever missed on the tableau, since a card there takes only the one below it in its own suit.
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
