// The attribute of a seed that is passed over, and what the page feels of the search for a deal.
import { expect } from '@open-wc/testing';
import { table } from '../support/table.js';
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
