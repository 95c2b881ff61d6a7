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

/** How many positions the deals were given until one was given so many. */
async function limitsUntil(most: number): Promise<number[]> {
  const limits: number[] = [];
  // eslint-disable-next-line require-yield -- a search may end at once
  const search: Search = function* (_, __, limit) {
    limits.push(limit);
    return limit < most ? { verdict: 'unknown' } : { verdict: 'winnable', actions: [] };
  };
  await winnableDeal(luckyThirteen, search, {}, undefined);
  return limits;
}

describe('a random winnable deal', () => {
  it('is given up early, since any other is as good', async () => {
    expect(await limitsUntil(505)).to.deep.equal([510]);
    expect((await limitsUntil(900)).length).to.equal(40);
  });

  it('is looked at as long as that of a seed in a game that needs it, and never longer', async () => {
    expect((await limitsUntil(5000)).at(-1)).to.equal(5000);
    const limits = await limitsUntil(5001);
    expect([limits.length, Math.max(...limits)]).to.deep.equal([20_000, 5000]);
  });
});

describe('a winnable deal', () => {
  it('is the first successor of the seed that 5,000 positions prove', async () => {
    expect(await seedOf(foundAfter(5000))).to.equal('a~2');
  });

  it('is the seed’s own deal if 5,000 positions prove none', async () => {
    expect(await seedOf(foundAfter(5001))).to.equal('a');
  });
});
