// What the reader is told while the solver does not come to an end.
import { expect } from 'chai';
import { SlowSearch, twelve } from '../support/searches.js';
import { open, press, saidBy, says } from './reader.js';
import { shownGame } from './shown-game.js';

const endless = new SlowSearch();

describe('a search that does not end', () => {
  it('is told on the screen, then aloud, until the reader ends it by a button', async () => {
    const game = await shownGame(twelve('endless-twelve', { search: endless.search }), { seed: '1', deals: 'any' });
    game.play(game.legalMoves[0]!);
    await open(game, 'verdict');
    expect(await endless.goesOn()).to.equal(true);
    expect(says(game)).to.equal('Thinking…');
    expect(saidBy(game)).not.to.equal('Thinking…');
    while (saidBy(game) !== 'Thinking…') await game.page.tab.browser.pass(100);
    await press(game, 'undo');
    expect(await endless.goesOn()).to.equal(false);
    expect(says(game)).not.to.equal('Thinking…');
  });
});
