import type { Action } from '../engine/model/action.js';
import { REDEALS } from '../engine/play/perform.js';
import { downInSuit, foundationCount, ontoFoundations, ontoTableau } from '../engine/words/building.js';
import { ACE, CARDS, rank, suit } from '../engine/model/card.js';
import { dealt } from '../engine/words/dealing.js';
import { inRow, type Layout, type Place } from './variant/layout.js';
import { flag } from '../engine/model/options.js';
import { setUp } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { searchTrefoil, searchTrefoilNaturally } from '../solver/trefoil/search.js';

const piles = setUp({ tableau: 16, foundations: true });
const isAce = (card: number) => rank(card) === ACE;

const redeal = ({ redealsLeft }: Position): Action[] => (redealsLeft ? [{ type: 'redeal' }] : []);

/** Once both redeals are spent, any card but the top one of a pile may be lifted to its top. */
const lift = ({ piles: cards, redealsLeft, liftsLeft }: Position): Action[] =>
  redealsLeft || !liftsLeft
    ? []
    : piles.tableau.flatMap((from) =>
        cards[from]!.slice(0, -1).map((_, index): Action => ({ type: 'lift', from, index })),
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
  deal: (deck, { draw }) => {
    const others = deck.filter((card) => !isAce(card));
    const { piles: cards } = dealt(piles, piles.tableau, 3, others);
    const aces = CARDS.filter(isAce);
    const onTable = cards.map((pile, index) => (piles.foundations.includes(index) ? [] : pile));
    for (const ace of aces) onTable[piles.foundations[suit(ace)]!] = [ace];
    return { piles: onTable, redealsLeft: REDEALS, ...(draw ? { liftsLeft: 1 } : {}) };
  },
  actions: (position) => [
    ...ontoFoundations(position, piles),
    ...ontoTableau(position, piles, downInSuit),
    ...redeal(position),
    ...lift(position),
  ],
  progress: (position) => foundationCount(position, piles) - (position.redealsLeft ?? 0) - (position.liftsLeft ?? 0),
  won: (position) => foundationCount(position, piles) === 52,
  // Within one deal nothing is ever missed on the tableau, since a card there takes only the one below it in its own suit.
  safe: () => true,
  builds: 'suit',
  search: searchTrefoil,
  searchNaturally: searchTrefoilNaturally,
  chance: ({ draw }) => (draw ? 99 : 98),
  layouts: [wide, narrow],
};
