// A game with as many moves as a record may have.
import { expect } from '@open-wc/testing';
import { createGame, type Record } from '../../src/engine.js';
import { buttonOn, clickOn } from '../support/hand.js';
import { press } from '../support/keys.js';
import { answered, freshStorage } from '../support/slots.js';
import { control, settled, type Table, table, textOf } from '../support/table.js';
import { GOES_HOME } from './decks.js';
import { saidBy, tap } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

const FULL = 'That’s the limit of 10,000 moves. Undo to go on.';

/** Draws and recycles, so many in all. */
const turning = (count: number): Record => ({
  ...createGame('pyramid-dozen', { seed: '1', recycles: 'unlimited' }).record,
  moves: `${'.'.repeat(24)}~`.repeat(400).slice(0, count),
});

/** The Queen of spades on the King, and a Jack that goes from one Queen to another and back, so many moves in all. Then all can go home. */
const hopping = (count: number): Record => ({
  ...createGame('bakers-dozen', { deck: GOES_HOME }).record,
  moves: `BACA${'ABBA'.repeat(5000)}`.slice(0, 2 * count),
});

async function loaded(record: Record, attributes: { [name: string]: string } = {}): Promise<Table> {
  const element = await table(record.game, { seed: '1', ...attributes });
  await element.load(record);
  await settled(element);
  return element;
}

const turn = (element: Table): boolean => element.play({ type: 'draw' }) || element.play({ type: 'recycle' });

describe('a game of 10,000 moves', () => {
  freshStorage();

  it('says so with the last of them, until one is taken back', async () => {
    const element = await loaded(turning(9_999));
    expect(textOf(element, '.message')).to.equal('Deal 1');
    expect(turn(element)).to.equal(true);
    await settled(element);
    expect(textOf(element, '.message')).to.equal(FULL);
    expect(saidBy(element)).to.match(/^Turn the waste over\. .*10,000 moves/s);
    element.undo();
    await settled(element);
    expect(textOf(element, '.message')).to.equal('Deal 1');
  });

  it('goes on, though nothing can be played', async () => {
    const element = await loaded(turning(10_000));
    const { state, record } = element;
    expect([turn(element), element.legalMoves, await element.hint()]).to.deep.equal([false, [], null]);
    expect([element.status, element.state, element.record]).to.deep.equal(['playing', state, record]);
  });

  it('says why to a press and to a key that do nothing', async () => {
    const element = await loaded(turning(10_000));
    expect(saidBy(element)).not.to.contain(FULL);
    await tap(element, buttonOn(element, '.stock'));
    expect(saidBy(element)).to.equal(FULL);
    element.undo();
    element.redo();
    await settled(element);
    buttonOn(element, '.table [tabindex="0"]').focus();
    await press(element, 'h');
    expect(saidBy(element)).to.equal(FULL);
    expect(control(element, 'hint').getAttribute('aria-disabled')).to.equal('true');
  });

  it('is there again after a reload', async () => {
    const attributes = { recycles: 'unlimited', storage: 'local' };
    const element = await loaded(turning(9_999), attributes);
    expect([turn(element), turn(element)]).to.deep.equal([true, false]);
    const { record } = element;
    await answered();
    element.remove();
    const again = await table('pyramid-dozen', { seed: '1', ...attributes });
    expect([again.moveCount, again.record]).to.deep.equal([10_000, record]);
    expect([textOf(again, '.message'), again.undo(), turn(again)]).to.deep.equal([FULL, true, true]);
  });
});

describe('a game that is nearly full', () => {
  it('sends home the cards that it has room for, and counts them', async () => {
    const element = await loaded(hopping(9_998));
    expect([element.finish(), element.moveCount]).to.deep.equal([2, 10_000]);
    expect(element.finish()).to.equal(0);
  });

  it('has no solution that it has no room for', async () => {
    const element = await loaded(hopping(9_998));
    expect([await element.winnable(), await element.solution()]).to.deep.equal(['winnable', null]);
  });

  it('shows a solution as far as it has room', async () => {
    const element = await loaded(hopping(9_999), { buttons: 'solution' });
    await clickOn(buttonOn(element, '[data-control=solution]'));
    await waitUntil(() => textOf(element, '.message') === FULL);
    expect([element.moveCount, !!control(element, 'solution')]).to.deep.equal([10_000, true]);
  });
});
