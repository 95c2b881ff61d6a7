// A game with as many moves as a record may have.
import { expect } from '@open-wc/testing';
import { createGame } from '../../src/engine.js';
import { buttonOn } from '../support/hand.js';
import { settled, table } from '../support/table.js';
import { saidBy, tap } from './reader.js';

const FULL = 'That’s the limit of 10,000 moves. Undo to go on.';

describe('a game of 10,000 moves', () => {
  it('says why to a press that does nothing', async () => {
    const element = await table('pyramid-dozen', { seed: '1' });
    // Draws and recycles.
    const { record } = createGame('pyramid-dozen', { seed: '1', recycles: 'unlimited' });
    await element.load({ ...record, moves: `${'.'.repeat(24)}~`.repeat(400) });
    await settled(element);
    expect(saidBy(element)).not.to.contain(FULL);
    await tap(element, buttonOn(element, '.stock'));
    expect(saidBy(element)).to.equal(FULL);
  });
});
