// What the reader sees and hears where the browser's storage takes no more.
import { expect } from 'chai';
import { Browser } from '../play/browser.js';
import { playOn } from '../play/acts.js';
import { settle } from '../play/player.js';
import { button, press, saidBy, says } from './reader.js';
import { shownGame } from './shown-game.js';

const GAME = { seed: '42', storage: 'local' };
const SLOT = `solitaire-elements/1/bakers-dozen/game/${JSON.stringify([{}, '42'])}`;
const UNKEPT = 'This game can’t be saved: the browser’s storage is full';

describe('where the storage is full, a game', () => {
  it('that cannot be kept says so once, and when its sign is pressed', async () => {
    const tab = new Browser().tab();
    tab.browser.room = 0;
    const game = await shownGame('bakers-dozen', GAME, tab);
    expect(game.shown!.line.sign).to.equal(undefined);
    await playOn(game);
    expect(says(game)).to.equal(UNKEPT);
    expect(saidBy(game)).to.match(/^\w+ of \w+ to .*\. This game can’t be saved: /);
    await playOn(game);
    tab.isVisible = false;
    await settle(game);
    expect(says(game)).to.equal('Deal 42');
    expect(tab.local.getItem(SLOT)).to.equal(null);
    expect(button(game, 'unkept')!.label).to.equal(UNKEPT);
    await press(game, 'unkept');
    expect(says(game)).to.equal(UNKEPT);
    await game.newGame({ seed: '1' });
    expect(says(game)).to.equal('Deal 1');
    await playOn(game);
    // The browser gives the slot of the new game in its own time.
    await tab.browser.pass(200);
    expect(says(game)).to.equal(UNKEPT);
  });
});
