// What is seen of a game that a method deals, and the way back to the one before.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { LAST_MOVE } from '../element/decks.js';
import { playFirst, settle } from '../play/player.js';
import { listen, typesOf } from '../support/heard.js';
import { button, press } from './reader.js';
import { shownGame } from './shown-game.js';

describe('newGame', () => {
  it('deals a seed, with the options of the attributes', async () => {
    const game = await shownGame('pyramid-dozen', { seed: '1', kings: 'alone' });
    await game.newGame({ seed: 42 });
    expect(game.state).to.deep.equal(createGame('pyramid-dozen', { seed: '42', kings: 'alone' }).state);
    expect(game.show.table.game!.state).to.deep.equal(game.state);
  });
});

describe('every new game', () => {
  it('brings no loss of the game it leaves behind, and neither does bringing that back', async () => {
    const game = await shownGame('trusty-twelve', { deck: LAST_MOVE });
    playFirst(game);
    await settle(game);
    const { record } = game;
    const heard = listen(game);
    await game.newGame();
    await press(game, 'back');
    expect(typesOf(heard)).to.deep.equal(['deal', 'deal']);
    expect(heard.map(({ detail }) => detail.by)).to.deep.equal(['script', 'player']);
    expect(game.record).to.deep.equal(record);
    expect(button(game, 'back')?.press, 'it is on the table').to.equal(undefined);
  });
});
