import {
  ACE,
  anyCard,
  type Card,
  dealing,
  dealt,
  defineSolitaire,
  noBuilding,
  ontoTableau,
  rank,
  removing,
  setUp,
  suit,
  type Variant,
} from '../define.js';

const piles = setUp({ tableau: 4, stock: true, discard: true });

/** Whether a card is higher than another one of its suit. The Ace is the highest. */
const beats = (card: Card, other: Card) =>
  suit(card) === suit(other) && rank(other) !== ACE && (rank(card) === ACE || rank(card) > rank(other));

/** Four columns that all cards leave but the Aces. */
export const acesUp: Variant = {
  id: 'aces-up',
  piles,
  deal: (deck) => dealt(piles, piles.tableau, 1, deck),
  actions: (position) => [
    ...removing(position, piles, (card, tops) => tops.some((top) => beats(top, card))),
    ...ontoTableau(position, piles, noBuilding, { fills: anyCard }),
    ...dealing(position, piles),
  ],
  progress: (position) => position.piles[piles.discard]!.length,
  won: (position) => position.piles[piles.discard]!.length === 48,
  safe: () => true,
  refusal: (_position, _from, to) => (to === piles.discard ? 'beaten' : 'empty'),
  texts: {
    en: {
      name: 'Aces Up',
      first: 'Tap a card if a higher one of its suit is uncovered.',
      rules: [
        'Remove all cards except the Aces to win.',
        'You can remove a top card while a higher card of its suit is on top of another column. Aces are high.',
        'Any top card can move to an empty column. The stock deals one card to each column.',
      ],
      refusals: {
        beaten: 'You can remove a card only while a higher one of its suit is on top of another column',
        empty: 'Cards can only move to empty columns',
      },
    },
  },
};

/** Aces Up: of two top cards of a suit, the lower one leaves. Leave only the Aces to win. */
export const AcesUpElement = defineSolitaire<object>('aces-up', acesUp);

declare global {
  interface HTMLElementTagNameMap {
    'aces-up': InstanceType<typeof AcesUpElement>;
  }
}
