// The sheet of Beleaguered Castle, sentence by sentence.
import { expect } from 'chai';
import { cardOf } from '../../../src/define.js';
import { createGame, type Game } from '../../../src/engine.js';
import { beleagueredCastle as castle } from '../../../src/examples/beleaguered-castle.js';
import { bringHome, deckOf, place } from '../../engine/table.js';
import { position } from './table.js';

/** Eight columns of six by their upper cards. */
function deal(columns: string): Game {
  const given = columns.split('|').map((column) => column.match(/\w{2}/g) ?? []);
  const full = Array.from({ length: 8 }, (_, i) => [...Array<string>(6).fill('??'), ...(given[i] ?? [])].slice(-6));
  return createGame(castle, { deck: deckOf(`AC AD AH AS ${full.flat().join(' ')}`) });
}

describe('Beleaguered Castle', () => {
  it('lays the Aces on the foundations and deals eight columns of six', () => {
    const { piles } = createGame(castle, { seed: '42' }).state;
    expect(piles.slice(0, 8).map(({ cards }) => cards.length)).to.deep.equal(Array(8).fill(6));
    expect(piles.slice(8).map(({ cards }) => cards)).to.deep.equal([['AC'], ['AD'], ['AH'], ['AS']]);
  });

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
    const isSafe = (code: string) => castle.safe!(at, cardOf(code)!);
    expect(isSafe('3D'), 'every 2 can go home').to.be.true;
    expect(isSafe('4C'), 'the 3 of spades may want it').to.be.false;
    const later = position(castle, `4C | 3D | ${'- | '.repeat(6)} AC 2C 3C | AD 2D | AH 2H | AS 2S`);
    expect(castle.safe!(later, cardOf('4C')!)).to.be.true;
  });

  it('says why a card does not go', () => {
    const at = position(castle, '6D | 8H | AC');
    expect([castle.refusal!(at, 0, 1, 1, {}), castle.refusal!(at, 0, 2, 1, {})]).to.deep.equal(['down', 'ace']);
  });
});
