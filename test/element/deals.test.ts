import { expect, oneEvent } from '@open-wc/testing';
import { createGame, solve } from '../../src/engine.js';
import { resetClock, setClock } from '../support/clock.js';
import { timeZone } from '../support/commands.js';
import { box, create, drawn, listen, pick, settled, table, textOf } from '../support/table.js';
import { GOES_HOME } from './decks.js';

const GAME = 'trusty-twelve';

/** The first of a seed and its successors that the solver proves winnable within the 5,000 positions of such a choice. */
async function firstWinnable(seed: string, positions = 5000): Promise<string> {
  for (let number = 1; ; number++) {
    const each = number === 1 ? seed : `${seed}~${number}`;
    if ((await solve(createGame(GAME, { seed: each }), { positions })).verdict === 'winnable') return each;
  }
}

const today = (): string => new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn').format(new Date());

describe('deals', () => {
  afterEach(resetClock);

  it('without a seed are such as can be won', async () => {
    for (const game of ['trusty-twelve', 'pyramid-dozen']) {
      const element = await table(game);
      expect(await element.winnable()).to.equal('winnable');
      await element.newGame();
      expect(await element.winnable()).to.equal('winnable');
    }
  });

  it('can be won even where hardly one in a thousand can', async () => {
    const element = await table('pyramid-dozen', { recycles: '0' });
    expect(await element.winnable()).to.equal('winnable');
  }).timeout(20_000);

  it('with a seed are exactly those of the seed', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) expect((await table(GAME, { seed })).seed).to.equal(seed);
  });

  it('with a seed and deals=winnable are the first that can be won of the seed and its successors', async () => {
    const resolved = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const element = await table(GAME, { seed, deals: 'winnable' });
      expect(element.seed).to.equal(await firstWinnable(seed));
      expect(element.getAttribute('seed')).to.equal(seed);
      resolved.add(element.seed!.slice(1));
    }
    expect(resolved.size).to.be.greaterThan(1);
  });

  it('with a seed passed over are not dealt anew when the same seed is asked for again', async () => {
    const element = await table(GAME, { seed: 'a', deals: 'winnable' });
    for (const seed of ['b', 'c', 'd']) {
      element.seed = seed;
      await oneEvent(element, 'deal');
      const heard = listen(element);
      element.seed = seed;
      await settled(element);
      expect(heard).to.deep.equal([]);
    }
  });

  it('with daily are of the date, whatever the seed', async () => {
    // A day on which the first winnable deal is passed over, because it needs more positions.
    const day = '2026-11-27';
    setClock(`${day}T12:00`);
    const { seed } = await table(GAME, { daily: '', seed: 'ignored' });
    expect(seed).to.equal(await firstWinnable(day));
    expect(seed).not.to.equal(await firstWinnable(day, 500_000));
  });

  it('with daily are of the date where the reader is, which is not the same everywhere', async () => {
    const dates = new Set<string>();
    // On Kiritimati it is always a later day than on Pago Pago.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await timeZone(zone);
      const { seed } = await table(GAME, { daily: '', deals: 'any' });
      expect(seed).to.equal(today());
      dates.add(seed!);
    }
    await timeZone();
    expect(dates.size).to.equal(2);
  });

  it('are called by the game, and by their seed if it has at most six characters; Share shows any', async () => {
    const element = await table(GAME);
    for (const [seed, deal] of [
      ['12345', 'Deal 12345'],
      ['123456', 'Deal 123456'],
      ['1234567', ''],
      ['2026-11-20', ''],
    ] as const) {
      await element.newGame({ seed });
      expect([textOf(element, '.name'), textOf(element, '.message')]).to.deep.equal(['Trusty Twelve', deal]);
    }
    await pick(element, 'share');
    expect(textOf(element, 'dialog .note')).to.equal('Deal 2026-11-20');
  });

  it('with a deck are of the deck, whatever the date', async () => {
    expect((await table(GAME, { deck: GOES_HOME, daily: '' })).state!.deck).to.equal(GOES_HOME);
  });

  it('are not made anew when only the kind of deals changes', async () => {
    const element = await table(GAME, { seed: 'a' });
    const heard = listen(element);
    element.deals = 'winnable';
    await settled(element);
    expect(heard).to.deep.equal([]);
  });
});

describe('a deal that is still looked for', () => {
  it('is given up when another one is wanted', async () => {
    const element = await table('pyramid-dozen', { seed: '1' });
    const first = element.newGame();
    await element.newGame({ seed: '2' });
    await first;
    expect(element.seed).to.equal('2');
  });

  it('gives way to a game that is begun meanwhile', async () => {
    const element = await table('pyramid-dozen', { seed: '1' });
    const pending = element.newGame();
    await element.restart();
    await pending;
    expect(element.seed).to.equal('1');
  });

  it('is looked for again when the element left before and comes back', async () => {
    const element = create('pyramid-dozen');
    const place = await box();
    place.append(element);
    element.remove();
    await settled(element);
    place.append(element);
    await drawn(element);
    expect(element.status).to.equal('playing');
  });

  it('keeps no page waiting', async function () {
    // Another program may take the processor for a while, but not each time.
    this.retries(10);
    const long: number[] = [];
    const observer = new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: 'longtask' });
    const element = await table('pyramid-dozen');
    long.length = 0;
    for (let i = 0; i < 5; i++) {
      await element.newGame();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    observer.disconnect();
    expect(long).to.deep.equal([]);
  });
});

describe('a question to the solver', () => {
  const answers = (element: Awaited<ReturnType<typeof table>>) =>
    Promise.all([element.hint(), element.winnable(), element.solution()]);

  it('ends without an answer when the position changes, or the element leaves', async () => {
    const element = await table(GAME, { seed: '3' });
    const moved = answers(element);
    element.play(element.legalMoves[0]!);
    for (const answer of await moved) expect(answer).to.be.oneOf([null, 'unknown']);
    const left = answers(element);
    element.remove();
    for (const answer of await left) expect(answer).to.be.oneOf([null, 'unknown']);
  });

  it('is answered by null before the first deal', async () => {
    expect(await answers(create(GAME))).to.deep.equal([null, 'unknown', null]);
  });
});
