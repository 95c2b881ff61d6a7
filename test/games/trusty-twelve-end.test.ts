// Titles quote the rule sheet.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import { followRecord } from '../engine/follow.js';
import { cardsOf, deckOf, place } from '../engine/table.js';
import { WON } from '../support/games-played.js';

const ID = 'trusty-twelve';
const PILES = Array.from({ length: 12 }, (_, i) => `tableau-${i + 1}`);

const dealt = (cards: string) => createGame(ID, { deck: deckOf(cards) });

describe('Trusty Twelve ends', () => {
  it('“when the last card from the stock fills an empty tableau space”, and then “cannot continue”', () => {
    const game = createGame(ID, { seed: '19' });
    const { moves } = recordFromText(WON[ID]!);
    followRecord(game, moves, 39);
    expect(cardsOf(game, 'stock')).to.match(/^\w\w$/);
    expect(game.status).to.equal('playing');
    followRecord(game, moves);
    expect(cardsOf(game, 'stock')).to.equal('');
    expect(game.status).to.equal('won');
    expect(PILES.flatMap((id) => cardsOf(game, id).split(' '))).to.have.lengthOf(52);
    expect(game.legalMoves).to.be.empty;
    const tries = PILES.flatMap((from) => PILES.map((to) => place(game, cardsOf(game, from).slice(-2), to)));
    expect(tries).to.not.include(true);
  });

  it('“If no legal moves exist on the tableau and the stock is not empty … the game is lost”', () => {
    const { state, legalMoves } = dealt('AC AD AH AS 3C 3D 3H 3S 5C 5D 5H 5S');
    expect(state).to.include({ status: 'lost', reason: 'no-moves' });
    expect(legalMoves).to.be.empty;
  });

  it('lost if moves are left, but “no empty spaces can be created to draw additional cards”: a 9 between two tens', () => {
    const game = dealt('TC TD 9H AC AD AH AS KC KD KH KS 5S | 5C');
    expect(game.status).to.equal('playing');
    expect(place(game, '9H', 'TC')).to.be.true;
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
    expect(place(game, '9H', 'TD'), 'in a lost game').to.be.false;
    game.undo();
    expect(game.status).to.equal('playing');
    expect(place(game, '9H', 'TD')).to.be.true;
  });

  it('not yet if it takes several moves to empty a pile', () => {
    const game = dealt('TC JD TD 9H JH AC AD AH AS KC KD KH | 5C 5D 5H');
    expect([place(game, '9H', 'TC'), place(game, 'TD', 'JD')]).to.deep.equal([true, true]);
    // No move empties a pile now. But once the 9 has gone to the other ten, its own ten can leave.
    expect(game.status).to.equal('playing');
    const stock = cardsOf(game, 'stock');
    expect(place(game, '9H', 'TD')).to.be.true;
    expect(cardsOf(game, 'stock')).to.equal(stock);
    expect(place(game, 'TC', 'JH')).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal('5H');
  });
});
