import { ACE, rank } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { type Position, topOf } from '../model/position.js';

/**
 * The usual reasons why a card may not go to a tableau pile.
 *
 * @param build how the tableau is built: down by rank, down in suit, or down in alternating colours.
 * @param empty the key of the sentence about empty piles. Default: they stay empty.
 */
export const refusals =
  ({ all }: Piles, build: 'down' | 'suit' | 'alternating', empty = 'empty') =>
  ({ piles }: Position, _from: number, to: number): string | undefined => {
    if (all[to]!.kind !== 'tableau') return undefined;
    const onto = topOf(piles[to]!);
    if (onto === undefined) return empty;
    return rank(onto) === ACE ? 'ace' : build;
  };
