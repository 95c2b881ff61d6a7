import { KING, QUEEN, rank } from '../engine/card.js';
import type { Deal } from '../engine/deal.js';
import type { Position } from '../engine/position.js';

const SIZE = 28;

/** What can leave together, and what of it is where, in bits. */
export interface Removal {
  /** Of the pyramid, by index. */
  readonly pyramid: number;
  /** The same, and all that lies over it. */
  readonly heap: number;
  /** Of stock and waste together, in the order they are drawn. */
  readonly stock: number;
  /** Stands for the rank of a card of the stock that leaves in a pair; a sum tells how many there are of each, and stays below 2^32. */
  readonly weight: number;
  /** The piles. */
  readonly from: readonly [number] | readonly [number, number];
}

/** A card of the pyramid and all that lies over it: of row n those n and n + 1 places on, and what lies over these. */
function heapOn(index: number): number {
  const next = index + Math.round(Math.sqrt(2 * index + 2));
  return index < SIZE ? (1 << index) | heapOn(next) | heapOn(next + 1) : 0;
}

/** Every removal that can ever come up from a position of Pyramid Dozen on; not two cards of which one lies over the other. */
export function removalsOf({ variant, options: { kings } }: Deal, { piles }: Position): Removal[] {
  const { pyramid, stock, waste } = variant.piles;
  // A King that leaves alone is another Queen.
  const valueOf = (card: number) => Math.min(rank(card), kings === 'alone' ? QUEEN : KING);
  // What leaves alone leaves with nothing, the last mate of all.
  const nothing = { value: 0, pyramid: 0, heap: 0, stock: 0, weight: 0, from: [] as number[] };
  const cards = [
    ...pyramid.flatMap((pile, i) =>
      piles[pile]!.map((card) => ({
        ...nothing,
        value: valueOf(card),
        pyramid: 1 << i,
        heap: heapOn(i),
        from: [pile],
      })),
    ),
    ...[...piles[waste]!, ...piles[stock]!.toReversed()].map((card, i) => ({
      ...nothing,
      value: valueOf(card),
      stock: 1 << i,
      weight: 5 ** (valueOf(card) - 1),
      from: [waste],
    })),
    nothing,
  ];
  return cards.flatMap((card, i) =>
    cards.slice(i + 1).flatMap((mate) => {
      const sum = card.value + mate.value;
      return (sum === QUEEN || (kings === 'with-queen' && sum === KING + QUEEN)) &&
        (card.heap & mate.pyramid) === 0 &&
        (card.stock === 0 || mate === nothing)
        ? {
            pyramid: card.pyramid | mate.pyramid,
            heap: card.heap | mate.heap,
            stock: card.stock | mate.stock,
            weight: mate.weight,
            from: [...card.from, ...mate.from] as [number, number],
          }
        : [];
    }),
  );
}
