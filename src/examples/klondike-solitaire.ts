import {
  choice,
  count,
  dealt,
  defineSolitaire,
  downAlternating,
  drawing,
  faceDownCount,
  foundationCount,
  numberOf,
  onlyKings,
  ontoFoundations,
  ontoTableau,
  recycling,
  refusals,
  safeByRank,
  setUp,
  topOf,
  type Variant,
  wholeRuns,
} from '../define.js';
import type { ColumnGame } from '../solver/columns/column-game.js';
import { searchColumns } from '../solver/columns/search.js';

const piles = setUp({ tableau: 7, stock: true, waste: true, foundations: true });

/** What the search must know. */
export const columns: ColumnGame = {
  piles,
  fits: downAlternating,
  fills: onlyKings,
  together: 'any',
  draw: ({ draw }) => Number(draw),
  weights: { home: 4, empty: 2, waiting: 2, hidden: 9, burying: 1, inverted: 1 },
};

/** A stock, and seven columns face down. No card leaves the waste by itself: that would change the next draw of three. */
export const klondike: Variant = {
  id: 'klondike-solitaire',
  piles,
  options: { draw: choice('1', '3'), redeals: count('unlimited', 99) },
  deal: (deck, { redeals }) => ({
    ...dealt(piles, piles.tableau, [1, 2, 3, 4, 5, 6, 7], deck, [0, 1, 2, 3, 4, 5, 6]),
    counters: { recycles: numberOf(redeals) },
  }),
  actions: (position, { draw }) => [
    ...ontoFoundations(position, piles, [...piles.tableau, piles.waste]),
    ...ontoTableau(position, piles, downAlternating, { from: [piles.waste], fills: onlyKings, together: wholeRuns }),
    ...drawing(position, piles, Number(draw)),
    ...recycling(position, piles),
  ],
  runs: downAlternating,
  progress: (position) => foundationCount(position, piles) - faceDownCount(position),
  won: (position) => foundationCount(position, piles) === 52,
  safe: (position, card) => safeByRank(position, piles, card) && card !== topOf(position.piles[piles.waste]!),
  interchangeable: [piles.tableau],
  verdictSearch: searchColumns(columns),
  refusal: refusals(piles, 'alternating', 'king'),
  example: { move: '7H', onto: '8S' },
  texts: {
    en: {
      name: 'Klondike',
      first: 'Build each suit up from its Ace. Stack downwards in alternating colours.',
      rules: ({ draw, redeals }) => [
        'Build each suit on its foundation, from Ace to King. A face-down card is turned up once it’s uncovered.',
        'Build columns downwards in alternating colours: a red 9 goes on a black 10. Runs move together. Only a King, alone or with its run, can go to an empty column.',
        `Cards drawn at a time: ${draw}. Extra passes: ${redeals}.`,
      ],
      refusals: { king: 'Only a King goes to an empty column' },
      options: { draw: 'Cards drawn at a time', redeals: 'Extra passes' },
    },
  },
};

/** The options of Klondike. Each is an attribute and a property. */
export interface KlondikeSolitaireOptions {
  /**
   * How many cards the stock deals at a time.
   *
   * @default '1'
   */
  draw: 1 | 3 | '1' | '3';

  /**
   * How often the waste may be turned over, `0` to `99` or `unlimited`.
   *
   * @default 'unlimited'
   */
  redeals: number | `${number}` | 'unlimited';
}

/** Klondike: a stock, and seven columns face down. Build down in alternating colours. */
export const KlondikeSolitaireElement = defineSolitaire<KlondikeSolitaireOptions>('klondike-solitaire', klondike);

declare global {
  interface HTMLElementTagNameMap {
    'klondike-solitaire': InstanceType<typeof KlondikeSolitaireElement>;
  }
}
