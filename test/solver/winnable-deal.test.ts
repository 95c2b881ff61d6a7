// The deal that everybody gets who asks for one that can be won.
import { expect } from 'chai';
import type { Search } from '../../src/solver/search.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { winnableDeal } from '../../src/solver/winnable-deal.js';

/** A game whose deals are found out about in so many positions, but for the first, which can't be won. */
function foundAfter(positions: number): Variant {
  const search: Search = function* ({ seed }, _, limit) {
    yield positions;
    return seed === 'a' || limit < positions ? { verdict: 'unknown' } : { verdict: 'winnable', actions: [] };
  };
  return { ...luckyThirteen, search };
}

const seedOf = async (variant: Variant) => (await winnableDeal(variant, {}, 'a')).seed;

describe('a deal that can be won', () => {
  it('is the first of the seed’s successors that 5,000 positions prove', async () => {
    expect(await seedOf(foundAfter(5000))).to.equal('a~2');
  });

  it('is the seed’s own deal where 5,000 positions prove none', async () => {
    expect(await seedOf(foundAfter(5001))).to.equal('a');
  });
});
