// Titles quote the rule sheet.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import { followRecord } from '../engine/follow.js';
import { bringHome, cardsOf, draw, place, recycle } from '../engine/table.js';
import { WON } from '../support/games-played.js';
import { dealFans } from './deals.js';

const ID = 'trefoil-solitaire';
const FANS = Array.from({ length: 16 }, (_, i) => `tableau-${i + 1}`);
const FOUNDATIONS = ['foundation-C', 'foundation-D', 'foundation-H', 'foundation-S'];

describe('Trefoil is set up', () => {
  it('“Foundations: four piles, each starting with an Ace. Tableau: 16 piles, each with 3 cards.”', () => {
    const game = createGame(ID, { seed: '42' });
    const { piles } = game.state;
    expect(piles.map(({ id }) => id)).to.deep.equal([...FANS, ...FOUNDATIONS]);
    expect(piles.map(({ kind }) => kind)).to.deep.equal([
      ...FANS.map(() => 'tableau'),
      ...FOUNDATIONS.map(() => 'foundation'),
    ]);
    expect(piles.map(({ cards }) => cards.length)).to.deep.equal([...FANS.map(() => 3), 1, 1, 1, 1]);
    expect(FOUNDATIONS.map((id) => cardsOf(game, id))).to.deep.equal(['AC', 'AD', 'AH', 'AS']);
  });

  it('the Aces come out wherever they are, and the other 48 cards keep their order', () => {
    const { deck } = dealFans('KC 5D 2C | KD 6D 3C').state;
    const others = deck!.split(' ').slice(4);
    for (const places of [
      [48, 48, 48, 48],
      [0, 13, 26, 39],
      [47, 1, 0, 20],
    ]) {
      const mixed = [...others];
      for (const [i, ace] of ['AS', 'AD', 'AC', 'AH'].entries()) mixed.splice(places[i]!, 0, ace);
      const game = createGame(ID, { deck: mixed });
      expect(FANS.flatMap((id) => cardsOf(game, id).split(' '))).to.deep.equal(others);
      expect(FOUNDATIONS.map((id) => cardsOf(game, id))).to.deep.equal(['AC', 'AD', 'AH', 'AS']);
    }
  });

  it('“No stock or reserve piles exist; all cards are in play from the start”', () => {
    const game = createGame(ID, { seed: '42' });
    expect([draw(game), recycle(game)]).to.deep.equal([false, false]);
    expect(game.state.piles.flatMap(({ cards }) => cards)).to.have.lengthOf(52);
  });
});

describe('The foundations of Trefoil', () => {
  it('“Only cards of the same suit and the next higher rank”', () => {
    const game = dealFans('KC 5D 2C | KD 6D 3C | QC 7H 2D | QD 8H 3D');
    expect(bringHome(game, '3C'), 'the 3 on the Ace').to.be.false;
    expect(place(game, '2C', 'foundation-D'), 'clubs on diamonds').to.be.false;
    expect([bringHome(game, '2C'), bringHome(game, '3C')]).to.deep.equal([true, true]);
    expect(place(game, '3D', 'foundation-C'), 'diamonds on clubs').to.be.false;
    expect(cardsOf(game, 'foundation-C')).to.equal('AC 2C 3C');
    expect(bringHome(game, '6D'), 'a card that is far too high').to.be.false;
  });

  it('take “only the top card”', () => {
    const game = dealFans('KC 2C 9D | 2D KD 9H');
    expect([bringHome(game, '2C'), bringHome(game, '2D')]).to.deep.equal([false, false]);
  });

  it('give no card back', () => {
    const game = dealFans('KC 5D 2C | KD 6D 3C');
    bringHome(game, '2C');
    expect(place(game, '2C', '3C')).to.be.false;
    expect(place(game, 'AD', '2C')).to.be.false;
    expect(game.legalMoves.filter((move) => 'from' in move && move.from.includes('foundation'))).to.be.empty;
  });

  it('“The game is won when all cards have been moved to the four foundation piles, from Ace to King”', () => {
    const { seed, moves } = recordFromText(WON[ID]!);
    const game = createGame(ID, { seed: seed! });
    followRecord(game, moves, moves.match(/-|\w\w/g)!.length - 1);
    expect(game.status).to.equal('playing');
    followRecord(game, moves);
    expect(game.status).to.equal('won');
    for (const suit of 'CDHS') {
      const upward = Array.from('A23456789TJQK', (rank) => rank + suit).join(' ');
      expect(cardsOf(game, `foundation-${suit}`)).to.equal(upward);
    }
    expect(FANS.map((id) => cardsOf(game, id)).join('')).to.equal('');
  });
});

describe('The fans of Trefoil', () => {
  const fans = '5C 6C JH | 7C 8C TH | 5D 6D TS | 7D 8D 9H | 5S 6S TD | 7S 8S QS';

  it('“Build down in suit (e.g., 10♥ on Jack♥)”', () => {
    const game = dealFans(fans);
    expect(place(game, 'TH', 'JH')).to.be.true;
    expect(place(game, '9H', 'TH')).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal('5C 6C JH TH 9H');
  });

  it('“only if they are one rank lower and of the same suit”', () => {
    const game = dealFans(fans);
    const { state } = game;
    for (const [card, onto] of [
      ['TS', 'JH'],
      ['TD', 'JH'],
      ['9H', 'JH'],
      ['9H', 'TS'],
      ['JH', 'TH'],
      ['TS', 'QS'],
    ] as const) {
      expect(place(game, card, onto), `${card} on ${onto}`).to.be.false;
    }
    expect(game.state).to.deep.equal(state);
  });

  it('“Only the top card of each tableau pile may be moved”; “sequences cannot be moved as a group”', () => {
    const game = dealFans('5C 6C JH | 7C 8C TH | 5D TS 9H | 6D 8D JS | 7D 9S QH');
    expect(place(game, 'TS', 'JS'), 'below the 9').to.be.false;
    expect([place(game, 'TH', 'JH'), place(game, '9H', 'TH')]).to.deep.equal([true, true]);
    expect(place(game, 'JH', 'QH'), 'with 10 and 9 upon it').to.be.false;
    expect(place(game, 'TS', 'JS'), 'now at the top').to.be.true;
  });

  it('“Empty tableau spaces are not filled”, not even with a King', () => {
    const game = dealFans('4C 3C 2C | 5D 6D KD | 7D 8D 5C');
    for (const card of ['2C', '3C', '4C']) bringHome(game, card);
    expect(cardsOf(game, 'tableau-1')).to.equal('');
    expect([place(game, 'KD', 'tableau-1'), place(game, '5C', 'tableau-1')]).to.deep.equal([false, false]);
    expect(game.legalMoves.filter((move) => 'to' in move && move.to === 'tableau-1')).to.be.empty;
  });
});
