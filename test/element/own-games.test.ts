// A game of one's own on the page: how it comes to a tag, and what is drawn and reported there.
import { expect } from '@open-wc/testing';
import { addLocale, defineSolitaire, setUp, SolitaireElement, type Variant } from '../../src/define.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { box, create, settled, table } from '../support/table.js';

/** A game in which nothing can be done, by its piles: all cards lie on the first. */
const still = (id: string, piles: Variant['piles'], more: Partial<Variant> = {}): Variant => ({
  id,
  piles,
  deal: (deck) => ({ piles: piles.all.map((_, i) => (i === 0 ? deck : [])) }),
  actions: () => [],
  progress: () => 0,
  won: () => false,
  ...more,
});

const own = Object.getOwnPropertyDescriptor(window, 'reportError')!;
let reported: unknown[] = [];

beforeEach(() => {
  reported = [];
  window.reportError = (error) => reported.push(error);
});
afterEach(() => void Object.defineProperty(window, 'reportError', own));

describe('defineSolitaire', () => {
  it('is a static of every class of elements, for scripts that have only the element', () => {
    defineSolitaire('own-twelve', { ...trustyTwelve, id: 'own-twelve' });
    for (const tag of ['trusty-twelve', 'own-twelve']) {
      const { defineSolitaire: found } = customElements.get(tag) as unknown as typeof SolitaireElement;
      expect(found).to.equal(defineSolitaire);
    }
    const { defineSolitaire: define } = SolitaireElement;
    const defined = define('static-twelve', { ...trustyTwelve, id: 'static-twelve' });
    expect(customElements.get('static-twelve')).to.equal(defined);
  });

  it('gives the class the very game, and returns the class that has the tag', () => {
    const game = { ...trustyTwelve, id: 'same-twelve' };
    const defined = defineSolitaire('same-twelve', game);
    expect(defined.variant).to.equal(game);
    expect(defineSolitaire('same-twelve', { ...game })).to.equal(defined);
  });
});

describe('an empty foundation', () => {
  it('shows the rank that foundations begin with, in the letters of the language', async () => {
    const signs = async (tag: string, lang: string) => {
      const { shadowRoot } = await table(tag, { seed: '1', lang });
      return [...shadowRoot!.querySelectorAll('[data-kind=foundation] path')].map((path) => path.getAttribute('d'));
    };
    addLocale('de-LU', { letters: { 11: [50, 'M0 0H50V80'] } });
    const shown = [];
    for (const [tag, base] of [['based-none'], ['based-four', 4], ['based-jack', 11]] as const) {
      defineSolitaire(tag, still(tag, setUp({ tableau: 1, foundations: true }), base && { base: () => base }));
      for (const lang of ['en', 'de-LU']) shown.push(await signs(tag, lang));
    }
    const [none, noneHere, four, fourHere, jack, jackHere] = shown;
    expect(none).to.have.lengthOf(4);
    expect([noneHere, fourHere]).to.deep.equal([none, four]);
    expect(new Set([none, four, jack, jackHere].flat()).size).to.equal(16);
  });
});

describe('what goes wrong with a game', () => {
  it('as it deals is reported to the page, once', async () => {
    const error = new Error('no cards');
    const deal = () => {
      throw error;
    };
    defineSolitaire('broken-twelve', { ...trustyTwelve, id: 'broken-twelve', deal });
    const element = create('broken-twelve', { seed: '1' });
    (await box()).append(element);
    await settled(element);
    element.buttons = 'undo';
    await settled(element);
    expect(reported).to.deep.equal([error]);
    expect(await element.newGame({ seed: '2' }).catch((thrown: unknown) => thrown)).to.equal(error);
  });

  it('as the browser refuses its tag is reported to the page, and the game has a class all the same', () => {
    const game = { ...trustyTwelve, id: 'untagged-twelve' };
    expect(defineSolitaire('untagged', game).variant).to.equal(game);
    expect(reported.map((error) => (error as DOMException).name)).to.deep.equal(['SyntaxError']);
  });
});
