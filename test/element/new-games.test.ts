// What is seen of a game that a method deals, and the way back to the one before.
import { expect } from '@open-wc/testing';
import { createGame } from '../../src/engine.js';
import { playOn } from './acts.js';
import { LAST_MOVE } from './decks.js';
import { control, listen, seen, settled, stated, table, typesOf } from '../support/table.js';

describe('newGame', () => {
  it('deals a seed, with the options of the attributes', async () => {
    const element = await table('pyramid-dozen', { seed: '1', kings: 'alone' });
    await element.newGame({ seed: 42 });
    expect(element.state).to.deep.equal(createGame('pyramid-dozen', { seed: '42', kings: 'alone' }).state);
    expect(seen(element)).to.deep.equal(stated(element));
  });
});

describe('every new game', () => {
  it('brings no loss of the game it leaves behind, and neither does bringing that back', async () => {
    const element = await table('trusty-twelve', { deck: LAST_MOVE });
    await playOn(element);
    const { record } = element;
    const heard = listen(element);
    await element.newGame();
    control(element, 'back').click();
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['deal', 'deal']);
    expect(heard.map(({ detail }) => detail.by)).to.deep.equal(['script', 'player']);
    expect(element.record).to.deep.equal(record);
    expect(control(element, 'back')?.ariaDisabled ?? 'true', 'it is on the table').to.equal('true');
  });
});
