// What is open over a game, and its time.
import { expect } from 'chai';
import { change, playFirst, settle } from '../play/player.js';
import { close, open } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

/** How far the time of a game goes in 25 milliseconds. */
async function passes(game: ShownGame): Promise<number> {
  const before = game.elapsed;
  await game.page.tab.browser.pass(25);
  return game.elapsed - before;
}

const goesOn = async (game: ShownGame): Promise<void> => expect(await passes(game)).to.equal(25) as never;
const standsStill = async (game: ShownGame): Promise<void> => expect(await passes(game)).to.equal(0) as never;

describe('elapsed', () => {
  it('stands still under a panel, and under a panel over a replay, but not under the list of moves', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    playFirst(game);
    await goesOn(game);
    for (const name of ['settings', 'rules', 'more']) {
      expect(await open(game, name)).to.exist;
      await standsStill(game);
      await close(game);
      expect(game.shown!.panel).to.equal(undefined);
      await goesOn(game);
    }
    await open(game, 'legal-moves');
    await goesOn(game);
    await close(game);
    void game.watch();
    expect(await open(game, 'settings')).to.exist;
    await close(game);
    await standsStill(game);
    playFirst(game);
    await goesOn(game);
    await open(game, 'settings');
    await standsStill(game);
    await change(game, { disabled: true });
    expect(game.shown!.panel).to.equal(undefined);
    await goesOn(game);
  });

  it('is shown second by second', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    const { browser } = game.page.tab;
    expect(game.show.time).to.deep.equal({ text: '0:00', next: undefined });
    playFirst(game);
    await settle(game);
    for (const text of ['0:00', '0:01', '0:02']) {
      expect(game.show.time).to.deep.equal({ text, next: 1000 });
      await browser.pass(250);
      expect(game.show.time).to.deep.equal({ text, next: 750 });
      await browser.pass(750);
    }
  });
});
