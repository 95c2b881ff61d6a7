import { fold } from '../../engine/input/own.js';
import { KING, QUEEN, rank } from '../../engine/model/card.js';
import type { Deal } from '../../engine/model/deal.js';
import { pyramidRow } from '../../engine/model/piles.js';
import type { Position } from '../../engine/model/position.js';

const SIZE = 28;

/** One or two cards that can leave together, in bits. */
export interface Removal {
  /** Cards of the pyramid, by index. */
  readonly pyramid: number;
  /** Those, and all cards over them. */
  readonly heap: number;
  /** Cards of waste and stock, in the order of drawing. */
  readonly stock: number;
  /** A power of 5 for the rank of a paired stock card. A sum counts each rank and stays below 2^32. */
  readonly weight: number;
  readonly from: readonly [number] | readonly [number, number];
}

/** A card of the pyramid and all cards over it. In row n, the cards n and n + 1 places on overlap it. */
function heapOn(index: number): number {
  const next = index + pyramidRow(index);
  return index < SIZE ? (1 << index) | heapOn(next) | heapOn(next + 1) : 0;
}

/** Whether a King lies in the pyramid that can't leave. So it is in most deals, and a table would cost more than this look. */
export const isBlocked = ({ rules, options: { kings } }: Deal, { piles }: Position): boolean =>
  kings === 'stay' && rules.piles.pyramid.some((pile) => rank(piles[pile]![0] ?? NaN) === KING);

export function tableOf({ rules, options: { kings } }: Deal, { piles }: Position) {
  const { pyramid, stock, waste } = rules.piles;
  const cards = [...pyramid.map((pile) => piles[pile]![0] ?? NaN), ...piles[waste]!, ...piles[stock]!.toReversed()].map(
    (card, i) => ({
      pile: pyramid[i] ?? waste,
      // A King that leaves alone counts as a Queen. NaN stands for a card that is gone.
      value: Math.min(rank(card), kings === 'alone' ? QUEEN : KING),
      pyramid: i < SIZE ? 1 << i : 0,
      heap: heapOn(i),
      stock: i < SIZE ? 0 : 1 << (i - SIZE),
    }),
  );
  const removals = cards.flatMap((card, i) =>
    // A card that leaves alone pairs with itself.
    cards.slice(i).flatMap((partner) => {
      const sum = card.value + partner.value;
      const fits =
        partner === card
          ? card.value === QUEEN
          : (card.stock | (card.heap & partner.pyramid)) === 0 &&
            (sum === QUEEN || (kings === 'with-queen' && sum === KING + QUEEN));
      return fits
        ? {
            pyramid: card.pyramid | partner.pyramid,
            heap: card.heap | partner.heap,
            stock: card.stock | partner.stock,
            weight: partner === card ? 0 : 5 ** (partner.value - 1),
            from: [...new Set([card.pile, partner.pile])] as [number, number],
          }
        : [];
    }),
  );
  const remaining = cards.filter(({ value }) => value > 0);
  return {
    pyramid: fold(remaining, 0, (mask, { pyramid }) => mask | pyramid),
    stock: fold(remaining, 0, (mask, { stock }) => mask | stock),
    time: piles[waste]!.length,
    removals,
  };
}
