// Titles quote the rule sheet.
import { expect } from 'chai';
import type { Game } from '../../src/engine.js';
import { cardsOf, draw, place, remove } from '../engine/table.js';
import { dealPyramid } from './deals.js';

const pyramid = (number: number) => `pyramid-${number}`;
const idsOf = (game: Game) => game.state.piles.map(({ id }) => id);

describe('Pyramid Dozen is set up', () => {
  it('“a pyramid of 28 cards”, row by row; “the remaining 24 cards form the stock pile”; waste and foundation are empty', () => {
    const game = dealPyramid({ above: 'AS 2S 3S 4S 5S 6S' });
    const ids = Array.from({ length: 28 }, (_, i) => pyramid(i + 1));
    expect(idsOf(game)).to.deep.equal([...ids, 'stock', 'waste', 'discard']);
    expect(game.state.piles.map(({ cards }) => cards.length)).to.deep.equal([...ids.map(() => 1), 24, 0, 0]);
    expect(game.state.piles.map(({ kind }) => kind)).to.deep.equal([
      ...ids.map(() => 'pyramid'),
      'stock',
      'waste',
      'discard',
    ]);
    expect(ids.slice(0, 6).map((id) => cardsOf(game, id))).to.deep.equal(['AS', '2S', '3S', '4S', '5S', '6S']);
  });
});

describe('A pair of Pyramid Dozen', () => {
  const ranks = Array.from('A23456789TJQK');
  const value = (rank: string) => ranks.indexOf(rank) + 1;

  for (const [i, first] of ranks.entries()) {
    it(`“Ace = 1, 2–10 = face value, Jack = 11, Queen = 12, King = 13 … exactly 12”: ${first} and every other`, () => {
      for (const second of ranks.slice(i)) {
        for (const suits of ['CD', 'DC', 'SH']) {
          const pair = [first + suits[0]!, second + suits[1]!];
          const game = dealPyramid({ lowest: pair.join(' ') });
          expect(remove(game, ...pair), pair.join(' and ')).to.equal(value(first) + value(second) === 12);
        }
      }
    });
  }

  it('“No more than two cards may be removed at a time”', () => {
    const game = dealPyramid({ lowest: 'AC 2C 9C 6C 5C' });
    expect([remove(game, 'AC', '2C', '9C'), remove(game, 'AC', '5C', '6C'), remove(game)]).to.not.include(true);
  });

  it('is two different cards: no six makes twelve with itself', () => {
    const game = dealPyramid({ lowest: '6C 6D' });
    expect(remove(game, '6C', '6C')).to.be.false;
    expect(remove(game, '6D')).to.be.false;
    expect(remove(game, '6C', '6D')).to.be.true;
  });

  it('leaves for good: “placed in a foundation pile (not reused in play)”', () => {
    const game = dealPyramid({ lowest: 'AC JC 2D TD QS' });
    expect([remove(game, 'JC', 'AC'), remove(game, 'QS'), remove(game, '2D', 'TD')]).to.not.include(false);
    expect(cardsOf(game, 'discard').split(' ')).to.have.members(['AC', 'JC', 'QS', '2D', 'TD']);
    expect([remove(game, 'QS'), place(game, '2D', pyramid(24))]).to.not.include(true);
    expect(JSON.stringify(game.legalMoves)).to.not.include('discard');
  });

  it('“The top card of the waste pile is also available for pairing with any uncovered tableau card”, and only the top one', () => {
    const game = dealPyramid({ lowest: '3H 4H 5H 2H 2D 2S 2C', stock: '9S 8S' });
    expect(remove(game, '3H', '9S'), 'from the stock').to.be.false;
    draw(game);
    draw(game);
    expect(remove(game, '3H', '9S'), 'below the 8').to.be.false;
    expect(remove(game, '4H', '8S')).to.be.true;
    expect(remove(game, '9S', '3H'), 'the top one now').to.be.true;
    expect(cardsOf(game, 'waste')).to.equal('');
  });

  it('is never two cards of the waste, or the waste and the next card of the stock', () => {
    const game = dealPyramid({ lowest: 'KC KD KH KS 2C 3C 4C', stock: 'AS JS AH' });
    draw(game);
    expect(remove(game, 'AS', 'JS'), 'waste and stock').to.be.false;
    draw(game);
    expect(remove(game, 'AS', 'JS'), 'both in the waste').to.be.false;
    expect(remove(game, 'AH', 'JS'), 'waste and stock').to.be.false;
  });

  it('“There is no building of sequences”: no card is laid on another one', () => {
    const game = dealPyramid({ lowest: 'AC 2C 3C 4C 5C 6C 7C', stock: '8C' });
    draw(game);
    expect([place(game, 'AC', '2C'), place(game, '2C', '3C'), place(game, '8C', pyramid(22))]).to.not.include(true);
    expect(game.legalMoves.map(({ type }) => type)).to.not.include('move');
  });
});

describe('A card of the pyramid', () => {
  it('“Only uncovered cards (not overlapped by others) are available”: the lowest row at first', () => {
    const game = dealPyramid({ lowest: 'QC QD QH QS AC KC KD' });
    for (let number = 1; number <= 28; number++) {
      const isQueen = number >= 22 && number <= 25;
      const id = pyramid(number);
      expect(game.play({ type: 'remove', cards: [cardsOf(game, id)], from: [id] }), id).to.equal(isQueen);
    }
  });

  it('is uncovered when both cards that overlap it are gone, not one of them', () => {
    const game = dealPyramid({ above: `${'?? '.repeat(15)} QS 2C`, lowest: 'AC JC TC KC KD KH KS' });
    expect(remove(game, 'QS'), 'under two').to.be.false;
    remove(game, 'AC', 'JC');
    expect(remove(game, '2C', 'TC'), '2C still lies under TC, TC upon it').to.be.false;
    expect(remove(game, 'QS'), 'under none').to.be.true;
  });

  it('does not pair with one that still covers it', () => {
    const game = dealPyramid({ above: `${'?? '.repeat(15)} AC`, lowest: 'JD QH' });
    expect(remove(game, 'QH')).to.be.true;
    expect(remove(game, 'AC', 'JD')).to.be.false;
    expect(remove(game, 'JD', 'AC')).to.be.false;
  });

  it('“simply exposes the cards beneath; empty spaces are not filled”', () => {
    const game = dealPyramid({ lowest: 'AC JC QD', stock: '5S' });
    remove(game, 'AC', 'JC');
    draw(game);
    expect([cardsOf(game, pyramid(22)), cardsOf(game, pyramid(23))]).to.deep.equal(['', '']);
    expect(place(game, '5S', pyramid(22))).to.be.false;
    expect(place(game, 'QD', pyramid(23))).to.be.false;
  });

  it('“A Queen (12) is removed on its own”, from the pyramid and from the waste, and no other card is', () => {
    const game = dealPyramid({ lowest: 'AC 2C 3C JC QC KC TC', stock: 'QD QS' });
    expect(remove(game, 'QC')).to.be.true;
    for (const card of ['AC', '2C', '3C', 'JC', 'KC', 'TC']) expect(remove(game, card), card).to.be.false;
    draw(game);
    draw(game);
    expect(remove(game, 'QD'), 'below the other Queen').to.be.false;
    expect([remove(game, 'QS'), remove(game, 'QD')]).to.deep.equal([true, true]);
  });

  it('no two Queens leave together', () => {
    const game = dealPyramid({ lowest: 'QC QD' });
    expect(remove(game, 'QC', 'QD')).to.be.false;
  });
});
