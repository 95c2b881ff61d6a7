// The sheet of Aces Up, sentence by sentence.
import { expect } from 'chai';
import type { Game } from '../../../src/engine.js';
import { acesUp } from '../../../src/examples/aces-up.js';
import { cardsOf, draw, place, recycle, redeal, remove } from '../../engine/table.js';
import { dealt, position } from './table.js';

const COLUMNS = [1, 2, 3, 4].map((number) => `tableau-${number}`);

/** Four cards, and the next ones of the stock. */
const deal = (columns: string, stock = '') => dealt(acesUp, [1, 1, 1, 1], columns.replaceAll(' ', '|'), stock);

const columnsOf = (game: Game) => COLUMNS.map((id) => cardsOf(game, id) || '-').join(' | ');

describe('Aces Up', () => {
  it('removes a top card while a higher card of its suit is on top of another column', () => {
    const game = deal('2C KC AD 9H');
    expect(remove(game, 'KC'), 'the highest club').to.be.false;
    expect(remove(game, '9H'), 'the only heart').to.be.false;
    expect(remove(game, '2C')).to.be.true;
    expect([columnsOf(game), cardsOf(game, 'discard')]).to.deep.equal(['- | KC | AD | 9H', '2C']);
  });

  it('counts Aces high: a King goes beside an Ace, an Ace beside nothing', () => {
    const game = deal('AD KD 2D 9H');
    expect(remove(game, 'AD')).to.be.false;
    expect([remove(game, 'KD'), remove(game, '2D')]).to.deep.equal([true, true]);
  });

  it('removes one card at a time, not a pair', () => {
    expect(remove(deal('2C KC AD 9H'), '2C', 'KC')).to.be.false;
  });

  it('looks only at top cards', () => {
    const game = deal('KC QD 9H 8S', '7C 6C 5D 4S');
    expect(draw(game)).to.be.true;
    expect(columnsOf(game)).to.equal('KC 7C | QD 6C | 9H 5D | 8S 4S');
    expect(remove(game, '5D'), 'the Queen is covered').to.be.false;
    expect([remove(game, '6C'), remove(game, '5D')]).to.deep.equal([true, true]);
  });

  it('deals one card to each column, empty ones too, four at a time until the stock is empty', () => {
    const game = deal('2C KC AD 9H', '3S 4S 5S 6S');
    remove(game, '2C');
    expect(draw(game)).to.be.true;
    expect(columnsOf(game)).to.equal('3S | KC 4S | AD 5S | 9H 6S');
    let draws = 1;
    while (draw(game)) draws++;
    expect([draws, cardsOf(game, 'stock')]).to.deep.equal([12, '']);
    expect([recycle(game), redeal(game)]).to.deep.equal([false, false]);
  });

  it('moves any top card to an empty column, and nowhere else', () => {
    const game = deal('2C KC 3D 2H');
    expect(place(game, '2H', '3D')).to.be.false;
    expect(game.legalMoves.map(({ type }) => type)).to.have.members(['remove', 'draw']);
    remove(game, '2C');
    expect(place(game, 'KC', 'tableau-1')).to.be.true;
    expect(columnsOf(game)).to.equal('KC | - | 3D | 2H');
  });

  it('is won when only the four Aces are left, wherever they lie', () => {
    const [piles, discard] = ['AC AD | AH | - | AS', Array.from({ length: 48 }, (_, i) => i)];
    const end = position(acesUp, piles);
    const with48 = { piles: end.piles.with(acesUp.piles.discard, discard) };
    expect(acesUp.won(with48)).to.be.true;
    expect(acesUp.won({ piles: end.piles.with(acesUp.piles.discard, discard.slice(1)) })).to.be.false;
  });

  it('says why a card does not go: to a column that is not empty, or away', () => {
    const { refusal, piles, texts } = acesUp;
    const at = position(acesUp, '2C | KC | 3D | 2H');
    const said = [1, piles.discard].map((to) => texts!.en.refusals![refusal!(at, 3, to, 1, {})!]);
    expect(said).to.deep.equal([
      'Cards can only move to empty columns',
      'You can remove a card only while a higher one of its suit is on top of another column',
    ]);
  });
});
