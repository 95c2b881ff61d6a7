import { expect } from 'chai';
import { BACKS, backPath } from '../../src/cards/back.js';
import { faceOf, type FaceStyle } from '../../src/cards/face.js';
import { glyphOf, type Glyph } from '../../src/cards/ranks.js';
import { type Card, cardOf, codeOf, rank } from '../../src/engine/model/card.js';
import * as LETTERS from '../../src/locales/letters.js';
import { type Extent, extentOf, gapBetween, outlinesOf } from '../support/outlines.js';

const STYLES: readonly FaceStyle[] = ['classic', 'jumbo', 'jumbo-stacked'];
const CARDS: readonly Card[] = [...'A23456789TJQK'].flatMap((r) => [...'CDHS'].map((s) => cardOf(r + s)!));
const NUMBERS = CARDS.filter((card) => rank(card) > 1 && rank(card) < 11);
const COURTS = CARDS.filter((card) => rank(card) > 10);

const extentsIn = (path: string): Extent[] => outlinesOf(path).map(extentOf);

/** The columns of the indices lie beside everything else. */
const isIndex = ({ left, right }: Extent): boolean => right < 9.6 || left > 40.4;

const inkOf = (card: Card): Extent[] => extentsIn(faceOf(card, 'classic', {}).ink);

describe('a face', () => {
  for (const style of STYLES) {
    it(`in the ${style} style is another one for each card, stays on it, and has gold if it is a court`, () => {
      const faces = CARDS.map((card) => faceOf(card, style, {}));
      expect(new Set(faces.map(({ ink }) => ink)).size).to.equal(52);
      const golden = [...NUMBERS, ...COURTS].filter((card) => faceOf(card, style, {}).gold !== '');
      expect(golden).to.deep.equal(COURTS);
      for (const { ink, gold } of faces) {
        const { left, top, right, bottom } = extentOf(outlinesOf(ink + gold).flat());
        expect(Math.min(left, top)).to.be.at.least(1);
        expect([right, bottom].map(Math.ceil)).to.satisfy(([x, y]: number[]) => x! <= 49 && y! <= 69);
      }
    });
  }

  it('has as many pips as its rank says, and no two of them touch each other or an index', () => {
    for (const card of NUMBERS) {
      const marks = inkOf(card);
      const pips = marks.filter((extent) => !isIndex(extent));
      expect(pips, codeOf(card)).to.have.length(rank(card));
      for (const pip of pips) {
        const others = marks.filter((mark) => mark !== pip);
        expect(Math.min(...others.map((mark) => gapBetween(pip, mark))), codeOf(card)).to.be.at.least(0.5);
      }
    }
  });

  it('is the same upside down, but for the middle of a seven', () => {
    for (const card of [...NUMBERS, ...COURTS].filter((each) => rank(each) !== 7)) {
      const marks = inkOf(card);
      // The pips of the middle row stand upright.
      for (const { left, top, right, bottom } of marks.filter((mark) => mark.top > 35 || mark.bottom < 35)) {
        const isTurned = (mark: Extent) =>
          Math.hypot(mark.left + right - 50, mark.top + bottom - 70, mark.right + left - 50, mark.bottom + top - 70) <
          0.1;
        expect(marks.some(isTurned), codeOf(card)).to.equal(true);
      }
    }
  });

  it('has nothing in its lower half where two cards lie on that', () => {
    for (const card of CARDS) {
      for (const style of ['classic', 'jumbo'] as const) {
        const { ink, gold } = faceOf(card, style, {}, true);
        expect(extentOf(outlinesOf(ink + gold).flat()).bottom, codeOf(card)).to.be.at.most(35);
      }
      expect(faceOf(card, 'classic', {}, true).ink).not.to.equal(faceOf(card, 'classic', {}).ink);
    }
  });

  it('is drawn once', () => {
    expect(faceOf(CARDS[7]!, 'jumbo', {})).to.equal(faceOf(CARDS[7]!, 'jumbo', {}));
  });

  it('takes the letters of a language', () => {
    const queen = cardOf('QS')!;
    expect(faceOf(queen, 'classic', { 12: LETTERS.D }).ink).not.to.equal(faceOf(queen, 'classic', {}).ink);
  });
});

describe('ranks and letters', () => {
  const glyphs: readonly (readonly [string, Glyph])[] = [
    ...Array.from({ length: 13 }, (_, index) => [String(index + 1), glyphOf(index + 1)] as const),
    ...Object.entries(LETTERS),
  ];
  for (const [name, [width, outline]] of glyphs) {
    it(`${name} is 80 units high and as wide as it says`, () => {
      const { left, top, right, bottom } = extentOf(outlinesOf(outline).flat());
      expect(top).to.be.within(-1, 0);
      // The tail of a Q hangs down.
      expect(bottom).to.be.within(80, 85);
      expect(left).to.be.within(0, 1.1);
      expect(right).to.be.within(width - 3, width + 1);
    });
  }

  it('have stems of two pixels where they are nine and a half high', () => {
    for (const [name, [, outline]] of glyphs.filter(([each]) => 'BDFHRK'.includes(each))) {
      const across = outlinesOf(outline)
        .flatMap((points) => points.map(([x]) => x))
        .filter((x) => x > 0);
      expect((Math.min(...across) / 80) * 9.5, name).to.be.at.least(2);
    }
  });
});

describe('a back', () => {
  it('is drawn once for each name, the rosette by default', () => {
    expect(new Set(BACKS.map((back) => backPath(back))).size).to.equal(3);
    expect(backPath()).to.equal(backPath('rosette'));
    expect(backPath('waves')).to.equal(backPath('waves'));
  });

  const outlines = (back: (typeof BACKS)[number]) => outlinesOf(backPath(back)).map(extentOf);
  const has = (all: readonly Extent[], { left, top, right, bottom }: Extent) =>
    all.some((each) => Math.hypot(each.left - left, each.top - top, each.right - right, each.bottom - bottom) < 0.1);

  it('is the same from the left and from the right, and all but the waves upside down, too', () => {
    for (const back of BACKS) {
      const all = outlines(back);
      for (const { left, top, right, bottom } of all) {
        expect(has(all, { left: 50 - right, top, right: 50 - left, bottom }), back).to.equal(true);
        const turned = { left: 50 - right, top: 70 - bottom, right: 50 - left, bottom: 70 - top };
        if (back !== 'waves') expect(has(all, turned), back).to.equal(true);
      }
    }
  });

  for (const back of BACKS) {
    it(`leaves a border of paper around the ${back}`, () => {
      const path = backPath(back);
      expect(path).not.to.include('NaN');
      const { left, top, right, bottom } = extentOf(outlinesOf(path).flat());
      expect([left, top, right, bottom]).to.deep.equal([2.5, 2.5, 47.5, 67.5]);
    });
  }
});
