// What is seen of a deal, and what the page feels of the search for one.
import { expect } from '@open-wc/testing';
import { pick, table, textOf } from '../support/table.js';
import { defineTwelve, SlowSearch } from './searches.js';

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
    const slow = new SlowSearch();
    defineTwelve('sought-twelve', { search: slow.search });
    const element = await table('sought-twelve', { seed: '42', deals: 'any' });
    element.removeAttribute('deals');
    const dealt = element.newGame();
    for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve));
    expect(await slow.goesOn()).to.equal(true);
    slow.isOver = true;
    await dealt;
  });
});
