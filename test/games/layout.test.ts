// The layout of a game that brings none.
import { expect } from 'chai';
import { rowLayout, setUp } from '../../src/define.js';
import { layoutsOf } from '../../src/games/variant/defaults.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';

describe('the default layout', () => {
  it('has one row for all other piles, and the tableau fanned below', () => {
    const { width, height, places } = rowLayout(setUp({ tableau: 3, cells: 2, discard: true, foundations: true }));
    const rounded = places.map(({ x, y, fan }) => [Math.round(x * 100) / 100, y, fan]);
    expect(rounded).to.deep.equal([
      ...[2.16, 3.24, 4.32].map((x) => [x, 1.2, 'down']),
      [0, 0, undefined],
      [1.08, 0, undefined],
      [2.16, 0, undefined],
      ...[3.24, 4.32, 5.4, 6.48].map((x) => [x, 0, undefined]),
    ]);
    expect([width, height].map((each) => Math.round(each * 100) / 100)).to.deep.equal([7.48, 4.6]);
  });

  it('puts the foundations above the last columns, and a button for redeals after the stock', () => {
    const piles = setUp({ tableau: 8, stock: true, foundations: true });
    const { places, turn } = rowLayout(piles, { extent: 2, turn: true });
    const [stock, ...foundations] = places.slice(8).map(({ x }) => Math.round(x * 100) / 100);
    expect([stock, turn!.x, foundations]).to.deep.equal([0, 1.08, [4.32, 5.4, 6.48, 7.56]]);
    expect(places[0]!.extent).to.equal(2);
  });

  it('is as wide as its upper row, the button for redeals included', () => {
    const piles = setUp({ tableau: 4, stock: true, foundations: true });
    const { width, turn, places } = rowLayout(piles, { turn: true });
    const last = places[piles.foundations.at(-1)!]!;
    const first = places[piles.foundations[0]!]!;
    expect(width).to.be.closeTo(last.x + 1, 1e-9);
    expect(first.x - turn!.x).to.be.closeTo(1.08, 1e-9);
  });

  it('leaves out a row that has nothing in it', () => {
    const alone = rowLayout(setUp({ tableau: 3 }));
    expect([alone.places[0]!.y, alone.height]).to.deep.equal([0, 3.4]);
    const turned = rowLayout(setUp({ tableau: 3 }), { turn: true });
    expect([turned.turn, turned.places[0]!.y]).to.deep.equal([{ x: 0, y: 0 }, 1.2]);
    expect(rowLayout(setUp({ stock: true, waste: true })).height).to.equal(1.2);
  });

  it('has one row while a phone has room for it, then also one of more rows, each pile in a place of its own', () => {
    const KINDS = ['tableau', 'cells', 'reserve'] as const;
    for (const kind of KINDS) {
      for (let count = 1; count <= 20; count++) {
        for (const others of [
          {},
          { foundations: true },
          { stock: true, waste: true, discard: true, foundations: true },
        ]) {
          const piles = setUp({ tableau: 7, ...others, [kind]: count });
          const name = `${count} of ${kind}, ${Object.keys(others).join()}`;
          const [one, more] = layoutsOf({ ...luckyThirteen, piles, layouts: undefined });
          if (one!.width <= 12) expect(more!.width, name).to.equal(one!.width);
          // Of 12 card widths, each has 24 pixels on a phone of 320.
          expect(more!.width, name).to.be.at.most(12);
          const corners = more!.places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
          expect(new Set(corners).size, name).to.equal(piles.all.length);
          const { width, height, places } = more!;
          const isInside = places.every(
            ({ x, y, extent = 1 }) => x >= 0 && x < width - 0.99 && y + extent < height + 0.01,
          );
          expect(isInside, name).to.equal(true);
        }
      }
    }
  });

  it('has a place for redeals in games that have some', () => {
    const { layouts: _, ...game } = luckyThirteen;
    const turns = [game, { ...game, redeals: { times: 1, each: 3 } }].map((each) => layoutsOf(each)[0]!.turn);
    expect(turns.map((turn) => turn !== undefined)).to.deep.equal([false, true]);
  });
});
