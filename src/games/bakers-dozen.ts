import { KING, rank } from '../engine/card.js';
import type { Card } from '../engine/card.js';
import type { Cards } from '../engine/position.js';
import type { Variant } from '../engine/variant.js';
import { luckyThirteen } from './lucky-thirteen.js';

const isKing = (card: Card) => rank(card) === KING;

/** The Kings of a pile at its bottom, in the order they were dealt; the other cards above them, in theirs. */
const sinkKings = (cards: Cards): Cards => [...cards.filter(isKing), ...cards.filter((card) => !isKing(card))];

/** Lucky Thirteen with its Kings at the bottom of their piles, where they block nothing. */
export const bakersDozen: Variant = {
  ...luckyThirteen,
  id: 'bakers-dozen',
  deal: (deck, options) => ({ piles: luckyThirteen.deal(deck, options).piles.map(sinkKings) }),
};
