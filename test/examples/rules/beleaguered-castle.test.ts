// The sheet of Beleaguered Castle, sentence by sentence.
import { expect } from 'chai';
import { cardOf } from '../../../src/define.js';
import { beleagueredCastle as castle } from '../../../src/examples/beleaguered-castle.js';
import { bringHome, place } from '../../engine/table.js';
import { dealt, position } from './table.js';

/** Eight columns of six by their upper cards. */
const deal = (columns: string) =>
  dealt(castle, [1, 1, 1, 1, ...Array<number>(8).fill(6)], `AC | AD | AH | AS | ${columns}`);

describe('Beleaguered Castle', () => {
  it('builds the foundations up in suit', () => {
    const game = deal('3C 2C | 2D | 4C');
    expect([bringHome(game, '4C'), place(game, '2D', 'foundation-C')]).to.deep.equal([false, false]);
    for (const card of ['2C', '3C', '4C']) expect(bringHome(game, card), card).to.be.true;
    expect(place(game, '4C', 'tableau-1'), 'and never gives a card back').to.be.false;
  });

  it('builds the columns down by rank, in any suit, by top cards alone', () => {
    const game = deal('9S 6D | 7C | 7D | 8H | 5C');
    expect([place(game, '6D', '8H'), place(game, '8H', '7C')]).to.deep.equal([false, false]);
    expect(place(game, '9S', 'tableau-6'), 'below the 6').to.be.false;
    expect([place(game, '6D', '7D'), place(game, '5C', '6D')]).to.deep.equal([true, true]);
    expect(place(game, '6D', '7C'), 'with the 5 upon it').to.be.false;
  });

  it('lets any card go to an empty column', () => {
    const at = position(castle, '5C | - | KD 9H');
    expect(castle.actions(at, {})).to.have.deep.members([
      { type: 'move', from: 0, to: 1 },
      { type: 'move', from: 0, to: 3 },
      ...[4, 5, 6, 7].map((to) => ({ type: 'move', from: 0, to })),
      ...[1, 3, 4, 5, 6, 7].map((to) => ({ type: 'move', from: 2, to })),
    ]);
  });

  it('is won when all cards are on the foundations', () => {
    const home = Array.from({ length: 4 }, (_, suit) => Array.from({ length: 13 }, (_, i) => suit * 13 + i));
    const columns = castle.piles.tableau.map(() => [] as number[]);
    expect(castle.won({ piles: [...columns, ...home] })).to.be.true;
    expect(castle.won({ piles: [...columns.with(0, [51]), ...home.with(3, home[3]!.slice(0, -1))] })).to.be.false;
  });

  it('sends a card home by itself only when no card could still want to lie on it', () => {
    const at = position(castle, `4C | 3D | ${'- | '.repeat(6)} AC 2C 3C | AD 2D | AH 2H | AS`);
    const safe = ['3D', '4C'].map((code) => castle.safe!(at, cardOf(code)!));
    expect(safe, 'the 3 of spades may want the 4').to.deep.equal([true, false]);
  });

  it('says why a card does not go', () => {
    const at = position(castle, '6D | 8H | AC');
    expect([castle.refusal!(at, 0, 1, 1, {}), castle.refusal!(at, 0, 2, 1, {})]).to.deep.equal(['down', 'ace']);
  });
});
