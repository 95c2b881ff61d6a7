import type { Card } from '../../engine/card.js';
import { CARDS, suit } from '../../engine/card.js';
import type { Deal } from '../../engine/deal.js';
import { perform } from '../../engine/perform.js';
import type { Position } from '../../engine/position.js';
import { Fans, NONE } from './fans.js';
import type { Home } from './home.js';
import { isUp } from './home.js';

/** The fans of a position. */
export function fansOf({ variant }: Deal, { piles }: Position): Fans {
  const { tableau, foundations } = variant.piles;
  const below = CARDS.map(() => NONE);
  for (const index of tableau) piles[index]!.forEach((card, i, pile) => (below[card] = pile[i - 1] ?? NONE));
  return new Fans(
    foundations.reduce((home, index, i) => home | (piles[index]!.length << (4 * i)), 0),
    below,
  );
}

/** The fans after a redeal, the same ones however the cards lay before. */
export function redealt(deal: Deal, home: Home, redealsLeft: number): Fans {
  const { all, tableau, foundations } = deal.variant.piles;
  const piles: Card[][] = all.map(() => []);
  for (const card of CARDS) piles[isUp(home, card) ? foundations[suit(card)]! : tableau[0]!]!.push(card);
  return fansOf(deal, perform(deal, { piles, redealsLeft }, { type: 'redeal' }));
}
