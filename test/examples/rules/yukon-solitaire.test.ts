// The sheet of Yukon, sentence by sentence.
import { expect } from 'chai';
import { cardOf } from '../../../src/define.js';
import { createGame } from '../../../src/engine.js';
import { yukon } from '../../../src/examples/yukon-solitaire.js';
import { bringHome, cardsOf, place } from '../../engine/table.js';
import { dealt, faceDown, layRun, position, rulesOf } from './table.js';

const SIZES = [1, 6, 7, 8, 9, 10, 11];

/** Seven columns by their upper cards. */
const deal = (columns: string) => dealt(yukon, SIZES, columns);

describe('Yukon', () => {
  it('deals one card, and six columns with five cards face up on one to six that lie face down', () => {
    expect(faceDown(createGame(yukon, { seed: '42' }))).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
  });

  it('builds down in alternating colours', () => {
    const game = deal('6D | 7C | 7H | 8S | 6S');
    expect(place(game, '6D', '7H'), 'red on red').to.be.false;
    expect(place(game, '6D', '8S'), 'two lower').to.be.false;
    expect([place(game, '6D', '7C'), place(game, '6S', '7H')]).to.deep.equal([true, true]);
  });

  it('moves any face-up card with all that lies on it, in whatever order', () => {
    const game = deal('8S | 7D KC 2H | 9H');
    expect(layRun(game, '7D', '8S')).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal('8S 7D KC 2H');
    expect(game.record.moves).to.equal('__BAD');
    expect(layRun(game, '8S', '9H'), 'the whole column').to.be.true;
    expect(cardsOf(game, 'tableau-3')).to.match(/ 9H 8S 7D KC 2H$/);
  });

  it('never moves a face-down card, and turns it up when nothing lies on it', () => {
    const game = deal('8S | 7D KC 2H 3H 4H 5H | 6S');
    expect(layRun(game, '7D', '8S'), 'face down').to.be.false;
    expect(layRun(game, 'KC', '8S'), 'no 7').to.be.false;
    const turned = deal('8S | 9C 7D KC 2H 3H 4H');
    expect([layRun(turned, '7D', '8S'), faceDown(turned)]).to.deep.equal([true, [0, 0, 2, 3, 4, 5, 6]]);
    expect([turned.undo(), faceDown(turned)]).to.deep.equal([true, [0, 1, 2, 3, 4, 5, 6]]);
  });

  it('fills an empty column only with a King and what lies on it', () => {
    const game = deal('AS | QH | KD 3C | QS');
    expect(bringHome(game, 'AS')).to.be.true;
    expect(place(game, 'QH', 'tableau-1')).to.be.false;
    expect(layRun(game, 'KD', 'tableau-1')).to.be.true;
    expect(cardsOf(game, 'tableau-1')).to.equal('KD 3C');
  });

  it('brings top cards home up in suit from the Ace, for good', () => {
    const game = deal('AS | 2S | 3H');
    expect(bringHome(game, '2S')).to.be.false;
    expect([bringHome(game, 'AS'), bringHome(game, '2S')]).to.deep.equal([true, true]);
    expect(place(game, '2S', '3H')).to.be.false;
  });

  it('sends home by itself only what no card can come to lie on', () => {
    const safe = (home: string, code: string) =>
      yukon.safe!(position(yukon, `- | - | - | - | - | - | - | ${home}`), cardOf(code)!);
    expect([safe('- | - | - | -', 'AC'), safe('AC | - | - | -', '2C')]).to.deep.equal([true, false]);
    // A red 2 that lies under other cards may still want to go on the 3.
    expect([safe('AC 2C | AD 2D | AH | AS', '3C'), safe('AC 2C | AD 2D | AH 2H | AS', '3C')]).to.deep.equal([
      false,
      true,
    ]);
  });

  it('says why a card does not go', () => {
    const at = position(yukon, '6D | 8H | - | AC');
    expect([1, 2, 3].map((to) => yukon.refusal!(at, 0, to, 1, {}))).to.deep.equal(['alternating', 'king', 'ace']);
    expect(rulesOf(yukon)).to.match(/Any face-up card can move, together with all cards on it/);
  });
});
