// Titles quote the rule sheet, or state what it leaves open.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import { followRecord } from '../engine/follow.js';
import { cardsOf, deckOf, draw, place, recycle, redeal, went } from '../engine/table.js';
import { WON } from '../support/games-played.js';
import { layoutOf, piles, tableau } from './deals.js';

const ID = 'trusty-twelve';
const PILES = tableau(12);

const dealt = (cards: string) => createGame(ID, { deck: deckOf(cards) });
const table = () => dealt('TC TD TH TS 9D 8S AC KD KH 2S QS 5C | 4D JH');

describe('Trusty Twelve is set up', () => {
  it('“Deal one card to each of twelve tableau piles. Place the remaining forty cards in a single pile to form the stock.”', () => {
    expect(layoutOf(table())).to.deep.equal([...piles(PILES, 'tableau', 1), 'stock stock 40']);
  });

  it('the first card of the deck goes to the first pile, and the thirteenth is the next one of the stock', () => {
    const game = table();
    expect(PILES.map((id) => cardsOf(game, id)).join(' ')).to.equal('TC TD TH TS 9D 8S AC KD KH 2S QS 5C');
    expect(cardsOf(game, 'stock')).to.match(/ JH 4D$/);
  });
});

describe('Trusty Twelve is built', () => {
  for (const ten of ['TC', 'TD', 'TH', 'TS']) {
    it(`“regardless of suit. A 9 may be placed on a 10 of any suit, and an 8 may then be placed on that 9”: ${ten}`, () => {
      const game = table();
      expect(went(game, `9D on ${ten}, 8S on 9D`)).to.equal(`9D on ${ten}, 8S on 9D`);
      expect(PILES.map((id) => cardsOf(game, id))).to.include(`${ten} 9D 8S`);
    });
  }

  it('“only if it is exactly one rank lower”: not two lower, not the same, not higher, nor on its own pile', () => {
    const game = table();
    const { state } = game;
    expect(went(game, '8S on TC, TC on TD, TC on 9D, 9D on KD, 2S on QS, 9D on tableau-5')).to.equal('');
    expect(game.state).to.deep.equal(state);
  });

  it('“King, Queen, Jack, 10, 9, 8, 7, 6, 5, 4, 3, 2, Ace”: from the King all the way down', () => {
    const chain = 'KC QD JH TS 9C 8D 7H 6S 5C 4D 3H 2S AH';
    const game = dealt(chain);
    for (const [i, card] of chain.split(' ').slice(1).entries()) {
      expect(place(game, card, chain.split(' ')[i]!), card).to.be.true;
    }
    expect(cardsOf(game, 'tableau-1')).to.equal(chain);
  });

  it('“An Ace cannot have any card placed on top of it. A King cannot be placed on an Ace.”', () => {
    expect(went(table(), 'TC on AC, KD on AC, KH on AC, 2S on AC, QS on AC, 5C on AC, AC on KD')).to.equal('');
  });

  it('“Only the top card of each tableau pile is available. Sequences of multiple cards cannot be moved as a unit.”', () => {
    const game = dealt('JD TC TD 9D 8S AC AD AH AS KD KH KS');
    expect(went(game, '9D on TC, 8S on 9D')).to.equal('9D on TC, 8S on 9D');
    expect(went(game, '9D on TD, TC on JD'), 'with the 8 upon both').to.equal('');
    expect(game.legalMoves.map((move) => move.type === 'move' && move.card)).to.not.include.members(['9D', 'TC']);
  });
});

describe('The stock of Trusty Twelve', () => {
  it('“the empty space is immediately filled with the top card from the stock pile”, in one move and one undo', () => {
    const game = table();
    const before = game.state;
    place(game, '9D', 'TC');
    expect([cardsOf(game, 'tableau-5'), cardsOf(game, 'stock').split(' ').length]).to.deep.equal(['4D', 39]);
    expect(game.state.moveCount).to.equal(1);
    place(game, '8S', '9D');
    expect(cardsOf(game, 'tableau-6')).to.equal('JH');
    expect([game.undo(), game.undo()]).to.deep.equal([true, true]);
    expect(game.state).to.deep.equal(before);
  });

  it('gives no card for one that leaves others in its pile', () => {
    const game = dealt('TC TD 9D 8S AC AD AH AS KD KH KS QD | JH');
    place(game, '9D', 'TC');
    const stock = cardsOf(game, 'stock');
    expect(place(game, '9D', 'TD')).to.be.true;
    expect(['tableau-1', 'tableau-2', 'stock'].map((id) => cardsOf(game, id))).to.deep.equal(['TC', 'TD 9D', stock]);
  });

  it('“Cards are drawn from the stock only to fill empty tableau spaces. There is no redeal.”', () => {
    const game = table();
    expect([draw(game), recycle(game), redeal(game)]).to.deep.equal([false, false, false]);
    expect(place(game, '4D', '5C'), 'from the stock').to.be.false;
    expect(new Set(game.legalMoves.map(({ type }) => type))).to.have.keys('move');
  });
});

describe('Trusty Twelve ends', () => {
  it('“when the last card from the stock fills an empty tableau space”, with no space empty until then', () => {
    const game = createGame(ID, { seed: '19' });
    const { moves } = recordFromText(WON[ID]!);
    for (let length = 1; length <= 40; length++) {
      expect(game.status).to.equal('playing');
      followRecord(game, moves, length);
      for (const id of PILES) expect(cardsOf(game, id), `${id} after ${length} moves`).to.not.equal('');
    }
    expect([game.status, cardsOf(game, 'stock'), game.record.moves]).to.deep.equal(['won', '', moves]);
    expect(PILES.flatMap((id) => cardsOf(game, id).split(' '))).to.have.lengthOf(52);
  });

  it('“If no legal moves exist on the tableau and the stock is not empty … the game is lost”', () => {
    const { state, legalMoves } = dealt('AC AD AH AS 3C 3D 3H 3S 5C 5D 5H 5S');
    expect(state).to.include({ status: 'lost', reason: 'no-moves' });
    expect(legalMoves).to.be.empty;
  });

  it('lost if moves are left, but “no empty spaces can be created to draw additional cards”: a 9 between two tens', () => {
    const game = dealt('TC TD 9H AC AD AH AS KC KD KH KS 5S | 5C');
    expect([game.status, place(game, '9H', 'TC')]).to.deep.equal(['playing', true]);
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
    expect(place(game, '9H', 'TD'), 'in a lost game').to.be.false;
    game.undo();
    expect([game.status, place(game, '9H', 'TD')]).to.deep.equal(['playing', true]);
  });

  it('not yet if it takes several moves to empty a pile', () => {
    const game = dealt('TC JD TD 9H JH AC AD AH AS KC KD KH | 5C 5D 5H');
    expect(went(game, '9H on TC, TD on JD')).to.equal('9H on TC, TD on JD');
    // No move empties a pile now. But once the 9 has gone to the other ten, its own ten can leave.
    expect(game.status).to.equal('playing');
    expect(went(game, '9H on TD, TC on JH')).to.equal('9H on TD, TC on JH');
    expect(cardsOf(game, 'tableau-1')).to.equal('5H');
  });
});
