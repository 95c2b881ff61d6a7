// How hard a deal is: what the page asks for, what readers choose, and what is told.
import { expect, oneEvent } from '@open-wc/testing';
import { defineSolitaire } from '../../src/define.js';
import { createGame, difficultyOf, winnableSeed } from '../../src/engine.js';
import type { DealDetail } from '../../src/events.js';
import { BakersDozenElement } from '../../src/index.js';
import { WON } from '../support/games-played.js';
import { buttonOn, clickOn } from '../support/hand.js';
import { type Attributes, box, create, pick, settled, type Table, table, textOf } from '../support/table.js';
import { dialogOf, gone } from './reader.js';

/** Puts an element on the page, and returns it with what its first deal tells. */
async function dealt(game: string, attributes: Attributes): Promise<[Table, DealDetail]> {
  const element = create(game, attributes);
  const deal = oneEvent<CustomEvent<DealDetail>>(element, 'deal');
  (await box()).append(element);
  return [element, (await deal).detail];
}

/** Presses one of the grades that are offered. */
async function choose(element: Table, caption: string): Promise<DealDetail> {
  await settled(element);
  const deal = oneEvent<CustomEvent<DealDetail>>(element, 'deal');
  const tools = [...dialogOf(element).querySelectorAll('.tool')];
  await clickOn(tools.find(({ textContent }) => textContent.trim() === caption)!);
  return (await deal).detail;
}

describe('a difficulty', () => {
  for (const game of Object.keys(WON)) {
    it(`is that of the random deals of ${game}, which can be won`, async () => {
      for (const wanted of ['easy', 'hard']) {
        const [element, { difficulty, seed }] = await dealt(game, { difficulty: wanted });
        expect(difficulty).to.equal(wanted);
        expect(await difficultyOf(createGame(game, { seed }))).to.equal(wanted);
        expect(await element.winnable()).to.equal('winnable');
        element.remove();
      }
    }).timeout(30_000);
  }

  it('is told of a daily deal, and shown in the line', async () => {
    const [element, { difficulty, seed }] = await dealt('bakers-dozen', { daily: '2026-11-20' });
    expect(seed).to.equal(await winnableSeed('bakers-dozen', { seed: '2026-11-20' }));
    expect(difficulty).to.equal(await difficultyOf(createGame('bakers-dozen', { seed })));
    await settled(element);
    expect(textOf(element, '.message').toLowerCase()).to.equal(`daily · 20 nov · ${difficulty!}`);
  });

  it('is not known of a seed that was not searched for, and of games without grades', async () => {
    expect((await dealt('bakers-dozen', { seed: '42' }))[1].difficulty).to.equal(null);
    const { variant } = BakersDozenElement;
    defineSolitaire('ungraded-game', { ...variant, id: 'ungraded-game', grading: undefined });
    expect((await dealt('ungraded-game', { difficulty: 'hard' }))[1].difficulty).to.equal(null);
  });

  it('stays with a deal that is begun again', async () => {
    const [element, { difficulty }] = await dealt('bakers-dozen', { difficulty: 'medium' });
    expect(difficulty).to.equal('medium');
    const again = oneEvent<CustomEvent<DealDetail>>(element, 'deal');
    await element.restart();
    expect((await again).detail.difficulty).to.equal('medium');
  });

  it('of another kind than there is falls back with a warning', async () => {
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => warned.push(text);
    await dealt('bakers-dozen', { difficulty: 'harder' });
    console.warn = warn;
    expect(warned).to.deep.equal(['<bakers-dozen> difficulty="harder" is not allowed; allowed: easy, medium, hard']);
  });

  it('is chosen in the list of more, and by a right click on New', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await pick(element, 'choose');
    expect((await choose(element, 'Hard')).difficulty).to.equal('hard');
    await gone(element);
    const rightClick = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true });
    buttonOn(element, '[data-control=new]').dispatchEvent(rightClick);
    expect((await choose(element, 'Easy')).difficulty).to.equal('easy');
  });
});
