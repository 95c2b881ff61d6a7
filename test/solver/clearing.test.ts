import { expect } from 'chai';
import { readDeal, start } from '../../src/engine/model/deal.js';
import { golfSolitaire } from '../../src/examples/golf-solitaire.js';
import { times } from '../support/few.js';
import { dice, expectTruth, expectWin, found, wander } from './truth.js';

const golf = { ...golfSolitaire, search: golfSolitaire.verdictSearch! };

const dealt = (seed: string) => {
  const deal = readDeal(golf, { seed });
  return { deal, position: start(deal) };
};

describe('the search of games that clear columns', () => {
  it('decides every deal within the limit of a page', () => {
    const verdicts = Array.from({ length: times(100) }, (_, i) => {
      const { deal, position } = dealt(String(i));
      const { verdict, actions } = found(deal, position, 500_000);
      if (actions) expectWin(deal, position, actions);
      return verdict;
    });
    expect(new Set(verdicts)).to.deep.equal(new Set(['winnable', 'unwinnable']));
  });

  it('wins deals in which Aces alone take the 2s', () => {
    for (const seed of ['20', '58']) {
      const { deal, position } = dealt(seed);
      const { verdict, actions = [] } = found(deal, position);
      expect(verdict).to.equal('winnable');
      expectWin(deal, position, actions);
    }
  });

  it('agrees with an exhaustive search', () => {
    const die = dice(1);
    const tally = { winnable: 0, unwinnable: 0, unknown: 0 };
    for (let i = 0; i < times(300); i++) {
      const { deal, position } = dealt(`clearing ${i}`);
      const line = wander(deal, position, 40, die);
      for (const reached of line.slice(-16)) {
        const verdict = expectTruth(deal, reached, 3000);
        if (verdict) tally[verdict]++;
      }
    }
    expect(Math.min(tally.winnable, tally.unwinnable), JSON.stringify(tally)).to.be.above(9);
  });
});
