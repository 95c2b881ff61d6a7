// What authors of games ask of a position.
import { expect } from 'chai';
import { cardCount, faceDownCount, faceDownIn, keyOf, spend, topOf, withPiles } from '../../src/define.js';

const open = { piles: [[1, 2], [3], []] };
const hidden = { piles: [[1, 2], [3], []], faceDown: [1, 0, 0], counters: { recycles: 2 } };

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
