// A search forgets its last line. Still, whoever plays the first move of each answer wins: it does not matter who is asked.
import { expect } from 'chai';
import fc from 'fast-check';
import {
  createGame,
  type Game,
  games,
  type Move,
  movesOf,
  solve,
  type Variant,
  winnableSeed,
} from '../../src/engine.js';
import { cardCount, keyOf } from '../../src/engine/model/position.js';
import { setUp } from '../../src/engine/model/piles.js';
import { EXAMPLES } from '../examples/games.js';
import { few, times } from '../support/few.js';
import { dice } from './truth.js';

/** So often a game may come to a position again, if it has to go back or is taken up again by another element. */
const BACK = 100;

/** The same game, as whoever has but its record plays it. */
function reloaded(game: Game): Game {
  const { rules, seed, options } = game.deal;
  const again = createGame(rules, { ...options, seed });
  for (const move of movesOf(game.record, { variants: [rules] })) again.play(move);
  return again;
}

/** Plays a move that is advised. Returns whether there was one. */
type Follow = (game: Game) => Promise<boolean>;

/** A server replays the record at each move, and asks the solver. */
const askServer: Follow = async (game) => {
  const { moves = [] } = await solve(reloaded(game));
  return moves.length > 0 && game.play(moves[0]!);
};

/** An element keeps its line until the page is loaded again, which happens after any number of moves. */
function askElements(roll: (below: number) => number): Follow {
  let line: Move[] = [];
  let left = 0;
  return async (game) => {
    if (left-- === 0) {
      line = (await solve(reloaded(game))).moves ?? [];
      left = roll(9);
    }
    return line.length > 0 && game.play(line.shift()!);
  };
}

async function expectWin(game: Game, follow: Follow, mayGoBack = false): Promise<void> {
  const text = JSON.stringify(game.record);
  const first = game.moveCount;
  const seen = new Set([keyOf(game.position)]);
  while (game.status === 'playing') {
    expect(await follow(game), `advice after move ${game.moveCount} of ${text}`).to.equal(true);
    seen.add(keyOf(game.position));
    const back = game.moveCount - first + 1 - seen.size;
    expect(back, `positions that came again after ${text}`).to.be.at.most(mayGoBack ? BACK : 0);
  }
  expect(game.status, text).to.equal('won');
}

/** Plays moves that nobody advised, and as many back as it takes to win. */
async function stray(game: Game, moves: number, roll: (below: number) => number): Promise<void> {
  for (let i = 0; i < moves && game.status === 'playing'; i++) {
    const { legalMoves } = game;
    game.play(legalMoves[roll(legalMoves.length)]!);
  }
  while (game.status !== 'won' && (await solve(game, { positions: 5000 })).verdict !== 'winnable') game.undo();
}

/** How many deals of each game. Those that are searched by their rules alone take a minute each. */
const TRIED: readonly (readonly [variants: readonly Variant[], deals: number])[] = [
  [games.map((id) => createGame(id).deal.rules), 200],
  [globalThis.testsAreWhole ? EXAMPLES.map(({ variant }) => variant) : [], 5],
];
const tried = TRIED.flatMap(([variants, deals]) =>
  variants.flatMap((variant) => few([...Array(deals).keys()]).map((number) => [variant, number] as const)),
);

describe('whoever follows the advice wins', function () {
  this.timeout(600_000);

  for (const [variant, number] of tried) {
    const open = async () => createGame(variant, { seed: await winnableSeed(variant, { seed: `${number}` }) });

    it(`${variant.id}, deal ${number}: of a server that asks the solver at every move`, async () => {
      await expectWin(await open(), askServer);
    });

    it(`${variant.id}, deal ${number}: of elements that are loaded one after the other`, async () => {
      await expectWin(await open(), askElements(dice(number)), true);
    });

    it(`${variant.id}, deal ${number}: after moves of their own`, async () => {
      const roll = dice(number);
      const game = await open();
      await stray(game, 1 + roll(25), roll);
      await expectWin(game, roll(2) ? askServer : askElements(roll), true);
    });
  }
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
