import { expect } from 'chai';
import { createGame, solve, type SolveLimits } from '../../src/engine.js';

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
      expect((await refused(() => solve(none as never))).message).to.contain(`${named} is no game`);
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
  }).timeout(30_000);
});
