// How many positions each search looks at, and how long its solutions are. Both are the same on every machine. A search
// that is changed may change them: then put in what the failure shows, if it is no more than before or worth it.
import { expect } from 'chai';
import { createGame, type DealRequest, solve, type Verdict } from '../../src/engine.js';
import { EXAMPLES } from '../examples/games.js';

type Effort = readonly [request: DealRequest, verdict: Verdict, positions: number, moves?: number];

const EFFORTS: Readonly<Record<string, readonly Effort[]>> = {
  'trusty-twelve': [
    [{ seed: '2' }, 'winnable', 588, 42],
    [{ seed: '3' }, 'winnable', 40, 55],
    [{ seed: '4' }, 'unwinnable', 203],
    [{ seed: '5' }, 'winnable', 815, 48],
    [{ seed: '6' }, 'winnable', 116, 56],
  ],
  // Its search counts in batches, like that of Golf.
  'pyramid-dozen': [
    [{ seed: '1', kings: 'stay', recycles: 2 }, 'unwinnable', 0],
    [{ seed: '1', kings: 'with-queen', recycles: 2 }, 'winnable', 32, 62],
    [{ seed: '1', kings: 'alone', recycles: 2 }, 'winnable', 32, 65],
    [{ seed: '2', kings: 'with-queen', recycles: 'unlimited' }, 'winnable', 0, 79],
    [{ seed: '2', kings: 'alone', recycles: 'unlimited' }, 'winnable', 0, 67],
    [{ seed: '4', kings: 'with-queen', recycles: 2 }, 'winnable', 128, 67],
    [{ seed: '4', kings: 'alone', recycles: 2 }, 'winnable', 32, 68],
    [{ seed: '5', kings: 'with-queen', recycles: 'unlimited' }, 'winnable', 864, 83],
    [{ seed: '7', kings: 'with-queen', recycles: 2 }, 'winnable', 1248, 75],
    [{ seed: '8', kings: 'with-queen', recycles: 'unlimited' }, 'unwinnable', 380],
    [{ seed: '8', kings: 'alone', recycles: 'unlimited' }, 'unwinnable', 206],
  ],
  'trefoil-solitaire': [
    [{ seed: '1', draw: true }, 'winnable', 1333, 69],
    [{ seed: '2', draw: false }, 'winnable', 1465, 72],
    [{ seed: '3', draw: true }, 'winnable', 1347, 76],
    [{ seed: '4', draw: false }, 'winnable', 16, 63],
  ],
  'lucky-thirteen': [
    [{ seed: '1' }, 'unwinnable', 0],
    [{ seed: '3' }, 'winnable', 1704, 112],
    [{ seed: '28' }, 'winnable', 644, 78],
  ],
  'bakers-dozen': [
    [{ seed: '2' }, 'winnable', 300, 83],
    [{ seed: '3' }, 'winnable', 349, 86],
    [{ seed: '5' }, 'winnable', 489, 88],
    // Digging finds it.
    [{ seed: '7030' }, 'winnable', 3929, 114],
  ],
  'aces-up': [[{ seed: '1' }, 'winnable', 361, 87]],
  'golf-solitaire': [[{ seed: '1' }, 'winnable', 64, 51]],
  'beleaguered-castle': [[{ seed: '1' }, 'winnable', 1725, 170]],
  'free-cell': [
    [{ seed: '1' }, 'winnable', 191, 105],
    [{ seed: '2' }, 'winnable', 119, 86],
    [{ seed: '5' }, 'winnable', 193, 112],
  ],
  'klondike-solitaire': [
    [{ seed: '1' }, 'winnable', 35, 176],
    [{ seed: '3' }, 'winnable', 595, 154],
  ],
  'yukon-solitaire': [
    [{ seed: '1' }, 'winnable', 159, 93],
    [{ seed: '15' }, 'winnable', 1203, 100],
  ],
  // Its foundations begin with any rank, and the search goes by that.
  'canfield-solitaire': [
    [{ seed: '3' }, 'winnable', 675, 230],
    [{ seed: '19' }, 'winnable', 103, 200],
    [{ seed: '2', draw: 1, redeals: 2 }, 'winnable', 229, 151],
  ],
};

/** One of the five by its id, or an example. */
const gameOf = (id: string) => EXAMPLES.find(({ variant }) => variant.id === id)?.variant ?? id;

describe('the search takes its known way', () => {
  for (const [id, efforts] of Object.entries(EFFORTS)) {
    for (const effort of efforts) {
      const [request] = effort;
      it(`in ${id} ${JSON.stringify(request)}`, async () => {
        const { verdict, positions, moves } = await solve(createGame(gameOf(id), request), { positions: 4000 });
        expect([request, verdict, positions, ...(moves ? [moves.length] : [])]).to.deep.equal(effort);
      });
    }
  }
});

/** The fewest positions with which a deal is decided. */
const LEAST: readonly (readonly [id: string, request: DealRequest, positions: number])[] = [
  ['trusty-twelve', { seed: '3' }, 40],
  ['trusty-twelve', { seed: '4' }, 203],
  ['pyramid-dozen', { seed: '4', kings: 'with-queen', recycles: 2 }, 152],
  ['pyramid-dozen', { seed: '8', kings: 'alone', recycles: 'unlimited' }, 206],
  ['trefoil-solitaire', { seed: '4' }, 16],
  ['lucky-thirteen', { seed: '28' }, 645],
  ['bakers-dozen', { seed: '2' }, 301],
  ['free-cell', { seed: '5' }, 193],
];

describe('the search ends at its limit to the position', () => {
  for (const [id, request, least] of LEAST) {
    it(`in ${id} ${JSON.stringify(request)}`, async () => {
      for (const positions of [least - 1, least, least + 1]) {
        const found = await solve(createGame(gameOf(id), request), { positions });
        expect(found.verdict === 'unknown', `${positions}`).to.equal(positions < least);
        expect(found.positions).to.be.at.most(positions);
      }
    });
  }
});
