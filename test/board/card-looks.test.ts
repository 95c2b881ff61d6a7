import { expect } from '@open-wc/testing';
import '../../src/examples/canfield-solitaire.js';
import '../../src/examples/free-cell.js';
import '../../src/examples/klondike-solitaire.js';
import '../../src/examples/yukon-solitaire.js';
import { faceOf } from '../../src/cards/face.js';
import { suitPath } from '../../src/cards/suits.js';
import { cardOf } from '../../src/engine/model/card.js';
import { GOES_HOME } from '../element/decks.js';
import { emulateFeatures } from '../support/commands.js';
import { contrast, seen } from '../support/contrast.js';
import { cardOn, table, type Table } from '../support/hand.js';
import { goTo, press, tabIn } from '../support/keys.js';
import { part, parts, play } from './board.js';

const cards = (element: Table): HTMLElement[] => parts(element, '.card');

/** Down to which part of a card its face is seen. */
const seenTo = (card: Element): number => {
  const paths = [...card.querySelectorAll('path')].filter((path) => path.checkVisibility());
  const bottoms = paths.map((path) => path.getBBox()).map(({ y, height }) => y + height);
  return Math.max(0, ...bottoms) / 70;
};

const covered = (element: Table): HTMLElement[] => cards(element).filter((card) => 'covered' in card.dataset);

afterEach(() => emulateFeatures());

describe('a covered card of the pyramid', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`is of the same paper as the others, and its ink is read on it, in a ${scheme} scheme`, async () => {
      await emulateFeatures({ 'prefers-color-scheme': scheme });
      const element = await table('pyramid-dozen', { seed: '42' });
      element.style.colorScheme = 'light dark';
      part(element, '.table').setAttribute('data-colours', '');
      const paper = getComputedStyle(cards(element).at(-1)!).backgroundColor;
      const ground = seen(paper);
      expect(covered(element)).to.have.length(21);
      for (const card of covered(element)) {
        const { backgroundColor, color } = getComputedStyle(card);
        expect(backgroundColor).to.equal(paper);
        const share = Number(getComputedStyle(card.querySelector('svg')!).opacity);
        const ink = seen(`color-mix(in srgb, ${color} ${100 * share}%, transparent)`, ground);
        expect(contrast(ink, ground), card.dataset['card']).to.be.at.least(4.5);
      }
    });
  }

  for (const width of [350, 900]) {
    it(`shows nothing between two cards that lie on it, at ${width} px`, async () => {
      const element = await table('pyramid-dozen', { seed: '42' }, width);
      for (const card of covered(element)) expect(seenTo(card), card.dataset['card']).to.be.below(0.51);
      const open = parts(element, '.card[data-pile^=pyramid]:not([data-covered])');
      for (const card of open) expect(seenTo(card), card.dataset['card']).to.be.above(0.8);
    });
  }

  it('shows its whole face while it has the focus of the keyboard', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const card = covered(element).at(-1)!;
    await tabIn(element);
    expect(seenTo(card)).to.be.below(0.51);
    await goTo(element, card);
    expect(seenTo(card)).to.be.above(0.8);
    await press(element, 'ArrowDown');
    expect(seenTo(card)).to.be.below(0.51);
  });

  it('shows its whole face again as soon as only one card lies on it', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const freed = () => covered(element).find((card) => seenTo(card) > 0.8);
    expect(freed()).to.equal(undefined);
    while (!freed()) {
      await play(element, element.legalMoves.find(({ type }) => type === 'remove') ?? element.legalMoves[0]!);
    }
    expect(freed()!.dataset['above']).to.equal('1');
  });
});

describe('a face', () => {
  it('of a Jack, Queen or King takes the page’s gold', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.style.setProperty('--solitaire-gold', 'rgb(1, 2, 3)');
    const golden = cards(element).filter((card) => card.querySelector('.gold'));
    const fills = golden.map((card) => getComputedStyle(card.querySelector('.gold')!).fill);
    expect(new Set(fills)).to.deep.equal(new Set(['rgb(1, 2, 3)']));
    const codes = golden.map(({ dataset }) => dataset['card']!).sort();
    expect(codes.join(' ')).to.match(/^(AS )?JC JD JH JS KC KD KH KS QC QD QH QS$/);
  });

  it('has readable pips on a card of sixty pixels, and a large rank on narrower ones', async () => {
    for (const [width, style] of [
      ['60', 'classic'],
      ['59', 'jumbo'],
    ] as const) {
      const element = await table('lucky-thirteen', { seed: '42' });
      element.style.setProperty('--solitaire-card-width', width);
      element.requestUpdate();
      await element.updateComplete;
      const card = cardOn(element, 'TS');
      expect(card.offsetWidth).to.equal(Number(width));
      const drawn = card.querySelector('path:last-child')!.getAttribute('d');
      expect(drawn).to.equal(faceOf(cardOf('TS')!, style, {}).ink);
    }
  });
});

describe('on a table', () => {
  /** How much each covered card of the tableau that lies face up shows, in pixels. */
  const strips = (element: Table): [card: string | undefined, strip: number][] => {
    const up = parts(element, '.card[data-pile^="tableau"]:not(.back)');
    return up.flatMap((card, i) => {
      const next = up[i + 1];
      if (next?.dataset['pile'] !== card.dataset['pile']) return [];
      return [[card.dataset['card'], next!.getBoundingClientRect().top - card.getBoundingClientRect().top]];
    });
  };

  it('a card that lies face down shows a little less than half of what one does that lies face up', async () => {
    const element = await table('klondike-solitaire', { seed: '42' });
    const tops = parts(element, '.card[data-pile="tableau-7"]').map((card) => card.getBoundingClientRect().top);
    const { height } = part(element, '.card').getBoundingClientRect();
    const steps = tops.slice(1).map((top, i) => (top - tops[i]!) / height);
    expect(steps.length).to.equal(6);
    for (const step of steps) expect(step).to.be.closeTo(0.28 * 0.45, 0.01);
  });

  for (const [tag, attributes] of [
    ['klondike-solitaire', {}],
    ['canfield-solitaire', {}],
    ['yukon-solitaire', {}],
    ['free-cell', {}],
    ['trefoil-solitaire', { draw: '' }],
  ] as const) {
    it(`a covered card that can be picked up shows a strip of twenty pixels on a phone, in ${tag}`, async () => {
      const element = await table(tag, { seed: '42', ...attributes }, 320);
      for (let moves = 0; moves < 40 && element.legalMoves.length > 0; moves++) {
        const onto = element.legalMoves.find((move) => move.type === 'move' && move.to.startsWith('tableau'));
        await play(element, onto ?? element.legalMoves[0]!);
        for (const [card, strip] of strips(element)) {
          expect(strip, `${card} after ${moves} moves`).to.be.at.least(19.5);
        }
      }
    });
  }

  it('a covered card that can’t be picked up needs no such strip', async () => {
    for (const tag of ['bakers-dozen', 'lucky-thirteen']) {
      const element = await table(tag, { seed: '42' }, 320);
      for (const [card, strip] of strips(element)) expect(strip, `${tag}: ${card}`).to.be.below(19.5);
    }
  });

  it('an empty foundation shows its suit', async () => {
    for (const tag of ['bakers-dozen', 'lucky-thirteen']) {
      const element = await table(tag, { seed: '42' });
      const shown = ['C', 'D', 'H', 'S'].map((suit) =>
        part(element, `.pile[data-pile="foundation-${suit}"] path`).getAttribute('d'),
      );
      expect(shown).to.deep.equal([0, 1, 2, 3].map((suit) => suitPath(suit, 25, 35, 24)));
    }
  });
});

describe('a pile that is not fanned', () => {
  /** How many edges of cards are seen below a pile: the lowest line lies one pixel below the first, for each edge two more. */
  const edgesOf = (element: Table, id: string): number => {
    const shadows = getComputedStyle(part(element, `.pile[data-pile="${id}"]`)).boxShadow.split(/, (?=rgb)/);
    return shadows[0]!.includes('inset') ? 0 : (parseFloat(shadows[4]!.split('px ')[1]!) + 1) / 2;
  };

  it('shows one edge more for each eight cards, up to three', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    const seen = [edgesOf(element, 'foundation-S')];
    for (let moves = 0; moves < 52; moves++) {
      const home = element.legalMoves.find((move) => move.type === 'move' && move.to.startsWith('foundation'))!;
      await play(element, home);
      if ('to' in home && home.to === 'foundation-S') seen.push(edgesOf(element, 'foundation-S'));
    }
    expect(seen).to.deep.equal([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
    const home = parts(element, '.card[data-pile="foundation-S"]');
    const dark = home.flatMap((card, i) => (getComputedStyle(card).boxShadow === 'none' ? [] : i));
    expect(dark, 'the shadows of the two on top, which do not add up').to.deep.equal([11, 12]);
    expect(edgesOf(await table('trusty-twelve', { seed: '42' }), 'stock'), 'of forty cards').to.equal(3);
  });
});
