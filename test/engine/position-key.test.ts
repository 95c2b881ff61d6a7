// Which positions a search takes for one.
import { expect } from 'chai';
import { setUp } from '../../src/engine/model/piles.js';
import type { Position } from '../../src/engine/model/position.js';
import type { Rules } from '../../src/engine/model/rules.js';
import { placesOf, positionKey } from '../../src/engine/search/position-key.js';
import { acesUp } from '../../src/examples/aces-up.js';
import { dice } from '../solver/truth.js';

const piles = setUp({ tableau: 2, waste: true, discard: true });

const key = (position: Position, rules: Partial<Rules> = {}) =>
  positionKey(position, placesOf({ ...acesUp, piles, ...rules }));

/** Two columns, waste, discard. */
const lying = (...piles: number[][]): Position => ({ piles });

const first = lying([1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11]);

describe('the key of a position', () => {
  it('tells the places of piles apart, unless they are interchangeable', () => {
    const swapped = lying([4, 5, 6], [1, 2, 3], [7, 8, 9], [10, 11]);
    expect(key(swapped)).not.to.deep.equal(key(first));
    const alike = { interchangeable: [piles.tableau] };
    expect(key(swapped, alike)).to.deep.equal(key(first, alike));
  });

  it('tells how many cards of which pile lie face down', () => {
    const alike = { interchangeable: [piles.tableau] };
    const keys = [[], [1, 0], [2, 0], [0, 1], [0, 2], [2, 1], [1, 2]].map((faceDown) =>
      JSON.stringify(key({ ...first, faceDown }, alike)),
    );
    expect(new Set(keys)).to.have.lengthOf(keys.length);
  });

  it('tells the order of a pile, unless only its top matters, or it is the discard', () => {
    const turned = lying([1, 2, 3], [4, 5, 6], [8, 7, 9], [10, 11]);
    const otherTop = lying([1, 2, 3], [4, 5, 6], [7, 9, 8], [10, 11]);
    const topOnly = { topOnly: [piles.waste] };
    expect(key(turned)).not.to.deep.equal(key(first));
    expect(key(turned, topOnly)).to.deep.equal(key(first, topOnly));
    expect(key(otherTop, topOnly)).not.to.deep.equal(key(first, topOnly));
    expect(key(lying([1, 2, 3], [4, 5, 6], [7, 8, 9], [11, 10]))).to.deep.equal(key(first));
  });

  it('tells which turns are left, and how many', () => {
    const keys = [0, 1, 2].flatMap((redeals) => [0, 1].map((lifts) => key({ ...first, counters: { redeals, lifts } })));
    for (const half of ['low', 'high'] as const) expect(new Set(keys.map((each) => each[half]))).to.have.lengthOf(6);
  });

  it('tells positions apart by each of its halves', () => {
    const die = dice(1);
    const keys = Array.from({ length: 2000 }, () => {
      const cards = Array.from({ length: 20 }, (_, card) => card);
      const shuffled = cards.map(() => cards.splice(die(cards.length), 1)[0]!);
      return key({ piles: [shuffled.slice(0, 10), shuffled.slice(10), [], []] });
    });
    for (const half of ['low', 'high'] as const) expect(new Set(keys.map((each) => each[half]))).to.have.lengthOf(2000);
  });
});
