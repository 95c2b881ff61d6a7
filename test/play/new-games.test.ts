// Games that methods deal, and what is left of the one before.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import type { SolitaireEventMap } from '../../src/events.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { LOST, WON } from '../support/games-played.js';
import { goBack, listen, playFirst, playOn, typesOf } from './acts.js';
import { settled } from './browser.js';
import { type GameOnPage, gameOn, onPage } from './game-on-page.js';
import { refuses } from './player.js';

describe('newGame', () => {
  it('deals a seed, with the options of the attributes', async () => {
    const game = await onPage('pyramid-dozen', { seed: '1', kings: 'alone' });
    await game.newGame({ seed: 42 });
    expect(game.state).to.deep.equal(createGame('pyramid-dozen', { seed: '42', kings: 'alone' }).state);
  });

  it('deals a deck, which goes before a seed', async () => {
    const game = await onPage('bakers-dozen');
    await game.newGame({ deck: GOES_HOME, seed: 42 });
    expect([game.state!.deck, game.seed]).to.deep.equal([GOES_HOME, GOES_HOME]);
  });

  it('deals at random whatever the attributes say', async () => {
    const game = await onPage('bakers-dozen', { seed: '42', deck: GOES_HOME });
    const seeds = new Set([game.seed]);
    for (const wanted of [undefined, {}, { seed: '' }, { seed: null, deck: null }]) {
      await game.newGame(wanted);
      expect(game.state).not.to.have.property('deck');
      seeds.add(game.seed);
    }
    expect(seeds.size).to.equal(5);
  });

  it('is fulfilled at its deal, and starts without a past', async () => {
    const game = await onPage('trusty-twelve', { seed: '42' });
    game.play(game.legalMoves[0]!);
    game.undo();
    const heard = listen(game);
    await game.newGame({ seed: 1 });
    expect(typesOf(heard).at(-1)).to.equal('deal');
    const { moveCount, canUndo, canRedo, elapsed } = game;
    expect([moveCount, canUndo, canRedo, elapsed]).to.deep.equal([0, false, false, 0]);
  });

  it('refuses what cannot be dealt', async () => {
    const game = await onPage('trusty-twelve', { seed: '42' });
    playFirst(game, 2);
    game.undo();
    await settled();
    await refuses(game, () => game.newGame({ seed: 'x'.repeat(257) }), RangeError, /seed.*257/);
    await refuses(game, () => game.newGame({ seed: {} as string }), TypeError, /seed/);
    for (const wanted of [null, 5, '42', true, ['42'], () => {}]) {
      await refuses(game, () => game.newGame(wanted as never), TypeError, /request for a deal is .*seed: '42'/);
    }
    await refuses(game, () => game.newGame({ deck: 'QH TD' }), RangeError, /2 cards.*52/);
    await refuses(game, () => game.newGame({ deck: `${GOES_HOME} AS` }), RangeError, /AS twice/);
    await refuses(game, () => game.newGame({ deck: 7 as never }), TypeError, /deck/);
  });

  it('goes before the deal of the attributes when it is first', async () => {
    const game = gameOn('trusty-twelve', { seed: '42' });
    const heard = listen(game);
    game.connect();
    await game.newGame({ seed: 7 });
    await settled();
    expect([game.seed, ...typesOf(heard)]).to.deep.equal(['7', 'deal']);
  });
});

describe('newGame that is refused', () => {
  it('takes nothing from a change of the same moment', async () => {
    const game = await onPage('pyramid-dozen', { seed: '42' });
    const heard = listen(game);
    game.set({ kings: 'alone' });
    await game.newGame({ deck: 'QH' }).catch(() => undefined);
    await settled();
    expect(game.state!.options).to.deep.equal({ recycles: 3, kings: 'alone' });
    expect(typesOf(heard)).to.deep.equal(['deal']);
  });
});

describe('restart', () => {
  it('deals the same game again', async () => {
    const game = await onPage('trefoil-solitaire', { draw: true });
    const { state } = game;
    game.play({ type: 'redeal' });
    await game.restart();
    expect(game.state).to.deep.equal(state);
    expect([game.canUndo, game.canRedo]).to.deep.equal([false, false]);
    await game.newGame({ deck: GOES_HOME });
    await game.restart();
    expect(game.state!.deck).to.equal(GOES_HOME);
  });
});

describe('every new game', () => {
  const ways: { [way: string]: (game: GameOnPage) => unknown } = {
    'of a seed': (game) => game.newGame({ seed: 1 }),
    'at random': (game) => game.newGame(),
    'by restart': (game) => game.restart(),
    'by a changed seed': (game) => game.set({ seed: 'another' }),
    'loaded, and won': (game) => game.load(recordFromText(WON['trusty-twelve']!)),
    'loaded, and lost': (game) => game.load(recordFromText(LOST[0]!.text)),
  };
  for (const [way, begin] of Object.entries(ways)) {
    it(`${way} fires deal and nothing else`, async () => {
      const game = await onPage('trusty-twelve', { seed: '42' });
      await playOn(game);
      const heard = listen(game);
      await begin(game);
      await settled();
      expect(typesOf(heard)).to.deep.equal(['deal']);
      expect(heard[0]!.detail.by).to.equal('script');
      expect((heard[0] as SolitaireEventMap['deal']).detail.state).to.deep.equal(game.state);
    });
  }

  it('leaves nothing to go back to of a game that is won, or was not begun', async () => {
    const game = await onPage('bakers-dozen', { deck: GOES_HOME });
    await game.newGame({ seed: 1 });
    await game.newGame({ deck: GOES_HOME });
    game.finish();
    await game.newGame({ seed: 1 });
    await settled();
    expect(game.play_.session.leftGame).to.equal(null);
  });

  it('brings no loss of the game it leaves behind, and neither does bringing that back', async () => {
    const game = await onPage('trusty-twelve', { deck: LAST_MOVE });
    await playOn(game);
    const { record } = game;
    const heard = listen(game);
    await game.newGame();
    await goBack(game);
    expect(typesOf(heard)).to.deep.equal(['deal', 'deal']);
    expect(heard.map(({ detail }) => detail.by)).to.deep.equal(['script', 'player']);
    expect(game.record).to.deep.equal(record);
    expect(game.play_.session.leftGame, 'it is on the table').to.equal(undefined);
  });
});
