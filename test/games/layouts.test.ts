// The layouts of each game: how wide the cards are in the room there is, and where they lie while a game is played.
import { expect } from 'chai';
import fc from 'fast-check';
import { arrange, type Arrangement, type Limit, nominalHeight } from '../../src/board/layout/arrange.js';
import {
  type Box,
  boxOf,
  cornerAt,
  type Geometry,
  lay,
  type Spread,
  spreadOf,
} from '../../src/board/layout/geometry.js';
import { Game } from '../../src/engine/play/game.js';
import { readDeal } from '../../src/engine/model/deal.js';
import { layoutsOf } from '../../src/games/variant/defaults.js';
import type { Layout, Place } from '../../src/games/variant/layout.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { few, times } from '../support/few.js';
import { ALL, FIVE } from './deals.js';

const SETTINGS = { large: false, mirror: false };

/** Between the edges of an element and its table, both sides. */
const PADDING = 24;

/** The least share of a covered card that is seen: of a fan to the right, of a card with large indices, and of another. */
const leastShown = ({ dx }: Spread, cardWidth: number): number => (dx > 0 ? 0.27 : cardWidth < 60 ? 0.295 : 0.255);

/** An element of a width in a window of a height. */
const arranged = (layouts: readonly Layout[], width: number, window: number): Arrangement =>
  arrange(layouts, { width: width - PADDING, height: window * 0.8, leastCard: 44 }, 96, SETTINGS);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

for (const variant of ALL) {
  const layouts = layoutsOf(variant);
  const cardAt = (width: number, window: number) => arranged(layouts, width, window).cardWidth;

  describe(`the layouts of ${variant.id}`, () => {
    it('never give a wider element narrower cards', () => {
      fc.assert(
        fc.property(fc.integer({ min: 300, max: 1400 }), (window) => {
          let before = 0;
          for (let width = 280; width <= 1700; width++) {
            const now = cardAt(width, window);
            if (now < before) throw new Error(`at ${width} px cards fall from ${before} to ${now} px`);
            before = now;
          }
        }),
        { numRuns: times(25) },
      );
    });

    it('have room for each pile as long as its extent in the size that they say, and for redeals beside all', () => {
      for (const { width, height, places, turn } of layouts) {
        expect(places).to.have.length(variant.piles.all.length);
        const all = [...places, ...(turn ? [turn] : [])];
        const right = all.map(({ x, fan, extent = 1 }) => x + (fan === 'right' ? extent : 1));
        const bottom = all.map(({ y, fan, extent = 1 }) => y + (fan === 'down' ? extent : 1));
        expect(Math.max(...right)).to.be.closeTo(width, 0.05);
        expect(Math.max(...bottom)).to.be.at.most(height + 0.05);
        expect(Math.min(...all.map(({ x }) => x))).to.equal(0);
        const isNearTurn = ({ x, y }: Place) => turn && Math.abs(x - turn.x) < 1 && Math.abs(y - turn.y) < 1;
        expect(places.filter(isNearTurn)).to.deep.equal([]);
      }
    });

    it('keep all cards apart and to be read while a game is played', () => {
      const sizes = few(
        [
          [390, 844],
          [600, 800],
          [768, 800],
          [1024, 768],
          [1280, 800],
          [740, 360],
        ] as const,
        3,
      );
      for (const seed of few(['1', '2', '11'])) {
        const game = new Game(readDeal(variant, { seed }));
        for (let moves = 0; moves < 60 && game.actions.length > 0; moves++) {
          for (const [width, window] of sizes) {
            const where = `${width} × ${window}, seed ${seed}, ${moves} moves`;
            const geometry = lay(arranged(layouts, width, window), game.position);
            const { cardHeight, cardWidth, height } = geometry;
            const piles = game.position.piles.flatMap((_, pile) => (isSeen(variant, game, pile) ? pile : []));
            const boxes = piles.map((pile) => boxOf(geometry, pile));
            boxes.forEach((box, i) => {
              const { x, y } = box;
              expect(x >= 0 && x + box.width <= width - PADDING && y >= 0 && y + box.height <= height, where).to.equal(
                true,
              );
              if (variant.piles.pyramid.length > 0) return;
              const other = boxes.slice(i + 1).findIndex((each) => overlap(box, each));
              expect(other, `${where}, pile ${piles[i]!}`).to.equal(-1);
            });
            for (const pile of piles) {
              const spread = spreadOf(geometry, pile);
              const shown = spread.dx / cardWidth || spread.dy / cardHeight;
              if (shown > 0) expect(shown, where).to.be.at.least(leastShown(spread, cardWidth) - 1e-9);
            }
          }
          const { actions } = game;
          game.act(actions[(moves * 7) % actions.length]!);
        }
      }
    });
  });
}

const isSeen = ({ piles }: Variant, { position }: Game, pile: number): boolean =>
  piles.all[pile]!.kind !== 'pyramid' || position.piles[pile]!.length > 0;

for (const variant of FIVE) {
  it(`the cards of ${variant.id} are wide enough for the column they stand in`, () => {
    for (let window = 800; window <= 1024; window++) {
      for (const [width, least] of [
        [600, 62],
        [700, 66],
        [768, 80],
      ] as const) {
        const { cardWidth } = arranged(layoutsOf(variant), width, window);
        expect(cardWidth, `${width} × ${window}`).to.be.at.least(least);
      }
    }
    expect(arranged(layoutsOf(variant), 1600, 900).cardWidth).to.equal(96);
    // Controls beside the table are 76 pixels wide.
    const low = arranged(layoutsOf(variant), 740 - 76, 360);
    expect(nominalHeight(low)).to.be.at.most(0.8 * 360);
  });
}

describe('a layout', () => {
  const fan = { y: 0, fan: 'down', extent: 2.1 } as const;
  const cards = (...counts: number[]) => ({
    piles: counts.map((count) => Array.from({ length: count }, (_, card) => card)),
  });
  const arrangedAlone = (layout: Layout) =>
    arrange([layout], { width: 100 * layout.width, height: Infinity, leastCard: 0 }, 100, SETTINGS);
  const laid = (layout: Layout, ...counts: number[]) => lay(arrangedAlone(layout), cards(...counts));
  const topOf = (geometry: Geometry, pile: number) => boxOf(geometry, pile).y;
  const shownIn = (geometry: Geometry, pile: number) => spreadOf(geometry, pile).dy / geometry.cardHeight;

  /** Two fans, and below them one. */
  const twoRows: Layout = {
    width: 2.1,
    height: 4.3,
    places: [
      { ...fan, x: 0 },
      { ...fan, x: 1.1 },
      { ...fan, x: 0.5, y: 2.2 },
    ],
  };
  /** Where the fan below lies after each of some positions of a game. */
  const followed = (longest: readonly number[], limit?: Limit) => {
    let before: Geometry | undefined;
    return longest.map((count) => (before = lay(arrangedAlone(twoRows), cards(1, count, 1), limit, { before })));
  };
  const tops = (longest: readonly number[]) => followed(longest).map((geometry) => topOf(geometry, 2));

  it('closes up a pile that outgrows its extent, and no other', () => {
    const long = laid(twoRows, 4, 5, 1);
    expect(shownIn(long, 0)).to.equal(0.28);
    expect(shownIn(long, 1)).to.be.closeTo(1.1 / 4, 1e-9);
    expect(topOf(long, 2)).to.equal(308);
  });

  it('lets a row grow by three cards once a pile does not fit as close as it may lie', () => {
    expect(tops([1, 5, 6, 8, 9])).to.deep.equal([308, 308, 426, 426, 543]);
  });

  it('lets the lowest row open with less room, and makes up for it as it first grows, unless the height is given', () => {
    const [above, beside, below] = twoRows.places;
    const opening: Layout = { ...twoRows, places: [above!, beside!, { ...below!, opens: 1.5 }] };
    const heights = (layout: Layout, limit?: Limit) => {
      let before: Geometry | undefined;
      return [2, 3, 5, 6].map((count) => {
        before = lay(arrangedAlone(layout), cards(1, 1, count), limit, { before });
        return before.height;
      });
    };
    const [dealt, grown, ...later] = heights(opening);
    expect(dealt).to.be.closeTo(heights(twoRows)[0]! - 0.6 * 140, 1);
    expect([grown, ...later].slice(1)).to.deep.equal([grown, grown]);
    expect(grown).to.equal(heights(twoRows).at(-1));
    const given: Limit = { height: 2000, leastCard: 24, isGiven: true };
    expect(heights(opening, given)).to.deep.equal(heights(twoRows, given));
  });

  it('closes up cards to 0.255 of their height, and those narrower than 60 pixels to 0.295', () => {
    for (const [cardWidth, least, most] of [
      [59, 0.295, 0.31],
      [60, 0.255, 0.28],
      [61, 0.255, 0.28],
    ] as const) {
      const extent = 1 + 4 * least;
      const extentOf = (room: number) => {
        const layout: Layout = { width: 1, height: 3, places: [{ x: 0, y: 0, fan: 'down', extent: room }] };
        const available = { width: cardWidth, height: Infinity, leastCard: 0 };
        return lay(arrange([layout], available, cardWidth, SETTINGS), cards(5)).layout.places[0]!.extent;
      };
      expect(extentOf(extent), `${cardWidth} px`).to.equal(extent);
      expect(extentOf(extent - 0.001), `${cardWidth} px`).to.be.closeTo(extent - 0.001 + 3 * most, 1e-9);
    }
  });

  it('takes no room back from a row', () => {
    expect(tops([5, 6, 5, 1])).to.deep.equal([308, 426, 426, 426]);
    const [, grown, short] = followed([5, 6, 1]);
    expect(short!.height).to.equal(grown!.height);
  });

  it('begins a game with the room that the position needs', () => {
    expect([1, 6, 20].map((count) => tops([count])[0])).to.deep.equal([308, 426, 832]);
  });

  it('ends with its cards where no more will come', () => {
    const [, before] = followed([1, 6]);
    const over = (...counts: number[]) =>
      lay(arrangedAlone(twoRows), cards(...counts), undefined, { before, isOver: true });
    expect(topOf(over(1, 1, 1), 2)).to.equal(154);
    expect(over(1, 1, 1).height).to.equal(154 + 140);
    expect(over(1, 8, 3).height).to.equal(645);
    expect(shownIn(over(1, 8, 1), 1)).to.be.closeTo(1.94 / 7, 1e-9);
  });

  it('moves what lies below a row, and nothing beside it', () => {
    const places = [
      { ...fan, x: 0 },
      { ...fan, x: 1.1 },
      { x: 0.5, y: 2.2 },
      { x: 3, y: 2.2 },
    ];
    const layout = { width: 4, height: 3.2, places };
    const [low, high] = [laid(layout, 1, 1, 0, 0), laid(layout, 1, 6, 0, 0)];
    expect([topOf(low, 2), topOf(high, 2)]).to.deep.equal([308, 426]);
    expect([topOf(low, 3), topOf(high, 3)]).to.deep.equal([308, 308]);
    expect([low.height, high.height]).to.deep.equal([308 + 140, 426 + 140]);
  });

  it('moves a row as a whole', () => {
    const layout = { ...twoRows, width: 3.7, places: [...twoRows.places, { ...fan, x: 2.7, y: 2.2 }] };
    const [low, high] = [laid(layout, 1, 1, 1, 1), laid(layout, 1, 6, 1, 1)];
    expect([topOf(low, 3), topOf(high, 3)]).to.deep.equal([308, 426]);
  });

  it('takes columns that begin at different heights for one row', () => {
    const places = [
      { ...fan, x: 0 },
      { ...fan, x: 1.1, y: 0.5 },
      { x: 0.5, y: 2.7 },
    ];
    const layout = { width: 2.1, height: 3.7, places };
    const below = (...counts: number[]) => topOf(laid(layout, ...counts, 0), 2);
    expect([below(1, 5), below(7, 1), below(8, 1), below(1, 6)]).to.deep.equal([378, 378, 496, 496]);
  });

  describe('in a height', () => {
    const limit = (height: number): Limit => ({ height, leastCard: 60 });
    const look = (geometry: Geometry) => [
      geometry.cardWidth,
      Math.round(100 * shownIn(geometry, 1)),
      topOf(geometry, 2),
    ];

    it('gives up spare room first, then closes up piles, and shrinks cards last', () => {
      const looks = [603, 450, 405, 380].map((height) => look(followed([4], limit(height))[0]!));
      expect(looks).to.deep.equal([
        [100, 28, 308],
        [100, 28, 272],
        [100, 26, 265],
        [92, 28, 250],
      ]);
    });

    it('does not let cards grow back', () => {
      expect(followed([4, 9, 1], limit(420)).map(({ cardWidth }) => cardWidth)).to.deep.equal([100, 72, 72]);
    });

    it('that is given shares it from the start, and leaves what is over above the piles of a high table', () => {
      const given = (height: number) => followed([4], { ...limit(height), isGiven: true })[0]!;
      expect([given(700), given(1000), given(3000)].map(({ top, height }) => [top, height])).to.deep.equal([
        [2, 700],
        [162, 1000],
        [1000, 1838],
      ]);
    });
  });

  it('for a given height is used only there, and where it has room in the whole width', () => {
    const narrow: Layout = { fit: 'height', width: 2, height: 5, places: [] };
    const chosen = (height: number, isGiven: boolean) =>
      arrange([twoRows, narrow], { width: 150, height, leastCard: 0, isGiven }, 100, SETTINGS).layout.fit;
    expect([chosen(525, true), chosen(524, true), chosen(525, false)]).to.deep.equal(['height', undefined, undefined]);
  });

  it('spreads fewer cards of a fan to the right that outgrows its extent', () => {
    const layout = { width: 2, height: 1, places: [{ x: 0, y: 0, fan: 'right', extent: 2 }] } as const;
    for (const [count, squared] of [
      [1, 0],
      [4, 0],
      [5, 1],
      [20, 16],
    ] as const) {
      const geometry = laid(layout, count);
      const spread = spreadOf(geometry, 0);
      expect([spread.squared, cornerAt(spread, squared).x], `${count} cards`).to.deep.equal([squared, 0]);
      expect(spread.dx).to.be.at.least(27);
      expect(boxOf(geometry, 0).width).to.be.at.most(200);
    }
    const squaredIn = (extent: number) =>
      spreadOf(laid({ ...layout, places: [{ ...layout.places[0], extent }] }, 4), 0).squared;
    expect([1.811, 1.809].map(squaredIn), '0.27 of each of three').to.deep.equal([0, 1]);
  });
});
