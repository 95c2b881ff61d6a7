// A game of two or three moves, for tests that play hundreds of games.
import { choice } from '../../src/engine/model/options.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import type { Variant } from '../../src/games/variant/variant.js';

const { tableau, foundations } = bakersDozen.piles;

/**
 * Won with the second card on a foundation. Each column may give its top card to a foundation, or to the next column: so there are many
 * ways to win, each with a record of its own.
 */
export const quickGame: Variant = {
  id: 'quick-dozen',
  piles: bakersDozen.piles,
  deal: (deck, options) => bakersDozen.deal(deck, options),
  texts: bakersDozen.texts!,
  options: { kind: choice('a', 'b', 'c') },
  actions: ({ piles: cards }) =>
    tableau
      .filter((from) => cards[from]!.length > 0)
      .flatMap((from) => [
        { type: 'move', from, to: foundations[from % 4]! },
        { type: 'move', from, to: tableau[(from + 1) % 13]! },
      ]),
  progress: ({ piles: cards }) => foundations.reduce((sum, pile) => sum + cards[pile]!.length, 0),
  won: ({ piles: cards }) => foundations.reduce((sum, pile) => sum + cards[pile]!.length, 0) >= 2,
};
