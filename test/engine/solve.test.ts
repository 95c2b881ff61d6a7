import { expect } from 'chai';
import { createGame, solve, type SolveLimits } from '../../src/engine.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import type { Search } from '../../src/solver/search.js';
import { freeTime, holdTime } from '../support/time.js';

describe('solve', () => {
  const game = createGame('lucky-thirteen', { seed: 'N4' });

  const refused = async (call: () => Promise<unknown>): Promise<Error> => {
    try {
      await call();
    } catch (error) {
      return error as Error;
    }
    throw new Error('was not refused');
  };

  for (const [limits, named] of [
    [{ positions: NaN }, 'positions NaN'],
    [{ positions: -1 }, 'positions -1'],
    [{ positions: '9' }, 'positions "9"'],
    [{ ms: 'soon' }, 'ms "soon"'],
    [{ ms: -1 }, 'ms -1'],
    [{ ms: NaN }, 'ms NaN'],
    [{ signal: {} }, 'signal an object'],
    [5, 'limits is 5'],
    [[], 'limits is an array'],
  ] as const) {
    it(`names an invalid limit: ${named}`, async () => {
      expect((await refused(() => solve(game, limits as SolveLimits))).message).to.contain(named);
    });
  }

  it('names what it got instead of a game', async () => {
    for (const [none, named] of [
      [null, 'null'],
      [game.record, 'an object'],
    ] as const) {
      expect((await refused(() => solve(none as never))).message).to.contain(`${named} is not a game`);
    }
  });

  it('keeps to its limits', async () => {
    for (const id of ['lucky-thirteen', 'trefoil-solitaire', 'trusty-twelve', 'pyramid-dozen', 'bakers-dozen']) {
      const each = createGame(id, { seed: 'L3' });
      for (const positions of [0, 1, 1.5, 31, 1000]) {
        const found = await solve(each, { positions });
        expect(found.positions, `${id} ${positions}`).to.be.at.most(positions);
        // A plan does not report the positions before its first step.
        if (positions > 1.5 && found.verdict === 'unknown')
          expect(found.positions).to.be.at.least(Math.floor(positions * 0.9));
      }
      expect((await solve(each, { ms: 0 })).positions).to.be.below(100);
      expect(await solve(each, null)).to.have.property('verdict');
    }
  });

  /** A game with a search of the test's own. */
  const searched = (search: Search) => createGame({ ...luckyThirteen, search }, { seed: '1' });

  it('looks at whole positions, half a million by default', async () => {
    const limits: number[] = [];
    // eslint-disable-next-line require-yield -- it only takes down what it is given
    const game = searched(function* (_deal, _position, limit) {
      limits.push(limit);
      return { verdict: 'unknown' };
    });
    for (const given of [undefined, null, {}, { positions: 7 }, { positions: 7.9 }, { positions: 0 }]) {
      await solve(game, given);
    }
    expect(limits).to.deep.equal([500_000, 500_000, 500_000, 7, 7, 0]);
  });

  afterEach(freeTime);

  it('ends when its time is over, and counts what it looked at', async () => {
    const pass = holdTime();
    const endless: Search = function* () {
      for (;;) yield (pass(0.125), 1);
    };
    const { verdict, positions, ms } = await solve(searched(endless), { ms: 30 });
    expect(verdict).to.equal('unknown');
    expect(positions).to.be.above(100);
    expect(ms).to.be.at.least(30);
  });

  it('lets others work every few milliseconds', async () => {
    const pass = holdTime();
    const busy = searched(function* () {
      for (let i = 0; i < 60; i++) {
        pass(1);
        yield 1;
      }
      return { verdict: 'unknown' };
    });
    let turns = 0;
    const work = () => (turns++, (next = setImmediate(work)));
    let next = setImmediate(work);
    await solve(busy);
    clearImmediate(next);
    // A slice is 4 ms, so it holds four of these steps at most.
    expect(turns).to.be.above(8);
  });

  it('ends with the reason when it is aborted, at once or on the way', async () => {
    expect(await refused(() => solve(game, { signal: AbortSignal.abort(new Error('never')) }))).to.have.property(
      'message',
      'never',
    );
    const controller = new AbortController();
    const pass = holdTime();
    const endless: Search = function* () {
      for (let steps = 1; ; steps++) {
        if (steps === 100) controller.abort(new Error('enough'));
        yield (pass(1), 1);
      }
    };
    const error = await refused(() => solve(searched(endless), { signal: controller.signal }));
    expect(error.message).to.equal('enough');
  });
});
