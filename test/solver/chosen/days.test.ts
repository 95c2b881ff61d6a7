import { expect } from 'chai';
import { few } from '../../support/few.js';
import { chosen, dateOf, golden } from './golden.js';

describe('the deal of a day is chosen for ever', () => {
  for (const days of golden.settings) {
    const { game, options, numbers, positions } = days;
    it(`in ${game} ${JSON.stringify(options)}`, async () => {
      const wanted: Record<string, unknown> = {};
      const found: Record<string, unknown> = {};
      for (const [day, count] of few(Object.entries(positions), 15)) {
        const date = dateOf(Number(day));
        wanted[date] = { number: numbers[Number(day)], positions: count };
        found[date] = await chosen(days, Number(day));
      }
      expect(found).to.deep.equal(wanted);
    });
  }
});
