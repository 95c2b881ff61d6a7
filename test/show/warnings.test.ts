import { expect } from 'chai';
import { change, settle } from '../play/player.js';
import { warnings } from '../support/warnings.js';
import { button } from './reader.js';
import { shownGame } from './shown-game.js';

describe('a bad value', () => {
  it('of an attribute is warned of once, by name, and that of controls leaves the good ones', async () => {
    const { warned, result } = await warnings(async () => {
      const good = { seed: '', deck: '', daily: false };
      const game = await shownGame('lucky-thirteen', { ...good, buttons: 'undo fly', shareUrl: 'http://[' });
      // What is wrong is told once, not with every update and deal.
      await change(game, { disabled: true });
      await game.restart();
      await game.newGame({ seed: 42 });
      await settle(game);
      return game;
    });
    expect(warned.length).to.equal(2);
    expect(warned[1]).to.match(/^<lucky-thirteen> buttons="undo fly" is not allowed; allowed: undo, redo, .*none$/);
    expect(warned[0]).to.equal(
      '<lucky-thirteen> share-url="http://[" is not allowed; allowed: a URL with http, https or file',
    );
    expect(['undo', 'redo', 'more'].filter((name) => button(result, name))).to.deep.equal(['undo']);
  });

  it('of a seed that is an object is warned of, even one that cannot be written as text', async () => {
    for (const seed of [{}, ['42'], Object.create(null)] as unknown[]) {
      const { result, warned } = await warnings(async () => {
        const game = await shownGame('trusty-twelve', { seed: '42', deals: 'any' });
        await change(game, { seed: seed as string });
        return game;
      });
      expect(warned).to.have.length(1);
      expect(warned[0]).to.match(/<trusty-twelve> seed=an (object|array) is not allowed; allowed: text/);
      expect(result.seed).to.match(/^\d{1,10}$/);
    }
  });
});
