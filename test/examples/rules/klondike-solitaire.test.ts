// The sheet of Klondike, sentence by sentence, and its options.
import { expect } from 'chai';
import { cardOf } from '../../../src/define.js';
import { createGame } from '../../../src/engine.js';
import { klondike } from '../../../src/examples/klondike-solitaire.js';
import { asOftenAsPossible, bringHome, cardsOf, draw, place, recycle, went } from '../../engine/table.js';
import { dealt, faceDown, layRun, position, rulesOf } from './table.js';

const SIZES = [1, 2, 3, 4, 5, 6, 7];

/** Seven columns by their upper cards, and the next cards of the stock. */
const deal = (columns: string, stock = '', options: object = {}) => dealt(klondike, SIZES, columns, stock, options);

describe('Klondike', () => {
  it('deals all but the top card of each column face down', () => {
    const game = createGame(klondike, { seed: '42' });
    expect(faceDown(game)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(game.state.recyclesLeft).to.equal('unlimited');
  });

  it('turns a card up when nothing lies on it, within the same move', () => {
    const game = deal('7C | 9H 6D | 8S');
    expect(place(game, '9H', '8S'), 'face down').to.be.false;
    expect(place(game, '6D', '7C')).to.be.true;
    expect([faceDown(game), game.state.moveCount]).to.deep.equal([[0, 0, 2, 3, 4, 5, 6], 1]);
    expect(game.undo()).to.be.true;
    expect(faceDown(game)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
  });

  it('builds down in alternating colours, and moves a run as one, or a part of it, but never face-down cards', () => {
    const game = deal('7C | 6D | 5S | 7S 5H 8D | 6S | 6H');
    expect(layRun(game, '5H', '6S'), 'not a run').to.be.false;
    expect(went(game, '6D on 7C, 5S on 6D, 5S on 6H, 5S on 6D')).to.equal('6D on 7C, 5S on 6D, 5S on 6H, 5S on 6D');
    expect(layRun(game, '7C', '8D')).to.be.true;
    expect(cardsOf(game, 'tableau-4')).to.match(/8D 7C 6D 5S$/);
    expect(game.record.moves).to.include('__AD');
  });

  it('ends a run where the cards lie face down', () => {
    const columns = position(klondike, '8S 7H 6S | 9D');
    const runs = (faceDown: number[]) =>
      klondike.actions({ ...columns, faceDown }, { draw: '1' }).map((action) => action.type === 'move' && action.count);
    expect(runs([0]), 'all up').to.deep.equal([3]);
    expect(runs([1]), 'the 8 face down').to.deep.equal([]);
  });

  it('fills an empty column only with a King, or a run from a King', () => {
    const game = deal('7C | 8H | KD | QS');
    expect(place(game, '7C', '8H')).to.be.true;
    expect(place(game, 'QS', 'tableau-1')).to.be.false;
    expect(layRun(game, '8H', 'tableau-1')).to.be.false;
    expect(place(game, 'KD', 'tableau-1')).to.be.true;
    const run = klondike.actions(position(klondike, 'KD QS JH | - | 5C'), { draw: '1' });
    expect(run.filter((action) => action.type === 'move' && action.to === 1)).to.deep.equal([
      { type: 'move', from: 0, to: 1, count: 3 },
    ]);
  });

  it('brings cards home up in suit from columns and waste, for good', () => {
    const game = deal('AS | 3H', '2S');
    expect([draw(game), bringHome(game, '2S')]).to.deep.equal([true, false]);
    expect([bringHome(game, 'AS'), bringHome(game, '2S')]).to.deep.equal([true, true]);
    expect(place(game, '2S', '3H')).to.be.false;
  });

  it('plays the top card of the waste to a column, and nothing to the waste', () => {
    const game = deal('7C | 5H | 9D', '6D 8S');
    draw(game);
    draw(game);
    expect(place(game, '6D', '7C'), 'covered').to.be.false;
    expect([place(game, '8S', '9D'), place(game, '6D', '7C')]).to.deep.equal([true, true]);
    expect([draw(game), place(game, '5H', 'waste')]).to.deep.equal([true, false]);
  });

  it('draws one card at a time and turns the waste over as often as one likes', () => {
    const game = deal('', '6D 8S');
    expect(asOftenAsPossible(() => draw(game))).to.equal(24);
    expect([recycle(game), cardsOf(game, 'waste')]).to.deep.equal([true, '']);
    expect([draw(game), cardsOf(game, 'waste')]).to.deep.equal([true, '6D']);
  });
});

describe('Klondike with draw', () => {
  for (const three of [3, '3']) {
    it(`${typeof three} 3 draws three cards at a time, the last of them on top`, () => {
      const game = deal('', '6D 8S TH 2C', { draw: three });
      expect([draw(game), cardsOf(game, 'waste')]).to.deep.equal([true, '6D 8S TH']);
      expect(asOftenAsPossible(() => draw(game))).to.equal(7);
      expect(game.record.options).to.deep.equal({ draw: '3', redeals: 'unlimited' });
    });
  }

  it('3 draws what is left at the end', () => {
    const game = deal('5C | | | | | | ', '2C 3C 4H', { draw: 3 });
    draw(game);
    expect(place(game, '4H', '5C')).to.be.true;
    expect(asOftenAsPossible(() => draw(game))).to.equal(7);
    expect([recycle(game), cardsOf(game, 'stock').split(' ').length]).to.deep.equal([true, 23]);
    expect(
      asOftenAsPossible(() => draw(game)),
      'seven threes and a pair',
    ).to.equal(8);
  });
});

describe('Klondike with redeals', () => {
  for (const redeals of [0, '1', 2]) {
    it(`${redeals} turns the waste over so often`, () => {
      const game = deal('', '', { redeals });
      const turns = Number(redeals);
      expect(game.state.recyclesLeft).to.equal(turns);
      const passes = asOftenAsPossible(() => asOftenAsPossible(() => draw(game)) > 0 && recycle(game));
      expect(passes).to.equal(turns);
    });
  }

  it('tells its rules as they are in force', () => {
    expect(rulesOf(klondike, { draw: '3', redeals: 0 })).to.match(/Cards drawn at a time: 3\. Extra passes: 0\.$/);
    expect(rulesOf(klondike, { draw: '1', redeals: 'unlimited' })).to.match(/: 1\. Extra passes: unlimited\.$/);
  });
});

describe('what Klondike does by itself and says', () => {
  it('sends home what no card could want, but nothing from the waste', () => {
    const home = 'AC 2C | AD 2D | AH 2H | AS 2S';
    const columns = '3C | - | - | - | - | - | -';
    const [three, other] = ['3C', '4D'].map((code) => cardOf(code)!);
    const at = position(klondike, `${columns} | - | - | ${home}`);
    expect([klondike.safe!(at, three!), klondike.safe!(at, other!)]).to.deep.equal([true, true]);
    expect(klondike.safe!(position(klondike, `- | - | - | - | - | - | - | - | 3C | ${home}`), three!)).to.be.false;
    expect(klondike.safe!(at, cardOf('5D')!), 'a black 4 may want it').to.be.false;
  });

  it('says why a card does not go', () => {
    const at = position(klondike, '6D | 8H | - | AC');
    const keys = [1, 2, 3].map((to) => klondike.refusal!(at, 0, to, 1, {}));
    expect(keys).to.deep.equal(['alternating', 'king', 'ace']);
    expect(klondike.texts!.en.refusals!['king']).to.equal('Only a King goes to an empty column');
  });
});
