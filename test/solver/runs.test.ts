import { expect } from 'chai';
import { readDeal, start } from '../../src/engine/model/deal.js';
import { perform } from '../../src/engine/model/perform.js';
import type { Position } from '../../src/engine/model/position.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { times } from '../support/few.js';
import { dice, expectManners, expectTruth, expectWin, found, inOtherSuits, wander } from './truth.js';

const dealt = (seed: string) => {
  const deal = readDeal(trustyTwelve, { seed });
  return { deal, position: start(deal) };
};

const withStock = ({ piles }: Position, cards: number): Position => ({
  piles: [...piles.slice(0, 12), piles[12]!.slice(-cards)],
});

describe('the search of trusty-twelve', () => {
  it('decides every deal, and its wins are wins by the rules', () => {
    const verdicts = Array.from({ length: 60 }, (_, i) => {
      const { deal, position } = dealt(String(i));
      const { verdict, actions } = found(deal, position);
      if (verdict === 'winnable') expectWin(deal, position, actions!);
      return verdict;
    });
    expect(verdicts).not.to.include('unknown');
    expect(verdicts.filter((verdict) => verdict === 'winnable').length).to.be.within(15, 45);
  });

  it('agrees with an exhaustive search at any stage of a game', () => {
    const die = dice(1);
    const tally = { winnable: 0, unwinnable: 0 };
    for (let i = 0; i < 300; i++) {
      const { deal, position } = dealt(`runs ${i}`);
      const reached = wander(deal, position, die(60), die).at(-1)!;
      const left = reached.piles[12]!.length;
      if (left === 0) continue;
      const verdict = expectTruth(deal, withStock(reached, 1 + die(Math.min(left, 8))), 3000);
      if (verdict === 'winnable' || verdict === 'unwinnable') tally[verdict] += 1;
    }
    expect(tally.winnable).to.be.greaterThan(30);
    expect(tally.unwinnable).to.be.greaterThan(30);
  });

  it('finds a win from any position on the way to one', () => {
    for (const seed of ['19', '42', '7', '3']) {
      const { deal, position } = dealt(seed);
      let at = position;
      for (const action of found(deal, position).actions ?? []) {
        at = perform(deal, at, action);
        const { verdict, actions } = found(deal, at);
        expect(verdict).to.equal('winnable');
        expectWin(deal, at, actions!);
      }
    }
  });

  it('does not depend on suits, or on the order of the piles', () => {
    const die = dice(2);
    for (let i = 0; i < times(40); i++) {
      const { deal, position } = dealt(`order ${i}`);
      const at = wander(deal, position, die(20), die).at(-1)!;
      const { verdict } = found(deal, at);
      const turned = { piles: [...at.piles.slice(5, 12), ...at.piles.slice(0, 5).toReversed(), at.piles[12]!] };
      for (const like of [inOtherSuits(at, 1 + die(3)), turned]) {
        const outcome = found(deal, like);
        expect(outcome.verdict).to.equal(verdict);
        if (outcome.actions) expectWin(deal, like, outcome.actions);
      }
    }
  });

  it('yields often, ends at its limit, and can run beside another', () => {
    const { deal, position } = dealt('7');
    expectManners(deal, position);
  });
});
