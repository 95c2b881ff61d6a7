import {
  type Building,
  cardCount,
  dealt,
  defineSolitaire,
  drawing,
  ontoWaste,
  rank,
  rowLayout,
  setUp,
  type Variant,
} from '../define.js';
import { searchClearing } from '../solver/clearing/search.js';

const piles = setUp({ tableau: 7, stock: true, waste: true });

/** One rank higher or lower, in any suit. Ranks don't wrap from King to Ace. */
const isNext: Building = (card, onto) => Math.abs(rank(card) - rank(onto)) === 1;

/** Seven columns of five, to be cleared onto the waste. */
export const golfSolitaire: Variant = {
  id: 'golf-solitaire',
  piles,
  deal: (deck) => dealt(piles, [...piles.tableau, piles.waste], [5, 5, 5, 5, 5, 5, 5, 1], deck),
  actions: (position) => [...ontoWaste(position, piles, isNext), ...drawing(position, piles)],
  progress: (position) => -cardCount(position, piles.tableau),
  won: (position) => cardCount(position, piles.tableau) === 0,
  topOnly: [piles.waste],
  verdictSearch: searchClearing(piles),
  refusal: () => 'next',
  example: { move: '6H', onto: '7S' },
  texts: {
    en: {
      name: 'Golf',
      first: 'Tap a card one rank higher or lower than the one on the waste.',
      rules: [
        'Clear the columns to win.',
        'Move the top card of a column to the waste if it is one rank higher or lower than the card there, in any suit. Only a Queen goes on a King, and only a 2 on an Ace.',
        'Draw whenever you like; you pass through the stock only once.',
      ],
      refusals: { next: 'Cards can only go on the waste, one rank higher or lower' },
    },
  },
  layouts: [rowLayout(piles, { extent: 2.2 })],
};

/** Golf: seven columns of five, to be cleared onto the waste, one rank higher or lower each time. */
export const GolfSolitaireElement = defineSolitaire<object>('golf-solitaire', golfSolitaire);

declare global {
  interface HTMLElementTagNameMap {
    'golf-solitaire': InstanceType<typeof GolfSolitaireElement>;
  }
}
