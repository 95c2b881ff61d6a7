// The words that games are written in, where a game of ours does not need all of what they promise.
import { expect } from 'chai';
import { ontoCells, ontoWaste, removing, setUp } from '../../src/define.js';

const piles = setUp({ tableau: 3, cells: 2, stock: true, waste: true, discard: true });
const always = () => true;
const at = (...cards: number[][]) => ({ piles: piles.all.map((_, pile) => cards[pile] ?? []) });

describe('the words of a game', () => {
  it('remove only cards that are there', () => {
    expect(removing(at([1, 2], [], [3]), piles, always)).to.deep.equal([
      { type: 'remove', from: [0] },
      { type: 'remove', from: [2] },
    ]);
  });

  it('lay only cards that are there on a waste that has one', () => {
    expect(ontoWaste(at([1], [], [2]), piles, always)).to.deep.equal([]);
    expect(ontoWaste(at([1], [], [2], [], [], [], [3]), piles, always)).to.deep.equal([
      { type: 'move', from: 0, to: 6 },
      { type: 'move', from: 2, to: 6 },
    ]);
  });

  it('lay only cards that are there in empty cells', () => {
    expect(ontoCells(at([1], [], [2], [3]), piles)).to.deep.equal([
      { type: 'move', from: 0, to: 4 },
      { type: 'move', from: 2, to: 4 },
    ]);
  });
});
