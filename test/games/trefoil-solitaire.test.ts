// Titles quote the rule sheet, which calls the lift a draw.
import { expect } from 'chai';
import { createGame, type Game, recordFromText, verify } from '../../src/engine.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { bringHome, cardsOf, draw, lift, place, recycle, redeal, went } from '../engine/table.js';
import { WON_WITH_OPTIONS } from '../support/games-played.js';
import { dealFans, expectWonAtHome, FOUNDATIONS, layoutOf, piles, tableau } from './deals.js';

const ID = 'trefoil-solitaire';
const FANS = tableau(16);

/** A game after both redeals. */
function redealt(seed: string, options: object = {}): Game {
  const game = createGame(ID, { seed, ...options });
  expect([redeal(game), redeal(game)]).to.deep.equal([true, true]);
  return game;
}

describe('Trefoil is set up', () => {
  it('“Foundations: four piles, each starting with an Ace. Tableau: 16 piles, each with 3 cards.”', () => {
    const game = createGame(ID, { seed: '42' });
    expect(layoutOf(game)).to.deep.equal([...piles(FANS, 'tableau', 3), ...piles(FOUNDATIONS, 'foundation', 1)]);
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
  });
});

describe('The foundations of Trefoil', () => {
  it('“Only cards of the same suit and the next higher rank”', () => {
    const game = dealFans('KC 5D 2C | KD 6D 3C | QC 7H 2D | QD 8H 3D');
    expect(went(game, '3C on foundation-C, 2C on foundation-D')).to.equal('');
    expect([bringHome(game, '2C'), bringHome(game, '3C')]).to.deep.equal([true, true]);
    expect(went(game, '3D on foundation-C, 6D on foundation-D')).to.equal('');
    expect(cardsOf(game, 'foundation-C')).to.equal('AC 2C 3C');
  });

  it('take “only the top card”', () => {
    const game = dealFans('KC 2C 9D | 2D KD 9H');
    expect([bringHome(game, '2C'), bringHome(game, '2D')]).to.deep.equal([false, false]);
  });

  it('give no card back', () => {
    const game = dealFans('KC 5D 2C | KD 6D 3C');
    bringHome(game, '2C');
    expect(went(game, '2C on 3C, AD on 2C')).to.equal('');
    expect(game.legalMoves.filter((move) => 'from' in move && move.from.includes('foundation'))).to.be.empty;
  });

  it('“The game is won when all cards have been moved to the four foundation piles, from Ace to King”', () => {
    expectWonAtHome(ID);
  });
});

describe('The fans of Trefoil', () => {
  const fans = '5C 6C JH | 7C 8C TH | 5D 6D TS | 7D 8D 9H | 5S 6S TD | 7S 8S QS';

  it('“Build down in suit (e.g., 10♥ on Jack♥)”', () => {
    const game = dealFans(fans);
    expect(went(game, 'TH on JH, 9H on TH')).to.equal('TH on JH, 9H on TH');
    expect(cardsOf(game, 'tableau-1')).to.equal('5C 6C JH TH 9H');
  });

  it('“only if they are one rank lower and of the same suit”', () => {
    const game = dealFans(fans);
    expect(went(game, 'TS on JH, TD on JH, 9H on JH, 9H on TS, JH on TH, TS on QS')).to.equal('');
  });

  it('“Only the top card of each tableau pile may be moved”; “sequences cannot be moved as a group”', () => {
    const game = dealFans('5C 6C JH | 7C 8C TH | 5D TS 9H | 6D 8D JS | 7D 9S QH');
    expect(place(game, 'TS', 'JS'), 'below the 9').to.be.false;
    expect(went(game, 'TH on JH, 9H on TH')).to.equal('TH on JH, 9H on TH');
    expect(place(game, 'JH', 'QH'), 'with 10 and 9 upon it').to.be.false;
    expect(place(game, 'TS', 'JS'), 'now at the top').to.be.true;
  });

  it('“Empty tableau spaces are not filled”, not even with a King, but by a redeal', () => {
    const game = dealFans('4C 3C 2C | 5D 6D KD | 7D 8D 5C');
    for (const card of ['2C', '3C', '4C']) bringHome(game, card);
    expect(cardsOf(game, 'tableau-1')).to.equal('');
    expect(went(game, 'KD on tableau-1, 5C on tableau-1')).to.equal('');
    expect(game.legalMoves.filter((move) => 'to' in move && move.to === 'tableau-1')).to.be.empty;
    redeal(game);
    expect(cardsOf(game, 'tableau-1').split(' ')).to.have.lengthOf(3);
  });
});

describe('A redeal of Trefoil', () => {
  it('“Up to two redeals are permitted”', () => {
    const game = createGame(ID, { seed: '42' });
    for (const left of [2, 1]) expect([game.state.redealsLeft, redeal(game)]).to.deep.equal([left, true]);
    expect([game.state.redealsLeft, redeal(game)]).to.deep.equal([0, false]);
    expect(game.legalMoves).to.not.deep.include({ type: 'redeal' });
  });

  it('is possible at any time, even if other moves are left, and can be undone', () => {
    const game = dealFans('4C 3C 2C');
    const before = game.state;
    expect(game.legalMoves.length).to.be.above(1);
    expect([redeal(game), game.moveCount, game.undo()]).to.deep.equal([true, 1, true]);
    expect(game.state).to.deep.equal(before);
  });

  it('keeps the game open when nothing else can move', () => {
    const game = dealFans('');
    expect(game.legalMoves).to.deep.equal([{ type: 'redeal' }]);
    expect(game.status).to.equal('playing');
  });

  it('keeps the game open even if it will not help', () => {
    const game = createGame(ID, { seed: '45' });
    redeal(game);
    // No card can go home, before the second redeal or after it.
    expect(game.status).to.equal('playing');
    redeal(game);
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
  });
});

describe('Trefoil is lost', () => {
  it('“If no moves are possible and redeals are exhausted”', () => {
    const game = createGame(ID, { seed: '277' });
    expect([bringHome(game, '2C'), bringHome(game, '2H'), redeal(game)]).to.not.include(false);
    expect(game.status, 'with a redeal left').to.equal('playing');
    redeal(game);
    expect(game.state).to.include({ status: 'lost', reason: 'no-moves' });
  });

  it('if moves are left, but none can ever bring a card home', () => {
    expect(redealt('230').state).to.include({ status: 'lost', reason: 'no-progress' });
  });
});

describe('The lift of “Trefoil and a Draw”', () => {
  const lifts = (game: Game) => game.legalMoves.filter(({ type }) => type === 'lift');

  it('“should be considered optional”: there is none unless asked for', () => {
    const game = redealt('2');
    expect(game.state.options).to.deep.equal({ draw: false });
    expect(game.state).to.not.have.property('liftsLeft');
    expect([lifts(game).length, lift(game, cardsOf(game, 'tableau-1').slice(0, 2))]).to.deep.equal([0, false]);
  });

  it('“bring a buried card to the top after both redeals have been used”, once, and not before', () => {
    const game = createGame(ID, { seed: '42', draw: true });
    expect(game.state).to.deep.include({ options: { draw: true }, liftsLeft: 1 });
    for (const redealsLeft of [2, 1]) {
      expect(game.state.redealsLeft).to.equal(redealsLeft);
      expect([lifts(game).length, lift(game, '5S')]).to.deep.equal([0, false]);
      redeal(game);
    }
    expect(lifts(game)).to.have.lengthOf(32);
    const before = game.state;
    const [bottom, middle, top] = cardsOf(game, 'tableau-1').split(' ') as [string, string, string];
    expect(lift(game, top), 'the top card').to.be.false;
    expect(lift(game, bottom)).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal(`${middle} ${top} ${bottom}`);
    expect([game.state.liftsLeft, lifts(game).length, lift(game, 'JH')]).to.deep.equal([0, 0, false]);
    game.undo();
    expect(game.state).to.deep.equal(before);
    expect(lift(game, middle)).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal(`${bottom} ${top} ${middle}`);
  });

  it('is progress, as a redeal is: with one left, a game is on', () => {
    const game = createGame(ID, { seed: '42', draw: true });
    const before = trefoilSolitaire.progress(game.position);
    const gains = [() => redeal(game), () => redeal(game), () => game.play(lifts(game)[0]!)].map((turn) => {
      expect(turn()).to.be.true;
      return trefoilSolitaire.progress(game.position) - before;
    });
    expect(gains).to.deep.equal([1, 2, 3]);
  });

  it('takes no card from a foundation, and only from the pile the card is in', () => {
    const game = redealt('42', { draw: true });
    expect(lift(game, 'AC')).to.be.false;
    for (const [card, from] of [
      ['2H', 'tableau-2'],
      ['1H', 'tableau-1'],
      ['2H', 'tableau-17'],
      [undefined, 'tableau-1'],
    ]) {
      expect(game.play({ type: 'lift', card: card!, from: from! }), `${card} in ${from}`).to.be.false;
    }
    expect(game.play({ type: 'lift', card: '2H', from: 'tableau-1' })).to.be.true;
  });

  it('keeps a game open that is lost without it, until it is spent on a King', () => {
    const game = redealt('230', { draw: true });
    expect(game.status).to.equal('playing');
    const ofKing = lifts(game).find((move) => move.type === 'lift' && move.card.startsWith('K'))!;
    expect(game.play(ofKing)).to.be.true;
    expect(game.state).to.include({ status: 'lost', liftsLeft: 0 });
  });

  it('decides a whole game', () => {
    const record = WON_WITH_OPTIONS.map(recordFromText).find(({ game }) => game === ID)!;
    expect(verify({ ...record, options: { draw: false } }))
      .to.include({ ok: false })
      .and.have.property('at');
  });
});
