import { type Piles, pilesOn } from './piles.js';
import { cardCount, type Position } from './position.js';

/** Whether a pile of a pyramid has a card on which nothing lies. */
export const isFree = (piles: Piles, position: Position, pile: number): boolean =>
  position.piles[pile]!.length > 0 && cardCount(position, pilesOn(piles, pile)) === 0;
