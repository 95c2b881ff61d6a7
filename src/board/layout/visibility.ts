import type { Piles } from '../../engine/model/piles.js';
import { faceDownIn, type Position } from '../../engine/model/position.js';
import type { Layout, Place } from '../../games/variant/layout.js';

/** How many cards of a pile show their backs, from the bottom: all of the stock, and those that lie face down. */
export const hiddenIn = (position: Position, { stock }: Piles, pile: number): number =>
  pile === stock ? position.piles[pile]!.length : faceDownIn(position, pile);

/** How many cards of the pyramid overlap one of its piles. */
export function coveringCards(position: Position, { all, pyramid }: Piles, { places }: Layout, pile: number): number {
  if (all[pile]!.kind !== 'pyramid') return 0;
  return pyramid.filter((other) => position.piles[other]!.length > 0 && overlaps(places[other]!, places[pile]!)).length;
}

/** Whether a card at one place overlaps one at another that lies above it on the table. */
const overlaps = (over: Place, under: Place): boolean =>
  over.y > under.y && over.y - under.y < 1 && Math.abs(over.x - under.x) < 1;
