import fc from 'fast-check';
import { games, type Variant } from '../../../src/engine.js';
import { anyDealingOf, type Dealing } from '../../engine/arbitrary.js';
import { EXAMPLES as PLAYED } from '../../examples/games.js';

export const EXAMPLES: readonly Variant[] = PLAYED.map(({ variant }) => variant);

/** What `createGame` takes for a game. */
export const gameOf = (id: string): string | Variant => EXAMPLES.find((each) => each.id === id) ?? id;

/** Whether an example's waste can be turned over. */
export const hasRedeals = (id: string): boolean =>
  'redeals' in (EXAMPLES.find((each) => each.id === id)?.options ?? {});

/** The options of games with a stock and a waste. */
const anyDrawing = fc.record({
  draw: fc.constantFrom('1', '3', 1, 3),
  redeals: fc.oneof(fc.constantFrom('unlimited', '0', '99'), fc.nat(99)),
});

/** A deal of any game, in any of its options. */
export const anyDeal = fc
  .constantFrom(...games, ...EXAMPLES.map(({ id }) => id))
  .chain((id) =>
    fc
      .tuple(anyDealingOf(id), hasRedeals(id) ? anyDrawing : fc.constant({}))
      .map(([{ request }, options]): Dealing => ({ id, request: { ...request, ...options } })),
  );
