// The time that a game takes.
import { expect } from 'chai';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { listen, playFirst, typesOf } from './acts.js';
import { Browser, settled, type Tab } from './browser.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser();
  tab = browser.tab();
});

/** How far the time of a game goes in a while. */
async function passes(game: GameOnPage): Promise<number> {
  const before = game.elapsed;
  await browser.pass(25);
  return game.elapsed - before;
}

const goesOn = async (game: GameOnPage): Promise<void> => expect(await passes(game)).to.equal(25) as never;
const standsStill = async (game: GameOnPage): Promise<void> => expect(await passes(game)).to.equal(0) as never;

/** A game whose time runs, since a move was made. */
async function running(properties: Properties = { seed: '42' }): Promise<GameOnPage> {
  const game = await onPage('bakers-dozen', properties, tab);
  playFirst(game);
  await goesOn(game);
  return game;
}

describe('elapsed', () => {
  it('begins with the first move', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' }, tab);
    await standsStill(game);
    expect(game.elapsed).to.equal(0);
    game.play(game.legalMoves[0]!);
    await goesOn(game);
    await browser.pass(0.7);
    expect(game.elapsed).to.be.a('number').and.satisfy(Number.isInteger);
  });

  it('goes on when the first move was taken back', async () => {
    const game = await running();
    game.undo();
    await goesOn(game);
  });

  it('stands still while the element is away', async () => {
    const game = await running();
    game.remove();
    await standsStill(game);
    expect(game.elapsed).to.be.above(0);
    game.connect();
    await goesOn(game);
  });

  it('stands still while the page is hidden, whatever still reaches the element', async () => {
    const game = await running();
    tab.isVisible = false;
    await standsStill(game);
    game.undo();
    game.redo();
    await standsStill(game);
    tab.isVisible = true;
    await goesOn(game);
  });

  it('stands still once the game is won', async () => {
    const game = await running({ deck: GOES_HOME });
    game.finish();
    await standsStill(game);
    expect(game.elapsed).to.be.above(0);
  });

  it('stands still while the game is lost, and goes on after undo', async () => {
    const game = await onPage('trusty-twelve', { deck: LAST_MOVE }, tab);
    game.play(game.legalMoves[0]!);
    await standsStill(game);
    game.undo();
    await goesOn(game);
  });

  it('is told by each event, as it was when that happened', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' }, tab);
    const heard = listen(game);
    game.play(game.legalMoves[0]!);
    await goesOn(game);
    const before = game.elapsed;
    game.undo();
    const after = game.elapsed;
    await goesOn(game);
    await settled();
    expect(typesOf(heard)).to.deep.equal(['move', 'undo']);
    expect(heard[0]!.detail.elapsed).to.be.below(before);
    expect(heard[1]!.detail.elapsed).to.be.within(before, after);
  });

  it('begins anew with every game', async () => {
    const game = await running();
    await game.restart();
    await standsStill(game);
    expect(game.elapsed).to.equal(0);
  });
});
