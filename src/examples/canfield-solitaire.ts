// prettier-ignore
import {
  anyCard, baseOf, cardCount, choice, count, dealt, defineSolitaire, downAlternating, drawing, foundationCount, numberOf, ontoFoundations,
  ontoTableau, recycling, refilled, refusals, safeByBuilding, setUp, suit, topOf, type Variant, wholeRuns, wrapping,
} from '../define.js';
import type { ColumnGame } from '../solver/columns/column-game.js';
import { searchColumns } from '../solver/columns/search.js';

const piles = setUp({ tableau: 4, reserve: 1, stock: true, waste: true, foundations: true });
const { tableau, reserve, waste, foundations } = piles;
const fits = wrapping(downAlternating);

/** What the search must know. */
export const columns: ColumnGame = {
  piles,
  fits,
  fills: anyCard,
  together: 'any',
  refills: true,
  draw: ({ draw }) => Number(draw),
  weights: { home: 4, empty: 2, waiting: 2, hidden: 6, burying: 1, inverted: 1 },
};

export const canfield: Variant = {
  id: 'canfield-solitaire',
  piles,
  options: { draw: choice('3', '1'), redeals: count('unlimited', 99) },
  deal: (deck, { redeals }) => ({
    ...dealt(piles, [...reserve, foundations[suit(deck[13]!)]!, ...tableau], [13, 1, 1, 1, 1, 1], deck),
    counters: { recycles: numberOf(redeals) },
  }),
  actions: (position, { draw }) => [
    ...ontoFoundations(position, piles, [...tableau, ...reserve, waste]),
    ...ontoTableau(position, piles, fits, { from: [...reserve, waste], fills: anyCard, together: wholeRuns }),
    ...drawing(position, piles, Number(draw)),
    ...recycling(position, piles),
  ],
  runs: fits,
  afterMove: (position) => refilled(position, piles, reserve[0]!),
  base: (position) => baseOf(position, piles),
  progress: (position) => foundationCount(position, piles) - cardCount(position, reserve),
  won: (position) => foundationCount(position, piles) === 52,
  safe: (position, card) => safeByBuilding(position, piles, card, fits) && card !== topOf(position.piles[waste]!),
  interchangeable: [tableau],
  verdictSearch: searchColumns(columns),
  refusal: refusals(piles, 'alternating', 'empty', fits),
  example: { move: 'KH', onto: 'AS' },
  texts: {
    en: {
      name: 'Canfield',
      first: 'Build suits up from the first card. Stack downwards in alternating colours.',
      rules: ({ draw, redeals }) => [
        'Build each suit on its foundation, starting with the rank of the first card there. An Ace follows a King.',
        'Build columns downwards in alternating colours; a King goes on an Ace. A run or any part of it moves together. Empty columns are filled from the reserve; once that is empty, any card or run can go there.',
        `Cards drawn at a time: ${draw}. Extra passes: ${redeals}.`,
      ],
      options: { draw: 'Cards drawn at a time', redeals: 'Extra passes' },
    },
  },
};

export interface CanfieldSolitaireOptions {
  /** How many cards the stock deals at a time. @default '3' */
  draw: 1 | 3 | '1' | '3';
  /** How often the waste may be turned over, `0` to `99` or `unlimited`. @default 'unlimited' */
  redeals: number | `${number}` | 'unlimited';
}

/** Canfield: a reserve of thirteen, four columns, and foundations that begin with any rank. Build down in alternating colours. */
export const CanfieldSolitaireElement = defineSolitaire<CanfieldSolitaireOptions>('canfield-solitaire', canfield);

declare global {
  interface HTMLElementTagNameMap {
    'canfield-solitaire': InstanceType<typeof CanfieldSolitaireElement>;
  }
}
