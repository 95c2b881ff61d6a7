// The sheet of FreeCell, sentence by sentence.
import { expect } from 'chai';
import { createGame, verify } from '../../../src/engine.js';
import { freeCell } from '../../../src/examples/free-cell.js';
import { bringHome, cardsOf, place } from '../../engine/table.js';
import { dealt, layRun, position } from './table.js';

const SIZES = [7, 7, 7, 7, 6, 6, 6, 6];

/** Eight columns by their upper cards. */
const deal = (columns: string) => dealt(freeCell, SIZES, columns);

/** How many cards move at once from the first column to each other pile, the longest run first. */
function longest(piles: string): { [to: number]: number } {
  const runs: { [to: number]: number } = {};
  for (const action of freeCell.actions(position(freeCell, piles), {})) {
    if (action.type === 'move' && action.from === 0)
      runs[action.to] = Math.max(runs[action.to] ?? 0, action.count ?? 1);
  }
  return runs;
}

describe('the numbers of FreeCell', () => {
  const deckOf = (seed: string) => createGame(freeCell, { seed }).state.piles.flatMap(({ cards }) => cards);

  for (const [seed, columns] of Object.entries({
    1: 'JD KD 2S 4C 3S 6D 6S  2D KC KS 5C TD 8S 9C  9H 9S 9D TS 4S 8D 2H  JC 5S QD QH TH QS 6H  5D AD JS 4H 8H 6C  7H QC AS AC 2C 3D  7C KH AH 4D JH 8C  5H 3H 3C 7S 7D TC',
    11982:
      'AH 3D KD JC 6C JD KC  AS 3H 6H 5D 2C 7D 8D  4H QS 5S 5C TH 8H 2S  AC QC 4D 8C QH 9C 3S  2D 8S 9H 9D 6D 2H  6S 7H JH TD TC QD  TS AD 9S KH 4S 4C  JS KS 3C 7C 7S 5H',
    2147483647:
      '9S JH 7S 5S 5D 5C 7D  2H TC 6C AD QH JD 9C  7C TD 3H TH 8C AS 7H  5H QS 8S 3C 6H QC 8H  4C 3S KD 2C 6S AC  6D KH TS AH QD KC  3D 8D 9D 2D 4H 2S  4S JC 4D 9H JS KS',
  })) {
    it(`are Microsoft’s: ${seed}`, () => {
      expect(deckOf(seed)).to.deep.equal(columns.split(/ +/));
    });
  }

  it('are seeds like any text, if they are larger or are written otherwise', () => {
    for (const seed of ['0', '01', '1 ', '+1', '1.0', '1e3', '-1', '１', '2147483648', '2026-11-20']) {
      const usual = createGame('trusty-twelve', { seed }).state.piles.flatMap(({ id, cards }) =>
        id === 'stock' ? cards.toReversed() : cards,
      );
      expect(deckOf(seed), seed).to.deep.equal(usual);
    }
  });

  it('name the same deal in records', () => {
    const game = createGame(freeCell, { seed: 1 });
    game.play(game.legalMoves[0]!);
    expect(verify(game.record, { variants: [freeCell], seed: '1' })).to.deep.include({ ok: true, state: game.state });
  });
});

describe('FreeCell', () => {
  it('has four cells, and no card face down', () => {
    const { piles } = createGame(freeCell, { seed: '42' }).state;
    const cells = piles.flatMap(({ id, kind }) => (kind === 'cell' ? [id] : []));
    expect(cells).to.deep.equal(['cell-1', 'cell-2', 'cell-3', 'cell-4']);
    expect(piles.every((pile) => !('faceDown' in pile))).to.be.true;
  });

  it('builds the columns down in alternating colours', () => {
    const game = deal('6D | 7C | 7H | 8S | 6S');
    expect(place(game, '6D', '7H'), 'red on red').to.be.false;
    expect(place(game, '6D', '8S'), 'two lower').to.be.false;
    expect([place(game, '6D', '7C'), place(game, '6S', '7H')]).to.deep.equal([true, true]);
  });

  it('holds one card in a cell, from where it goes on to a column or its foundation', () => {
    const game = deal('AS 9H | TC | 2S');
    for (const [card, to] of [
      ['9H', 'cell-3'],
      ['AS', 'foundation-S'],
      ['2S', 'cell-1'],
    ] as const) {
      expect(place(game, card, to), card).to.be.true;
    }
    expect(place(game, 'TC', 'cell-3'), 'a second card').to.be.false;
    expect(place(game, '2S', 'cell-2'), 'from cell to cell').to.be.false;
    expect([place(game, '9H', 'TC'), bringHome(game, '2S')]).to.deep.equal([true, true]);
    expect([1, 2, 3, 4].map((number) => cardsOf(game, `cell-${number}`))).to.deep.equal(['', '', '', '']);
  });

  it('never gives a card back from a foundation', () => {
    const game = deal('AS | 2H');
    bringHome(game, 'AS');
    expect(place(game, 'AS', '2H')).to.be.false;
  });

  it('moves a run as one, as long as the free cells allow', () => {
    const run = '7S 6H 5C 4D 3S 2H';
    const game = deal(`${run} | 8D | 7C`);
    expect(layRun(game, '7S', '8D'), 'six cards over four cells').to.be.false;
    expect(layRun(game, '6H', '7C'), 'five').to.be.true;
    expect(cardsOf(game, 'tableau-3')).to.match(/7C 6H 5C 4D 3S 2H$/);
    expect([game.undo(), place(game, '8D', 'cell-1')]).to.deep.equal([true, true]);
    expect(layRun(game, '6H', '7C'), 'five over three cells').to.be.false;
    expect(game.status).to.equal('playing');
  });

  it('moves no cards as one that are no run', () => {
    const game = deal('7S 6H 5D | 8D | 7C');
    expect(layRun(game, '7S', '8D')).to.be.false;
    expect(game.legalMoves.some((move) => 'count' in move)).to.be.false;
  });

  it('doubles the length of runs for each empty column, but not for the one a run goes to', () => {
    const run = '9S 8H 7C 6D 5S 4H 3S 2D';
    const others = 'TD | KC | KD | KH | KS';
    // Three cells are taken: one is free.
    expect(longest(`${run} | ${others} | QC | QS | JC | JS | TS | -`)).to.deep.equal({ 11: 1 });
    expect(longest(`${run} | ${others} | QC | - | JC | JS | TS | -`)).to.deep.equal({ 7: 2, 11: 1 });
    expect(longest(`${run} | ${others} | - | - | JC | JS | TS | -`)).to.deep.equal({ 1: 8, 6: 4, 7: 4, 11: 1 });
    expect(longest(`${run} | ${others} | - | - | JC | JS | TS | 9C`)).to.deep.equal({ 6: 2, 7: 2 });
  });

  it('says why cards do not go: the colour, the cell, or too few free places', () => {
    const at = position(freeCell, '7S 6H 5C | 7C | 7H | - | AC | QC | QS | JS | JC | JD | JH | 9C');
    const { refusal } = freeCell;
    expect(refusal!(at, 0, 2, 2, {})).to.equal('alternating');
    expect(refusal!(at, 0, 4, 1, {})).to.equal('ace');
    expect(refusal!(at, 0, 1, 2, {}), 'a run that fits').to.equal('room');
    expect(refusal!(at, 0, 3, 3, {}), 'a run to the empty column').to.equal('room');
    // The table itself says of a cell that it holds only one card.
    expect(refusal!(at, 0, 8, 1, {})).to.equal(undefined);
  });
});
