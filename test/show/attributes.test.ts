import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { Browser } from '../play/browser.js';
import type { GameOnPage } from '../play/game-on-page.js';
import { playFirst, settle } from '../play/player.js';
import { listen, typesOf } from '../support/heard.js';
import { shownGame } from './shown-game.js';

/** What a page may set to the property, whatever its type says. */
const setSeed = (game: GameOnPage, seed: unknown): unknown => (game.seed = seed as string | null);

describe('the seed', () => {
  it('may be a number, which becomes text', async () => {
    const game = await shownGame('trusty-twelve', { seed: 0 as never });
    expect(game.seed).to.equal('0');
    setSeed(game, 42);
    await settle(game);
    expect(game.seed).to.equal('42');
    expect(game.state!.piles).to.deep.equal(createGame('trusty-twelve', { seed: '42' }).state.piles);
  });

  it('absent, or set to what is nothing asks for a random deal', async () => {
    for (const properties of [{}, ...[null, undefined, false, ''].map((seed) => ({ seed: seed as string | null }))]) {
      const [one, other] = [await shownGame('trusty-twelve', properties), await shownGame('trusty-twelve', properties)];
      expect(one.seed).to.match(/^\d{1,10}$/);
      expect(one.seed).not.to.equal(other.seed);
      expect(one.state!.piles).not.to.deep.equal(other.state!.piles);
    }
  });
});

describe('two games on a page', () => {
  it('are played and shown each by itself', async () => {
    const tab = new Browser().tab();
    const one = await shownGame('bakers-dozen', { seed: '42' }, tab);
    const other = await shownGame('bakers-dozen', { seed: '42' }, tab);
    const { state, shown } = other;
    const heard = listen(other);
    playFirst(one);
    one.set({ disabled: true });
    await settle(one);
    await settle(other);
    expect([one.moveCount, one.show.table.disabled]).to.deep.equal([1, true]);
    expect([other.show.table.disabled, typesOf(heard)]).to.deep.equal([false, []]);
    expect([other.state, other.show.table.game!.state]).to.deep.equal([state, state]);
    expect(other.shown!.line.moves).to.equal(shown!.line.moves);
  });
});
