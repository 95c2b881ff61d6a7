// A game with as many moves as a record may have.
import { expect } from 'chai';
import { createGame, type Record } from '../../src/engine.js';
import { GOES_HOME } from '../element/decks.js';
import { Browser } from '../play/browser.js';
import type { GameId, Properties } from '../play/game-on-page.js';
import { settle } from '../play/player.js';
import { button, key, passUntil, press, saidBy, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const FULL = 'That’s the limit of 10,000 moves. Undo to go on.';

/** Draws and recycles, so many in all. */
const turning = (count: number): Record => ({
  ...createGame('pyramid-dozen', { seed: '1', recycles: 'unlimited' }).record,
  moves: `${'.'.repeat(24)}~`.repeat(400).slice(0, count),
});

/** The Queen of spades on the King, and a Jack that goes from one Queen to another and back, so many moves in all. Then all can go home. */
const hopping = (count: number): Record => ({
  ...createGame('bakers-dozen', { deck: GOES_HOME }).record,
  moves: `BACA${'ABBA'.repeat(5000)}`.slice(0, 2 * count),
});

async function loaded(record: Record, properties: Properties = {}, tab = new Browser().tab()): Promise<ShownGame> {
  const game = await shownGame(record.game as GameId, { seed: '1', ...properties }, tab, '#full');
  await game.load(record);
  await settle(game);
  return game;
}

const turn = (game: ShownGame): boolean => game.play({ type: 'draw' }) || game.play({ type: 'recycle' });

describe('a game of 10,000 moves', () => {
  it('says so with the last of them, until one is taken back', async () => {
    const game = await loaded(turning(9_999));
    expect(says(game)).to.equal('Deal 1');
    expect(turn(game)).to.equal(true);
    await settle(game);
    expect(says(game)).to.equal(FULL);
    expect(saidBy(game)).to.match(/^Turn the waste over\. .*10,000 moves/s);
    game.undo();
    await settle(game);
    expect(says(game)).to.equal('Deal 1');
  });

  it('goes on, though nothing can be played', async () => {
    const game = await loaded(turning(10_000));
    const { state, record } = game;
    expect([turn(game), game.legalMoves, await game.hint()]).to.deep.equal([false, [], null]);
    expect([game.status, game.state, game.record]).to.deep.equal(['playing', state, record]);
  });

  it('says why to a key that does nothing', async () => {
    const game = await loaded(turning(10_000));
    expect(saidBy(game)).not.to.contain(FULL);
    game.undo();
    game.redo();
    await settle(game);
    await key(game, 'h');
    expect(saidBy(game)).to.equal(FULL);
    expect(button(game, 'hint')!.press).to.equal(undefined);
  });

  it('is there again after a reload', async () => {
    const properties = { recycles: 'unlimited', storage: 'local' };
    const tab = new Browser().tab();
    const game = await loaded(turning(9_999), properties, tab);
    expect([turn(game), turn(game)]).to.deep.equal([true, false]);
    const { record } = game;
    await settle(game);
    game.remove();
    await settle(game);
    const again = await shownGame('pyramid-dozen', { seed: '1', ...properties }, tab, '#full');
    expect([again.moveCount, again.record]).to.deep.equal([10_000, record]);
    expect([says(again), again.undo(), turn(again)]).to.deep.equal([FULL, true, true]);
  });
});

describe('a game that is nearly full', () => {
  it('sends home the cards that it has room for, and counts them', async () => {
    const game = await loaded(hopping(9_998));
    expect([game.finish(), game.moveCount]).to.deep.equal([2, 10_000]);
    expect(game.finish()).to.equal(0);
  });

  it('has no solution that it has no room for', async () => {
    const game = await loaded(hopping(9_998));
    expect([await game.winnable(), await game.solution()]).to.deep.equal(['winnable', null]);
  });

  it('shows a solution as far as it has room', async () => {
    const game = await loaded(hopping(9_999), { buttons: 'solution' });
    await press(game, 'solution');
    await passUntil(game, () => says(game) === FULL);
    expect([game.moveCount, !!button(game, 'solution')]).to.deep.equal([10_000, true]);
  });
});
