// How a search waits until the page is idle.
import { expect } from '@open-wc/testing';
import { clickAt, make, type Table } from '../support/hand.js';
import { table } from '../support/table.js';
import { defineTwelve, SlowSearch } from './searches.js';
import { waitUntil } from '../support/wait-until.js';

const GAME = 'slow-twelve';

const slow = new SlowSearch();
defineTwelve(GAME, { search: slow.search });

beforeEach(() => (slow.isOver = false));

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
    return slow.goesOn();
  }

  it('is searched for when the player has moved, and not before', async () => {
    const element = await table(GAME, { seed: '1', storage: 'local' });
    expect(await isPrepared()).to.equal(false);
    element.play(element.legalMoves[0]!);
    expect(await isPrepared(), 'a script may never want another').to.equal(false);
    await playOn(element);
    while (!(await isPrepared()));
    slow.isOver = true;
    await waitUntil(() => localStorage.getItem(`solitaire-elements/1/${GAME}/next`), 'it is kept');
    slow.isOver = false;
    await element.newGame();
    expect(element.moveCount).to.equal(0);
  });
});
