import { type Card, KING, rank } from '../engine/model/card.js';
import type { Cards } from '../engine/model/position.js';
import type { Variant } from './variant/variant.js';
import { dealColumns, gradedBy, thirteenColumns } from './thirteen-columns.js';

const isKing = (card: Card) => rank(card) === KING;

/** Moves the Kings of a pile to its bottom. Kings and other cards keep their order. */
const sinkKings = (cards: Cards): Cards => [...cards.filter(isKing), ...cards.filter((card) => !isKing(card))];

export const bakersDozen: Variant = {
  ...thirteenColumns,
  id: 'bakers-dozen',
  chance: () => 99.7,
  grading: gradedBy(9.5, 18),
  example: { move: 'QH', onto: 'KS' },
  deal: (deck) => ({ piles: dealColumns(deck).piles.map(sinkKings) }),
  texts: {
    en: {
      name: 'Baker’s Dozen',
      first: 'Build each suit up from its Ace. Stack downwards in any suit.',
      rules: [
        'Build each suit on its foundation, from Ace to King.',
        'Build columns downwards in any suit: a 9 goes on any 10. Only the top card of a column can move. Empty columns can’t be refilled.',
        'The Kings start at the bottom of their columns.',
      ],
    },
  },
};
