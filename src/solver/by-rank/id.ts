import type { Card } from '../../engine/card.js';
import { rank, suit } from '../../engine/card.js';

/**
 * A card with its rank first, `4 * (rank - 1) + suit`: 0 is the ace of clubs, 51 the king of spades. So `id >> 2` tells the rank,
 * from 0, and is also how many cards its foundation holds when it is next; `id & 3` is the suit.
 */
export type Id = number;

export const IDS = 52;

/** In place of a card: none. */
export const NONE = 52;

export const idOf = (card: Card): Id => 4 * (rank(card) - 1) + suit(card);

/** The card of the next rank and a suit. */
export const above = (id: Id, s: number): Id => (id | 3) + 1 + s;
