// An app's router gives the same element another request, and comes back to the one before.
import { expect } from 'chai';
import { GOES_HOME } from '../element/decks.js';
import { goBack, listen, typesOf } from './acts.js';
import { Browser, settled } from './browser.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';
import { change, move } from './player.js';

const ID = 'pyramid-dozen';

let browser: Browser;
beforeEach(() => void (browser = new Browser()));

const open = (properties: Properties) => onPage(ID, properties, browser.tab(), '#game');

/** The moves that a new element finds for a request. */
const movesKept = async (properties: Properties): Promise<number> => (await open(properties)).moveCount;

function play(game: GameOnPage, count: number): void {
  for (let i = 0; i < count; i++) move(game);
}

const ROUTES: readonly (readonly [name: string, there: Properties, back: Properties])[] = [
  ['another seed', { seed: '2' }, { seed: '1' }],
  ['a deck', { deck: GOES_HOME }, { deck: null }],
  ['a day', { daily: '2026-11-19' }, { daily: false }],
  ['an option', { kings: 'alone' }, { kings: null }],
  ['a random deal', { seed: null, deals: 'any' }, { seed: '1', deals: null }],
];

describe('a route there and back', () => {
  for (const [name, there, back] of ROUTES) {
    it(`finds both games as they were left: ${name}`, async () => {
      const game = await open({ seed: '1' });
      play(game, 6);
      const first = game.record;
      await change(game, there);
      await game.play_.dealer.done;
      expect(game.moveCount).to.equal(0);
      play(game, 2);
      const second = game.record;
      await change(game, back);
      expect(game.record).to.deep.equal(first);
      await change(game, there);
      expect(game.record).to.deep.equal(second);
      game.remove();
      expect(await movesKept({ seed: '1', ...there })).to.equal(2);
      expect(await movesKept({ seed: '1' })).to.equal(6);
    });
  }

  it('fires one deal each, and nothing else', async () => {
    const game = await open({ seed: '1' });
    play(game, 1);
    await change(game, { seed: '2' });
    const heard = listen(game);
    await change(game, { seed: '1' });
    expect(typesOf(heard)).to.deep.equal(['deal']);
  });

  it('keeps the time up to the change', async () => {
    const game = await open({ seed: '1' });
    play(game, 1);
    await browser.pass(60_000);
    await change(game, { seed: '2' });
    await change(game, { seed: '1' });
    expect(game.elapsed).to.be.within(60_000, 61_000);
  });

  it('keeps moves of the last moment, where the route leads to the same game', async () => {
    const game = await open({ seed: '1', deck: GOES_HOME });
    for (let i = 1; i <= 3; i++) {
      play(game, 1);
      await change(game, { seed: String(i) });
      expect(game.moveCount).to.equal(i);
    }
  });

  it('deals a game anew that was won, or not begun', async () => {
    const game = await onPage('bakers-dozen', { deck: GOES_HOME }, browser.tab());
    game.finish();
    expect(game.status).to.equal('won');
    await change(game, { deck: null, seed: '2' });
    await change(game, { deck: GOES_HOME, seed: null });
    expect([game.status, game.moveCount]).to.deep.equal(['playing', 0]);
  });

  it('finds two games where a seed has the text of a day', async () => {
    const day = '2026-11-19';
    const game = await open({ seed: day });
    play(game, 3);
    await change(game, { daily: day, seed: null });
    await game.play_.dealer.done;
    expect([game.moveCount, game.play_.session.past.day]).to.deep.equal([0, day]);
    play(game, 2);
    await browser.pass(300);
    expect([await movesKept({ seed: day }), await movesKept({ daily: day })]).to.deep.equal([3, 2]);
  });

  it('leaves fresh starts to methods', async () => {
    const game = await open({ seed: '1' });
    play(game, 6);
    await change(game, { seed: '2' });
    await game.newGame({ seed: '1' });
    expect(game.moveCount).to.equal(0);
    await change(game, { seed: '3' });
    await change(game, { seed: '1' });
    expect(game.moveCount).to.equal(6);
    await game.restart();
    expect(game.moveCount).to.equal(0);
  });

  it('changes nothing where the same value is set again', async () => {
    const game = await open({ seed: '1' });
    play(game, 6);
    await settled();
    const heard = listen(game);
    await change(game, { seed: '2' });
    await settled();
    await change(game, { seed: '2' });
    game.seed = '3';
    await change(game, { seed: '2' });
    expect(typesOf(heard)).to.deep.equal(['deal']);
  });

  it('keeps a game that is brought back under its own name', async () => {
    const game = await open({ seed: '1' });
    play(game, 6);
    await change(game, { seed: '2' });
    await goBack(game);
    play(game, 1);
    await change(game, { seed: '3' });
    expect([await movesKept({ seed: '1' }), await movesKept({ seed: '2' })]).to.deep.equal([7, 0]);
  });

  it('offers no way back to the game that is on the table again', async () => {
    const game = await open({ seed: '1' });
    play(game, 6);
    await change(game, { seed: '2' });
    await change(game, { seed: '1' });
    expect(game.play_.session.leftGame).to.equal(undefined);
  });
});

describe('a route to the game that is on the table already', () => {
  it('leaves it there: what a method has dealt', async () => {
    const game = await open({ seed: '1' });
    await game.newGame({ seed: '2' });
    play(game, 2);
    await change(game, { seed: '2' });
    expect([game.seed, game.moveCount]).to.deep.equal(['2', 2]);
  });

  it('leaves it there: the seed of a day', async () => {
    const game = await open({ daily: '2026-11-19', deals: 'any' });
    play(game, 2);
    await change(game, { daily: false, seed: '2026-11-19' });
    expect([game.seed, game.moveCount]).to.deep.equal(['2026-11-19', 2]);
  });

  it('leaves it there: what was brought back', async () => {
    const game = await open({ seed: '1' });
    play(game, 2);
    await change(game, { daily: '2026-11-19', seed: null });
    await game.play_.dealer.done;
    await goBack(game);
    await change(game, { daily: false, seed: '1' });
    expect([game.seed, game.moveCount]).to.deep.equal(['1', 2]);
  });
});

describe('a method in the same moment as a route', () => {
  it('is kept under the name of the route', async () => {
    const game = await open({ seed: '1' });
    play(game, 6);
    game.seed = '2';
    await game.newGame({ seed: '9' });
    play(game, 1);
    await settled();
    game.remove();
    expect([await movesKept({ seed: '1' }), await movesKept({ seed: '2' })]).to.deep.equal([6, 1]);
  });
});
