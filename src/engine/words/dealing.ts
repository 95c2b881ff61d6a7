import { ACE, type Card, CARDS, rank, suit } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { type Cards, type Position, topOf, withPiles } from '../model/position.js';

/**
 * Deals cards to some piles, pile by pile and bottom card first. What is left becomes the stock, its first card on top.
 *
 * @param each how many cards each pile gets: one number for all, or one for each.
 * @param faceDown how many of them lie face down, one number for each pile. Default: none.
 */
export function dealt(
  piles: Piles,
  onto: readonly number[],
  each: number | readonly number[],
  deck: readonly Card[],
  faceDown?: readonly number[],
): Position {
  const cards: Cards[] = piles.all.map(() => []);
  let next = 0;
  onto.forEach((pile, i) => {
    cards[pile] = deck.slice(next, (next += typeof each === 'number' ? each : each[i]!));
  });
  if (piles.stock >= 0) cards[piles.stock] = deck.slice(next).toReversed();
  if (!faceDown) return { piles: cards };
  return { piles: cards, faceDown: piles.all.map((_, pile) => faceDown[onto.indexOf(pile)] ?? 0) };
}

/** Lays the Aces on their foundations and deals the other cards in their order, as {@link dealt} does. */
export function dealtAroundAces(
  piles: Piles,
  onto: readonly number[],
  each: number | readonly number[],
  deck: readonly Card[],
): Position {
  const isAce = (card: Card) => rank(card) === ACE;
  const others = deck.filter((card) => !isAce(card));
  const cards = [...dealt(piles, onto, each, others).piles];
  for (const ace of CARDS.filter(isAce)) cards[piles.foundations[suit(ace)]!] = [ace];
  return { piles: cards };
}

/** The position once the first empty tableau pile has taken the top card of another pile, if there is one to take. */
export function refilled(position: Position, { tableau }: Piles, from: number): Position {
  const cards = position.piles[from]!;
  const empty = tableau.find((pile) => position.piles[pile]!.length === 0);
  const card = topOf(cards);
  if (empty === undefined || card === undefined) return position;
  const changes = new Map([[empty, [card]]]);
  return withPiles(position, changes.set(from, cards.slice(0, -1)));
}
