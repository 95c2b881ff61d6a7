// A search forgets its last line. Still, whoever plays the first move of each answer wins: it does not matter who is asked.
import fc from 'fast-check';
import { createGame, games, type Variant } from '../../src/engine.js';
import { cardCount } from '../../src/engine/model/position.js';
import { setUp } from '../../src/engine/model/piles.js';
import { few, times } from '../support/few.js';
import { askElements, askServer, expectWin, itWins, stray } from './following.js';
import { dice } from './truth.js';

const DEALS = [...Array(40).keys()];

describe('whoever follows the advice wins', function () {
  this.timeout(600_000);

  for (const id of games) itWins(createGame(id).deal.rules, few(DEALS));
});

/** One card goes from any pile to any other, and wins on the last one. The search answers with some way, as bad as it may be. */
function wandering(ways: readonly (readonly number[])[]): Variant {
  const piles = setUp({ tableau: ways.length + 1, stock: true });
  const goal = ways.length;
  const at = (of: readonly (readonly number[])[]) => piles.tableau.findIndex((pile) => of[pile]!.length > 0);
  return {
    id: 'wandering-card',
    piles,
    deal: ([card, ...others]) => ({
      piles: piles.all.map((_, pile) => (pile === 0 ? [card!] : pile > goal ? others : [])),
    }),
    actions: (position) => {
      const from = at(position.piles);
      return piles.tableau.filter((to) => to !== from).map((to) => ({ type: 'move', from, to }));
    },
    progress: (position) => cardCount(position, [goal]),
    won: (position) => cardCount(position, [goal]) > 0,
    // eslint-disable-next-line require-yield -- there is nothing to look at
    *search(_deal, { piles: of }) {
      const way = [at(of), ...ways[at(of)]!, goal];
      return {
        verdict: 'winnable',
        actions: way.slice(1).map((to, index) => ({ type: 'move', from: way[index]!, to })),
      };
    },
  };
}

const anyWays = fc
  .integer({ min: 1, max: 7 })
  .chain((length) =>
    fc
      .array(fc.array(fc.nat(length - 1), { maxLength: 6 }), { minLength: length, maxLength: length })
      .map((ways) => ways.map((way, pile) => way.filter((to, index) => to !== (way[index - 1] ?? pile)))),
  );

describe('whoever follows the advice wins, whatever way the search finds', function () {
  for (const [who, follow] of [
    ['of a server', () => askServer],
    ['of elements', (seed: number) => askElements(dice(seed))],
  ] as const) {
    it(`${who}, from the deal on`, () =>
      fc.assert(
        fc.asyncProperty(anyWays, fc.nat(), async (ways, seed) => {
          await expectWin(createGame(wandering(ways), { seed: '1' }), follow(seed), who !== 'of a server');
        }),
        { numRuns: times(1000) },
      ));

    it(`${who}, after moves of their own`, () =>
      fc.assert(
        fc.asyncProperty(anyWays, fc.nat(), async (ways, seed) => {
          const game = createGame(wandering(ways), { seed: '1' });
          await stray(game, 12, dice(seed));
          await expectWin(game, follow(seed), true);
        }),
        // In the example each win leads back. The fewest actions left must decide.
        { numRuns: times(1000), examples: [[[[], [], [4, 0], [], [5, 0], [2, 0]], 1527151947]] },
      ));
  }
});
