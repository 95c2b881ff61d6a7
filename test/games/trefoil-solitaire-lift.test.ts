// Titles quote the rule sheet, which calls the lift a draw.
import { expect } from 'chai';
import { createGame, recordFromText, verify } from '../../src/engine.js';
import type { Game } from '../../src/engine.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { cardsOf, lift, redeal } from '../engine/table.js';
import { WON_WITH_OPTIONS } from '../support/games-played.js';

const lifts = (game: Game) => game.legalMoves.filter(({ type }) => type === 'lift');

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

  it('is progress, as a redeal is: with one left, a game is on', () => {
    const game = createGame('trefoil-solitaire', { seed: '42', draw: true });
    const progress = () => trefoilSolitaire.progress(game.position);
    const before = progress();
    for (const more of [1, 2]) {
      redeal(game);
      expect(progress()).to.equal(before + more);
    }
    game.play(lifts(game)[0]!);
    expect(progress()).to.equal(before + 3);
  });

  it('comes once in a game, and again only after an undo', () => {
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

  it('takes no card from a foundation, and only from the pile the card is in', () => {
    const game = createGame('trefoil-solitaire', { seed: '42', draw: true });
    redeal(game);
    redeal(game);
    expect(game.play({ type: 'lift', card: '2H', from: 'tableau-2' })).to.be.false;
    expect(lift(game, 'AC')).to.be.false;
    for (const [card, from] of [
      ['1H', 'tableau-1'],
      ['2H', 'tableau-17'],
      [undefined, 'tableau-1'],
    ]) {
      expect(game.play({ type: 'lift', card: card!, from: from! }), `${card} in ${from}`).to.be.false;
    }
    expect(game.play({ type: 'lift', card: '2H', from: 'tableau-1' })).to.be.true;
  });

  it('keeps a game open that is lost without it', () => {
    const [plain, withDraw] = [false, true].map((option) => {
      const game = createGame('trefoil-solitaire', { seed: '230', draw: option });
      redeal(game);
      redeal(game);
      return game;
    });
    expect([plain!.status, withDraw!.status]).to.deep.equal(['lost', 'playing']);
    // A King on top does not help.
    const ofKing = lifts(withDraw!).find((move) => move.type === 'lift' && move.card.startsWith('K'))!;
    expect(withDraw!.play(ofKing)).to.be.true;
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
