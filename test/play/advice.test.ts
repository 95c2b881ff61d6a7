// Hint, verdict, solution and lesson: what they tell of a deal that can be won, of one that can't, and where the search finds no answer,
// or does not come to an end.
import { expect } from 'chai';
import type { Move, Verdict } from '../../src/engine.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { GOES_HOME } from '../element/decks.js';
import { few } from '../support/few.js';
import { outcome, SlowSearch, twelve, undecided } from '../support/searches.js';
import { settled } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';
import { change, followHints, hears, playAll, playFirst, says, settle } from './player.js';
import { GAME, movesThatThrowAway, seedThatIs } from './verdicts.js';

/** Milliseconds between two moves of a solution. */
const PACE = 450;

const pass = (game: GameOnPage, milliseconds: number): Promise<void> => game.page.tab.browser.pass(milliseconds);

describe('the solver at the table', () => {
  let winnable: string;
  let unwinnable: string;
  let wasted: Move[];
  before(async () => {
    winnable = await seedThatIs('winnable');
    wasted = await movesThatThrowAway(winnable);
    unwinnable = await seedThatIs('unwinnable');
  });

  it('wins by following hints alone', async () => {
    const game = await onPage(GAME, { seed: winnable });
    await followHints(game);
    expect(game.status).to.equal('won');
  });

  for (const [what, id, properties] of [
    ['where nothing can be won', GAME, {}],
    // Cards that leave alone are all that is left to do.
    ['where cards are turned without end', 'pyramid-dozen', { kings: 'alone', recycles: 'unlimited' }],
  ] as const) {
    it(`hints on to the end, and never in a circle, ${what}`, async () => {
      const seed = id === GAME ? unwinnable : 'HZ1536';
      const game = await onPage(id, { seed, ...properties });
      await followHints(game);
      expect(game.status).to.equal('lost');
    });
  }

  it('shows a solution until the reader takes over', async () => {
    const game = await onPage(GAME, { seed: winnable });
    const moves = game.hears('move');
    await game.play_.advisor.showSolution();
    for (const count of [1, 2]) {
      await pass(game, PACE - 1);
      expect(game.moveCount, 'so that it can be followed').to.equal(count - 1);
      await pass(game, 1);
      expect(game.moveCount).to.equal(count);
    }
    game.play_.stage.stop();
    await pass(game, 1000);
    expect(game.moveCount).to.equal(2);
    expect(new Set(moves.map(({ by }) => by))).to.deep.equal(new Set(['solution']));
    expect(await game.winnable()).to.equal('winnable');
  });

  it('shows no solution any more once it has won', async () => {
    const game = await onPage('bakers-dozen', { deck: GOES_HOME });
    playFirst(game, 51);
    const wins = game.hears('win');
    await game.play_.advisor.showSolution();
    expect(game.play_.stage.line!.about).to.equal('solution');
    await pass(game, PACE);
    expect(wins).to.have.lengthOf(1);
    expect([game.play_.stage.line, says(game)]).to.deep.equal([undefined, 'Won in 52 moves']);
  });

  it('says of a win that a solution was shown in it', async () => {
    const game = await onPage(GAME, { seed: winnable });
    await game.play_.advisor.showSolution();
    await pass(game, PACE);
    expect(game.moveCount).to.equal(1);
    game.play_.stage.stop();
    const moves = (await game.solution())!;
    const won = game.next('win');
    for (const each of moves) game.play(each);
    expect((await won).assisted).to.equal(true);
  });

  it('finds where the game was thrown away, and goes back there', async () => {
    const game = await onPage(GAME, { seed: winnable });
    await playAll(game, wasted);
    for (let i = 0; i < 3 && game.legalMoves.length; i++) playFirst(game);
    if (game.status === 'playing') {
      await game.play_.advisor.showVerdict();
      expect(says(game)).to.match(/no longer/i);
    }
    const undone = game.hears('undo');
    await game.play_.advisor.showLesson();
    expect(says(game)).to.match(/lost here/i);
    expect(game.moveCount).to.equal(wasted.length - 1);
    await settle(game);
    expect([...new Set(undone.map(({ by }) => by))]).to.deep.equal(['player']);
    expect(await game.winnable()).to.equal('winnable');
    game.redo();
    expect(await game.winnable()).to.equal('unwinnable');
  });

  it('with assist tells of each game that can’t be won, again when the element is back on the page', async () => {
    const game = await onPage(GAME, { seed: unwinnable, assist: true });
    const told = game.hears('unwinnable');
    await hears(game, /can’t be won/);
    await settle(game);
    const before = told.length;
    await game.restart();
    await hears(game, /can’t be won/);
    await settle(game);
    expect(told.length).to.equal(before + 1);
    game.remove();
    await settle(game);
    expect(says(game)).to.equal(`Deal ${unwinnable}`);
    game.connect();
    await hears(game, /can’t be won/);
  });

  it('with assist tells nothing once it is unwanted', async () => {
    const game = await onPage(GAME, { seed: unwinnable });
    const told = game.hears('unwinnable');
    game.set({ assist: true });
    await game.updateComplete;
    game.set({ assist: false });
    await game.winnable();
    await pass(game, 100);
    expect([told, says(game)]).to.deep.equal([[], `Deal ${unwinnable}`]);
  });

  it('goes back to the move that lost it, though many before could not be decided', async () => {
    const game = await onPage('lucky-thirteen', { seed: 'W16' });
    await game.load({
      ...game.record!,
      moves: 'AODOBCIGJGDPLIGPDIMHGJDAJAAGJIGIIGGAJEBEKBAGKGJB',
      status: 'lost',
    });
    expect(game.status).to.equal('lost');
    await game.play_.advisor.showLesson();
    expect(says(game)).to.match(/lost here/i);
    expect(game.moveCount).to.equal(23);
  });

  it('hints at a gain that is many moves away', async () => {
    const game = await onPage('lucky-thirteen', { seed: 'N4' });
    await game.load({ ...game.record!, moves: 'IQCDCAICIO' });
    const home = () => game.state!.piles.flatMap(({ kind, cards }) => (kind === 'foundation' ? cards : [])).length;
    const before = home();
    for (let i = 0; i < 5; i++) game.play((await game.hint())!);
    expect(home()).to.equal(before + 1);
  });

  it('hints at a redeal where nothing else is left, though nothing can be won', async () => {
    const game = await onPage('trefoil-solitaire', { seed: '3' });
    for (let next: Move | undefined; (next = game.legalMoves.find(({ type }) => type !== 'redeal'));) game.play(next);
    expect(await game.winnable()).to.equal('unwinnable');
    expect(await game.hint()).to.deep.equal({ type: 'redeal' });
  });

  it('with assist lets a hint stand that is asked for at the same time', async () => {
    const game = await onPage(GAME, { seed: winnable, assist: true });
    await hears(game, /is winnable$/);
    playFirst(game);
    await game.play_.advisor.showHint();
    expect(says(game)).to.match(/, onto /);
    await game.winnable();
    await settle(game);
    expect(says(game)).to.match(/, onto /);
  });

  it('with assist tells once that the game is thrown away, and again only after an undo', async () => {
    const game = await onPage(GAME, { seed: winnable, assist: true });
    const told = game.hears('unwinnable');
    await playAll(game, wasted);
    await hears(game, /no longer/i);
    const { state, seed, moveCount } = game;
    playFirst(game);
    await game.winnable();
    await pass(game, 100);
    expect(told.length).to.equal(1);
    expect(told[0]).to.deep.include({ game: GAME, seed, moveCount, by: 'script', state });
    game.undo();
    game.undo();
    await hears(game, /(still|is) winnable$/i);
    game.redo();
    await hears(game, /no longer/i);
    await settle(game);
    expect(told.length).to.equal(2);
  });

  it('with assist tells nothing of a position that is left just as its verdict comes', async () => {
    for (const turns of few([...Array(20).keys()], 5)) {
      const game = await onPage(GAME, { seed: winnable });
      await playAll(game, wasted.slice(0, -1));
      expect(await game.winnable()).to.equal('winnable');
      const lost = game.next('unwinnable');
      game.set({ assist: true });
      for (let i = 0; i < turns; i++) await Promise.resolve();
      await playAll(game, wasted.slice(-1));
      await lost;
      expect(says(game), String(turns)).to.match(/no longer/i);
    }
  });
});

describe('a game the solver cannot decide', () => {
  const undecidedTwelve = twelve('undecided-twelve', { search: undecided });

  // Won from the deal and after the next two moves, not to be decided after the two that follow, and lost from then on.
  const told: { [left: number]: Verdict } = {};
  const doubtfulTwelve = twelve('doubtful-twelve', {
    *search(_, position) {
      yield 1;
      return outcome(told[position.piles[trustyTwelve.piles.stock]!.length] ?? 'unwinnable');
    },
  });

  it('is said to be undecided, and nothing more', async () => {
    const game = await onPage(undecidedTwelve, { seed: '1', deals: 'any' });
    await game.play_.advisor.showVerdict();
    expect(says(game)).to.equal('Can’t tell whether this is winnable');
    expect(await game.winnable()).to.equal('unknown');
    expect(await game.solution()).to.equal(null);
    await game.play_.advisor.showSolution();
    expect(says(game)).to.equal('Can’t tell whether this is winnable');
    expect(game.moveCount).to.equal(0);
  });

  it('is never said to be lost by a move when that may have been another', async () => {
    for (const [verdicts, after, what] of [
      [['winnable', 'winnable', 'unknown', 'unknown'], 1, /still winnable$/i],
      [['winnable', 'winnable', 'unwinnable', 'unwinnable'], 1, /lost here/i],
      [['unknown', 'unknown', 'winnable', 'unwinnable'], 2, /lost here/i],
    ] as const) {
      const game = await onPage(doubtfulTwelve, { seed: '1', deals: 'any' });
      const stock = () => game.state!.piles.find(({ id }) => id === 'stock')!.cards.length;
      for (const key of Object.keys(told)) delete told[Number(key)];
      for (let moves = 0; moves < 5; moves++) {
        told[stock()] = verdicts[moves] ?? 'unwinnable';
        // Each a move that takes a card from the stock.
        const before = stock();
        for (const each of game.legalMoves) {
          game.play(each);
          if (stock() < before) break;
          game.undo();
        }
        expect(stock()).to.equal(before - 1);
      }
      await game.play_.advisor.showVerdict();
      expect(says(game)).to.match(/won|winnable/);
      await game.play_.advisor.showLesson();
      expect(says(game)).to.match(what);
      expect(game.moveCount).to.equal(after);
    }
  });

  it('is never called unwinnable, and has sensible hints', async () => {
    const game = await onPage(undecidedTwelve, { seed: '1', deals: 'any', assist: true });
    const called = game.hears('unwinnable');
    await followHints(game);
    expect(called).to.deep.equal([]);
  });
});

describe('a search that does not end', () => {
  const endless = new SlowSearch();
  const endlessTwelve = twelve('endless-twelve', { search: endless.search });

  beforeEach(() => void (endless.isOver = false));
  afterEach(() => endless.end());

  async function asked(): Promise<GameOnPage> {
    const game = await onPage(endlessTwelve, { seed: '1', deals: 'any' });
    playFirst(game);
    void game.play_.advisor.showVerdict();
    expect(await endless.goesOn()).to.equal(true);
    expect(says(game)).to.equal('Thinking…');
    return game;
  }

  const endings: { [name: string]: (game: GameOnPage) => unknown } = {
    'a move': (game) => playFirst(game),
    'an undo by the reader': (game) => game.play_.session.step('undo', 'player'),
    'a restart by the reader': (game) => game.play_.dealer.restart('player'),
    'a new game': (game) => game.newGame({ seed: '2' }),
    'a loaded game': (game) => game.load({ ...game.record!, moves: '' }),
    'another seed': (game) => change(game, { seed: '2' }),
    'leaving the page': (game) => game.remove(),
  };
  for (const [name, end] of Object.entries(endings)) {
    it(`is ended by ${name}`, async () => {
      const game = await asked();
      await end(game);
      await settle(game);
      expect(await endless.goesOn()).to.equal(false);
      expect(says(game)).not.to.equal('Thinking…');
    });
  }

  it('is told after half a second, and not before', async () => {
    const game = await onPage(endlessTwelve, { seed: '1', deals: 'any' });
    void game.play_.advisor.showVerdict();
    await pass(game, 499);
    expect(game.told).to.deep.equal([]);
    await pass(game, 1);
    expect(game.told).to.deep.equal([{ about: 'thinking' }]);
    game.remove();
  });

  it('lets the page breathe', async () => {
    const game = await asked();
    // Each of its steps takes a millisecond.
    Object.defineProperty(performance, 'now', { configurable: true, value: () => endless.steps });
    let longest = 0;
    try {
      for (let i = 0; i < 30; i++) {
        const before = endless.steps;
        await settled();
        longest = Math.max(longest, endless.steps - before);
      }
    } finally {
      Reflect.deleteProperty(performance, 'now');
    }
    expect(await endless.goesOn()).to.equal(true);
    expect(longest).to.be.lessThan(50);
    game.remove();
  });

  it('for a deal that can be won ends when a certain one is wanted instead', async () => {
    const game = await onPage(endlessTwelve, { seed: '1' });
    const pending = game.newGame();
    expect(await endless.goesOn()).to.equal(true);
    await game.newGame({ seed: '3' });
    await pending;
    expect(await endless.goesOn()).to.equal(false);
    expect(game.seed).to.equal('3');
  });
});
