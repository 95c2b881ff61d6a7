// prettier-ignore
import {
  anyRun, dealt, defineSolitaire, downAlternating, faceDownCount, foundationCount, onlyKings, ontoFoundations, ontoTableau, refusals,
  rowLayout, safeByBuilding, setUp, type Variant,
} from '../define.js';
import type { ColumnGame } from '../solver/columns/column-game.js';
import { searchColumns } from '../solver/columns/search.js';

const piles = setUp({ tableau: 7, foundations: true });
const runs = anyRun;

/** What the search must know. */
export const columns: ColumnGame = {
  piles,
  fits: downAlternating,
  fills: onlyKings,
  together: 'any',
  loose: true,
  weights: { home: 4, empty: 2, hidden: 9, burying: 1, inverted: 1 },
};

/** Klondike without a stock. Any face-up card moves, with all that lies on it. */
export const yukon: Variant = {
  id: 'yukon-solitaire',
  piles,
  deal: (deck) => dealt(piles, piles.tableau, [1, 6, 7, 8, 9, 10, 11], deck, [0, 1, 2, 3, 4, 5, 6]),
  actions: (position) => [
    ...ontoFoundations(position, piles),
    ...ontoTableau(position, piles, downAlternating, { fills: onlyKings, runs }),
  ],
  runs,
  progress: (position) => foundationCount(position, piles) - faceDownCount(position),
  won: (position) => foundationCount(position, piles) === 52,
  safe: (position, card) => safeByBuilding(position, piles, card, downAlternating),
  interchangeable: [piles.tableau],
  verdictSearch: searchColumns(columns),
  refusal: refusals(piles, 'alternating', 'king'),
  example: { move: '7H', onto: '8S' },
  texts: {
    en: {
      name: 'Yukon',
      first: 'Stack downwards in alternating colours. A card takes along all cards on it.',
      rules: [
        'Build each suit on its foundation, from Ace to King. A face-down card is turned up once it’s uncovered.',
        'Build columns downwards in alternating colours: a red 9 goes on a black 10. Any face-up card can move, together with all cards on it, in any order.',
        'Only a King, together with the cards on it, can go to an empty column.',
      ],
      refusals: { king: ({ card }) => `Only a King goes to an empty column, not the ${card.card}` },
    },
  },
  layouts: [rowLayout(piles, { extent: 4 })],
};

/** Yukon: seven columns, and no stock. Build down in alternating colours; any face-up card moves with all that lies on it. */
export const YukonSolitaireElement = defineSolitaire<object>('yukon-solitaire', yukon);

declare global {
  interface HTMLElementTagNameMap {
    'yukon-solitaire': InstanceType<typeof YukonSolitaireElement>;
  }
}
