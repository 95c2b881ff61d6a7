// What the details of events say.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { GOES_HOME, LAST_GAIN, LAST_MOVE, playTwelve } from '../element/decks.js';
import { listen, typesOf } from '../support/heard.js';
import { gameOn, onPage } from './game-on-page.js';
import { playFirst, settle } from './player.js';

type Heard = ReturnType<typeof listen>;

/** The details without the time, which is only sure to be a whole number that never goes back. */
function details(heard: Heard): object[] {
  let last = 0;
  return heard.map(({ type, detail: { elapsed, ...rest } }) => {
    expect(elapsed).to.satisfy(Number.isInteger);
    expect(elapsed).to.be.at.least(last);
    last = elapsed;
    return { type, ...rest };
  });
}

describe('the detail of', () => {
  it('deal', async () => {
    const game = gameOn('pyramid-dozen', { seed: '42', kings: 'alone' });
    const heard = listen(game);
    game.connect();
    await settle(game);
    const { state } = createGame('pyramid-dozen', { seed: '42', kings: 'alone' });
    const told = { type: 'deal', game: 'pyramid-dozen', seed: '42', moveCount: 0, by: 'script' };
    expect(details(heard)).to.deep.equal([{ ...told, state, difficulty: null }]);
  });

  it('move, undo and redo', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    const other = createGame('bakers-dozen', { seed: '42' });
    const [move] = other.legalMoves;
    const told = { game: 'bakers-dozen', seed: '42', by: 'script', move };
    const before = other.state;
    other.play(move!);
    const after = other.state;
    const heard = listen(game);
    expect([game.play(move!), game.undo(), game.redo()]).to.deep.equal([true, true, true]);
    await settle(game);
    expect(details(heard)).to.deep.equal([
      { type: 'move', ...told, moveCount: 1, state: after },
      { type: 'undo', ...told, moveCount: 0, state: before },
      { type: 'redo', ...told, moveCount: 1, state: after },
    ]);
  });

  it('win', async () => {
    const game = await onPage('trusty-twelve', { deck: GOES_HOME });
    const heard = listen(game);
    playTwelve(game);
    await settle(game);
    expect(typesOf(heard)).to.deep.equal([...Array<string>(40).fill('move'), 'win']);
    const { record } = game;
    const win = { type: 'win', game: 'trusty-twelve', seed: GOES_HOME, moveCount: 40, by: 'script', assisted: false };
    expect(details(heard).at(-1)).to.deep.equal({ ...win, record });
    expect(record!.status).to.equal('won');
  });

  for (const [reason, deck] of Object.entries({ 'no-moves': LAST_MOVE, 'no-progress': LAST_GAIN })) {
    it(`loss: ${reason}`, async () => {
      const game = await onPage('trusty-twelve', { deck });
      const heard = listen(game);
      playFirst(game);
      await settle(game);
      const { record } = game;
      const loss = { type: 'loss', game: 'trusty-twelve', seed: deck, moveCount: 1, by: 'script', record, reason };
      expect(typesOf(heard)).to.deep.equal(['move', 'loss']);
      expect(details(heard)[1]).to.deep.equal(loss);
      expect(record!.status).to.equal('lost');
    });
  }
});
