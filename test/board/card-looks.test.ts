import { expect } from '@open-wc/testing';
import '../../src/examples/klondike-solitaire.js';
import { faceOf } from '../../src/cards/face.js';
import { suitPath } from '../../src/cards/suits.js';
import { cardOf } from '../../src/engine/model/card.js';
import { GOES_HOME } from '../element/decks.js';
import { emulateFeatures } from '../support/commands.js';
import { cardOn, table, type Table } from '../support/hand.js';
import { goTo, press } from '../support/keys.js';

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (text: string): Colour =>
  text
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number) as unknown as Colour;

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: Colour, other: Colour): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

/** As seen: a colour that shines through to another one. */
const over = (colour: Colour, share: number, ground: Colour): Colour =>
  colour.map((part, index) => share * part + (1 - share) * ground[index]!) as unknown as Colour;

const cards = (element: Table): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card')];

/** Down to which part of a card its face is seen. */
const seenTo = (card: Element): number =>
  Math.max(
    ...[...card.querySelectorAll('path')].map((path) => {
      if (!path.checkVisibility()) return 0;
      const { y, height } = path.getBBox();
      return (y + height) / 70;
    }),
  );

const covered = (element: Table): HTMLElement[] => cards(element).filter((card) => 'covered' in card.dataset);

afterEach(() => emulateFeatures());

describe('a covered card of the pyramid', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`is of the same paper as the others, and its ink is read on it, in a ${scheme} scheme`, async () => {
      await emulateFeatures({ 'prefers-color-scheme': scheme });
      const element = await table('pyramid-dozen', { seed: '42' });
      element.style.colorScheme = 'light dark';
      element.shadowRoot!.querySelector('.table')!.setAttribute('data-colours', '');
      const paper = getComputedStyle(cards(element).at(-1)!).backgroundColor;
      expect(covered(element)).to.have.length(21);
      for (const card of covered(element)) {
        const { backgroundColor, color } = getComputedStyle(card);
        expect(backgroundColor).to.equal(paper);
        const share = Number(getComputedStyle(card.querySelector('svg')!).opacity);
        const seen = over(colourOf(color), share, colourOf(paper));
        expect(contrast(seen, colourOf(paper)), card.dataset['card']).to.be.at.least(4.5);
      }
    });
  }

  for (const width of [350, 900]) {
    it(`shows nothing between two cards that lie on it, at ${width} px`, async () => {
      const element = await table('pyramid-dozen', { seed: '42' }, width);
      for (const card of covered(element)) expect(seenTo(card), card.dataset['card']).to.be.below(0.51);
      const open = cards(element).filter(
        ({ dataset }) => dataset['pile']!.startsWith('pyramid') && !('covered' in dataset),
      );
      for (const card of open) expect(seenTo(card), card.dataset['card']).to.be.above(0.8);
    });
  }

  it('shows its whole face while it has the focus of the keyboard', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const card = covered(element).at(-1)!;
    await press(element, 'Tab');
    expect(seenTo(card)).to.be.below(0.51);
    await goTo(element, card);
    expect(seenTo(card)).to.be.above(0.8);
    await press(element, 'ArrowDown');
    expect(seenTo(card)).to.be.below(0.51);
  });

  it('shows its whole face again as soon as only one card lies on it', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const isFreed = () => covered(element).some((card) => seenTo(card) > 0.8);
    expect(isFreed()).to.equal(false);
    while (!isFreed()) {
      const next = element.legalMoves.find(({ type }) => type === 'remove') ?? element.legalMoves[0];
      expect(element.play(next!)).to.equal(true);
      await element.updateComplete;
    }
    expect(covered(element).find((card) => seenTo(card) > 0.8)!.dataset['above']).to.equal('1');
  });
});

describe('a card', () => {
  it('that is held, or a target, has a dark line beside its pale one, which shows on paper', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    const shadowOf = (code: string) => getComputedStyle(cardOn(element, code)).boxShadow;
    const plain = shadowOf('TS');
    cardOn(element, 'TS').click();
    await element.updateComplete;
    for (const code of ['TS', 'JC']) {
      const [, share, within] = /rgba\(0, 0, 0, ([\d.]+)\) 0px 0px 0px ([\d.]+)px inset/.exec(shadowOf(code))!;
      expect(contrast(over([0, 0, 0], Number(share), [255, 255, 255]), [255, 255, 255])).to.be.at.least(3);
      expect(Number(within)).to.be.greaterThan(1);
      expect(shadowOf(code)).not.to.equal(plain);
    }
    expect(shadowOf('KS')).to.equal(plain);
  });

  it('of a Jack, Queen or King takes the page’s gold', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.style.setProperty('--solitaire-gold', 'rgb(1, 2, 3)');
    const golden = cards(element).filter((card) => card.querySelector('.gold'));
    expect(golden.every((card) => getComputedStyle(card.querySelector('.gold')!).fill === 'rgb(1, 2, 3)')).to.equal(
      true,
    );
    expect(
      golden
        .map((card) => card.dataset['card']!)
        .sort()
        .join(' '),
    ).to.match(/^(AS )?JC JD JH JS KC KD KH KS QC QD QH QS$/);
  });
});

describe('a face', () => {
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

describe('a card that lies face down', () => {
  it('shows a little less than half of what one does that lies face up', async () => {
    const element = await table('klondike-solitaire', { seed: '42' });
    const tops = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-pile="tableau-7"]')].map(
      (card) => card.getBoundingClientRect().top,
    );
    const { height } = element.shadowRoot!.querySelector('.card')!.getBoundingClientRect();
    const steps = tops.slice(1).map((top, i) => (top - tops[i]!) / height);
    expect(steps.length).to.equal(6);
    for (const step of steps) expect(step).to.be.closeTo(0.28 * 0.45, 0.01);
  });
});

describe('an empty foundation', () => {
  it('shows its suit', async () => {
    for (const tag of ['bakers-dozen', 'lucky-thirteen']) {
      const element = await table(tag, { seed: '42' });
      const shown = ['C', 'D', 'H', 'S'].map((suit) =>
        element.shadowRoot!.querySelector(`.pile[data-pile="foundation-${suit}"] path`)!.getAttribute('d'),
      );
      expect(shown).to.deep.equal([0, 1, 2, 3].map((suit) => suitPath(suit, 25, 35, 24)));
    }
  });
});

describe('a pile that is not fanned', () => {
  /** How many edges of cards are seen below a pile: the lowest line lies one pixel below the first, for each edge two more. */
  const edgesOf = (element: Table, id: string): number => {
    const pile = element.shadowRoot!.querySelector(`.pile[data-pile="${id}"]`)!;
    const shadows = getComputedStyle(pile).boxShadow.split(/, (?=rgb)/);
    return shadows[0]!.includes('inset') ? 0 : (parseFloat(shadows[4]!.split('px ')[1]!) + 1) / 2;
  };

  it('shows one edge more for each eight cards, up to three', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    const seen = [edgesOf(element, 'foundation-S')];
    for (let moves = 0; moves < 52; moves++) {
      const [home] = element.legalMoves.filter((move) => move.type === 'move' && move.to.startsWith('foundation'));
      element.play(home!);
      await element.updateComplete;
      if ('to' in home! && home.to === 'foundation-S') seen.push(edgesOf(element, 'foundation-S'));
    }
    expect(seen).to.deep.equal([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]);
    const home = [...element.shadowRoot!.querySelectorAll('.card[data-pile="foundation-S"]')];
    const shadows = home.map((card) => getComputedStyle(card).boxShadow !== 'none');
    expect(shadows, 'those of the two on top, which do not add up').to.deep.equal([
      ...Array(11).fill(false),
      true,
      true,
    ]);
    expect(edgesOf(await table('trusty-twelve', { seed: '42' }), 'stock'), 'of forty cards').to.equal(3);
  });
});
