import { codeOf } from '../../engine/model/card.js';
import { indexOfPile } from '../../engine/model/piles.js';
import { canMove, canTake } from '../hand/hand.js';
import type { Run } from '../hand/targets.js';
import { type BoardState, tableOf } from '../state.js';
import { aboveOf } from './spots.js';

/**
 * The run that begins with an element. A covered card that cannot move stands for the top card of its pile.
 *
 * @param isTaken whether it is picked up, even if it can go nowhere.
 */
export function runAt(state: BoardState, { dataset }: HTMLElement, isTaken = false): Run {
  const pile = indexOfPile(state.variant.piles, dataset['pile']);
  const cards = state.game?.position.piles[pile] ?? [];
  const index = cards.findIndex((card) => codeOf(card) === dataset['card']);
  const run = { pile, count: index < 0 ? 1 : cards.length - index };
  return (isTaken ? canTake : canMove)(state, run) ? run : { pile, count: 1 };
}

/** All cards of an element's pile, the lowest first. */
export function cardsOf(state: BoardState, { dataset }: HTMLElement): HTMLElement[] {
  // Their order in the document may still be that before the last tap.
  return [...tableOf(state)!.querySelectorAll<HTMLElement>(`.card[data-pile="${dataset['pile']}"]`)].sort(
    (a, b) => aboveOf(b) - aboveOf(a),
  );
}

/** A card and those on it, the lowest first. */
export function cardsFrom(state: BoardState, card: HTMLElement): HTMLElement[] {
  const pile = cardsOf(state, card);
  return pile.slice(pile.indexOf(card));
}

export const heldCards = (state: BoardState): HTMLElement[] => [
  ...tableOf(state)!.querySelectorAll<HTMLElement>('[data-held]'),
];
