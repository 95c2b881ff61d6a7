// Titles quote the rule sheet.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import { followRecord } from '../engine/follow.js';
import { bringHome, cardsOf, draw, place, recycle, redeal } from '../engine/table.js';
import { WON } from '../support/games-played.js';
import { dealFours } from './deals.js';

const ID = 'bakers-dozen';
const COLUMNS = Array.from({ length: 13 }, (_, i) => `tableau-${i + 1}`);
const FOUNDATIONS = ['foundation-C', 'foundation-D', 'foundation-H', 'foundation-S'];

const dealt = (columns: string) => dealFours(ID, columns);

describe("Baker's Dozen is set up", () => {
  it('“Deal all cards face-up into 13 tableau columns, each containing 4 cards. Foundations: four empty spaces.”', () => {
    const { piles } = createGame(ID, { seed: '42' }).state;
    expect(piles.map(({ id }) => id)).to.deep.equal([...COLUMNS, ...FOUNDATIONS]);
    expect(piles.map(({ cards }) => cards.length)).to.deep.equal([...COLUMNS.map(() => 4), 0, 0, 0, 0]);
    expect(new Set(piles.map(({ kind }) => kind))).to.have.keys('tableau', 'foundation');
  });

  for (const [kings, column, sunk] of [
    [0, '2C 3D 4H 5S', '2C 3D 4H 5S'],
    [1, 'KC 3D 4H 5S', 'KC 3D 4H 5S'],
    [1, '2C KC 4H 5S', 'KC 2C 4H 5S'],
    [1, '2C 3D 4H KC', 'KC 2C 3D 4H'],
    [2, 'KC 3D KD 5S', 'KC KD 3D 5S'],
    [2, '2C KD 4H KC', 'KD KC 2C 4H'],
    [2, '2C 3D KS KH', 'KS KH 2C 3D'],
    [3, '2C KS KD KC', 'KS KD KC 2C'],
    [3, 'KH KC 3D KS', 'KH KC KS 3D'],
    [4, 'KS KC KH KD', 'KS KC KH KD'],
  ] as const) {
    it(`“move every King in each column to the bottom … in the order they were dealt”: ${kings} in ${column}`, () => {
      const game = dealt(`?? | ${column}`);
      expect(cardsOf(game, 'tableau-2')).to.equal(sunk);
      expect(game.state.moveCount).to.equal(0);
    });
  }

  it('no other card moves, and no King leaves its column', () => {
    const [sunk, plain] = [ID, 'lucky-thirteen'].map((id) => createGame(id, { seed: '42' }));
    for (const id of COLUMNS) {
      const [cards, asDealt] = [cardsOf(sunk!, id).split(' '), cardsOf(plain!, id).split(' ')];
      expect(cards).to.have.members(asDealt);
      const isLower = (card: string) => !card.startsWith('K');
      expect(cards.filter(isLower)).to.deep.equal(asDealt.filter(isLower));
    }
  });

  it('“There are no stock, reserve, or cell areas”, and “no redeal”', () => {
    const game = createGame(ID, { seed: '42' });
    expect([draw(game), recycle(game), redeal(game)]).to.deep.equal([false, false, false]);
    expect(new Set(game.legalMoves.map(({ type }) => type))).to.have.keys('move');
  });
});

describe("The foundations of Baker's Dozen", () => {
  it('“one for each suit … in ascending order and in the same suit, starting with Ace”', () => {
    const game = dealt('3H 2H AH | 3D 2D AC | KS 4H');
    expect([bringHome(game, '4H'), place(game, 'AH', 'foundation-S')]).to.deep.equal([false, false]);
    expect(bringHome(game, 'AH')).to.be.true;
    expect(place(game, '4H', 'foundation-H'), 'a 4 on the Ace').to.be.false;
    for (const card of ['2H', '3H', '4H', 'AC']) expect(bringHome(game, card), card).to.be.true;
    expect(place(game, '2D', 'foundation-C'), 'diamonds on clubs').to.be.false;
    expect(cardsOf(game, 'foundation-H')).to.equal('AH 2H 3H 4H');
  });

  it('“Once a card is placed on a foundation, it cannot be returned to the tableau”', () => {
    const game = dealt('AH | 2C');
    bringHome(game, 'AH');
    expect(place(game, 'AH', '2C')).to.be.false;
    expect(game.undo(), 'except by undo').to.be.true;
    expect(place(game, 'AH', '2C')).to.be.true;
  });
});

describe("The columns of Baker's Dozen", () => {
  for (const seven of ['7C', '7D', '7H', '7S']) {
    it(`“any 6 can be placed on any 7, regardless of suit”: ${seven}`, () => {
      const game = dealt('6D | 7C | 7D | 7H | 7S');
      expect(place(game, '6D', seven)).to.be.true;
    });
  }

  it('“build down in descending order by rank”: not two lower, not the same, not up, nothing on an Ace', () => {
    const game = dealt('5D | 7C | 7D | 8H | AC | 2D | QS');
    for (const [card, onto] of [
      ['5D', '7C'],
      ['7C', '7D'],
      ['8H', '7C'],
      ['2D', 'AC'],
    ] as const) {
      expect(place(game, card, onto), `${card} on ${onto}`).to.be.false;
    }
  });

  it('a King takes a Queen and goes on nothing', () => {
    // Only Kings lie under a King, so three moves uncover it.
    const game = dealt('KC 3C 2C AC | QD | QH | AH');
    for (const card of ['AC', '2C', '3C']) bringHome(game, card);
    for (const onto of ['QD', 'AH', 'foundation-C']) expect(place(game, 'KC', onto), onto).to.be.false;
    expect([place(game, 'QD', 'KC'), cardsOf(game, 'tableau-1')]).to.deep.equal([true, 'KC QD']);
  });

  it('“Only the top card of each column can be moved; cards beneath are inaccessible until uncovered”, one at a time', () => {
    const game = dealt('6D 9S | TC | 7H | 5C | 7S');
    expect(place(game, '6D', '7H'), 'below the 9').to.be.false;
    expect([place(game, '9S', 'TC'), place(game, '6D', '7H'), place(game, '5C', '6D')]).to.not.include(false);
    expect(place(game, '6D', '7S'), 'with the 5 upon it').to.be.false;
  });

  it('“If a tableau column becomes empty, it remains empty for the rest of the game”, for Kings too', () => {
    const game = dealt('4C 3C 2C AC | KD 3D 2D AD | 5H');
    for (const card of ['AC', '2C', '3C', '4C', 'AD', '2D', '3D']) bringHome(game, card);
    expect([cardsOf(game, 'tableau-1'), cardsOf(game, 'tableau-2')]).to.deep.equal(['', 'KD']);
    for (const card of ['KD', '5H']) expect(place(game, card, 'tableau-1'), card).to.be.false;
    expect(game.legalMoves.filter((move) => 'to' in move && move.to === 'tableau-1')).to.be.empty;
  });
});

describe("Baker's Dozen ends", () => {
  it('“won when all 52 cards have been successfully moved to the four foundation piles, from Ace to King”', () => {
    const { seed, moves } = recordFromText(WON[ID]!);
    const game = createGame(ID, { seed: seed! });
    followRecord(game, moves, moves.length / 2 - 1);
    expect(game.status).to.equal('playing');
    followRecord(game, moves);
    expect(game.status).to.equal('won');
    expect(FOUNDATIONS.map((id) => cardsOf(game, id))).to.deep.equal(
      Array.from('CDHS', (suit) => Array.from('A23456789TJQK', (rank) => rank + suit).join(' ')),
    );
  });

  it('“lost if no legal moves remain and not all cards have been moved to the foundations”', () => {
    const { state, legalMoves } = dealt('QC | QD | QH | QS | TC | TD | TH | TS | 8C | 8D | 8H | 8S | 6C');
    expect(state).to.include({ status: 'lost', reason: 'no-moves' });
    expect(legalMoves).to.be.empty;
  });

  it('lost if a card can still move, but none can ever reach a foundation', () => {
    const { state, legalMoves } = dealt('QC | QD | QH | QS | 7C | 7D | 7H | 7S | TC | TD | 4C | 4D | 4H 9C');
    expect(state).to.include({ status: 'lost', reason: 'no-progress' });
    expect(legalMoves).to.be.empty;
  });
});
