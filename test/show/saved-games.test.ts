// What is shown of a game that comes back.
import { expect } from 'chai';
import { GOES_HOME } from '../element/decks.js';
import { Browser } from '../play/browser.js';
import { change, playFirst, settle } from '../play/player.js';
import { linesIn } from './fields.js';
import { open, press } from './reader.js';
import { shownGame } from './shown-game.js';

const GAME = { deck: GOES_HOME, storage: 'local' };

describe('a game in which a solution was shown', () => {
  it('is still one after a reload: its win is assisted and not counted', async () => {
    const tab = new Browser().tab();
    const first = await shownGame('bakers-dozen', { ...GAME, buttons: 'solution' }, tab);
    first.move(first.legalMoves[0]!);
    playFirst(first, 49);
    await settle(first);
    await press(first, 'solution');
    const move = first.next('move');
    await press(first, 'Show solution');
    await tab.browser.pass(450);
    await move;
    // The next move, half a second later, would win.
    await change(first, { disabled: true });
    first.remove();
    await settle(first);
    const second = await shownGame('bakers-dozen', GAME, tab);
    expect(second.moveCount).to.equal(51);
    const win = second.next('win');
    second.move(second.legalMoves[0]!);
    expect((await win).assisted).to.equal(true);
    await open(second, 'statistics');
    expect(linesIn(second)).to.include({ Played: '1', Won: '0' });
  });
});
