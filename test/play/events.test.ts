// What is told as events, in which order, and what is kept before that.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { isSolitaireEvent, type SolitaireEventMap } from '../../src/events.js';
import { GOES_HOME, LAST_MOVE, playTwelve } from '../element/decks.js';
import { listen, typesOf } from '../support/heard.js';
import { gameOn, onPage } from './game-on-page.js';
import { logKept, move, playFirst, settle } from './player.js';

describe('events', () => {
  it('are told from those of other elements', async () => {
    const game = await onPage('trusty-twelve', { deck: GOES_HOME });
    const wins: Event[] = [];
    game.addEventListener('win', (event) => wins.push(event));
    playTwelve(game);
    await settle(game);
    const others = [undefined, null, 'won', { game: 'chess' }, { moveCount: 3 }, { game: 'chess', moveCount: '3' }];
    for (const detail of others) game.dispatchEvent(new CustomEvent('win', { detail }));
    game.dispatchEvent(new Event('win'));
    expect(wins.length).to.equal(2 + others.length);
    expect(wins.map((event) => isSolitaireEvent(event, 'win'))).to.deep.equal(wins.map((_, i) => i === 0));
    expect(wins.map((event) => isSolitaireEvent(event))).to.deep.equal(wins.map((_, i) => i === 0));
    expect(isSolitaireEvent(wins[0]!, 'loss')).to.equal(false);
    const { detail } = wins[0] as SolitaireEventMap['win'];
    expect(isSolitaireEvent(new CustomEvent('click', { detail }))).to.equal(false);
    for (const none of [undefined, null, 'win']) expect(isSolitaireEvent(none as any, 'win')).to.equal(false);
  });

  it('are snapshots that can be cloned, each of its own moment', async () => {
    const game = await onPage('bakers-dozen', { seed: '42' });
    const heard = listen(game) as SolitaireEventMap['move'][];
    const states = [];
    for (let i = 0; i < 2; i++) {
      playFirst(game);
      states.push(game.state);
    }
    expect(heard.length).to.equal(0);
    await settle(game);
    expect(heard.map(({ detail }) => detail.state)).to.deep.equal(states);
    expect(heard.map(({ detail }) => detail.moveCount)).to.deep.equal([1, 2]);
    for (const { detail } of heard) {
      expect(structuredClone(detail)).to.deep.equal(detail);
      expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
    }
    heard[1]!.detail.state.piles[0]!.cards.length = 0;
    expect(game.state).to.deep.equal(states[1]);
  });

  it('keep their order when a listener plays on', async () => {
    const game = await onPage('bakers-dozen', { deck: GOES_HOME });
    const heard = listen(game);
    game.addEventListener('move', () => playFirst(game), { once: true });
    playFirst(game, 2);
    await settle(game);
    expect(typesOf(heard)).to.deep.equal(['move', 'move', 'move']);
    expect(heard.map(({ detail }) => detail.moveCount)).to.deep.equal([1, 2, 3]);
  });
});

describe('win and loss', () => {
  it('win comes once, with the last move of finish', async () => {
    const game = await onPage('bakers-dozen', { deck: GOES_HOME });
    const heard = listen(game);
    game.finish();
    expect([game.undo(), game.redo(), game.finish()]).to.deep.equal([false, false, 0]);
    await settle(game);
    expect(typesOf(heard)).to.deep.equal([...Array<string>(52).fill('move'), 'win']);
    for (const { detail } of heard) expect(detail.by).to.equal('finish');
    const counts = Array.from({ length: 52 }, (_, i) => i + 1);
    expect(heard.map(({ detail }) => detail.moveCount)).to.deep.equal([...counts, 52]);
  });

  it('loss comes again when the game is lost again', async () => {
    const game = await onPage('trusty-twelve', { deck: LAST_MOVE });
    const heard = listen(game);
    playFirst(game);
    game.undo();
    game.redo();
    game.undo();
    playFirst(game);
    await settle(game);
    expect(typesOf(heard)).to.deep.equal(['move', 'loss', 'undo', 'redo', 'loss', 'undo', 'move', 'loss']);
  });
});

describe('what follows from a move', () => {
  it('is counted first, then kept', async () => {
    const game = await onPage('bakers-dozen', { seed: '42', storage: 'session' });
    const log = logKept(game);
    move(game);
    await settle(game);
    expect(log).to.deep.equal(['statistics', 'game']);
  });
});

describe('a game that is away from its page', () => {
  it('is played all the same without time running, and tells it', async () => {
    const game = gameOn('bakers-dozen');
    const heard = listen(game);
    await game.newGame({ deck: GOES_HOME });
    expect(game.play(game.legalMoves[0]!)).to.equal(true);
    expect([game.undo(), game.redo()]).to.deep.equal([true, true]);
    await game.page.tab.browser.pass(5);
    expect(game.elapsed).to.equal(0);
    expect(typesOf(heard)).to.deep.equal(['deal', 'move', 'undo', 'redo']);
    expect(game.finish()).to.equal(51);
    await game.restart();
    expect(typesOf(heard).slice(-2)).to.deep.equal(['win', 'deal']);
  });

  it('fulfils and rejects what it promises', async () => {
    const game = gameOn('bakers-dozen', { seed: '42' });
    await game.restart();
    expect(game.state).to.deep.equal(createGame('bakers-dozen', { seed: 42 }).state);
    await game.load(createGame('bakers-dozen', { seed: 7 }).record);
    expect(game.seed).to.equal('7');
    const refused = await game.newGame({ deck: 'QH' }).catch((error: unknown) => error);
    expect(refused).to.be.an.instanceOf(RangeError);
    expect(game.seed).to.equal('7');
  });
});

describe('a game that is moved while it thinks', () => {
  it('goes on with it', async () => {
    const game = await onPage('trusty-twelve', { seed: '42' });
    const hint = game.hint();
    game.remove();
    game.connect();
    expect(await hint).to.be.an('object');
  });

  it('deals what it was asked for', async () => {
    const game = await onPage('lucky-thirteen', { seed: '42', deals: 'winnable' });
    const dealt = game.newGame({ seed: '6' });
    game.remove();
    game.connect();
    await dealt;
    expect(game.seed).to.equal('6~37');
  });
});
