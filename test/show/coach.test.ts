// What a first visitor is told on the table, and when no more.
import { expect } from 'chai';
import { recordFromText } from '../../src/engine.js';
import { Browser, type Tab } from '../play/browser.js';
import type { GameId, Properties } from '../play/game-on-page.js';
import { settle } from '../play/player.js';
import { WON } from '../support/games-played.js';
import { blocksOf, button, close, open, press } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

let tab: Tab;
const games: ShownGame[] = [];

beforeEach(() => (tab = new Browser().tab()));
// A page with several games tells once.
afterEach(() => games.splice(0).forEach((game) => game.remove()));

async function visit(properties: Properties = {}, id: GameId = 'bakers-dozen'): Promise<ShownGame> {
  const game = await shownGame(id, { seed: '42', storage: 'local', ...properties }, tab);
  games.push(game);
  return game;
}

const told = ({ shown }: ShownGame): string => shown!.lesson?.text ?? '';

const isTold = ({ shown }: ShownGame): boolean => shown!.lesson !== undefined;

/** The piles that the table shows. */
const seen = (game: ShownGame): string => JSON.stringify(game.show.table.game!.state.piles);

async function closeStrip(game: ShownGame): Promise<void> {
  game.shown!.lesson!.close();
  await settle(game);
}

describe('a first visitor', () => {
  it('is told what to do, sees a good move made and taken back, and is asked to make it', async () => {
    const game = await visit();
    expect(told(game)).to.equal('Build each suit up from its Ace. Stack downwards in any suit.');
    const { record } = game;
    const before = seen(game);
    await press(game, 'Show me');
    while (seen(game) === before) await tab.browser.pass(100);
    expect([game.moveCount, button(game, 'undo')!.press, isTold(game)]).to.deep.equal([0, undefined, true]);
    while (!told(game).startsWith('Your turn')) await tab.browser.pass(100);
    expect(told(game)).to.match(/^Your turn: \S+ → \S+$/);
    expect([seen(game), game.record]).to.deep.equal([before, record]);
    const { highlighted, hint } = game.show.table;
    expect(highlighted.size).to.equal(2);
    expect(game.screen.revealed).to.deep.equal([...highlighted]);
    game.table!.act(hint!);
    await settle(game);
    expect([game.moveCount, isTold(game)]).to.deep.equal([1, false]);
  });

  it('is told once on a page, by the first of several games', async () => {
    const first = await visit();
    const second = await visit({}, 'trefoil-solitaire');
    expect([isTold(first), isTold(second)]).to.deep.equal([true, false]);
    await closeStrip(first);
    second.page.changed();
    await settle(second);
    expect(isTold(second)).to.equal(false);
  });

  for (const [how, leave] of [
    ['is made', (game: ShownGame) => void game.play(game.legalMoves[0]!)],
    ['was made and taken back', (game: ShownGame) => void (game.play(game.legalMoves[0]!) && game.undo())],
  ] as const) {
    it(`is told nothing once a move ${how}, nor on the next visit`, async () => {
      const game = await visit();
      leave(game);
      await settle(game);
      expect(isTold(game)).to.equal(false);
      await game.restart();
      expect(isTold(game)).to.equal(false);
      // Some 200 ms later all is kept.
      while (Object.keys(tab.browser.local).length === 0) await tab.browser.pass(50);
      game.remove();
      expect(isTold(await visit())).to.equal(false);
    });
  }

  it('can close the strip for good', async () => {
    const game = await visit();
    await closeStrip(game);
    expect(isTold(game)).to.equal(false);
    game.remove();
    const other = await visit({}, 'trefoil-solitaire');
    expect([isTold(await visit()), isTold(other)]).to.deep.equal([false, true]);
  });

  it('is told nothing where the page keeps nothing, shows no controls, or lets nobody play', async () => {
    for (const properties of [{ storage: 'none' }, { buttons: 'none' }, { disabled: true }] as Properties[]) {
      tab.browser.local.clear();
      expect(isTold(await visit(properties)), JSON.stringify(properties)).to.equal(false);
    }
    tab.browser.local.clear();
    expect(isTold(await visit())).to.equal(true);
  });

  it('is told nothing where the browser forbids to keep anything', async () => {
    tab.isAllowed = false;
    expect(isTold(await visit())).to.equal(false);
  });

  it('is told nothing while a record is shown', async () => {
    const game = await visit();
    void game.watch(recordFromText(WON['bakers-dozen']!), { pace: 60_000 });
    await settle(game);
    expect(isTold(game)).to.equal(false);
    const isOver = game.watch(null);
    await tab.browser.pass(5000);
    await isOver;
    await settle(game);
    expect(isTold(game)).to.equal(true);
  });

  it('is offered only what the page wants', async () => {
    const { offers, close } = (await visit({ buttons: 'undo new' })).shown!.lesson!;
    expect([offers, typeof close]).to.deep.equal([[], 'function']);
  });
});

describe('a visitor who only changed a setting', () => {
  it('is told nothing', async () => {
    const game = await visit();
    await open(game, 'settings');
    blocksOf(game, 'switch')
      .find(({ name }) => name === 'Move cards with one tap')!
      .set(true);
    await close(game);
    while (Object.keys(tab.browser.local).length === 0) await tab.browser.pass(50);
    game.remove();
    expect(isTold(await visit())).to.equal(false);
  });
});
