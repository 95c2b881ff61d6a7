import { quote } from '../engine/input/quote.js';
import { type Card, cardOf } from '../engine/model/card.js';
import type { Piles } from '../engine/model/piles.js';
import type { Position } from '../engine/model/position.js';
import type { Pile } from '../engine/play/state.js';

/**
 * Where the cards lie by the piles of a state. Whether play leads there is not asked.
 *
 * @throws TypeError or RangeError naming what is wrong.
 */
export function readPiles(given: readonly Pile[], { all }: Piles): Position {
  if (!Array.isArray(given) || given.length !== all.length) {
    throw new RangeError(`state has ${quote(given)} as piles; allowed: the ${all.length} piles of its game`);
  }
  const seen = new Set<Card>();
  const piles = all.map(({ id }, index) => {
    const pile = given[index] as Partial<Pile> | null;
    if (pile?.id !== id || !Array.isArray(pile.cards)) {
      throw new RangeError(`state has ${quote(pile?.id)} as pile ${index + 1}; allowed: "${id}" with its cards`);
    }
    return pile.cards.map((code: unknown) => {
      const card = cardOf(code);
      if (card === undefined) throw new RangeError(`${id} has an unknown card ${quote(code)}`);
      if (seen.has(card)) throw new RangeError(`state has ${quote(code)} twice`);
      seen.add(card);
      return card;
    });
  });
  const faceDown = piles.map(({ length }, index) => {
    const { id, faceDown: count = 0 } = given[index] as Pile;
    if (Number.isInteger(count) && count >= 0 && count <= length) return count;
    throw new RangeError(`${id} has ${quote(count)} cards face down; allowed: 0 to ${length}`);
  });
  return { piles, faceDown };
}
