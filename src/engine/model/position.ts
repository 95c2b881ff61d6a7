import { ownFields, fold } from '../input/own.js';
import type { Card } from './card.js';

/** The cards of a pile, bottom to top. */
export type Cards = readonly Card[];

/** Turns that a game counts, by name: `recycles`, `redeals`, `lifts`. `Infinity`: unlimited. */
export type Counters = Readonly<Record<string, number>>;

/**
 * Where every card lies, and how many turns are left. A value, which is never changed, only replaced.
 *
 * The engine gives every position all three fields, in this order, because reading many positions is much faster if they have one shape.
 */
export interface Position {
  /** One entry for each pile, in the order of the game's {@link Piles}. */
  readonly piles: readonly Cards[];
  /** How many cards of each pile lie face down, from its bottom. Default: none. The stock needs no entry. */
  readonly faceDown?: readonly number[];
  readonly counters?: Counters;
}

// Reading `pile[-1]` of an empty pile would give `undefined` as well, but is ten times as slow.
export const topOf = (pile: Cards): Card | undefined => (pile.length > 0 ? pile[pile.length - 1] : undefined);

/** How many cards of a pile lie face down. */
export const faceDownIn = ({ faceDown }: Position, pile: number): number => faceDown?.[pile] ?? 0;

/** How many cards lie in some piles together. */
export function cardCount({ piles }: Position, indices: readonly number[]): number {
  let count = 0;
  for (const index of indices) count += piles[index]!.length;
  return count;
}

/** How many cards lie face down, without the stock. */
export const faceDownCount = ({ faceDown = [] }: Position): number => fold(faceDown, 0, (sum, count) => sum + count);

/** The position with some of its piles replaced, by their indices. */
export const withPiles = ({ piles, faceDown, counters }: Position, changes: ReadonlyMap<number, Cards>): Position => ({
  piles: piles.map((cards, index) => changes.get(index) ?? cards),
  faceDown,
  counters,
});

/** The position with one turn less on a counter. A game that does not count these turns has the same position. */
export function spend(position: Position, counter: string): Position {
  const { piles, faceDown, counters } = position;
  const turns = counters?.[counter];
  return turns === undefined
    ? position
    : { piles, faceDown, counters: ownFields({ ...counters, [counter]: turns - 1 }) };
}

/** A text that two positions of one game share only when they are the same. */
export const keyOf = ({ piles, faceDown, counters }: Position): string => JSON.stringify([piles, faceDown, counters]);

const keys = new WeakMap<Position, string>();

/** The key of a position that never changes, such as one of a game. Each is made once, because a line can be 10,000 moves long. */
export function keptKeyOf(position: Position): string {
  const key = keys.get(position) ?? keyOf(position);
  keys.set(position, key);
  return key;
}
