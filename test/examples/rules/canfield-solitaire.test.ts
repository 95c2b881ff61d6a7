// The sheet of Canfield, sentence by sentence, and its options.
import { expect } from 'chai';
import { cardOf } from '../../../src/define.js';
import { createGame, type Game } from '../../../src/engine.js';
import { canfield } from '../../../src/examples/canfield-solitaire.js';
import { asOftenAsPossible, cardsOf, deckOf, draw, place, recycle } from '../../engine/table.js';
import { layRun, position, rulesOf } from './table.js';

/** The upper cards of the reserve, the first card of the foundations, four columns, and the next cards of the stock. */
const deal = (reserve: string, base: string, columns: string, stock = '', options: object = {}): Game => {
  const cards = reserve.split(' ').filter(Boolean);
  const deck = `${'?? '.repeat(13 - cards.length)} ${reserve} ${base} ${columns} ${stock}`;
  return createGame(canfield, { deck: deckOf(deck), ...options });
};

const home = (game: Game, card: string) => place(game, card, `foundation-${card[1]}`);

describe('Canfield', () => {
  it('draws three cards, and turns the waste over as often as one likes, unless it is told otherwise', () => {
    const { state } = createGame(canfield, { seed: '42' });
    expect([state.recyclesLeft, state.options]).to.deep.equal(['unlimited', { draw: '3', redeals: 'unlimited' }]);
  });

  it('builds up in suit from the rank of that card, and from the King on to the Ace', () => {
    const game = deal('AH', 'QH', 'KH QC KC 2H');
    expect([home(game, 'KC'), home(game, '2H')]).to.deep.equal([false, false]);
    for (const card of ['KH', 'AH', '2H', 'QC', 'KC']) expect(home(game, card), card).to.be.true;
    expect(cardsOf(game, 'foundation-H')).to.equal('QH KH AH 2H');
  });

  it('builds the columns down in alternating colours, with a King on an Ace', () => {
    const game = deal('KD', '5S', 'AC 2H 9D TS');
    expect(place(game, '2H', 'AC'), 'upwards').to.be.false;
    expect(place(game, '9D', '2H')).to.be.false;
    expect([place(game, 'AC', '2H'), place(game, '9D', 'TS')]).to.deep.equal([true, true]);
    expect(cardsOf(game, 'tableau-1')).to.equal('KD');
    expect([layRun(game, 'KD', 'AC'), cardsOf(game, 'tableau-2')]).to.deep.equal([true, '2H AC KD']);
  });

  it('moves a run, or a part of it, as one', () => {
    const game = deal('', '5S', '9D TS JH 8C');
    expect([place(game, '9D', 'TS'), layRun(game, 'TS', 'JH')]).to.deep.equal([true, true]);
    expect(cardsOf(game, 'tableau-3')).to.equal('JH TS 9D');
    const at = position(canfield, 'TS 9D 8C | TC | - | JH');
    const moves = canfield
      .actions(at, { draw: '3' })
      .flatMap((action) => (action.type === 'move' && action.from === 0 ? [[action.to, action.count ?? 1]] : []));
    expect(moves).to.deep.equal([
      [2, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  it('fills an empty column with the top card of the reserve at once, as part of the move', () => {
    const game = deal('3C 7S', '5S', '9D TS JH 8C');
    expect(place(game, '9D', 'TS')).to.be.true;
    expect([cardsOf(game, 'tableau-1'), cardsOf(game, 'reserve-1').slice(-2)]).to.deep.equal(['7S', '3C']);
    expect([game.state.moveCount, game.undo(), cardsOf(game, 'tableau-1')]).to.deep.equal([1, true, '9D']);
  });

  it('fills it from waste and columns once the reserve is empty', () => {
    const at = position(canfield, '9D | - | TC 9H | KS | - | - | 4C');
    const filling = canfield
      .actions(at, { draw: '3' })
      .flatMap((action) => (action.type === 'move' && action.to === 1 ? [[action.from, action.count ?? 1]] : []));
    expect(filling).to.deep.equal([
      [0, 1],
      [2, 1],
      [2, 2],
      [3, 1],
      [6, 1],
    ]);
  });

  it('plays the top cards of reserve and waste to columns and foundations, and nothing to them', () => {
    const game = deal('8S', '5S', '9D TS JC 8C', '2C 3C 6S');
    expect([place(game, '8S', '9D'), draw(game), home(game, '6S')]).to.deep.equal([true, true, true]);
    expect([place(game, '3C', '9D'), place(game, 'JC', 'reserve-1'), place(game, 'JC', 'waste')]).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it('draws three cards at a time, or one, and turns the waste over as often as one likes', () => {
    const game = deal('', '5S', '', '6D 8S TH');
    expect([draw(game), cardsOf(game, 'waste').split(' ').length]).to.deep.equal([true, 3]);
    expect(asOftenAsPossible(() => draw(game))).to.equal(11);
    expect([recycle(game), cardsOf(game, 'waste')]).to.deep.equal([true, '']);
    const single = deal('', '5S', '', '', { draw: 1, redeals: 1 });
    const passes = asOftenAsPossible(() => asOftenAsPossible(() => draw(single)) === 34 && recycle(single));
    expect(passes).to.equal(1);
  });

  it('tells its rules as they are in force', () => {
    expect(rulesOf(canfield, { draw: '1', redeals: 2 })).to.match(/Cards drawn at a time: 1\. Extra passes: 2\.$/);
  });

  it('sends home by itself only what no card can come to lie on, and nothing from the waste', () => {
    const begun = 'QC KC | QD KD | QH KH | QS';
    const at = (piles: string, foundations = begun) => position(canfield, `${piles} | ${foundations}`);
    const columns = 'AC | KS | - | - | - | - | -';
    const [ace, king] = [cardOf('AC')!, cardOf('KS')!];
    expect([canfield.safe!(at(columns), ace), canfield.safe!(at(columns), king)]).to.deep.equal([true, true]);
    expect(canfield.safe!(at('- | - | - | - | - | - | AC'), ace), 'the waste').to.be.false;
    // The last of a suit may lie on the first: a black Jack on a red Queen.
    expect(canfield.safe!(at('QH | - | - | - | - | - | -', 'QC | QD | - | QS'), cardOf('QH')!)).to.be.false;
    expect(canfield.safe!(at('KD | - | - | - | - | - | -', 'QC | QD | QH | -'), cardOf('KD')!), 'a black Queen').to.be
      .false;
  });

  it('says why a card does not go, on an Ace too, and with which rank the foundations begin', () => {
    const at = position(canfield, '6D | 8H | AC | - | - | - | - | - | - | 4H 5H | -');
    expect([1, 2].map((to) => canfield.refusal!(at, 0, to, 1, {}))).to.deep.equal(['alternating', 'alternating']);
    expect(canfield.base!(at)).to.equal(4);
  });
});
