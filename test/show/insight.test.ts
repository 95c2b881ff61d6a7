// How the verdict is worded for a deal that can be won, for one that can't, and for a game that was thrown away.
import { expect } from 'chai';
import { createGame, solve } from '../../src/engine.js';
import type { Move } from '../../src/engine.js';
import { change, settle } from '../play/player.js';
import { hears, open } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const GAME = 'trusty-twelve';

/** The first seed whose deal has this verdict. */
async function seedThatIs(verdict: string): Promise<string> {
  for (let seed = 1; ; seed++) {
    const found = await solve(createGame(GAME, { seed }));
    if (found.verdict === verdict) return String(seed);
  }
}

/** Moves along a winning line, and at their end one that throws the game away, with moves left to play. */
async function movesThatThrowAway(seed: string): Promise<Move[]> {
  const game = createGame(GAME, { seed });
  for (const line: Move[] = []; ;) {
    for (const move of game.legalMoves) {
      game.play(move);
      if (game.status === 'playing' && (await solve(game)).verdict === 'unwinnable') return [...line, move];
      game.undo();
    }
    const [next] = (await solve(game)).moves!;
    game.play(next!);
    line.push(next!);
  }
}

const playAll = async (game: ShownGame, moves: Move[]): Promise<void> => {
  for (const move of moves) expect(game.play(move)).to.equal(true);
  await settle(game);
};

describe('the solver at the table', () => {
  let winnable: string;
  let unwinnable: string;
  let wasted: Move[];
  before(async () => {
    winnable = await seedThatIs('winnable');
    wasted = await movesThatThrowAway(winnable);
    unwinnable = await seedThatIs('unwinnable');
  });

  it('has four honest wordings', async () => {
    const game = await shownGame(GAME, { seed: winnable });
    await open(game, 'verdict');
    await hears(game, /^This deal is winnable$/);
    await playAll(game, wasted);
    await open(game, 'verdict');
    await hears(game, /no longer winnable/i);
    await change(game, { seed: unwinnable });
    await open(game, 'verdict');
    await hears(game, /can’t be won/);
  });
});
