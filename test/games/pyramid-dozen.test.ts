// Titles quote the rule sheet.
import { expect } from 'chai';
import { recordFromText, verify } from '../../src/engine.js';
import { asOftenAsPossible, cardsOf, draw, place, recycle, remove, went } from '../engine/table.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { dealPyramid, layoutOf, piles } from './deals.js';

const pyramid = (number: number) => `pyramid-${number}`;

describe('Pyramid Dozen is set up', () => {
  it('“a pyramid of 28 cards”, row by row; “the remaining 24 cards form the stock pile”; waste and foundation are empty', () => {
    const game = dealPyramid({ above: 'AS 2S 3S 4S 5S 6S' });
    const ids = Array.from({ length: 28 }, (_, i) => pyramid(i + 1));
    const others = ['stock stock 24', 'waste waste 0', 'discard discard 0'];
    expect(layoutOf(game)).to.deep.equal([...piles(ids, 'pyramid', 1), ...others]);
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
    expect([remove(game, '6C', '6C'), remove(game, '6D')]).to.deep.equal([false, false]);
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
    expect(went(game, 'AC on 2C, 2C on 3C, 8C on pyramid-22')).to.equal('');
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
    expect([remove(game, 'AC', 'JD'), remove(game, 'JD', 'AC')]).to.deep.equal([false, false]);
  });

  it('“simply exposes the cards beneath; empty spaces are not filled”', () => {
    const game = dealPyramid({ lowest: 'AC JC QD', stock: '5S' });
    remove(game, 'AC', 'JC');
    draw(game);
    expect([cardsOf(game, pyramid(22)), cardsOf(game, pyramid(23))]).to.deep.equal(['', '']);
    expect(went(game, '5S on pyramid-22, QD on pyramid-23')).to.equal('');
  });

  it('“A Queen (12) is removed on its own”, from the pyramid and from the waste, and no other card is, nor two Queens', () => {
    const game = dealPyramid({ lowest: 'AC 2C 3C JC QC KC TC', stock: 'QD QS' });
    draw(game);
    expect(remove(game, 'QC', 'QD'), 'two Queens').to.be.false;
    expect(remove(game, 'QC')).to.be.true;
    for (const card of ['AC', '2C', '3C', 'JC', 'KC', 'TC']) expect(remove(game, card), card).to.be.false;
    draw(game);
    expect(remove(game, 'QD'), 'below the other Queen').to.be.false;
    expect([remove(game, 'QS'), remove(game, 'QD')]).to.deep.equal([true, true]);
  });
});

describe('The stock of Pyramid Dozen', () => {
  const cards = { lowest: 'AC JC 4C 5C 6C 2C 3C', stock: '7S 8H' };

  const turnsOf = (options: object, most = Infinity) => {
    const game = dealPyramid({ lowest: 'AC JC' }, options);
    const { recyclesLeft } = game.state;
    let turns = 0;
    for (; turns < most; turns++) {
      asOftenAsPossible(() => draw(game));
      if (!recycle(game)) break;
    }
    return { turns, recyclesLeft, game };
  };

  it('“draw one card from the stock and place it face-up on the waste pile”, also while a pair is there', () => {
    const game = dealPyramid(cards);
    const before = game.state;
    expect([draw(game), cardsOf(game, 'waste')]).to.deep.equal([true, '7S']);
    expect([draw(game), cardsOf(game, 'waste')]).to.deep.equal([true, '7S 8H']);
    expect([cardsOf(game, 'stock').split(' ').length, game.moveCount]).to.deep.equal([22, 2]);
    expect([game.undo(), game.undo()]).to.deep.equal([true, true]);
    expect(game.state).to.deep.equal(before);
  });

  it('“When the stock is depleted, the waste pile may be turned face-down to become the new stock”, in the same order', () => {
    const game = dealPyramid(cards);
    const stock = cardsOf(game, 'stock');
    expect(recycle(game), 'stock not empty').to.be.false;
    draw(game);
    expect(recycle(game), 'stock not empty').to.be.false;
    expect(asOftenAsPossible(() => draw(game))).to.equal(23);
    const depleted = game.state;
    expect(recycle(game)).to.be.true;
    expect([cardsOf(game, 'stock'), cardsOf(game, 'waste')]).to.deep.equal([stock, '']);
    expect(game.state).to.include({ moveCount: 25, recyclesLeft: 2 });
    expect(game.undo()).to.be.true;
    expect(game.state).to.deep.equal(depleted);
  });

  it('comes round without the cards that have left', () => {
    const game = dealPyramid(cards);
    draw(game);
    remove(game, '5C', '7S');
    asOftenAsPossible(() => draw(game));
    recycle(game);
    expect(cardsOf(game, 'stock').split(' ')).to.have.lengthOf(23).and.not.include('7S');
    draw(game);
    expect(cardsOf(game, 'waste')).to.equal('8H');
  });

  it('is recycled three times by default', () => {
    const { turns, game } = turnsOf({});
    expect(turns).to.equal(3);
    expect(game.state).to.deep.include({ recyclesLeft: 0, options: { recycles: 3, kings: 'stay' } });
    expect(game.state.status, 'a pair is still there').to.equal('playing');
  });

  for (const recycles of [0, 1, 99]) {
    it(`“the number of times the stock can be recycled is set at the start”: ${recycles}`, () => {
      expect(turnsOf({ recycles })).to.include({ turns: recycles, recyclesLeft: recycles });
    });
  }

  it('“or unlimited”: says so in the state and never runs out', () => {
    const { turns, game } = turnsOf({ recycles: 'unlimited' }, 120);
    expect([turns, game.state.recyclesLeft]).to.deep.equal([120, 'unlimited']);
  });
});

describe('A King of Pyramid Dozen', () => {
  const cards = { lowest: 'KC KD QC QD AC 2C 3C', stock: 'KH QH KS' };

  it('is 13 and stays by default: it leaves neither alone nor with a Queen', () => {
    const game = dealPyramid(cards);
    draw(game);
    for (const tried of [['KC'], ['KH'], ['KC', 'QC'], ['QC', 'KH'], ['KC', 'KD'], ['KC', 'AC']]) {
      expect(remove(game, ...tried), tried.join(' and ')).to.be.false;
    }
  });

  it('leaves with a Queen if kings=with-queen, from pyramid and waste; Queens still leave alone, Kings do not', () => {
    const game = dealPyramid(cards, { kings: 'with-queen' });
    expect([remove(game, 'KC'), remove(game, 'KC', 'KD'), remove(game, 'QC', 'QD')]).to.not.include(true);
    expect([remove(game, 'QC'), game.undo(), remove(game, 'KC', 'QC')]).to.not.include(false);
    draw(game);
    expect(remove(game, 'KH'), 'alone from the waste').to.be.false;
    expect(remove(game, 'QD', 'KH'), 'a Queen with the waste').to.be.true;
    draw(game);
    expect(remove(game, 'KD', 'QH'), 'a King with the waste').to.be.true;
    expect(cardsOf(game, 'discard').split(' ')).to.have.members(['KC', 'QC', 'KH', 'QD', 'KD', 'QH']);
  });

  it('leaves alone if kings=alone, from pyramid and waste, and not with a Queen', () => {
    const game = dealPyramid(cards, { kings: 'alone' });
    draw(game);
    expect([remove(game, 'KC', 'QC'), remove(game, 'QC', 'KH'), remove(game, 'KC', 'KD')]).to.not.include(true);
    expect([remove(game, 'KC'), remove(game, 'KH'), remove(game, 'QC')]).to.not.include(false);
  });

  it('decides whole games: a game won with the option is illegal without it', () => {
    for (const record of WON_WITH_OPTIONS.map(recordFromText).filter(({ game }) => game === 'pyramid-dozen')) {
      const asGiven = verify({ ...record, options: { ...record.options, kings: 'stay' } });
      expect(asGiven).to.include({ ok: false }).and.have.property('at');
    }
  });
});

describe('Pyramid Dozen ends', () => {
  it('“All cards have been removed from the tableau by valid pairs (and single Queens)”; stock and waste may remain', () => {
    const verdict = verify(recordFromText(WON['pyramid-dozen']!));
    if (!verdict.ok) throw new Error(verdict.error);
    const left = (kind: string) =>
      verdict.state.piles.filter((pile) => pile.kind === kind).flatMap(({ cards }) => cards);
    expect([verdict.status, left('pyramid')]).to.deep.equal(['won', []]);
    expect([...left('stock'), ...left('waste')]).to.not.be.empty;
  });

  it('“If no legal pairs can be made and the stock is exhausted (with no permitted recycles), the game ends”', () => {
    const cards = {
      above: '9C 9D 9H 9S JC JH JS QC QD QH QS AD AH AS 2C 2D 2H 2S 3H 3S 4C',
      lowest: 'KC KD KH KS AC 3C 3D',
      stock: `${'?? '.repeat(23)} JD`,
    };
    for (const [recycles, reason] of [
      [0, 'no-moves'],
      // What is left to turn over leads nowhere.
      [1, 'no-progress'],
    ] as const) {
      const game = dealPyramid(cards, { recycles });
      expect(asOftenAsPossible(() => draw(game))).to.equal(24);
      expect(game.status).to.equal('playing');
      expect(remove(game, 'AC', 'JD')).to.be.true;
      expect(game.state).to.include({ status: 'lost', reason });
    }
  });

  it('“Unpairable Cards”: lost at once, and not after ninety empty draws, where no card can ever leave', () => {
    const above = 'JC JD JH JS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S QC QD QH QS 5C';
    for (const recycles of [0, 3, 'unlimited']) {
      const game = dealPyramid({ above, lowest: 'KC KD KH KS AC AD AH' }, { recycles });
      expect(game.state, `recycles ${recycles}`).to.include({ status: 'lost', reason: 'no-progress' });
      expect([draw(game), game.legalMoves.length]).to.deep.equal([false, 0]);
    }
  });

  it('only with the last chance of a card that is needed', () => {
    const above = 'JC JD JH TC 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S QC QD QH QS 5C';
    const game = dealPyramid({ above, lowest: 'KC KD KH KS AC AD AH', stock: 'JS' }, { recycles: 1 });
    draw(game);
    draw(game);
    expect(game.status, 'the Jack comes round once more').to.equal('playing');
    asOftenAsPossible(() => draw(game));
    recycle(game);
    draw(game);
    expect(game.status, 'the Jack is there').to.equal('playing');
    draw(game);
    expect(game.state, 'the Jack is buried for good').to.include({ status: 'lost', reason: 'no-progress' });
    game.undo();
    expect(remove(game, 'AC', 'JS')).to.be.true;
  });
});
