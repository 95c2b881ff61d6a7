// How hard a deal is to be, as readers choose it.
import { expect } from 'chai';
import { settle } from '../play/player.js';
import { open, press } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

/** Presses one of the grades that are offered. Returns that of the deal. */
async function choose(game: ShownGame, caption: string): Promise<unknown> {
  const deal = game.next('deal');
  await press(game, caption);
  return (await deal).difficulty;
}

describe('a difficulty', () => {
  it('is chosen in the list of more, and by a long press on New', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await open(game, 'choose');
    expect(await choose(game, 'Hard')).to.equal('hard');
    await settle(game);
    expect(game.shown!.panel).to.equal(undefined);
    expect(game.shown!.bar!.hold('new')).to.equal(true);
    await settle(game);
    expect(await choose(game, 'Easy')).to.equal('easy');
  });
});
