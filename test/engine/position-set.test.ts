import { expect } from 'chai';
import { IntList } from '../../src/engine/search/search-tree.js';
import { PositionSet } from '../../src/engine/search/position-set.js';

describe('a set of positions', () => {
  it('takes a key once, and again only at a lower cost', () => {
    const set = new PositionSet();
    expect(set.add(1, 2, 5)).to.be.true;
    expect(set.add(1, 2, 5), 'at the same cost').to.be.false;
    expect(set.add(1, 2, 6), 'at a higher cost').to.be.false;
    expect(set.add(1, 2, 4), 'at a lower cost').to.be.true;
    expect(set.add(1, 2, 4)).to.be.false;
    expect(set.size).to.equal(1);
  });

  it('tells keys apart by both halves, zero and negative ones included', () => {
    const set = new PositionSet();
    const halves = [0, 2, -1, -0x80000000, 0x7fffffff];
    for (const high of halves) {
      for (const low of halves) expect(set.add(high, low), `${high}, ${low}`).to.be.true;
    }
    expect(set.size).to.equal(halves.length ** 2);
    for (const high of halves) {
      for (const low of halves) expect(set.has(high, low), `${high}, ${low}`).to.be.true;
    }
    expect(set.has(5, 0)).to.be.false;
  });

  it('still knows the first keys when it has grown', () => {
    const set = new PositionSet();
    for (let i = 1; i <= 20_000; i++) set.add(i, -i);
    expect(set.size).to.equal(20_000);
    for (let i = 1; i <= 20_000; i++) expect(set.add(i, -i), String(i)).to.be.false;
  });

  it('is full at 25 MB in one table, and then still knows what it has', () => {
    const set = new PositionSet(1 << 21);
    let count = 0;
    while (!set.full) set.add(++count, -count, 1);
    expect([set.size, count]).to.deep.equal([1_258_291, 1_258_291]);
    expect(set.add(count + 1, 7), 'a new key').to.be.true;
    expect([set.size, set.has(count + 1, 7)]).to.deep.equal([count, false]);
    expect([set.add(5, -5, 1), set.add(5, -5, 0), set.has(count, -count)]).to.deep.equal([false, true, true]);
  });

  it('is not full while a larger table can join', () => {
    const set = new PositionSet();
    for (let i = 1; i <= 100_000; i++) set.add(i, -i);
    expect([set.full, set.size]).to.deep.equal([false, 100_000]);
  });
});

describe('a list of numbers', () => {
  it('keeps tens of thousands in their order', () => {
    const list = new IntList();
    for (let i = 0; i < 20_000; i++) list.push(7 - i);
    expect(list.length).to.equal(20_000);
    for (let i = 0; i < 20_000; i++) expect(list.get(i)).to.equal(7 - i);
  });
});
