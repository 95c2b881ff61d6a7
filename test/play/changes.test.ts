// What a page changes while a game is in play, and which of it deals anew.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { GOES_HOME } from '../element/decks.js';
import { listen, playOn } from './acts.js';
import { settled } from './browser.js';
import { type GameId, type GameOnPage, onPage, type Properties } from './game-on-page.js';

type Change = (game: GameOnPage) => void;

/** How many deals a change makes, after a move was made. A random deal may take a while: it is looked for. */
async function dealsAfter(id: GameId, properties: Properties, change: Change): Promise<number> {
  const game = await onPage(id, properties);
  await playOn(game);
  const heard = listen(game);
  change(game);
  await game.updateComplete;
  await game.play_.dealer.done;
  await settled();
  const deals = heard.filter(({ type }) => type === 'deal');
  expect(game.moveCount, 'moves left').to.equal(deals.length > 0 ? 0 : 1);
  for (const { detail } of deals) expect(detail).to.include({ by: 'script', moveCount: 0, elapsed: 0 });
  return deals.length;
}

const changes: { [name: string]: Change } = {
  'the seed': (game) => game.set({ seed: '43' }),
  'the seed, taken away': (game) => game.set({ seed: null }),
  'a deck': (game) => game.set({ deck: GOES_HOME }),
  'an option': (game) => game.set({ kings: 'alone' }),
  'an option as text': (game) => game.set({ recycles: '1' }),
  'the seed, the deck and all options at once': (game) => {
    game.set({ recycles: 9 });
    game.set({ seed: '43' });
    game.set({ kings: 'with-queen' });
    game.set({ deck: GOES_HOME });
    game.set({ seed: '44' });
  },
};

const nothingNew: { [name: string]: Change } = {
  'the same seed': (game) => game.set({ seed: '42' }),
  'another seed and back': (game) => {
    game.set({ seed: '43' });
    game.set({ seed: '42' });
  },
  'the same options': (game) => {
    game.set({ kings: 'alone' });
    game.set({ recycles: '2' });
    game.set({ recycles: 2 });
    game.set({ recycles: '2' });
  },
  'an option and back': (game) => {
    game.set({ kings: 'stay' });
    game.set({ kings: 'alone' });
  },
  'other properties': (game) => game.set({ disabled: true, sound: true, lang: 'de' }),
};

describe('a change deals anew, once:', () => {
  for (const [what, change] of Object.entries(changes)) {
    it(what, async () => {
      expect(await dealsAfter('pyramid-dozen', { seed: '42' }, change)).to.equal(1);
    });
  }

  it('the draw of Trefoil', async () => {
    expect(await dealsAfter('trefoil-solitaire', { seed: '42' }, (game) => game.set({ draw: true }))).to.equal(1);
  });

  it('an option where no seed is given, at random again', async () => {
    const game = await onPage('pyramid-dozen');
    const before = game.seed;
    const dealt = game.next('deal');
    game.set({ kings: 'alone' });
    await dealt;
    expect(game.seed).to.match(/^\d{1,10}$/);
    expect(game.seed).not.to.equal(before);
  });

  it('the seed that the attribute asks for, set as a property after New', async () => {
    const game = await onPage('trusty-twelve', { seed: '42' });
    await game.newGame({ seed: '7' });
    game.seed = '42';
    await settled();
    expect(game.state).to.deep.equal(createGame('trusty-twelve', { seed: '42' }).state);
  });
});

describe('nothing is dealt for', () => {
  for (const [what, change] of Object.entries(nothingNew)) {
    it(what, async () => {
      expect(await dealsAfter('pyramid-dozen', { seed: '42', kings: 'alone', recycles: '2' }, change)).to.equal(0);
    });
  }

  it('the same deck', async () => {
    const again = (game: GameOnPage) => {
      game.set({ deck: GOES_HOME });
      game.set({ deck: GOES_HOME });
    };
    expect(await dealsAfter('pyramid-dozen', { deck: GOES_HOME }, again)).to.equal(0);
  });

  it('a seed under a deck', async () => {
    expect(await dealsAfter('pyramid-dozen', { deck: GOES_HOME }, (game) => game.set({ seed: '42' }))).to.equal(0);
  });

  it('the seed in play', async () => {
    const game = await onPage('trusty-twelve');
    const heard = listen(game);
    game.set({ seed: game.seed });
    await settled();
    expect(heard.length).to.equal(0);
  });
});
