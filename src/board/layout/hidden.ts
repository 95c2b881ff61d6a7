import type { Piles } from '../../engine/model/piles.js';
import { faceDownIn, type Position } from '../../engine/model/position.js';

/** How many cards of a pile show their backs, from the bottom: all of the stock, and those that lie face down. */
export const hiddenIn = (position: Position, { stock }: Piles, pile: number): number =>
  pile === stock ? position.piles[pile]!.length : faceDownIn(position, pile);
