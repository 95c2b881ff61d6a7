import { expect } from 'chai';
import { CARDS, codeOf, KING, rank } from '../../src/engine/model/card.js';
import { type DealRequest, readDeal, shuffle, start } from '../../src/engine/model/deal.js';
import type { Position } from '../../src/engine/model/position.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { few, times } from '../support/few.js';
import { dice, expectManners, expectTruth, expectWin, found, inOtherSuits, wander } from './truth.js';

const KINGS = ['stay', 'with-queen', 'alone'];
const RECYCLES = [0, 1, 2, 3, 99, 'unlimited'];

const dealt = (request: DealRequest) => {
  const deal = readDeal(pyramidDozen, request);
  return { deal, position: start(deal) };
};

/** A deck with the Kings in the stock, so that the game can be won if they stay. */
const kingsInStock = (seed: string) => {
  const deck = shuffle(CARDS, seed);
  const isKing = (card: number) => rank(card) === KING;
  const others = deck.filter((card) => !isKing(card));
  return [...others.slice(0, 28), ...shuffle([...others.slice(28), ...deck.filter(isKing)], seed)].map(codeOf);
};

const mirrored = (position: Position): Position => {
  const rows = [0, 1, 3, 6, 10, 15, 21].map((first, row) => position.piles.slice(first, first + row + 1));
  return { ...position, piles: [...rows.flatMap((row) => row.toReversed()), ...position.piles.slice(28)] };
};

/** The numbers from 0 up to whole, or a fifth of them, with which all kinds of recycling come. */
const someOf = (whole: number) => few([...Array(whole).keys()], whole / 5);

describe('the search of pyramid-dozen', () => {
  for (const kings of KINGS) {
    it(`decides every deal, Kings ${kings}, and its wins are wins by the rules`, () => {
      const deals = someOf(20);
      const wins = few(RECYCLES, 3).map((recycles) => {
        let won = 0;
        for (const i of deals) {
          const { deal, position } = dealt({ deck: kingsInStock(String(i)), kings, recycles });
          const { verdict, actions } = found(deal, position, 100_000);
          expect(verdict).not.to.equal('unknown');
          if (verdict !== 'winnable') continue;
          expectWin(deal, position, actions!);
          won += 1;
        }
        return won;
      });
      expect(wins, 'more recycling never loses a deal').to.deep.equal(wins.toSorted((a, b) => a - b));
      expect(wins.at(-1)).to.be.at.least(deals.length / 4);
    });

    it(`agrees with an exhaustive search at any stage of a game, Kings ${kings}`, () => {
      const die = dice(KINGS.indexOf(kings));
      const tally = { winnable: 0, unwinnable: 0 };
      const games = someOf(120);
      for (const i of games) {
        const deck = kings === 'stay' || die(2) > 0 ? { deck: kingsInStock(`all ${i}`) } : { seed: `all ${i}` };
        const { deal, position } = dealt({ ...deck, kings, recycles: RECYCLES[i % RECYCLES.length]! });
        const line = wander(deal, position, 200, die);
        // Goes back from the end of the game until there are too many positions.
        for (let at = line.length - 1; at >= 0; at -= 1 + die(4)) {
          const verdict = expectTruth(deal, line[at]!, 1000);
          if (verdict === undefined) break;
          if (verdict !== 'unknown') tally[verdict] += 1;
        }
      }
      expect(Math.min(tally.winnable, tally.unwinnable)).to.be.greaterThan(games.length / 5);
    });
  }

  it('does not depend on suits, or on left and right', () => {
    const die = dice(5);
    for (let i = 0; i < times(60); i++) {
      const { deal, position } = dealt({ seed: `like ${i}`, kings: KINGS[1 + (i % 2)]!, recycles: 2 });
      const at = wander(deal, position, die(30), die).at(-1)!;
      const { verdict } = found(deal, at);
      for (const like of [inOtherSuits(at, 1 + die(3)), mirrored(at)]) {
        const outcome = found(deal, like);
        expect(outcome.verdict).to.equal(verdict);
        if (outcome.actions) expectWin(deal, like, outcome.actions);
      }
    }
  });

  it('yields often, ends at its limit, and can run beside another', () => {
    const { deal, position } = dealt({ seed: '4', kings: 'with-queen', recycles: 1 });
    expectManners(deal, position);
  });
});
