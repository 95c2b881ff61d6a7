import { expect } from 'chai';
import type { Search } from '../../src/solver/search.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { winnableDeal } from '../../src/solver/winnable-deal.js';

/** A search that proves every deal winnable after so many positions, except the first. */
const foundAfter = (positions: number): Search =>
  function* ({ seed }, _, limit) {
    yield positions;
    return seed === 'a' || limit < positions ? { verdict: 'unknown' } : { verdict: 'winnable', actions: [] };
  };

const seedOf = async (search: Search) => (await winnableDeal(luckyThirteen, search, {}, 'a')).seed;

describe('a winnable deal', () => {
  it('is the first successor of the seed that 5,000 positions prove', async () => {
    expect(await seedOf(foundAfter(5000))).to.equal('a~2');
  });

  it('is the seed’s own deal if 5,000 positions prove none', async () => {
    expect(await seedOf(foundAfter(5001))).to.equal('a');
  });
});
