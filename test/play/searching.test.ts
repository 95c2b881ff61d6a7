// What happens while a deal is searched for that takes its time, and in games that are not searched.
import { expect } from 'chai';
import { choice } from '../../src/words.js';
import { outcome, SlowSearch, twelve } from '../support/searches.js';
import { listen, typesOf } from '../support/heard.js';
import { gameOn, type GameOnPage, onPage, type Properties } from './game-on-page.js';
import { change, move, playFirst, settle } from './player.js';

const ID = 'slow-twelve';

const slow = new SlowSearch();
const isSearching = () => slow.goesOn();
const slowTwelve = twelve(ID, { options: { hand: choice('left', 'right') }, search: slow.search });

const unsearchedTwelve = twelve('unsearched-twelve', { search: undefined });

const failure = new Error('no search');
const failingTwelve = twelve('failing-twelve', {
  // eslint-disable-next-line require-yield -- it fails at once
  *search() {
    throw failure;
  },
});

/** A game at its first deal, beside which another one is searched for. */
async function searching(): Promise<GameOnPage> {
  const game = await onPage(slowTwelve, { seed: '1' });
  await change(game, { deals: 'winnable', seed: '2' });
  return game;
}

beforeEach(() => void (slow.isOver = false));
afterEach(() => slow.end());

describe('while a deal is searched for', () => {
  it('the seed is the one that is asked for', async () => {
    const game = await searching();
    expect([game.seed, game.state!.seed]).to.deep.equal(['2', '1']);
    slow.isOver = true;
    await game.next('deal');
    expect([game.seed, game.state!.seed]).to.deep.equal(['2', '2']);
  });

  it('it is given up for the seed in play', async () => {
    const game = await searching();
    expect(await isSearching()).to.equal(true);
    const heard = listen(game);
    await change(game, { seed: '1' });
    expect(await isSearching()).to.equal(false);
    expect([game.seed, game.state!.seed, ...typesOf(heard)]).to.deep.equal(['1', '1']);
  });

  it('moves in the game before are kept under its own name', async () => {
    const game = await searching();
    move(game);
    await change(game, { deals: 'any' });
    game.remove();
    const { tab } = game.page;
    expect((await onPage(slowTwelve, { seed: '1' }, tab)).moveCount).to.equal(1);
    expect((await onPage(slowTwelve, { seed: '2' }, tab)).moveCount).to.equal(0);
  });

  it('what a method asks for goes before what was set just before', async () => {
    const game = await onPage(slowTwelve, { seed: '1' });
    game.seed = '2';
    const pending = game.newGame();
    await settle(game);
    expect(game.state!.seed).to.equal('1');
    slow.isOver = true;
    await pending;
    expect(game.state!.seed).to.match(/^\d{3,}$/);
  });

  it('an element that leaves takes it up again when it is back, if the attributes ask for it', async () => {
    const game = await searching();
    game.remove();
    expect(await isSearching()).to.equal(false);
    expect([game.seed, game.state!.seed]).to.deep.equal(['2', '1']);
    game.connect();
    expect(await isSearching()).to.equal(true);
    slow.isOver = true;
    await game.next('deal');
    expect(game.state!.seed).to.equal('2');
  });

  it('an element that leaves rejects newGame(), and keeps its game when it is back', async () => {
    const game = await onPage(slowTwelve, { seed: '1' });
    const refused = game.newGame().catch((error: unknown) => error);
    game.remove();
    expect(await refused).to.have.property('name', 'AbortError');
    game.connect();
    await settle(game);
    expect(await isSearching()).to.equal(false);
    expect([game.seed, game.state!.seed]).to.deep.equal(['1', '1']);
  });
});

describe('the next deal', () => {
  it('is searched for when the player has moved, and not before', async () => {
    const game = await onPage(slowTwelve, { seed: '1' });
    expect(await isSearching()).to.equal(false);
    playFirst(game);
    expect(await isSearching(), 'a script may never want another').to.equal(false);
    move(game);
    expect(await isSearching()).to.equal(true);
    const kept = () => game.page.tab.browser.local.getItem(`solitaire-elements/1/${ID}/next`);
    expect(kept()).to.equal(null);
    slow.isOver = true;
    while (!kept()) await settle(game);
    slow.isOver = false;
    await game.newGame();
    expect(game.moveCount).to.equal(0);
  });

  it('is not searched for when the player only takes back what a script has played', async () => {
    const game = await onPage(slowTwelve, { seed: '1' });
    playFirst(game);
    expect(game.play_.session.step('undo', 'player')).to.equal(true);
    expect(await isSearching()).to.equal(false);
  });

  it('is searched for once, however many moves follow', async () => {
    let begun = 0;
    const countedTwelve = twelve('counted-twelve', {
      *search(...given) {
        begun++;
        return yield* slow.search(...given);
      },
    });
    const game = await onPage(countedTwelve, { seed: '1', storage: 'none' });
    for (const isFound of [false, true]) {
      slow.isOver = isFound;
      for (let i = 0; i < 3; i++) {
        move(game);
        await isSearching();
      }
    }
    expect(begun).to.equal(1);
  });

  it('is dealt once, and only with the options it was searched with', async () => {
    slow.isOver = true;
    const game = await onPage(slowTwelve, { seed: '1', hand: 'left', storage: 'none' });
    move(game);
    while (await isSearching());
    await game.newGame();
    const { seed } = game;
    await game.newGame();
    expect(game.seed).not.to.equal(seed);
    move(game);
    while (await isSearching());
    game.set({ seed: null, hand: 'right' });
    await game.newGame();
    expect(game.state!.options).to.deep.equal({ hand: 'right' });
  });

  it('is searched for again with the next move where the search failed, which is reported', async () => {
    const game = await onPage(failingTwelve, { seed: '1' });
    const { errors } = game.page;
    for (const failures of [1, 2]) {
      move(game);
      while (errors.length < failures) await settle(game);
    }
    expect(errors).to.deep.equal([failure, failure]);
  });

  it('is searched for no longer by an element that has left, until the player goes on', async () => {
    const game = await onPage(slowTwelve, { seed: '1' });
    move(game);
    expect(await isSearching()).to.equal(true);
    game.remove();
    expect(await isSearching()).to.equal(false);
    game.connect();
    await settle(game);
    expect(await isSearching()).to.equal(false);
    move(game);
    expect(await isSearching()).to.equal(true);
    game.remove();
  });
});

describe('a game that brings no search', () => {
  it('deals at once, at random and daily', async () => {
    for (const properties of [{}, { daily: true }] as Properties[]) {
      const game = gameOn(unsearchedTwelve, properties);
      game.connect();
      await game.updateComplete;
      expect(game.seed).to.match('daily' in properties ? /^\d{4}-\d\d-\d\d$/ : /^\d{1,10}$/);
      expect(game.state!.seed).to.equal(game.seed);
      const pending = game.newGame();
      expect(game.moveCount).to.equal(0);
      await pending;
    }
  });

  it('searches all the same for a winnable deal that is asked for', async () => {
    const game = gameOn(unsearchedTwelve, { deals: 'winnable' });
    game.connect();
    await game.updateComplete;
    expect([game.seed, game.state]).to.deep.equal([null, null]);
    await game.next('deal');
    expect(game.state!.seed).to.match(/^\d{1,10}$/);
  });
});

describe('a game with a search for natural wins', () => {
  it('deals what that finds, and asks the other whether a game can be won', async () => {
    let natural = 0;
    const naturalTwelve = twelve('natural-twelve', {
      *search() {
        yield 1;
        return outcome('unwinnable');
      },
      *dealSearch() {
        yield 1;
        return outcome(++natural < 3 ? 'unknown' : 'winnable');
      },
    });
    const game = await onPage(naturalTwelve, { seed: 'a', deals: 'winnable' });
    expect([game.seed, await game.winnable(), natural]).to.deep.equal(['a~3', 'unwinnable', 3]);
  });
});
