import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { readDeal } from '../../src/engine/model/deal.js';
import type { Options } from '../../src/engine/model/options.js';
import { golfSolitaire } from '../../src/examples/golf-solitaire.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { type Difficulty, type GradedRules, gradeOf, meanOf } from '../../src/solver/grade/grade.js';
import { gradedDeal } from '../../src/solver/grade/graded-deal.js';
import type { Search } from '../../src/solver/search.js';
import { TimeSlice } from '../../src/solver/time-slice.js';
import { freeTime, holdTime } from '../support/time.js';

/** What deals of the seeds 1, 2 and 3 are worth. These figures never change: else the same deals would be of other grades. */
const WORTH: readonly [game: string, options: Options, means: readonly number[]][] = [
  ['trusty-twelve', {}, [14.890625, 19.21875, 21.40625]],
  ['pyramid-dozen', {}, [10, 24.578125, 22.359375]],
  ['pyramid-dozen', { kings: 'alone' }, [27.578125, 27.859375, 26.0625]],
  ['pyramid-dozen', { kings: 'with-queen', recycles: 'unlimited' }, [27.828125, 26.953125, 25.109375]],
  ['trefoil-solitaire', {}, [44, 25.328125, 11.53125]],
  ['trefoil-solitaire', { draw: true }, [45.265625, 30.53125, 13.75]],
  ['lucky-thirteen', {}, [3.15625, 7.421875, 9.109375]],
  ['bakers-dozen', {}, [1.9375, 14.8125, 11.859375]],
];

describe('the grade of a deal', () => {
  for (const [game, options, means] of WORTH) {
    it(`of ${game} ${JSON.stringify(options)} hangs on what the same player brings home for ever`, async () => {
      const found: number[] = [];
      for (const seed of [1, 2, 3]) {
        const { deal } = createGame(game, { ...options, seed });
        found.push(await meanOf(deal, deal.rules.grading!.player));
      }
      expect(found).to.deep.equal(means);
    });
  }

  it('is the third that the mean lies in', async () => {
    for (const [worth, grade] of [
      [9, 'hard'],
      [10, 'medium'],
      [19, 'medium'],
      [20, 'easy'],
    ] as const) {
      const rules = worthy(() => worth);
      expect(await gradeOf(readDeal(rules, { seed: 1 }))).to.equal(grade);
    }
  });

  it('is none where a game has no limits', async () => {
    expect(await gradeOf(readDeal(golfSolitaire, { seed: 1 }))).to.equal(null);
    const grading = { player: () => () => 1, limits: () => undefined };
    expect(await gradeOf(readDeal({ ...luckyThirteen, grading }, { seed: 1 }))).to.equal(null);
  });

  afterEach(freeTime);

  it('is found in pauses of the page, and not any more once that is aborted', async () => {
    const pass = holdTime();
    const slowly = worthy(() => {
      pass(1);
      return 1;
    });
    const control = new AbortController();
    let pauses = 0;
    const slice = new TimeSlice(async () => {
      if (++pauses === 5) control.abort(new Error('enough'));
      await Promise.resolve();
    });
    const error: unknown = await gradeOf(readDeal(slowly, { seed: 1 }), control.signal, slice).catch((e: unknown) => e);
    expect([pauses, String(error)]).to.deep.equal([5, 'Error: enough']);
  });
});

describe('a random deal of a grade', () => {
  /** Deals that are worth these figures, one after the other, and then the last. */
  const seedOf = async (worths: readonly number[], wanted: Difficulty) => {
    const seeds: string[] = [];
    const rules = worthy((seed) => {
      if (seeds.at(-1) !== seed) seeds.push(seed);
      return worths[Math.min(seeds.length, worths.length) - 1]!;
    });
    // eslint-disable-next-line require-yield -- it knows at once
    const search: Search = function* () {
      return { verdict: 'winnable', actions: [] };
    };
    const { deal, difficulty } = await gradedDeal(rules, search, {}, undefined, wanted);
    return [seeds.indexOf(deal.seed), seeds.length, difficulty];
  };

  it('is the first one of that grade', async () => {
    expect(await seedOf([25, 10, 9, 5], 'hard')).to.deep.equal([2, 3, 'hard']);
    expect(await seedOf([25, 9, 10, 5], 'medium')).to.deep.equal([2, 3, 'medium']);
    expect(await seedOf([5, 19, 20, 15], 'easy')).to.deep.equal([2, 3, 'easy']);
  });

  it('is of another grade where none is found among sixty', async () => {
    expect(await seedOf([25], 'hard')).to.deep.equal([59, 60, 'easy']);
  });
});

/** A game with the limits 10 and 20, whose deals are worth to its player what their seed says. */
function worthy(worth: (seed: string) => number): GradedRules {
  const player = (deal: { seed: string }) => () => worth(deal.seed);
  return { ...luckyThirteen, grading: { player, limits: () => [10, 20] } };
}
