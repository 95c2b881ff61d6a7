// Which deal comes, and when.
import { expect } from 'chai';
import { createGame, solve } from '../../src/engine.js';
import { GOES_HOME } from '../element/decks.js';
import { lineOf, listen } from './acts.js';
import { Browser, settled } from './browser.js';
import { type GameOnPage, gameOn, onPage } from './game-on-page.js';

const GAME = 'trusty-twelve';

/** The first of a seed and its successors that the solver proves winnable within the 5,000 positions of such a choice. */
async function firstWinnable(seed: string, positions = 5000): Promise<string> {
  for (let number = 1; ; number++) {
    const each = number === 1 ? seed : `${seed}~${number}`;
    if ((await solve(createGame(GAME, { seed: each }), { positions })).verdict === 'winnable') return each;
  }
}

describe('deals', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  it('without a seed are such as can be won', async () => {
    for (const id of ['trusty-twelve', 'pyramid-dozen'] as const) {
      const game = await onPage(id);
      expect(await game.winnable()).to.equal('winnable');
      await game.newGame();
      expect(await game.winnable()).to.equal('winnable');
    }
  });

  it('can be won even where hardly one in a thousand can', async () => {
    const game = await onPage('pyramid-dozen', { recycles: '0' });
    expect(await game.winnable()).to.equal('winnable');
  });

  it('with a seed are exactly those of the seed', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) expect((await onPage(GAME, { seed })).seed).to.equal(seed);
  });

  it('with a seed and deals=winnable are the first that can be won of the seed and its successors', async () => {
    const resolved = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = await onPage(GAME, { seed, deals: 'winnable' });
      expect(game.seed).to.equal(await firstWinnable(seed));
      resolved.add(game.seed!.slice(1));
    }
    expect(resolved.size).to.be.greaterThan(1);
  });

  it('with a seed passed over are not dealt anew when the same seed is asked for again', async () => {
    const game = await onPage(GAME, { seed: 'a', deals: 'winnable' });
    for (const seed of ['b', 'c', 'd']) {
      const dealt = game.next('deal');
      game.set({ seed });
      await dealt;
      const heard = listen(game);
      game.set({ seed });
      await settled();
      expect(heard).to.deep.equal([]);
    }
  });

  it('with daily are of the date, whatever the seed', async () => {
    // A day on which the first winnable deal is passed over, because it needs more positions.
    const day = '2026-11-27';
    const { seed } = await onPage(GAME, { daily: true, seed: 'ignored' }, new Browser(`${day}T12:00`).tab());
    expect(seed).to.equal(await firstWinnable(day));
    expect(seed).not.to.equal(await firstWinnable(day, 500_000));
  });

  it('with daily are of the date where the reader is, which is not the same everywhere', async () => {
    const { time } = new Browser();
    const today = () => new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn').format(time);
    const dates = new Set<string>();
    // On Kiritimati it is always a later day than on Pago Pago.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env['TZ'] = zone;
      const browser = new Browser();
      browser.time = time;
      const { seed } = await onPage(GAME, { daily: true, deals: 'any' }, browser.tab());
      expect(seed).to.equal(today());
      dates.add(seed!);
    }
    expect(dates.size).to.equal(2);
  });

  it('are called by their seed if it has at most six characters', async () => {
    const game = await onPage(GAME);
    for (const [seed, deal] of [
      ['12345', 'Deal 12345'],
      ['123456', 'Deal 123456'],
      ['1234567', ''],
      ['2026-11-20', ''],
    ] as const) {
      await game.newGame({ seed });
      expect(lineOf(game)).to.equal(deal);
    }
  });

  it('with a deck are of the deck, whatever the date', async () => {
    expect((await onPage(GAME, { deck: GOES_HOME, daily: true })).state!.deck).to.equal(GOES_HOME);
  });

  it('are not made anew when only the kind of deals changes', async () => {
    const game = await onPage(GAME, { seed: 'a' });
    const heard = listen(game);
    game.set({ deals: 'winnable' });
    await settled();
    expect(heard).to.deep.equal([]);
  });
});

describe('a deal that is still looked for', () => {
  it('is given up when another one is wanted', async () => {
    const game = await onPage('pyramid-dozen', { seed: '1' });
    const first = game.newGame();
    await game.newGame({ seed: '2' });
    await first;
    expect(game.seed).to.equal('2');
  });

  it('gives way to a game that is begun meanwhile', async () => {
    const game = await onPage('pyramid-dozen', { seed: '1' });
    const pending = game.newGame();
    await game.restart();
    await pending;
    expect(game.seed).to.equal('1');
  });

  it('is looked for again when the element left before and comes back', async () => {
    const game = gameOn('pyramid-dozen');
    game.connect();
    game.remove();
    await settled();
    const dealt = game.next('deal');
    game.connect();
    await dealt;
    expect(game.status).to.equal('playing');
    expect(game.state).to.exist;
  });
});

describe('a question to the solver', () => {
  const answers = (game: GameOnPage) => Promise.all([game.hint(), game.winnable(), game.solution()]);

  it('ends without an answer when the position changes, or the element leaves', async () => {
    const game = await onPage(GAME, { seed: '3' });
    const moved = answers(game);
    game.play(game.legalMoves[0]!);
    for (const answer of await moved) expect(answer).to.be.oneOf([null, 'unknown']);
    const left = answers(game);
    game.remove();
    for (const answer of await left) expect(answer).to.be.oneOf([null, 'unknown']);
  });

  it('is answered by null before the first deal', async () => {
    expect(await answers(gameOn(GAME))).to.deep.equal([null, 'unknown', null]);
  });
});
