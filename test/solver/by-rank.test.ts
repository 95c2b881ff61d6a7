import { expect } from 'chai';
import fc from 'fast-check';
import { type Card, CARDS, rank, suit } from '../../src/engine/model/card.js';
import { readDeal, start } from '../../src/engine/model/deal.js';
import { perform } from '../../src/engine/model/perform.js';
import type { Position } from '../../src/engine/model/position.js';
import type { Verdict } from '../../src/solver/search.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { times } from '../support/few.js';
import { expectManners, expectTruth, expectWin, found } from './truth.js';

const variants = [luckyThirteen, bakersDozen];
const dealOf = (index: number, seed = '1') => readDeal(variants[index]!, { seed });

/** Foundations of any height from `least` on, the other cards in any order on up to 13 piles. */
const anyTable = (least: number): fc.Arbitrary<Position> =>
  fc
    .tuple(
      fc.array(fc.integer({ min: least, max: 13 }), { minLength: 4, maxLength: 4 }),
      fc.shuffledSubarray([...CARDS], { minLength: 52 }),
      fc.integer({ min: 2, max: 13 }).chain((piles) => fc.array(fc.nat(piles - 1), { minLength: 52, maxLength: 52 })),
    )
    .map(([heights, deck, places]) => {
      const piles: Card[][] = luckyThirteen.piles.all.map(() => []);
      for (const card of CARDS) if (rank(card) <= heights[suit(card)]!) piles[13 + suit(card)]!.push(card);
      for (const card of deck) if (rank(card) > heights[suit(card)]!) piles[places[card]!]!.push(card);
      return { piles };
    });

function disguised({ piles }: Position, suits: readonly number[], order: readonly number[]): Position {
  const changed = piles.map((cards) => cards.map((card) => 13 * suits[suit(card)]! + (card % 13)));
  return { piles: [...order.map((i) => changed[i]!), ...[0, 1, 2, 3].map((s) => changed[13 + suits.indexOf(s)]!)] };
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const anyOrder = (n: number) => fc.shuffledSubarray(upTo(n), { minLength: n });

describe('the search of the games built by rank', () => {
  for (const least of [5, 7, 9]) {
    it(`agrees with an exhaustive one on any table with ${least} or more cards on each foundation`, () => {
      const verdicts = new Set<Verdict | undefined>();
      fc.assert(
        fc.property(anyTable(least), (position) => {
          verdicts.add(expectTruth(dealOf(0), position, 3000, 1e6));
        }),
        { numRuns: 150 },
      );
      expect(verdicts).to.include.all.keys('winnable', 'unwinnable');
    });
  }

  for (const [index, { id }] of variants.entries()) {
    it(`agrees with an exhaustive one where random play strays from a win in ${id}`, () => {
      // Lucky Thirteen can be won with seed 28, Baker's Dozen with nearly every seed.
      const deal = dealOf(index, '28');
      const { actions } = found(deal, start(deal));
      const line = [start(deal)];
      for (const action of actions!) line.push(perform(deal, line.at(-1)!, action));
      fc.assert(
        fc.property(fc.integer({ min: 14, max: 50 }), fc.array(fc.nat(1000), { maxLength: 40 }), (back, picks) => {
          let position = line.at(-back)!;
          for (const pick of picks) {
            const legal = deal.rules.won(position) ? [] : deal.rules.actions(position, deal.options);
            if (legal.length > 0) position = perform(deal, position, legal[pick % legal.length]!);
          }
          expectTruth(deal, position, 3000, 1e6);
        }),
        { numRuns: times(100) },
      );
    });
  }

  it('does not depend on suits or on the order of the piles', () => {
    fc.assert(
      fc.property(anyTable(3), anyOrder(4), anyOrder(13), (position, suits, order) => {
        const verdicts = [position, disguised(position, suits, order)].map(
          (each) => found(dealOf(0), each, 20_000).verdict,
        );
        // The order may change how long a search takes.
        if (!verdicts.includes('unknown')) expect(verdicts[1]).to.equal(verdicts[0]);
      }),
      { numRuns: times(200) },
    );
  });

  it('wins whole deals by the rules', () => {
    for (const index of [0, 1]) {
      let won = 0;
      for (const seed of upTo(16)) {
        const deal = dealOf(index, String(seed));
        const outcome = found(deal, start(deal), 20_000);
        if (outcome.verdict !== 'winnable') continue;
        expectWin(deal, start(deal), outcome.actions!);
        won++;
      }
      // Within that limit it wins 9 % of 1,000 deals of Lucky Thirteen and 93 % of Baker's Dozen.
      if (index === 1) expect(won).to.be.above(8);
    }
  });

  it('proves deals lost that have no room for all cards, and wins deals that need much digging', () => {
    const verdicts = ['835', '1511', '425', '1861'].map((seed) => {
      const deal = dealOf(0, seed);
      const outcome = found(deal, start(deal), 30_000);
      if (outcome.actions) expectWin(deal, start(deal), outcome.actions);
      return outcome.verdict;
    });
    expect(verdicts).to.deep.equal(['unwinnable', 'unwinnable', 'winnable', 'winnable']);
  });

  it('yields often, ends at its limit, and can run beside another', () => {
    const deal = dealOf(1, '5');
    expectManners(deal, start(deal), 1000);
  });

  it('has nothing to do if the game is won', () => {
    const position = { piles: [...upTo(13).map(() => []), ...upTo(4).map((s) => upTo(13).map((r) => 13 * s + r))] };
    expect(found(dealOf(0), position)).to.deep.equal({ verdict: 'winnable', actions: [] });
  });
});
