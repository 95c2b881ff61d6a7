import type { Deal } from '../../engine/deal.js';
import { KING } from '../../engine/card.js';
import type { Card } from '../../engine/card.js';
import { perform } from '../../engine/perform.js';
import type { Position } from '../../engine/position.js';
import { Fans, NONE } from './fans.js';
import type { Home } from './home.js';
import { height } from './home.js';

/** The fans of a position. */
export function fansOf({ variant }: Deal, { piles }: Position): Fans {
  const { tableau, foundations } = variant.piles;
  const below = new Uint8Array(NONE).fill(NONE);
  for (const index of tableau)
    for (let i = 1; i < piles[index]!.length; i++) below[piles[index]![i]!] = piles[index]![i - 1]!;
  return new Fans(
    foundations.reduce((home, index, suit) => home | (piles[index]!.length << (4 * suit)), 0),
    below,
  );
}

/** The fans after a redeal, which are the same however the cards lay before. */
export function redealt(deal: Deal, home: Home, redealsLeft: number): Fans {
  const { all, tableau, foundations } = deal.variant.piles;
  const piles: Card[][] = all.map(() => []);
  for (let card = 0; card < NONE; card++) {
    const suit = Math.floor(card / KING);
    const isUp = card % KING < height(home, suit);
    piles[isUp ? foundations[suit]! : tableau[0]!]!.push(card);
  }
  return fansOf(deal, perform(deal, { piles, redealsLeft }, { type: 'redeal' }));
}
