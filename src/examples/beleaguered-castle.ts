import {
  anyCard,
  dealtAroundAces,
  defineSolitaire,
  downByRank,
  foundationCount,
  ontoFoundations,
  ontoTableau,
  refusals,
  safeByRank,
  setUp,
  type Variant,
} from '../define.js';
import type { ColumnGame } from '../solver/columns/column-game.js';
import { searchColumns } from '../solver/columns/search.js';

const piles = setUp({ tableau: 8, foundations: true });

/** What the search must know. */
export const columns: ColumnGame = {
  piles,
  fits: downByRank,
  fills: anyCard,
  together: 'one',
  weights: { home: 3, empty: 6, burying: 1, inverted: 2 },
};

/** Eight columns of six around the Aces. */
export const beleagueredCastle: Variant = {
  id: 'beleaguered-castle',
  piles,
  deal: (deck) => dealtAroundAces(piles, piles.tableau, 6, deck),
  actions: (position) => [
    ...ontoFoundations(position, piles),
    ...ontoTableau(position, piles, downByRank, { fills: anyCard }),
  ],
  progress: (position) => foundationCount(position, piles),
  won: (position) => foundationCount(position, piles) === 52,
  safe: (position, card) => safeByRank(position, piles, card),
  interchangeable: [piles.tableau],
  verdictSearch: searchColumns(columns),
  refusal: refusals(piles, 'down'),
  example: { move: '7H', onto: '8S' },
  texts: {
    en: {
      name: 'Beleaguered Castle',
      first: 'Build each suit up from its Ace. Stack downwards in any suit.',
      rules: [
        'Build each suit on its foundation, from Ace to King. The Aces are there from the start.',
        'Build columns downwards in any suit: a 9 goes on any 10. Only the top card of a column can move.',
        'Any card can go to an empty column.',
      ],
    },
  },
};

/** Beleaguered Castle: eight columns of six around the Aces. Build up in suit on the foundations and down in any suit. */
export const BeleagueredCastleElement = defineSolitaire<object>('beleaguered-castle', beleagueredCastle);

declare global {
  interface HTMLElementTagNameMap {
    'beleaguered-castle': InstanceType<typeof BeleagueredCastleElement>;
  }
}
