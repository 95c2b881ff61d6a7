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

// `pile[-1]` on an empty pile would be `undefined` as well, but takes engines ten times as long.
export const topOf = (pile: Cards): Card | undefined => (pile.length > 0 ? pile[pile.length - 1] : undefined);

/** The position with some of its piles replaced, by their indices. */
export function withPiles(position: Position, changes: ReadonlyMap<number, Cards>): Position {
  return { ...position, piles: position.piles.map((cards, index) => changes.get(index) ?? cards) };
}

const sameCards = (a: Cards, b: Cards): boolean =>
  a === b || (a.length === b.length && a.every((card, index) => card === b[index]));

/** Whether two positions of one game are the same, pile by pile. */
export const samePosition = (a: Position, b: Position): boolean =>
  a.recyclesLeft === b.recyclesLeft &&
  a.redealsLeft === b.redealsLeft &&
  a.liftsLeft === b.liftsLeft &&
  a.piles.every((pile, index) => sameCards(pile, b.piles[index]!));

/** A text that two positions of one game share exactly when they are the same. */
export const keyOf = ({ piles, recyclesLeft, redealsLeft, liftsLeft }: Position): string =>
  JSON.stringify([piles, String(recyclesLeft), redealsLeft, liftsLeft]);
