import fc from 'fast-check';
import type { Game, Move, State } from '../../src/engine.js';
import { ALL_CARDS } from './table.js';

/** Any text, including lone surrogates and dots. */
export const anySeed = fc.oneof(
  fc.nat().map(String),
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.array(fc.nat(0xffff), { minLength: 1, maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom('.', '~', '_', '-', ' ', '0', '\ud83c', '\udca1'), minLength: 1 }),
);

export const anyDeck = fc.shuffledSubarray(ALL_CARDS, { minLength: 52 });

const anyOptions: Record<string, fc.Arbitrary<Record<string, unknown>>> = {
  'pyramid-dozen': fc.record(
    {
      recycles: fc.oneof(fc.constantFrom(0, 1, 3, 99, 'unlimited', '12'), fc.integer({ min: 0, max: 99 })),
      kings: fc.constantFrom('stay', 'with-queen', 'alone'),
    },
    { requiredKeys: [] },
  ),
  'trefoil-solitaire': fc.record({ draw: fc.boolean() }, { requiredKeys: [] }),
};

export interface Dealing {
  id: string;
  request: Record<string, unknown>;
}

export const anyDealingOf = (id: string): fc.Arbitrary<Dealing> =>
  fc
    .tuple(
      fc.oneof({ arbitrary: fc.record({ seed: anySeed }), weight: 3 }, fc.record({ deck: anyDeck })),
      anyOptions[id] ?? fc.constant({}),
    )
    .map(([source, options]) => ({ id, request: { ...source, ...options } }));

export const anyPicks = (maxLength: number) => fc.array(fc.nat(1000), { maxLength, size: 'max' });

/** The legal move a number picks, `undefined` if the game is over. */
export function picked(game: Game, pick: number): Move | undefined {
  const moves = game.legalMoves;
  return moves[pick % (moves.length || 1)];
}

/** A move that is legal only by chance; see {@link otherMove}. */
export const anyAttempt = fc.record({
  type: fc.constantFrom('move', 'remove', 'remove alone', 'lift', 'draw', 'recycle', 'redeal'),
  piles: fc.tuple(fc.nat(60), fc.nat(60)),
  card: fc.constantFrom('top', 'buried', ...ALL_CARDS),
});

export function otherMove(
  { piles }: State,
  { type, piles: [a, b], card }: typeof anyAttempt extends fc.Arbitrary<infer Attempt> ? Attempt : never,
): Move {
  const [first, second] = [piles[a % piles.length]!, piles[b % piles.length]!];
  const cardOf = ({ cards }: State['piles'][number]) =>
    (card === 'top' ? cards.at(-1) : card === 'buried' ? cards.at(-2) : card) ?? 'AS';
  switch (type) {
    case 'move':
      return { type, card: cardOf(first), from: first.id, to: second.id };
    case 'remove':
      return { type, cards: [cardOf(first), cardOf(second)], from: [first.id, second.id] };
    case 'remove alone':
      return { type: 'remove', cards: [cardOf(first)], from: [first.id] };
    case 'lift':
      return { type, card: cardOf(first), from: first.id };
    default:
      return { type: type as 'draw' };
  }
}
