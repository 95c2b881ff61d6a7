import type { Variant } from '../../../src/engine.js';
import { EXAMPLES as PLAYED } from '../../examples/games.js';

export const EXAMPLES: readonly Variant[] = PLAYED.map(({ variant }) => variant);

/** What `createGame` takes for a game. */
export const gameOf = (id: string): string | Variant => EXAMPLES.find((each) => each.id === id) ?? id;
