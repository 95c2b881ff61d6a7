// Titles quote the rule sheet.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import type { Game } from '../../src/engine.js';
import { bringHome, cardsOf, redeal } from '../engine/table.js';
import { dealFans } from './deals.js';

const onTableau = (game: Game) => game.state.piles.flatMap(({ kind, cards }) => (kind === 'tableau' ? cards : []));

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

  it('refills an empty pile', () => {
    const game = dealFans('4C 3C 2C');
    for (const card of ['2C', '3C', '4C']) bringHome(game, card);
    redeal(game);
    expect(cardsOf(game, 'tableau-1').split(' ')).to.have.lengthOf(3);
  });

  it('is possible at any time, even if other moves are left, and can be undone', () => {
    const game = dealFans('4C 3C 2C');
    const before = game.state;
    expect(game.legalMoves.length).to.be.above(1);
    expect(redeal(game)).to.be.true;
    expect(game.state.moveCount).to.equal(1);
    expect(game.undo()).to.be.true;
    expect(game.state).to.deep.equal(before);
  });

  it('keeps the game open when nothing else can move', () => {
    const game = dealFans('');
    expect(game.legalMoves).to.deep.equal([{ type: 'redeal' }]);
    expect(game.status).to.equal('playing');
  });

  it('keeps the game open even if it will not help', () => {
    const game = createGame('trefoil-solitaire', { seed: '45' });
    redeal(game);
    // No card can go home, before the second redeal or after it.
    expect(game.status).to.equal('playing');
    redeal(game);
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
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

  it('if moves are left, but none can ever bring a card home', () => {
    const game = createGame('trefoil-solitaire', { seed: '230' });
    redeal(game);
    redeal(game);
    expect(game.state).to.include({ status: 'lost', reason: 'no-progress' });
  });
});
