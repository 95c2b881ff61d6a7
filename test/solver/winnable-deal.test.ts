// The deal that everybody gets who asks for one that can be won.
import { expect } from 'chai';
import type { Search } from '../../src/solver/search.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { winnableDeal } from '../../src/solver/winnable-deal.js';

/** A search that finds out about each deal in so many positions, but for the first, which can't be won. */
const foundAfter = (positions: number): Search =>
  function* ({ seed }, _, limit) {
    yield positions;
    return seed === 'a' || limit < positions ? { verdict: 'unknown' } : { verdict: 'winnable', actions: [] };
  };

const seedOf = async (search: Search) => (await winnableDeal(luckyThirteen, search, {}, 'a')).seed;

describe('a deal that can be won', () => {
  it('is the first of the seed’s successors that 5,000 positions prove', async () => {
    expect(await seedOf(foundAfter(5000))).to.equal('a~2');
  });

  it('is the seed’s own deal where 5,000 positions prove none', async () => {
    expect(await seedOf(foundAfter(5001))).to.equal('a');
  });
});
