import { ownFields, upTo } from '../input/own.js';
import { SUITS } from './card.js';

/** The order of the cards in a `discard` never matters: they are out of play. */
export type PileKind = 'tableau' | 'pyramid' | 'cell' | 'reserve' | 'stock' | 'waste' | 'discard' | 'foundation';

/** The id and the kind of a pile. */
export interface PileSpec {
  readonly id: string;
  readonly kind: PileKind;
}

/** The piles of a game in their order, and the indices of each kind. */
export interface Piles {
  readonly all: readonly PileSpec[];
  readonly tableau: readonly number[];
  readonly pyramid: readonly number[];
  readonly cells: readonly number[];
  readonly reserve: readonly number[];
  /** One for each suit, C D H S, or none. */
  readonly foundations: readonly number[];
  /** -1 if there is none, as for the next two. */
  readonly stock: number;
  readonly waste: number;
  readonly discard: number;
}

/** How many piles of each kind a game has. Default: none. */
export interface SetUp {
  tableau?: number;
  pyramid?: number;
  cells?: number;
  reserve?: number;
  stock?: boolean;
  waste?: boolean;
  discard?: boolean;
  foundations?: boolean;
}

/** The row of a pyramid's pile by its number from 0. The top row is row 1, and row n has n piles. */
export const pyramidRow = (index: number): number => Math.round(Math.sqrt(2 * index + 2));

/** The index of a pile by its id; -1 if there is none. */
export const indexOfPile = ({ all }: Piles, id: unknown): number => all.findIndex((pile) => pile.id === id);

/** The piles of a pyramid that lie on one of its piles, which is free once both are empty; none on the lowest row. */
export function pilesOn({ pyramid }: Piles, pile: number): readonly number[] {
  const index = pyramid.indexOf(pile);
  const left = index + pyramidRow(index);
  return index < 0 ? [] : pyramid.slice(left, left + 2);
}

const numbered = (kind: PileKind, count = 0): PileSpec[] => upTo(count).map((i) => ({ id: `${kind}-${i + 1}`, kind }));

/** The piles of a game in the order of records and states: tableau, pyramid, cells, reserve, stock, waste, discard, foundations. */
export function setUp(given: SetUp): Piles {
  const wanted = ownFields(given);
  const all = [
    ...numbered('tableau', wanted.tableau),
    ...numbered('pyramid', wanted.pyramid),
    ...numbered('cell', wanted.cells),
    ...numbered('reserve', wanted.reserve),
  ];
  for (const kind of ['stock', 'waste', 'discard'] as const) if (wanted[kind]) all.push({ id: kind, kind });
  if (wanted.foundations) for (const suit of SUITS) all.push({ id: `foundation-${suit}`, kind: 'foundation' });

  const every = (kind: PileKind) => all.flatMap((pile, index) => (pile.kind === kind ? [index] : []));
  const only = (kind: PileKind) => all.findIndex((pile) => pile.kind === kind);
  return {
    all,
    tableau: every('tableau'),
    pyramid: every('pyramid'),
    cells: every('cell'),
    reserve: every('reserve'),
    foundations: every('foundation'),
    stock: only('stock'),
    waste: only('waste'),
    discard: only('discard'),
  };
}
