import { ACE, CARDS, rank } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { type Position, topOf } from '../model/position.js';
import type { Building } from './building.js';

/**
 * The usual reasons why a card may not go to a tableau pile.
 *
 * @param build how the tableau is built: down by rank, down in suit, or down in alternating colours.
 * @param empty the key of the sentence about empty piles. Default: they stay empty.
 * @param fits the building rule, in a game whose runs may be too long for the free places, or whose tableau goes on beyond the Ace.
 */
export const refusals =
  ({ all }: Piles, build: 'down' | 'suit' | 'alternating', empty = 'empty', fits?: Building) =>
  ({ piles }: Position, from: number, to: number, count = 1): string | undefined => {
    if (all[to]!.kind !== 'tableau') return undefined;
    const onto = topOf(piles[to]!);
    if (onto === undefined) return empty;
    if (fits?.(piles[from]!.at(-count)!, onto)) return 'room';
    const isLast = rank(onto) === ACE && !CARDS.some((card) => fits?.(card, onto));
    return isLast ? 'ace' : build;
  };
