import { SUITS } from './card.js';

export type PileKind = 'tableau' | 'pyramid' | 'stock' | 'waste' | 'discard' | 'foundation';

/** What a pile is called and what it is for. */
export interface PileSpec {
  readonly id: string;
  readonly kind: PileKind;
}

/** The piles of a game in their order, and where in it each kind stands (-1 or an empty list where there is none). */
export interface Piles {
  readonly all: readonly PileSpec[];
  readonly tableau: readonly number[];
  readonly pyramid: readonly number[];
  readonly foundations: readonly number[];
  readonly stock: number;
  readonly waste: number;
  readonly discard: number;
}

/** How many piles of each kind a game has. */
export interface SetUp {
  tableau?: number;
  pyramid?: number;
  stock?: boolean;
  waste?: boolean;
  discard?: boolean;
  foundations?: boolean;
}

/** The row of a pyramid's pile by its number from 0, the top one being row 1; row n has n piles. */
export const pyramidRow = (index: number): number => Math.round(Math.sqrt(2 * index + 2));

const numbered = (kind: PileKind, count = 0): PileSpec[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${kind}-${i + 1}`, kind }));

/**
 * Lays out the piles of a game in the order records and states rely on: tableau or pyramid, stock, waste, discard, foundations.
 */
export function setUp(wanted: SetUp): Piles {
  const all = [...numbered('tableau', wanted.tableau), ...numbered('pyramid', wanted.pyramid)];
  for (const kind of ['stock', 'waste', 'discard'] as const) if (wanted[kind]) all.push({ id: kind, kind });
  if (wanted.foundations) for (const suit of SUITS) all.push({ id: `foundation-${suit}`, kind: 'foundation' });

  const where = (kind: PileKind) => all.flatMap((pile, index) => (pile.kind === kind ? [index] : []));
  const only = (kind: PileKind) => all.findIndex((pile) => pile.kind === kind);
  return {
    all,
    tableau: where('tableau'),
    pyramid: where('pyramid'),
    foundations: where('foundation'),
    stock: only('stock'),
    waste: only('waste'),
    discard: only('discard'),
  };
}
