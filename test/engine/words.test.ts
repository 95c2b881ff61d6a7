// The words that games are written in, where a game of ours does not need all of what they promise.
import { expect } from 'chai';
import {
  byFreePlaces,
  dealing,
  dealt,
  drawing,
  ontoCells,
  ontoWaste,
  recycling,
  removing,
  setUp,
} from '../../src/define.js';

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

  it('deal from a stock that has cards, onto the tableau unless they are told otherwise', () => {
    const stocked = at([], [], [], [], [], [1]);
    expect(dealing(stocked, piles)).to.deep.equal([{ type: 'draw', to: [0, 1, 2] }]);
    expect(dealing(stocked, piles, [1])).to.deep.equal([{ type: 'draw', to: [1] }]);
    expect(dealing(at([1]), piles)).to.deep.equal([]);
  });

  it('draw fewer cards at the end of the stock', () => {
    const drawn = [3, 2, 1, 0].map((left) => drawing(at([], [], [], [], [], Array<number>(left).fill(1)), piles, 2));
    const both = [{ type: 'draw', to: [6, 6] }];
    expect(drawn).to.deep.equal([both, both, [{ type: 'draw' }], []]);
  });

  it('turn a waste that has cards once the stock is empty, as often as one likes where nothing is counted', () => {
    const turned = at([], [], [], [], [], [], [1]);
    expect(recycling(turned, piles)).to.deep.equal([{ type: 'recycle' }]);
    for (const recycles of [1, Infinity]) {
      expect(recycling({ ...turned, counters: { recycles } }, piles)).to.deep.equal([{ type: 'recycle' }]);
    }
    expect(recycling({ ...turned, counters: { recycles: 0 } }, piles)).to.deep.equal([]);
    expect(recycling(at(), piles)).to.deep.equal([]);
    expect(recycling(at([], [], [], [], [], [1], [1]), piles)).to.deep.equal([]);
  });

  it('move runs over the free cells, twice as many cards with each empty pile that they do not go to', () => {
    const together = byFreePlaces(piles);
    const lengths = (position: ReturnType<typeof at>) => [together(position, false), together(position, true)];
    expect(lengths(at())).to.deep.equal([24, 12]);
    expect(lengths(at([1], [2], []))).to.deep.equal([6, 3]);
    expect(lengths(at([1], [2], [3], [4], [5]))).to.deep.equal([1, 1]);
  });

  it('deal each pile its own number of cards, and turn those down that they are told to', () => {
    expect(dealt(piles, piles.tableau, [1, 0, 2], [1, 2, 3, 4, 5], [0, 0, 1])).to.deep.equal({
      piles: [[1], [], [2, 3], [], [], [5, 4], [], []],
      faceDown: [0, 0, 1, 0, 0, 0, 0, 0],
    });
  });
});
