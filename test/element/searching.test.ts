// What an element does while a deal is searched for that takes its time, and in games that are not searched.
import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { choice } from '../../src/define.js';
import { clickAt, make, type Table } from '../support/hand.js';
import { type Attributes, box, create, drawn, listen, settled, table, textOf, typesOf } from '../support/table.js';
import { change } from './reader.js';
import { defineTwelve, outcome, SlowSearch } from './searches.js';

const GAME = 'slow-twelve';

const slow = new SlowSearch();
const isSearching = () => slow.goesOn();
defineTwelve(GAME, { options: { hand: choice('left', 'right') }, search: slow.search });

defineTwelve('unsearched-twelve', { search: undefined });

const failure = new Error('no search');
defineTwelve('failing-twelve', {
  // eslint-disable-next-line require-yield -- it fails at once
  *search() {
    throw failure;
  },
});

/** An element at its first deal, beside which another one is searched for. */
async function searching(): Promise<Table> {
  const element = await table(GAME, { seed: '1' });
  await change(element, { deals: 'winnable', seed: '2' });
  return element;
}

beforeEach(() => (slow.isOver = false));

describe('while a deal is searched for', () => {
  it('the seed is the one that is asked for', async () => {
    const element = await searching();
    expect([element.seed, element.state!.seed]).to.deep.equal(['2', '1']);
    slow.isOver = true;
    await oneEvent(element, 'deal');
    expect([element.seed, element.state!.seed]).to.deep.equal(['2', '2']);
  });

  it('the first deal is told to be on its way', async () => {
    const element = create(GAME, { seed: '1', deals: 'winnable' });
    (await box()).append(element);
    await settled(element);
    const told = ['.message', '.moves', '[aria-live]'].map((each) => textOf(element, each));
    expect(told).to.deep.equal(['Dealing…', '', '']);
    slow.isOver = true;
    await oneEvent(element, 'deal');
    await settled(element);
    expect(textOf(element, '.message')).to.match(/^Deal /);
  });

  it('it is given up for the seed in play', async () => {
    const element = await searching();
    expect(await isSearching()).to.equal(true);
    const heard = listen(element);
    await change(element, { seed: '1' });
    expect(await isSearching()).to.equal(false);
    expect([element.seed, element.state!.seed, ...typesOf(heard)]).to.deep.equal(['1', '1']);
  });

  it('what a method asks for goes before what was set just before', async () => {
    const element = await table(GAME, { seed: '1' });
    element.seed = '2';
    const pending = element.newGame();
    await settled(element);
    expect(element.state!.seed).to.equal('1');
    slow.isOver = true;
    await pending;
    expect(element.state!.seed).to.match(/^\d{3,}$/);
  });

  it('an element that leaves takes it up again when it is back, if the attributes ask for it', async () => {
    const element = await searching();
    const place = element.parentElement!;
    element.remove();
    expect(await isSearching()).to.equal(false);
    expect([element.seed, element.state!.seed]).to.deep.equal(['2', '1']);
    place.append(element);
    expect(await isSearching()).to.equal(true);
    slow.isOver = true;
    await oneEvent(element, 'deal');
    expect(element.state!.seed).to.equal('2');
  });

  it('an element that leaves rejects newGame(), and keeps its game when it is back', async () => {
    const element = await table(GAME, { seed: '1' });
    const place = element.parentElement!;
    const refused = element.newGame().catch((error: unknown) => error);
    element.remove();
    expect(await refused).to.have.property('name', 'AbortError');
    place.append(element);
    await settled(element);
    expect(await isSearching()).to.equal(false);
    expect([element.seed, element.state!.seed]).to.deep.equal(['1', '1']);
  });
});

describe('the next deal', () => {
  after(() => localStorage.clear());

  /** Plays the first legal move with the mouse. */
  async function playOn(element: Table): Promise<void> {
    const [move] = element.legalMoves;
    if (move?.type !== 'move') throw new Error('the first move is none of a card');
    const { moveCount } = element;
    await make(element, move, async (from, to) => {
      await clickAt(from);
      await clickAt(to);
    });
    expect(element.moveCount).to.equal(moveCount + 1);
  }

  /** Whether it is searched for. That waits until the page has nothing else to do. */
  async function isPrepared(): Promise<boolean> {
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestIdleCallback(resolve));
    return isSearching();
  }

  it('is searched for when the player has moved, and not before', async function () {
    this.timeout(60_000);
    const element = await table(GAME, { seed: '1', storage: 'local' });
    expect(await isPrepared()).to.equal(false);
    element.play(element.legalMoves[0]!);
    expect(await isPrepared(), 'a script may never want another').to.equal(false);
    await playOn(element);
    while (!(await isPrepared()));
    slow.isOver = true;
    await waitUntil(() => localStorage.getItem(`solitaire-elements/1/${GAME}/next`), 'it is kept', { timeout: 30_000 });
    slow.isOver = false;
    await element.newGame();
    expect(element.moveCount).to.equal(0);
  });

  it('is dealt once, and only with the options it was searched with', async () => {
    slow.isOver = true;
    const element = await table(GAME, { seed: '1', hand: 'left' });
    await playOn(element);
    while (await isPrepared());
    await element.newGame();
    const { seed } = element;
    await element.newGame();
    expect(element.seed).not.to.equal(seed);
    await playOn(element);
    while (await isPrepared());
    element.removeAttribute('seed');
    element.setAttribute('hand', 'right');
    await element.newGame();
    expect(element.state!.options).to.deep.equal({ hand: 'right' });
  });

  it('is searched for again with the next move where the search failed, which is reported', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'reportError')!;
    const reported: unknown[] = [];
    window.reportError = (error) => reported.push(error);
    try {
      const element = await table('failing-twelve', { seed: '1' });
      for (const failures of [1, 2]) {
        await playOn(element);
        while (reported.length < failures) await isPrepared();
      }
    } finally {
      Object.defineProperty(window, 'reportError', own);
    }
    expect(reported).to.deep.equal([failure, failure]);
  });

  it('is searched for no longer by an element that has left, until the player goes on', async () => {
    const element = await table(GAME, { seed: '1' });
    const place = element.parentElement!;
    await playOn(element);
    while (!(await isPrepared()));
    element.remove();
    expect(await isPrepared()).to.equal(false);
    place.append(element);
    await drawn(element);
    expect(await isPrepared()).to.equal(false);
    await playOn(element);
    while (!(await isPrepared()));
    element.remove();
  });
});

describe('a game that brings no search', () => {
  it('deals at once, at random and daily', async () => {
    for (const attributes of [{}, { daily: '' }] as Attributes[]) {
      const element = create('unsearched-twelve', attributes);
      (await box()).append(element);
      await element.updateComplete;
      expect(element.seed).to.match('daily' in attributes ? /^\d{4}-\d\d-\d\d$/ : /^\d{1,10}$/);
      expect(element.state!.seed).to.equal(element.seed);
      const pending = element.newGame();
      expect(element.moveCount).to.equal(0);
      await pending;
    }
  });

  it('searches all the same for a winnable deal that is asked for', async () => {
    const element = create('unsearched-twelve', { deals: 'winnable' });
    (await box()).append(element);
    await element.updateComplete;
    expect([element.seed, element.state]).to.deep.equal([null, null]);
  });
});

describe('a game with a search for natural wins', () => {
  it('deals what that finds, and asks the other whether a game can be won', async () => {
    let natural = 0;
    defineTwelve('natural-twelve', {
      *search() {
        yield 1;
        return outcome('unwinnable');
      },
      *dealSearch() {
        yield 1;
        return outcome(++natural < 3 ? 'unknown' : 'winnable');
      },
    });
    const element = await table('natural-twelve', { seed: 'a', deals: 'winnable' });
    expect([element.seed, await element.winnable(), natural]).to.deep.equal(['a~3', 'unwinnable', 3]);
  });
});
