import type { Action } from '../engine/model/action.js';
import { downInSuit, foundationCount, ontoFoundations, ontoTableau, refusals } from '../engine/words/building.js';
import { dealtAroundAces } from '../engine/words/dealing.js';
import { inColumn, inRow, type Layout, type Place } from './variant/layout.js';
import { flag } from '../engine/model/options.js';
import { setUp } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { tableauPlayer } from '../solver/grade/players.js';
import { searchTrefoil, searchTrefoilNaturally } from '../solver/trefoil/search.js';

const piles = setUp({ tableau: 16, foundations: true });

const turnsLeft = ({ counters }: Position, name: string): number => counters?.[name] ?? 0;

const redeal = (position: Position): Action[] => (turnsLeft(position, 'redeals') > 0 ? [{ type: 'redeal' }] : []);

/** After the last redeal, any covered card may be lifted to the top of its pile. */
const lift = (position: Position): Action[] =>
  turnsLeft(position, 'redeals') > 0 || turnsLeft(position, 'lifts') === 0
    ? []
    : piles.tableau.flatMap((from) =>
        position.piles[from]!.slice(0, -1).map((_, index): Action => ({ type: 'lift', from, index })),
      );

/** Rows with these numbers of piles, each centred, from a place on, with room for five cards each. */
const rows = (counts: readonly number[], y: number, extent = 2.19, gap = 0.13): Place[] =>
  counts.flatMap((count, row) =>
    inRow(count, { x: (counts[0]! - count) * 0.54, y: y + row * (extent + gap), fan: 'down', extent }),
  );

/** The foundations beside the piles, for low tables. Six cards fit into a pile. */
const beside: Layout = {
  width: 10.92,
  height: 4.64,
  places: [...rows([8, 8], 0, 2.28, 0.08), ...inRow(2, { x: 8.84, y: 0 }), ...inRow(2, { x: 8.84, y: 1.08 })],
  turn: { x: 9.38, y: 2.36 },
};

/** The foundations above the piles. */
const above: Layout = {
  width: 8.56,
  height: 5.71,
  places: [...rows([8, 8], 1.2), ...inRow(4, { x: 1.62, y: 0 })],
  turn: { x: 5.94, y: 0 },
};

/** For phones: three rows, the foundations beside them. Six columns would be wider, but too high for the window. */
const upright: Layout = {
  width: 7.48,
  height: 6.83,
  places: [...rows([6, 5, 5], 0), ...inColumn(4, { x: 6.48, y: 0 })],
  turn: { x: 6.48, y: 4.32 },
};

/** Four rows, the foundations beside them. */
const tall: Layout = {
  fit: 'height',
  width: 5.32,
  height: 7.3,
  places: [
    ...[0, 1.85, 3.7, 5.55].flatMap((y) => inRow(4, { x: 0, y, fan: 'down', extent: 1.75 })),
    ...inColumn(4, { x: 4.32, y: 0 }),
  ],
  turn: { x: 4.32, y: 4.44 },
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
  progress: (position) =>
    foundationCount(position, piles) - turnsLeft(position, 'redeals') - turnsLeft(position, 'lifts'),
  won: (position) => foundationCount(position, piles) === 52,
  // A card on the tableau takes only the next lower one of its suit, so within one deal none is missed there.
  safe: () => true,
  tableau: 'fan',
  refusal: refusals(piles, 'suit', 'fan'),
  search: searchTrefoil,
  dealSearch: searchTrefoilNaturally,
  texts: {
    en: {
      name: 'Trefoil',
      first: 'Build each suit up from its Ace. Stack downwards in the same suit.',
      rules: ({ draw }) => [
        'Build each suit on its foundation, from Ace to King.',
        'Build fans downwards in suit: the 9 of hearts goes on the 10 of hearts. ' +
          'Only the top card of a fan can move. Empty fans can’t be refilled.',
        'Twice a game, you can reshuffle and redeal the remaining cards.' +
          (draw ? ' After the last redeal you can lift one covered card to the top.' : ''),
      ],
      refusals: { fan: 'Empty fans can’t be refilled' },
      options: { draw: 'Lift one covered card' },
    },
  },
  example: { move: '8C', onto: '9C' },
  chance: ({ draw }) => (draw ? 99.6 : 98),
  grading: { player: tableauPlayer(downInSuit), limits: ({ draw }) => (draw ? [24.2, 32] : [20.9, 28.6]) },
  layouts: [beside, above, upright, tall],
};
