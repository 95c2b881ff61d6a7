import type { Card } from './card.js';

/** The cards of a pile, bottom to top. */
export type Cards = readonly Card[];

/** Where every card lies, and what is left of the turns a game counts. A value: it is never changed, only replaced. */
export interface Position {
  /** One entry a pile, in the order of the game's {@link Piles}. */
  readonly piles: readonly Cards[];
  /** `Infinity` where recycling is unlimited. */
  readonly recyclesLeft?: number;
  readonly redealsLeft?: number;
  readonly liftsLeft?: number;
}

export const topOf = (pile: Cards): Card | undefined => pile[pile.length - 1];

/** The position with some of its piles replaced, by their indices. */
export function withPiles(position: Position, changes: ReadonlyMap<number, Cards>): Position {
  return { ...position, piles: position.piles.map((cards, index) => changes.get(index) ?? cards) };
}

const keys = new WeakMap<Cards, string>();

// Positions share the piles that a move left alone, so most keys are known already.
function keyOfPile(pile: Cards): string {
  let key = keys.get(pile);
  if (key === undefined) keys.set(pile, (key = String.fromCharCode(...pile.map((card) => card + 48))));
  return key;
}

/** A text that two positions of one game share exactly when they are the same, pile by pile. */
export function keyOf({ piles, recyclesLeft, redealsLeft, liftsLeft }: Position): string {
  let key = `${recyclesLeft},${redealsLeft},${liftsLeft}`;
  for (const pile of piles) key += ' ' + keyOfPile(pile);
  return key;
}
