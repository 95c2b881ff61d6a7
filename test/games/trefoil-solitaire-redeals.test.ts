// The sheet of Trefoil: redeals, how it is lost, and the draw, which is called a lift.
import { expect } from '@open-wc/testing';
import { createGame, recordFromText, verify } from '../../src/engine.js';
import type { Game } from '../../src/engine.js';
import { bringHome, cardsOf, lift, redeal } from '../engine/table.js';
import { WON_WITH_OPTIONS } from '../support/games-played.js';
import { dealFans } from './deals.js';

const onTableau = (game: Game) => game.state.piles.flatMap(({ kind, cards }) => (kind === 'tableau' ? cards : []));
const lifts = (game: Game) => game.legalMoves.filter(({ type }) => type === 'lift');

describe('A redeal of Trefoil', () => {
  it('“Up to two redeals are permitted”', () => {
    const game = createGame('trefoil-solitaire', { seed: '42' });
    const left = [game.state.redealsLeft];
    expect([redeal(game), left.push(game.state.redealsLeft)]).to.deep.equal([true, 2]);
    expect([redeal(game), left.push(game.state.redealsLeft)]).to.deep.equal([true, 3]);
    expect(left).to.deep.equal([2, 1, 0]);
    expect(redeal(game)).to.be.false;
    expect(game.legalMoves).to.not.deep.include({ type: 'redeal' });
  });

  it('“all remaining tableau cards are reshuffled and redealt” in threes, and those at home stay there', () => {
    const game = dealFans('4C 3C 2C | 5D 6D 2D');
    for (const card of ['2C', '3C', '2D']) bringHome(game, card);
    const [remaining, before] = [onTableau(game), game.state.piles.slice(0, 16)];
    expect(redeal(game)).to.be.true;
    expect(onTableau(game)).to.have.members(remaining).and.have.lengthOf(45);
    const sizes = game.state.piles.slice(0, 16).map(({ cards }) => cards.length);
    expect(sizes).to.deep.equal([...Array.from({ length: 15 }, () => 3), 0]);
    expect(game.state.piles.slice(0, 16)).to.not.deep.equal(before);
    expect([cardsOf(game, 'foundation-C'), cardsOf(game, 'foundation-D')]).to.deep.equal(['AC 2C 3C', 'AD 2D']);
  });

  it('fills again a pile that was empty', () => {
    const game = dealFans('4C 3C 2C');
    for (const card of ['2C', '3C', '4C']) bringHome(game, card);
    redeal(game);
    expect(cardsOf(game, 'tableau-1').split(' ')).to.have.lengthOf(3);
  });

  it('may be taken at any time, before all other moves are made, and be taken back', () => {
    const game = dealFans('4C 3C 2C');
    const before = game.state;
    expect(game.legalMoves.length).to.be.above(1);
    expect(redeal(game)).to.be.true;
    expect(game.state.moveCount).to.equal(1);
    expect(game.undo()).to.be.true;
    expect(game.state).to.deep.equal(before);
  });

  it('is all that is left where nothing else can move, and keeps the game on', () => {
    const game = dealFans('');
    expect(game.legalMoves).to.deep.equal([{ type: 'redeal' }]);
    expect(game.status).to.equal('playing');
  });
});

describe('Trefoil is lost', () => {
  it('“If no moves are possible and redeals are exhausted”', () => {
    const game = createGame('trefoil-solitaire', { seed: '277' });
    expect([bringHome(game, '2C'), bringHome(game, '2H'), redeal(game)]).to.not.include(false);
    expect(game.status, 'with a redeal left').to.equal('playing');
    redeal(game);
    expect(game.state).to.include({ status: 'lost', reason: 'no-moves' });
  });

  it('where moves are left but none of them ever brings a card home', () => {
    const game = createGame('trefoil-solitaire', { seed: '230' });
    redeal(game);
    redeal(game);
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
  });
});

describe('The lift of “Trefoil and a Draw”', () => {
  it('“should be considered optional”: there is none unless asked for', () => {
    const game = createGame('trefoil-solitaire', { seed: '2' });
    redeal(game);
    redeal(game);
    expect(game.state.options).to.deep.equal({ draw: false });
    expect(game.state).to.not.have.property('liftsLeft');
    expect([lifts(game).length, lift(game, cardsOf(game, 'tableau-1').slice(0, 2))]).to.deep.equal([0, false]);
  });

  it('“bring a buried card to the top after both redeals have been used”, and not before', () => {
    const game = createGame('trefoil-solitaire', { seed: '42', draw: true });
    expect(game.state).to.deep.include({ options: { draw: true }, liftsLeft: 1 });
    for (const redealsLeft of [2, 1]) {
      expect(game.state.redealsLeft).to.equal(redealsLeft);
      expect([lifts(game).length, lift(game, '5S')]).to.deep.equal([0, false]);
      redeal(game);
    }
    expect(lifts(game)).to.have.lengthOf(32);
    const [bottom, middle, top] = cardsOf(game, 'tableau-1').split(' ') as [string, string, string];
    expect(lift(game, top), 'the top card').to.be.false;
    expect(lift(game, bottom)).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal(`${middle} ${top} ${bottom}`);
    expect(game.state.liftsLeft).to.equal(0);
    game.undo();
    expect(lift(game, middle)).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal(`${bottom} ${top} ${middle}`);
  });

  it('is there once in the game, and again only when it was undone', () => {
    const game = createGame('trefoil-solitaire', { seed: '42', draw: true });
    redeal(game);
    redeal(game);
    const before = game.state;
    expect(lift(game, '2H')).to.be.true;
    expect([lifts(game).length, lift(game, 'JH')]).to.deep.equal([0, false]);
    game.undo();
    expect(game.state).to.deep.equal(before);
    expect(lift(game, 'JH')).to.be.true;
  });

  it('brings up no card of another pile or from a foundation, and takes the pile the card is in', () => {
    const game = createGame('trefoil-solitaire', { seed: '42', draw: true });
    redeal(game);
    redeal(game);
    expect(game.play({ type: 'lift', card: '2H', from: 'tableau-2' })).to.be.false;
    expect(lift(game, 'AC')).to.be.false;
    expect(game.play({ type: 'lift', card: '2H', from: 'tableau-1' })).to.be.true;
  });

  it('keeps a game on that is lost without it', () => {
    const [plain, withDraw] = [false, true].map((option) => {
      const game = createGame('trefoil-solitaire', { seed: '230', draw: option });
      redeal(game);
      redeal(game);
      return game;
    });
    expect([plain!.status, withDraw!.status]).to.deep.equal(['lost', 'playing']);
    // A King at the top helps nobody.
    expect(withDraw!.play(lifts(withDraw!).find((move) => move.type === 'lift' && move.card.startsWith('K'))!)).to.be
      .true;
    expect(withDraw!.state).to.include({ status: 'lost', liftsLeft: 0 });
  });

  it('decides a whole game', () => {
    const record = WON_WITH_OPTIONS.map(recordFromText).find(({ game }) => game === 'trefoil-solitaire')!;
    expect(verify(record)).to.include({ ok: true, status: 'won' });
    expect(verify({ ...record, options: { draw: false } }))
      .to.include({ ok: false })
      .and.have.property('at');
  });
});
