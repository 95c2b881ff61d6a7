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

const piles = setUp({ tableau: 8, foundations: true });

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
  refusal: refusals(piles, 'down'),
  example: { move: '7H', onto: '8S' },
  texts: {
    en: {
      name: 'Beleaguered Castle',
      rules: [
        'Move all cards to the foundations, up in suit from the Aces, which are there from the start.',
        'Build the columns down by rank, in any suit. Only the top card of a column moves.',
        'Any card may go to an empty column.',
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
