import {
  anyCard,
  byFreePlaces,
  dealt,
  defineSolitaire,
  downAlternating,
  foundationCount,
  inRounds,
  microsoftDeck,
  ontoCells,
  ontoFoundations,
  ontoTableau,
  refusals,
  safeByRank,
  setUp,
  type Variant,
} from '../define.js';
import type { ColumnGame } from '../solver/columns/column-game.js';
import { searchColumns } from '../solver/columns/search.js';

const piles = setUp({ tableau: 8, cells: 4, foundations: true });
const { tableau, cells } = piles;
const heights = [7, 7, 7, 7, 6, 6, 6, 6];
const fits = downAlternating;

/** What the search must know. */
export const columns: ColumnGame = {
  piles,
  fits,
  fills: anyCard,
  together: 'free',
  weights: { home: 3, empty: 5, cell: 3, burying: 1, inverted: 1 },
};

/** Eight columns and four cells; a run is as long as the free places allow. */
export const freeCell: Variant = {
  id: 'free-cell',
  piles,
  // The numbers of the world: every FreeCell program deals the same cards for them.
  deckOf(seed) {
    const drawn = microsoftDeck(seed);
    return drawn && inRounds(drawn, heights);
  },
  deal: (deck) => dealt(piles, tableau, heights, deck),
  actions: (position) => [
    ...ontoFoundations(position, piles, [...tableau, ...cells]),
    ...ontoTableau(position, piles, fits, { from: cells, fills: anyCard, together: byFreePlaces(piles) }),
    ...ontoCells(position, piles),
  ],
  runs: fits,
  progress: (position) => foundationCount(position, piles),
  won: (position) => foundationCount(position, piles) === 52,
  safe: (position, card) => safeByRank(position, piles, card),
  interchangeable: [tableau, cells],
  verdictSearch: searchColumns(columns),
  refusal: refusals(piles, 'alternating', 'room', fits),
  example: { move: '7H', onto: '8S' },
  texts: {
    en: {
      name: 'FreeCell',
      first: 'Build each suit up from its Ace. Stack downwards in alternating colours.',
      rules: [
        'Build each suit on its foundation, from Ace to King.',
        'Build columns downwards in alternating colours: a red 9 goes on a black 10. A run moves together if there are enough free cells and empty columns to move its cards one by one.',
        'Each cell holds one card. Any card or run can go to an empty column.',
      ],
    },
  },
};

/** FreeCell: eight columns and four cells. Build down in alternating colours. */
export const FreeCellElement = defineSolitaire<object>('free-cell', freeCell);

declare global {
  interface HTMLElementTagNameMap {
    'free-cell': InstanceType<typeof FreeCellElement>;
  }
}
