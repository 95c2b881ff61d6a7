// Which sounds are asked for when the reader touches a card.
import { expect } from 'chai';
import { cardOf } from '../../src/engine/model/card.js';
import { settle } from '../play/player.js';
import { saidBy, says } from './reader.js';
import { shownGame } from './shown-game.js';

describe('sounds', () => {
  it('are asked for when a card is picked up and when it is refused, but not of a move', async () => {
    const game = await shownGame('lucky-thirteen', { seed: '42' });
    const { table, screen } = game;
    table!.listener.pickedUp(cardOf('TS')!);
    expect(screen.sounds).to.deep.equal(['pickUp']);
    table!.listener.refuse('It fits nowhere.', true);
    await settle(game);
    expect(screen.sounds).to.deep.equal(['pickUp', 'refuse']);
    expect([says(game), saidBy(game)]).to.deep.equal(['Deal 42', 'It fits nowhere.']);
    table!.listener.refuse('It fits nowhere.', false);
    await settle(game);
    expect(says(game)).to.equal('It fits nowhere.');
    table!.act(game.game!.actions[0]!);
    await settle(game);
    expect(game.moveCount).to.equal(1);
    // The element itself makes those of moves, which it knows by who makes them.
    expect(screen.sounds).to.deep.equal(['pickUp', 'refuse', 'refuse']);
  });
});
