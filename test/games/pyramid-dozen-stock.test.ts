// Titles quote the rule sheet.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { asOftenAsPossible, cardsOf, draw, recycle, remove } from '../engine/table.js';
import { dealPyramid } from './deals.js';

const turnsOf = (options: object, most = Infinity) => {
  const game = dealPyramid({ lowest: 'AC JC' }, options);
  let turns = 0;
  for (; turns < most; turns++) {
    asOftenAsPossible(() => draw(game));
    if (!recycle(game)) break;
  }
  return { turns, game };
};

describe('The stock of Pyramid Dozen', () => {
  it('“draw one card from the stock and place it face-up on the waste pile”, also while a pair is there', () => {
    const game = dealPyramid({ lowest: 'AC JC', stock: '5S 7H' });
    const before = game.state;
    expect([draw(game), cardsOf(game, 'waste')]).to.deep.equal([true, '5S']);
    expect([draw(game), cardsOf(game, 'waste')]).to.deep.equal([true, '5S 7H']);
    expect(cardsOf(game, 'stock').split(' ')).to.have.lengthOf(22);
    expect(game.state.moveCount).to.equal(2);
    expect([game.undo(), game.undo()]).to.deep.equal([true, true]);
    expect(game.state).to.deep.equal(before);
  });

  it('“When the stock is depleted, the waste pile may be turned face-down to become the new stock”, in the same order', () => {
    const game = dealPyramid({ lowest: 'AC JC 4C 5C 6C 2C 3C', stock: '7S 8H' });
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
    const game = dealPyramid({ lowest: 'AC JC 4C 5C 6C 2C 3C', stock: '7S 8H' });
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
      expect(createGame('pyramid-dozen', { recycles }).state.recyclesLeft).to.equal(recycles);
      expect(turnsOf({ recycles }).turns).to.equal(recycles);
    });
  }

  it('“or unlimited”: says so in the state and never runs out', () => {
    const { turns, game } = turnsOf({ recycles: 'unlimited' }, 120);
    expect(turns).to.equal(120);
    expect(game.state.recyclesLeft).to.equal('unlimited');
    expect(JSON.parse(JSON.stringify(game.state))).to.deep.equal(game.state);
  });
});
