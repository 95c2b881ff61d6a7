// What is seen while a deal is searched for.
import { expect } from 'chai';
import { Browser } from '../play/browser.js';
import { settle } from '../play/player.js';
import { SlowSearch, twelve } from '../support/searches.js';
import { saidBy, says } from './reader.js';
import { ShownGame } from './shown-game.js';

describe('while a deal is searched for', () => {
  it('the first deal is told to be on its way', async () => {
    const slow = new SlowSearch();
    const variant = twelve('slow-twelve', { search: slow.search });
    const properties = { seed: '1', deals: 'winnable', storage: 'none' };
    const game = new ShownGame(variant, properties, new Browser().tab(), '#searching');
    const dealt = game.next('deal');
    game.connect();
    await settle(game);
    expect([says(game), game.shown!.line.moves, saidBy(game)]).to.deep.equal(['Dealing…', '', '']);
    slow.isOver = true;
    await dealt;
    await settle(game);
    expect(says(game)).to.match(/^Deal /);
  });
});
