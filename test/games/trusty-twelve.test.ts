// Titles quote the rule sheet, or state what it leaves open.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import { followRecord } from '../engine/follow.js';
import { cardsOf, deckOf, draw, place, recycle, redeal } from '../engine/table.js';
import { WON } from '../support/games-played.js';

const ID = 'trusty-twelve';
const PILES = Array.from({ length: 12 }, (_, i) => `tableau-${i + 1}`);

const dealt = (cards: string) => createGame(ID, { deck: deckOf(cards) });
const table = () => dealt('TC TD TH TS 9D 8S AC KD KH 2S QS 5C | 4D JH');

describe('Trusty Twelve is set up', () => {
  it('“Deal one card to each of twelve tableau piles. Place the remaining forty cards in a single pile to form the stock.”', () => {
    const { piles } = table().state;
    expect(piles.map(({ id }) => id)).to.deep.equal([...PILES, 'stock']);
    expect(piles.map(({ kind }) => kind)).to.deep.equal([...PILES.map(() => 'tableau'), 'stock']);
    expect(piles.map(({ cards }) => cards.length)).to.deep.equal([...PILES.map(() => 1), 40]);
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
      expect(place(game, '9D', ten)).to.be.true;
      expect(place(game, '8S', '9D')).to.be.true;
      expect(PILES.map((id) => cardsOf(game, id))).to.include(`${ten} 9D 8S`);
    });
  }

  it('“only if it is exactly one rank lower”: not two lower, not the same, not higher', () => {
    const game = table();
    const { state } = game;
    for (const [card, onto] of [
      ['8S', 'TC'],
      ['TC', 'TD'],
      ['TC', '9D'],
      ['9D', 'KD'],
      ['2S', 'QS'],
    ] as const) {
      expect(place(game, card, onto), `${card} on ${onto}`).to.be.false;
    }
    expect(place(game, '9D', 'tableau-5'), 'on its own pile').to.be.false;
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
    const game = table();
    for (const card of ['TC', 'KD', 'KH', '2S', 'QS', '5C']) expect(place(game, card, 'AC'), card).to.be.false;
    expect(place(game, 'AC', 'KD')).to.be.false;
  });

  it('“Only the top card of each tableau pile is available. Sequences of multiple cards cannot be moved as a unit.”', () => {
    const game = dealt('JD TC TD 9D 8S AC AD AH AS KD KH KS');
    expect([place(game, '9D', 'TC'), place(game, '8S', '9D')]).to.deep.equal([true, true]);
    expect(place(game, '9D', 'TD'), 'from below the 8').to.be.false;
    expect(place(game, 'TC', 'JD'), 'with 9 and 8 upon it').to.be.false;
    expect(game.legalMoves.map((move) => move.type === 'move' && move.card)).to.not.include.members(['9D', 'TC']);
  });

  it('also from a pile of several cards, which keeps the others and takes none of the stock', () => {
    const game = dealt('TC TD 9D 8S AC AD AH AS KD KH KS QD | JH');
    place(game, '9D', 'TC');
    const stock = cardsOf(game, 'stock');
    expect(place(game, '9D', 'TD')).to.be.true;
    expect([cardsOf(game, 'tableau-1'), cardsOf(game, 'tableau-2')]).to.deep.equal(['TC', 'TD 9D']);
    expect(cardsOf(game, 'stock')).to.equal(stock);
  });
});

describe('The stock of Trusty Twelve', () => {
  it('“the empty space is immediately filled with the top card from the stock pile”, in one move and one undo', () => {
    const game = table();
    const before = game.state;
    place(game, '9D', 'TC');
    expect(cardsOf(game, 'tableau-5')).to.equal('4D');
    expect(cardsOf(game, 'stock').split(' ')).to.have.lengthOf(39);
    expect(game.state.moveCount).to.equal(1);
    place(game, '8S', '9D');
    expect(cardsOf(game, 'tableau-6')).to.equal('JH');
    expect([game.undo(), game.undo()]).to.deep.equal([true, true]);
    expect(game.state).to.deep.equal(before);
  });

  it('“A player cannot leave a space empty”: no pile is ever empty in a whole game', () => {
    const game = createGame(ID, { seed: '19' });
    const { moves } = recordFromText(WON[ID]!);
    for (let length = 0; length <= 40; length++) {
      followRecord(game, moves, length);
      for (const id of PILES) expect(cardsOf(game, id), `${id} after ${length} moves`).to.not.equal('');
    }
  });

  it('“Cards are drawn from the stock only to fill empty tableau spaces. There is no redeal.”', () => {
    const game = table();
    expect([draw(game), recycle(game), redeal(game)]).to.deep.equal([false, false, false]);
    expect(place(game, '4D', '5C'), 'from the stock').to.be.false;
    expect(new Set(game.legalMoves.map(({ type }) => type))).to.have.keys('move');
  });
});
