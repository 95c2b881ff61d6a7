import { KING, QUEEN, rank } from '../engine/card.js';
import type { Deal } from '../engine/deal.js';
import type { Position } from '../engine/position.js';

const SIZE = 28;

/** How many bits are set. */
export function count(mask: number): number {
  let bits = 0;
  for (; mask !== 0; mask &= mask - 1) bits++;
  return bits;
}

/** The set bits, from the lowest on. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (; mask !== 0; mask &= mask - 1) bits.push(31 - Math.clz32(mask & -mask));
  return bits;
}

/** The cards of the pyramid that nothing covers, by their indices. */
export function openIn(pyramid: number): number[] {
  const open: number[] = [];
  for (let row = 0, index = 0; index < SIZE; row++) {
    for (const end = index + row; index <= end; index++) {
      const covering = index + row + 1 < SIZE ? 3 << (index + row + 1) : 0;
      if ((pyramid & (1 << index)) !== 0 && (pyramid & covering) === 0) open.push(index);
    }
  }
  return open;
}

/** What is left, as bits: of the pyramid by index, of stock and waste together in the order they are drawn. */
export interface Left {
  readonly pyramid: number;
  readonly stock: number;
}

/** Which rank lies where, and what leaves with what. */
export interface Table extends Left {
  /** How many cards of the stock are drawn. */
  readonly drawn: number;
  /** The ranks of the pyramid and of the stock, and by rank where they lie. */
  readonly pyramidRanks: readonly number[];
  readonly stockRanks: readonly number[];
  readonly inPyramid: readonly number[];
  readonly inStock: readonly number[];
  /** The cards of the stock that leave alone. */
  readonly single: number;
  /** Whether Queens also leave with Kings. */
  readonly pairsQueens: boolean;
  readonly leavesAlone: (rank: number) => boolean;
  /** By rank the one it leaves with, 0 where there is none. */
  readonly mates: readonly number[];
}

const everyRank = <T>(of: (rank: number) => T): T[] => Array.from({ length: KING + 1 }, (_, rank) => of(rank));

const placesOf = (ranks: readonly number[]) =>
  everyRank((wanted) => ranks.reduce((mask, each, i) => (wanted > 0 && each === wanted ? mask | (1 << i) : mask), 0));

/** Reads a position of Pyramid Dozen. */
export function tableOf({ variant, options: { kings } }: Deal, { piles }: Position): Table {
  const waste = piles[variant.piles.waste]!;
  const stockRanks = [...waste, ...piles[variant.piles.stock]!.toReversed()].map(rank);
  const pyramidRanks = variant.piles.pyramid.map((index) => (piles[index]!.length > 0 ? rank(piles[index]![0]!) : 0));
  const inStock = placesOf(stockRanks);
  const pairsQueens = kings === 'with-queen';
  const leavesAlone = (rank: number) => rank === QUEEN || (rank === KING && kings === 'alone');
  return {
    pyramid: pyramidRanks.reduce((mask, rank, i) => (rank > 0 ? mask | (1 << i) : mask), 0),
    stock: (1 << stockRanks.length) - 1,
    drawn: waste.length,
    pyramidRanks,
    stockRanks,
    inPyramid: placesOf(pyramidRanks),
    inStock,
    single: inStock[QUEEN]! | (leavesAlone(KING) ? inStock[KING]! : 0),
    pairsQueens,
    leavesAlone,
    mates: everyRank((rank) =>
      rank > 0 && rank < QUEEN ? QUEEN - rank : pairsQueens && rank ? KING + QUEEN - rank : 0,
    ),
  };
}
