import type { Action } from '../engine/action.js';
import { REDEALS } from '../engine/perform.js';
import { downInSuit, home, ontoFoundations, ontoTableau } from '../engine/building.js';
import { ACE, CARDS, rank, suit } from '../engine/card.js';
import { dealt } from '../engine/dealing.js';
import { inRow } from '../engine/layout.js';
import type { Layout, Place } from '../engine/layout.js';
import { flag } from '../engine/options.js';
import { setUp } from '../engine/piles.js';
import type { Position } from '../engine/position.js';
import type { Variant } from '../engine/variant.js';
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

/** The fans in rows of so many, below the foundations and the button for redeals. */
const across = (count: number, rows: number, minCard?: number): Layout => {
  const [right, down] = [1.92, 1.16];
  const width = count * right - 0.14;
  const inLastRow = piles.tableau.length - (rows - 1) * count;
  const fans = piles.tableau.map((_, i): Place => ({
    x: ((i % count) + (i >= (rows - 1) * count ? (count - inLastRow) / 2 : 0)) * right,
    y: 1.22 + Math.floor(i / count) * down,
    fan: 'right',
    room: 1.78,
  }));
  const foundations = inRow(4, { x: width / 2 - 2.7, y: 0 }, 1.08);
  return {
    width,
    height: 1.22 + rows * down - 0.16,
    ...(minCard ? { minCard } : {}),
    places: [...fans, ...foundations],
    turn: { x: width / 2 + 1.7, y: 0 },
  };
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
  progress: (position) => home(position, piles) - (position.redealsLeft ?? 0) - (position.liftsLeft ?? 0),
  won: (position) => home(position, piles) === 52,
  // Within one deal nothing is ever missed on the tableau, since a card there takes only the one below it in its own suit.
  safe: () => true,
  builds: 'suit',
  search: searchTrefoil,
  searchNaturally: searchTrefoilNaturally,
  chance: ({ draw }) => (draw ? 99 : 98),
  layouts: [across(8, 2, 66), across(6, 3, 48), across(4, 4)],
};
