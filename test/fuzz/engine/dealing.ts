import fc from 'fast-check';
import { games, type Variant } from '../../../src/engine.js';
import { acesUp } from '../../../src/examples/aces-up.js';
import { beleagueredCastle } from '../../../src/examples/beleaguered-castle.js';
import { canfield } from '../../../src/examples/canfield-solitaire.js';
import { freeCell } from '../../../src/examples/free-cell.js';
import { golfSolitaire } from '../../../src/examples/golf-solitaire.js';
import { klondike } from '../../../src/examples/klondike-solitaire.js';
import { yukon } from '../../../src/examples/yukon-solitaire.js';
import { anyDealingOf, type Dealing } from '../../engine/arbitrary.js';

export const EXAMPLES: readonly Variant[] = [
  acesUp,
  beleagueredCastle,
  freeCell,
  golfSolitaire,
  klondike,
  yukon,
  canfield,
];

export const ALL_GAMES: readonly string[] = [...games, ...EXAMPLES.map(({ id }) => id)];

/** What `createGame` takes for a game. */
export const gameOf = (id: string): string | Variant => EXAMPLES.find((each) => each.id === id) ?? id;

/** The options of games with a stock and a waste. */
const anyDrawing = fc.record({
  draw: fc.constantFrom('1', '3', 1, 3),
  redeals: fc.oneof(fc.constantFrom('unlimited', '0', '99'), fc.nat(99)),
});

/** A deal of any game, in any of its options. */
export const anyDeal: fc.Arbitrary<Dealing> = fc.oneof(
  ...ALL_GAMES.map((id) =>
    id === 'klondike-solitaire' || id === 'canfield-solitaire'
      ? fc
          .tuple(anyDealingOf(id), anyDrawing)
          .map(([dealing, options]) => ({ id, request: { ...dealing.request, ...options } }))
      : anyDealingOf(id),
  ),
);
