// The sheet of Golf, sentence by sentence.
import { expect } from 'chai';
import { golfSolitaire } from '../../../src/examples/golf-solitaire.js';
import { asOftenAsPossible, cardsOf, draw, place, recycle } from '../../engine/table.js';
import { dealt } from './table.js';

const SIZES = [5, 5, 5, 5, 5, 5, 5, 1];

/** Seven columns by their upper cards, then the card of the waste, and the next cards of the stock. */
const deal = (columns: string, stock = '') => dealt(golfSolitaire, SIZES, columns, stock);

describe('Golf', () => {
  it('moves a top card to the waste if it is one rank higher or lower, in any suit', () => {
    const game = deal('7C 5S | 5D | 7H | 6C | 4S | 8D | TC | 6H');
    expect(place(game, '6C', 'waste'), 'the same rank').to.be.false;
    expect(place(game, '8D', 'waste'), 'two higher').to.be.false;
    expect(place(game, '5D', '7H'), 'not within the tableau').to.be.false;
    for (const card of ['5D', '6C', '7H', '8D']) expect(place(game, card, 'waste'), card).to.be.true;
    expect(cardsOf(game, 'waste')).to.equal('6H 5D 6C 7H 8D');
    expect(place(game, '7C', 'waste'), 'below another card').to.be.false;
  });

  it('does not go round the corner: only a Queen goes on a King, only a 2 on an Ace', () => {
    const king = deal('AC | QD | 2H | 3C | 4S | 6D | TC | KH');
    expect(place(king, 'AC', 'waste')).to.be.false;
    expect(place(king, 'QD', 'waste')).to.be.true;
    const ace = deal('KC | QD | 2H | 3C | 4S | 6D | TC | AH');
    expect(place(ace, 'KC', 'waste')).to.be.false;
    expect(place(ace, '2H', 'waste')).to.be.true;
  });

  it('draws from the stock whenever one likes, one card at a time, and never again', () => {
    const game = deal('5D | | | | | | | 6H', 'KC QC');
    expect(draw(game)).to.be.true;
    expect(cardsOf(game, 'waste')).to.equal('6H KC');
    expect(asOftenAsPossible(() => draw(game))).to.equal(15);
    expect([draw(game), recycle(game)]).to.deep.equal([false, false]);
  });

  it('is lost when the stock is empty and no card fits', () => {
    const game = deal('2C | 2D | 2H | 2S | 4C | 4D | 4H | KS', '6C 6D 6H 6S 8C 8D 8H 8S TC TD TH TS QC QD QH QS');
    expect(game.status).to.equal('lost');
    expect(game.state.reason).to.equal('no-progress');
  });

  it('is won when the columns are cleared, whatever is left in the stock', () => {
    const { piles } = golfSolitaire;
    const cards = piles.all.map(() => [] as number[]);
    expect(golfSolitaire.won({ piles: cards.with(piles.stock, [1, 2]).with(piles.waste, [3]) })).to.be.true;
    expect(golfSolitaire.won({ piles: cards.with(6, [4]) })).to.be.false;
  });
});
