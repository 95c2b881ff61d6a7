// What authors of games ask of a position.
import { expect } from 'chai';
import { cardCount, faceDownCount, faceDownIn, keyOf, setUp, spend, topOf, withPiles } from '../../src/define.js';

const open = { piles: [[1, 2], [3], []] };
const hidden = { piles: [[1, 2], [3], []], faceDown: [1, 0, 0], counters: { recycles: 2 } };

describe('the piles of a game', () => {
  it('have names by their kind, and their order is that of records', () => {
    const { all, ...indices } = setUp({
      tableau: 2,
      pyramid: 3,
      cells: 1,
      reserve: 1,
      stock: true,
      waste: true,
      discard: true,
      foundations: true,
    });
    expect(all.map(({ id, kind }) => `${id} ${kind}`)).to.deep.equal([
      ...['tableau-1 tableau', 'tableau-2 tableau', 'pyramid-1 pyramid', 'pyramid-2 pyramid', 'pyramid-3 pyramid'],
      ...['cell-1 cell', 'reserve-1 reserve', 'stock stock', 'waste waste', 'discard discard'],
      ...['C', 'D', 'H', 'S'].map((suit) => `foundation-${suit} foundation`),
    ]);
    expect(indices).to.deep.equal({
      tableau: [0, 1],
      pyramid: [2, 3, 4],
      cells: [5],
      reserve: [6],
      stock: 7,
      waste: 8,
      discard: 9,
      foundations: [10, 11, 12, 13],
    });
  });

  it('are none but those asked for', () => {
    const { all, ...indices } = setUp({ waste: true });
    expect(all).to.deep.equal([{ id: 'waste', kind: 'waste' }]);
    const none = { tableau: [], pyramid: [], cells: [], reserve: [], foundations: [], stock: -1, discard: -1 };
    expect(indices).to.deep.equal({ ...none, waste: 0 });
  });
});

describe('a position', () => {
  it('knows its top cards, and how many lie where', () => {
    expect(open.piles.map(topOf)).to.deep.equal([2, 3, undefined]);
    expect([cardCount(open, [0, 1, 2]), cardCount(open, [1]), cardCount(open, [])]).to.deep.equal([3, 1, 0]);
  });

  it('knows how many cards lie face down: none where nothing is said', () => {
    expect([faceDownCount(open), faceDownCount(hidden)]).to.deep.equal([0, 1]);
    expect([faceDownIn(open, 0), faceDownIn(hidden, 0), faceDownIn(hidden, 1)]).to.deep.equal([0, 1, 0]);
    expect(faceDownIn({ ...hidden, faceDown: [] }, 0)).to.equal(0);
  });

  it('with other piles, or a turn less, is a new one', () => {
    expect(withPiles(hidden, new Map([[1, [4, 5]]]))).to.deep.equal({ ...hidden, piles: [[1, 2], [4, 5], []] });
    expect(spend(hidden, 'recycles')).to.deep.equal({ ...hidden, counters: { recycles: 1 } });
    expect(spend(hidden, 'redeals')).to.equal(hidden);
    expect(spend(open, 'recycles')).to.equal(open);
    expect(hidden).to.deep.equal({ piles: [[1, 2], [3], []], faceDown: [1, 0, 0], counters: { recycles: 2 } });
  });

  it('has a text of its own', () => {
    const others = [
      open,
      hidden,
      { ...hidden, piles: [[2, 1], [3], []] },
      { ...hidden, faceDown: [0, 1, 0] },
      { ...hidden, counters: { recycles: 1 } },
    ];
    expect(new Set(others.map(keyOf)).size).to.equal(5);
    expect(keyOf(structuredClone(hidden))).to.equal(keyOf(hidden));
  });
});
