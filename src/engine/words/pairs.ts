import { type Card, CARDS } from '../model/card.js';

type Building = (card: Card, onto: Card) => boolean;

/** For each two cards, at `52 * card + onto`: 1 where the card may lie on the other one, else 0. */
export type Pairs = Uint8Array;

const known = new WeakMap<Building, Pairs | null>();

/**
 * The pairs that a building rule allows, computed when the same rule comes again. A rule seen for the first time might be created for
 * each position, and asking it once is cheaper.
 */
export function pairsOf(fits: Building): Pairs | null {
  let pairs = known.get(fits);
  if (!pairs) {
    const isNew = pairs === undefined;
    pairs = isNew ? null : Uint8Array.from(CARDS.flatMap((card) => CARDS.map((onto) => Number(fits(card, onto)))));
    known.set(fits, pairs);
  }
  return pairs;
}
