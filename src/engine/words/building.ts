import type { Action } from '../model/action.js';
import { type Card, ACE, rank, suit } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { type Cards, type Position, topOf } from '../model/position.js';

/** Whether a card may be laid on another one. */
export type Building = (card: Card, onto: Card) => boolean;

export const downByRank: Building = (card, onto) => rank(card) === rank(onto) - 1;

export const downInSuit: Building = (card, onto) => downByRank(card, onto) && suit(card) === suit(onto);

/** Whether a card is the next one of the foundation of its suit. */
export const upInSuit = (card: Card, foundation: Cards): boolean => rank(card) === foundation.length + 1;

// The next two run for every position of a search: plain loops over numbers, several times as fast as chained array methods.

const NONE = -1;

/** Each top card of the tableau onto each other pile that takes it; an empty pile takes none. */
export function ontoTableau({ piles }: Position, { tableau }: Piles, fits: Building): Action[] {
  const actions: Action[] = [];
  const tops: Card[] = [];
  for (const index of tableau) tops.push(topOf(piles[index]!) ?? NONE);
  for (let i = 0; i < tops.length; i++) {
    const card = tops[i]!;
    if (card === NONE) continue;
    for (let j = 0; j < tops.length; j++) {
      const onto = tops[j]!;
      if (onto !== NONE && fits(card, onto)) actions.push({ type: 'move', from: tableau[i]!, to: tableau[j]! });
    }
  }
  return actions;
}

/** Each top card of the tableau that is the next one of its foundation. */
export function ontoFoundations({ piles }: Position, { tableau, foundations }: Piles): Action[] {
  const actions: Action[] = [];
  for (const from of tableau) {
    const card = topOf(piles[from]!);
    if (card === undefined) continue;
    const to = foundations[suit(card)]!;
    if (upInSuit(card, piles[to]!)) actions.push({ type: 'move', from, to });
  }
  return actions;
}

/** How many cards lie on the foundations. */
export const foundationCount = ({ piles }: Position, { foundations }: Piles): number =>
  foundations.reduce((sum, index) => sum + piles[index]!.length, 0);

/**
 * Where the tableau is built by rank, a card is safe on its foundation once every card that might want to lie on it can go to its
 * own foundation as well: when all four hold at least the rank two below.
 */
export const safeByRank = ({ piles }: Position, { foundations }: Piles, card: Card): boolean =>
  rank(card) <= ACE + 1 || foundations.every((index) => piles[index]!.length >= rank(card) - 2);
