// The redeals of Trefoil. They depend only on the seed, the number of the redeal and the cards that remain.
import { expect } from 'chai';
import { createGame } from '../../src/engine.js';
import { bringHome, DECK_42, pilesFrom, pilesOf, redeal } from './table.js';

const FIRST_OF_42 = `
  QC KD 8C | 8S 2S 9D | 9S 4S 6D | 6S 7D JC | QS 4H 8D | KC 3S KH | 3C 3D 9C | 4C TD JH |
  7H JS 6H | QH 5S JD | 6C 5C 9H | 5H TH 7C | TS 5D 2H | 8H 4D 7S | 2D KS QD | 3H 2C TC |
  AC | AD | AH | AS`;
const SECOND_OF_42 = `
  JH 2H 9S | 8D 6H KS | 3C KH TC | JC 8H 7S | 9D 3S 9H | 2S QC QD | 7D JD 6C | 8C 7C 5S |
  TD 6D 4D | 5H JS 9C | 2C 7H KD | 5D QH 6S | 5C TH KC | 3D QS TS | 4S 4C 3H | 4H 2D 8S |
  AC | AD | AH | AS`;

/** The same cards in the same order, but given as a deck: the 52 codes are the seed. */
const FIRST_OF_DECK = `
  TS 2C 7C | QD KS 9H | TH 3D JH | 7S 2H 9D | 6H 6D 9S | 8S 4S 3S | QC 5H 3H | 5C TD JD |
  4C 8C JS | 6C 7H QH | 8H 4D KD | 2D 2S 9C | 8D 6S JC | QS 5S 7D | 5D 4H 3C | KC TC KH |
  AC | AD | AH | AS`;

/** Seed 2, with 2C, 2D and 3C home (45 cards left), then with 2H home as well (44). */
const FIRST_OF_2 = `
  5S 9H QS | QC KH 4C | 7C QD 9C | TD 3S JC | 3D 7H 7S | JS 7D KS | 9S 8H 8C | TH 6S 2H |
  6C 5H KC | 3H KD 5D | 4D JH 4H | 5C QH 6D | JD 6H 4S | 2S 8S 9D | TS 8D TC | - |
  AC 2C 3C | AD 2D | AH | AS`;
const SECOND_OF_2 = `
  QH 4C TC | 7S 3S 2S | 3D 8C 6S | TH 5S 6C | JH 7D 9C | 4D 8S 4H | JC 9H 5H | 5C 6H 4S |
  TS QC JS | KC KD TD | QS 6D 3H | 9D 8D 7H | 9S 5D 7C | KS JD 8H | QD KH | - |
  AC 2C 3C | AD 2D | AH 2H | AS`;

describe('the redeals of trefoil-solitaire', () => {
  it('of seed 42 are as written here, also after an undo', () => {
    const game = createGame('trefoil-solitaire', { seed: '42' });
    expect([redeal(game), game.undo(), redeal(game)]).to.deep.equal([true, true, true]);
    expect(pilesOf(game.state)).to.deep.equal(pilesFrom(FIRST_OF_42));
    expect(redeal(game)).to.be.true;
    expect(pilesOf(game.state)).to.deep.equal(pilesFrom(SECOND_OF_42));
  });

  it('of a game given by its deck are shuffled with the 52 codes, joined by single spaces, as seed', () => {
    const game = createGame('trefoil-solitaire', { deck: DECK_42 });
    redeal(game);
    expect(pilesOf(game.state)).to.deep.equal(pilesFrom(FIRST_OF_DECK));
  });

  it('of fewer than 48 cards fill the piles in threes, the last one with the remainder, and leave the rest empty', () => {
    const game = createGame('trefoil-solitaire', { seed: '2' });
    for (const card of ['2C', '2D', '3C']) expect(bringHome(game, card), card).to.be.true;
    redeal(game);
    expect(pilesOf(game.state)).to.deep.equal(pilesFrom(FIRST_OF_2));
    expect(bringHome(game, '2H')).to.be.true;
    redeal(game);
    expect(pilesOf(game.state)).to.deep.equal(pilesFrom(SECOND_OF_2));
  });

  it('do not depend on where the cards were before, or on how they came there', () => {
    const straight = createGame('trefoil-solitaire', { seed: '1' });
    const round = createGame('trefoil-solitaire', { seed: '1' });
    const [onto] = round.legalMoves.filter((move) => move.type === 'move' && move.to.startsWith('tableau'));
    expect(round.play(onto!)).to.be.true;
    expect(pilesOf(round.state)).to.not.deep.equal(pilesOf(straight.state));
    redeal(straight);
    redeal(round);
    expect(pilesOf(round.state)).to.deep.equal(pilesOf(straight.state));
  });
});
