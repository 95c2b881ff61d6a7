// What the reader and the page are told where the solver finds no answer, or does not come to an end.
import { expect } from '@open-wc/testing';
import type { Verdict } from '../../src/engine.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { hears, press, says, table } from '../support/hand.js';
import type { Table } from '../support/hand.js';
import { settled } from '../support/table.js';
import { change, followHints, saidBy } from './reader.js';
import { defineTwelve, outcome, SlowSearch, undecided } from './searches.js';

defineTwelve('undecided-twelve', { search: undecided });

// Won from the deal and after the next two moves, not to be decided after the two that follow, and lost from then on.
const told: { [left: number]: Verdict } = {};
defineTwelve('doubtful-twelve', {
  *search(_, position) {
    yield 1;
    return outcome(told[position.piles[trustyTwelve.piles.stock]!.length] ?? 'unwinnable');
  },
});

const endless = new SlowSearch();
defineTwelve('endless-twelve', { search: endless.search });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a game the solver cannot decide', () => {
  it('is said to be undecided, and nothing more', async () => {
    const element = await table('undecided-twelve', { seed: '1', deals: 'any' });
    await press(element, 'verdict');
    await hears(element, /^Couldn’t tell whether this can be won$/);
    expect(await element.winnable()).to.equal('unknown');
    expect(await element.solution()).to.equal(null);
    await press(element, 'solution');
    await hears(element, /^Couldn’t tell whether this can be won$/);
    expect(element.moveCount).to.equal(0);
  });

  it('is never said to be lost by a move when that may have been another', async () => {
    for (const [verdicts, after, says_] of [
      [['winnable', 'winnable', 'unknown', 'unknown'], 1, /^Still winnable/],
      [['winnable', 'winnable', 'unwinnable', 'unwinnable'], 1, /was lost here/],
      [['unknown', 'unknown', 'winnable', 'unwinnable'], 2, /was lost here/],
    ] as const) {
      const element = await table('doubtful-twelve', { seed: '1', deals: 'any' });
      const stock = () => element.state!.piles.find(({ id }) => id === 'stock')!.cards.length;
      for (const key of Object.keys(told)) delete told[Number(key)];
      for (let moves = 0; moves < 5; moves++) {
        told[stock()] = verdicts[moves] ?? 'unwinnable';
        // Each a move that takes a card from the stock.
        const before = stock();
        for (const move of element.legalMoves) {
          element.play(move);
          if (stock() < before) break;
          element.undo();
        }
        expect(stock()).to.equal(before - 1);
      }
      await press(element, 'verdict');
      await hears(element, /won|winnable/);
      await press(element, 'lesson');
      await hears(element, says_);
      expect(element.moveCount).to.equal(after);
      element.parentElement!.remove();
    }
  });

  it('is never called unwinnable, and has sensible hints', async () => {
    const element = await table('undecided-twelve', { seed: '1', deals: 'any', assist: '' });
    let told = 0;
    element.addEventListener('unwinnable', () => told++);
    await followHints(element);
    expect(told).to.equal(0);
  });
});

describe('a search that does not end', () => {
  const asked = async (): Promise<Table> => {
    const element = await table('endless-twelve', { seed: '1', deals: 'any' });
    element.play(element.legalMoves[0]!);
    await press(element, 'verdict');
    expect(await endless.goesOn()).to.equal(true);
    expect(says(element)).to.equal('Thinking…');
    return element;
  };

  const endings: { [name: string]: (element: Table) => Promise<unknown> | void } = {
    'a move': (element) => void element.play(element.legalMoves[0]!),
    'an undo by its button': (element) => press(element, 'undo'),
    'a restart by its button': (element) => press(element, 'restart'),
    'a new game': (element) => element.newGame({ seed: '2' }),
    'a loaded game': (element) => element.load({ ...element.record!, moves: '' }),
    'another seed': (element) => change(element, { seed: '2' }),
    'leaving the page': (element) => element.remove(),
  };
  for (const [name, end] of Object.entries(endings)) {
    it(`is ended by ${name}`, async () => {
      const element = await asked();
      await end(element);
      await settled(element);
      expect(await endless.goesOn()).to.equal(false);
      expect(says(element)).not.to.equal('Thinking…');
    });
  }

  it('is told to a screen reader after half a second, and not before', async () => {
    const element = await table('endless-twelve', { seed: '1', deals: 'any' });
    const start = performance.now();
    await press(element, 'verdict');
    while (saidBy(element) !== 'Thinking…') await new Promise(requestAnimationFrame);
    expect(performance.now() - start).to.be.at.least(490);
    element.remove();
  });

  it('lets the page breathe', async function () {
    // Something else on the machine may hold it up now and then.
    this.retries(10);
    const element = await asked();
    let longest = 0;
    for (let i = 0; i < 30; i++) {
      const before = performance.now();
      await pause(0);
      longest = Math.max(longest, performance.now() - before);
    }
    expect(await endless.goesOn()).to.equal(true);
    expect(longest).to.be.lessThan(50);
    element.remove();
  });

  it('for a deal that can be won ends when a certain one is wanted instead', async () => {
    const element = await table('endless-twelve', { seed: '1' });
    const pending = element.newGame();
    expect(await endless.goesOn()).to.equal(true);
    await element.newGame({ seed: '3' });
    await pending;
    expect(await endless.goesOn()).to.equal(false);
    expect(element.seed).to.equal('3');
  });
});
