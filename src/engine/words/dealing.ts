import type { Card } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import type { Cards, Position } from '../model/position.js';

/**
 * Deals so many cards to each of some piles, pile by pile and bottom card first; what is left becomes the stock, its first card
 * to be dealt first and therefore on top.
 */
export function dealt(piles: Piles, onto: readonly number[], each: number, deck: readonly Card[]): Position {
  const cards: Cards[] = piles.all.map(() => []);
  onto.forEach((index, i) => (cards[index] = deck.slice(i * each, (i + 1) * each)));
  if (piles.stock >= 0) cards[piles.stock] = deck.slice(onto.length * each).toReversed();
  return { piles: cards };
}
