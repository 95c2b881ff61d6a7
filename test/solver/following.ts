// Whoever plays the first move of each answer wins: games that are played by advice.
import { expect } from 'chai';
import { createGame, type Game, type Move, movesOf, solve, type Variant, winnableSeed } from '../../src/engine.js';
import { keyOf } from '../../src/engine/model/position.js';
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
export type Follow = (game: Game) => Promise<boolean>;

/** A server replays the record at each move, and asks the solver. */
export const askServer: Follow = async (game) => {
  const { moves = [] } = await solve(reloaded(game));
  return moves.length > 0 && game.play(moves[0]!);
};

/** An element keeps its line until the page is loaded again, which happens after any number of moves. */
export function askElements(roll: (below: number) => number): Follow {
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

export async function expectWin(game: Game, follow: Follow, mayGoBack = false): Promise<void> {
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
export async function stray(game: Game, moves: number, roll: (below: number) => number): Promise<void> {
  for (let i = 0; i < moves && game.status === 'playing'; i++) {
    const { legalMoves } = game;
    game.play(legalMoves[roll(legalMoves.length)]!);
  }
  while (game.status !== 'won' && (await solve(game, { positions: 50_000 })).verdict !== 'winnable') game.undo();
}

/** Tests that whoever follows the advice wins these deals, which are numbered. */
export function itWins(variant: Variant, deals: readonly number[]): void {
  for (const number of deals) {
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
}
