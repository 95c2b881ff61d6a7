// What is seen of a deal, and what the page feels of the search for one.
import { expect } from '@open-wc/testing';
import { pick, settled, table, textOf } from '../support/table.js';

const GAME = 'trusty-twelve';

describe('deals', () => {
  it('with a seed passed over leave its attribute as it is', async () => {
    const resolved = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      const element = await table(GAME, { seed, deals: 'winnable' });
      expect(element.getAttribute('seed')).to.equal(seed);
      resolved.add(element.seed!.slice(1));
    }
    expect(resolved.size).to.be.greaterThan(1);
  });

  it('are called by the game, and by their seed if it has at most six characters; Share shows any', async () => {
    const element = await table(GAME);
    for (const [seed, deal] of [
      ['12345', 'Deal 12345'],
      ['1234567', ''],
      ['2026-11-20', ''],
    ] as const) {
      await element.newGame({ seed });
      expect([textOf(element, '.name'), textOf(element, '.message')]).to.deep.equal(['Trusty Twelve', deal]);
    }
    await pick(element, 'share');
    expect(textOf(element, 'dialog .note')).to.equal('Deal 2026-11-20');
  });
});

describe('a deal that is still looked for', () => {
  it('keeps no page waiting', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    // One deal in some 1,450 can be won.
    Object.assign(element, { recycles: 0, kings: 'stay' });
    await settled(element);
    let isFound = false;
    void element.newGame().then(
      () => (isFound = true),
      () => {},
    );
    let turns = 0;
    for (; !isFound && turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve));
    expect(turns).to.equal(20);
  });
});
