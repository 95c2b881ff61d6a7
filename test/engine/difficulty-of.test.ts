import { expect } from 'chai';
import { createGame, difficultyOf, type Game } from '../../src/engine.js';

describe('the difficulty of a game', () => {
  it('is that of its deal, wherever the game stands', async () => {
    const game = createGame('bakers-dozen', { seed: 2 });
    const before = await difficultyOf(game);
    game.play(game.legalMoves[0]!);
    expect([before, await difficultyOf(game)]).to.deep.equal(['medium', 'medium']);
  });

  it('names what is wrong, and ends with its signal', async () => {
    const gone = new Error('gone');
    for (const [call, named] of [
      [difficultyOf({} as Game), 'an object is not a game'],
      [difficultyOf(createGame('bakers-dozen'), { signal: 5 as never }), 'signal 5'],
      [difficultyOf(createGame('bakers-dozen'), { signal: AbortSignal.abort(gone) }), 'gone'],
    ] as const) {
      expect(String(await call.catch((error: unknown) => error))).to.contain(named);
    }
  });
});
