import { expect } from 'chai';
import type { Search } from '../../src/solver/search.js';
import { TimeSlice } from '../../src/solver/time-slice.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { winnableDeal } from '../../src/solver/winnable-deal.js';
import { freeTime, holdTime } from '../support/time.js';

/** A search that knows at once whether a deal can be won. */
const knowing = (isWinnable: (seed: string, limit: number) => boolean): Search =>
  // eslint-disable-next-line require-yield -- it is over before it could yield
  function* ({ seed }, _, limit) {
    return isWinnable(seed, limit) ? { verdict: 'winnable', actions: [] } : { verdict: 'unwinnable' };
  };

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
  const search = knowing((_, limit) => limits.push(limit) > 0 && limit >= most);
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
    for (const positions of [4999, 5000]) expect(await seedOf(foundAfter(positions))).to.equal('a~2');
  });

  const proves = (wanted: string) => knowing((seed) => seed === wanted);

  it('is the seed’s own deal if 5,000 positions prove none, and none is looked for after 20,000 deals', async () => {
    expect(await seedOf(foundAfter(5001))).to.equal('a');
    expect(await seedOf(proves('a~20001'))).to.equal('a');
  });

  it('is looked for in the successors’ order, and a long seed stays as long', async () => {
    for (const [seed, wanted] of [
      ['a', 'a'],
      ['a', 'a~2'],
      ['a', 'a~13'],
      ['a', 'a~19999'],
      ['a', 'a~20000'],
      ['x'.repeat(254), `${'x'.repeat(254)}~2`],
      ['x'.repeat(256), `${'x'.repeat(254)}~9`],
      ['x'.repeat(256), `${'x'.repeat(253)}~10`],
    ] as const) {
      const found = await winnableDeal(luckyThirteen, proves(wanted), {}, seed);
      expect(found).to.deep.equal({ rules: luckyThirteen, options: {}, seed: wanted });
    }
  });

  it('has a random seed where none is given', async () => {
    const seeds: string[] = [];
    const search = knowing((each) => seeds.push(each) === 5);
    const { seed } = await winnableDeal(luckyThirteen, search, {}, undefined);
    expect(seed).to.equal(seeds[4]);
    expect(new Set(seeds).size).to.equal(5);
    for (const each of seeds) expect(each).to.match(/^\d{1,10}$/);
  });

  afterEach(freeTime);

  /** Takes a tenth of a millisecond for each deal, and proves the two hundredth winnable. */
  const slowly = (): Search => {
    const pass = holdTime();
    let tries = 0;
    return knowing(() => {
      pass(0.1);
      return ++tries === 200;
    });
  };

  it('is looked for in pauses of the page, however short each search is', async () => {
    const search = slowly();
    let pauses = 0;
    const slice = new TimeSlice(async () => {
      pauses++;
      await Promise.resolve();
    });
    await winnableDeal(luckyThirteen, search, {}, 'a', undefined, slice);
    // A slice is 4 ms, so 20 ms make five. Tenths add up to a little more or less.
    expect(pauses).to.be.within(4, 5);
  });

  it('is not looked for any more once that is aborted', async () => {
    const search = slowly();
    const controller = new AbortController();
    let error: unknown;
    const slice = new TimeSlice(async () => {
      controller.abort(new Error('enough'));
      await Promise.resolve();
    });
    await winnableDeal(luckyThirteen, search, {}, 'a', controller.signal, slice).catch((e: unknown) => (error = e));
    expect(error).to.have.property('message', 'enough');
  });
});
