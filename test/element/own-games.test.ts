// A game of one's own on the page: how it comes to a tag, and what it says there.
import { expect } from '@open-wc/testing';
import {
  addLocale,
  choice,
  defineSolitaire,
  type RefusalNames,
  setUp,
  SolitaireElement,
  type Variant,
} from '../../src/define.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { ALL_CARDS } from '../engine/table.js';
import { cardOn } from '../support/hand.js';
import { box, create, settled, type Table, table, textOf } from '../support/table.js';
import { openPanel } from './acts.js';
import { GOES_HOME } from './decks.js';

const says = (name: string) => ({ name, rules: [`${name}.`] });

const speaking = {
  ...trustyTwelve,
  id: 'speaking-twelve',
  options: { hand: choice('left', 'right'), foot: choice('left', 'right') },
  texts: {
    en: {
      name: 'Twelve',
      rules: ({ hand }: { readonly hand?: unknown }) => [`Play with the ${String(hand)} hand.`],
      options: {
        hand: 'Hand',
        'hand=left': 'the left',
        'hand=right': 'the right',
        foot: 'Foot',
        'foot=left': 'the left one',
      },
    },
    de: says('Zwölf'),
    'pt-BR': says('Doze'),
    tlh: says('wa’maH cha’'),
  },
};

/** What the rules panel says. */
async function rulesOf(element: Table): Promise<string> {
  const dialog = await openPanel(element, 'rules');
  const text = dialog.textContent.replace(/\s+/g, ' ');
  dialog.close();
  while (element.shadowRoot!.querySelector('dialog')) await settled(element);
  return text;
}

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

before(() => {
  defineSolitaire('speaking-twelve', speaking);
  for (const tag of ['de-AT', 'pt', 'xx']) addLocale(tag, {});
});
beforeEach(() => {
  reported = [];
  window.reportError = (error) => reported.push(error);
});
afterEach(() => void Object.defineProperty(window, 'reportError', own));

describe('defineSolitaire', () => {
  it('is a static of every class of elements, for scripts that have only the element', () => {
    for (const tag of ['trusty-twelve', 'speaking-twelve']) {
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

describe('a game without a search of its own', () => {
  it('is dealt with its first update, whether or not it can be won', async () => {
    const { search: _, ...rules } = trustyTwelve;
    defineSolitaire('searchless-twelve', { ...rules, id: 'searchless-twelve', won: () => false });
    for (const daily of ['false', 'true']) {
      const element = create('searchless-twelve', { daily });
      (await box()).append(element);
      await element.updateComplete;
      expect(element.state, daily).to.not.equal(null);
    }
  });
});

describe('a game that is won before all its cards are home', () => {
  it('is finished with the move that wins', async () => {
    const HOME = 40;
    const { foundations } = bakersDozen.piles;
    defineSolitaire('early-dozen', {
      ...bakersDozen,
      id: 'early-dozen',
      won: ({ piles }) => foundations.reduce((sum, pile) => sum + piles[pile]!.length, 0) >= HOME,
    });
    const element = await table('early-dozen', { deck: GOES_HOME });
    expect([element.finish(), element.moveCount, element.status]).to.deep.equal([HOME, HOME, 'won']);
    expect(element.finish()).to.equal(0);
  });
});

describe('what a game says', () => {
  for (const [lang, name] of [
    ['en', 'Twelve'],
    ['de-AT', 'Zwölf'],
    ['pt-BR', 'Doze'],
    ['pt', 'Twelve'],
    ['xx', 'Twelve'],
    // Its other texts would be English.
    ['tlh', 'Twelve'],
  ] as const) {
    it(`is said in its own words for ${lang}`, async () => {
      expect(await rulesOf(await table('speaking-twelve', { seed: '1', lang }))).to.contain(`${name} `);
    });
  }

  it('follows the option in force, and is English where a language lacks it', async () => {
    expect(await rulesOf(await table('speaking-twelve', { seed: '1' }))).to.contain('Play with the left hand.');
    const german = await rulesOf(await table('speaking-twelve', { seed: '1', hand: 'right', lang: 'de-AT' }));
    expect(german).to.contain('Zwölf.').and.to.contain('the right');
  });

  it('is what each option calls its values, whatever another option calls them', async () => {
    const dialog = await openPanel(await table('speaking-twelve', { seed: '1' }), 'rules');
    const selects = [...dialog.querySelectorAll('select')];
    const offered = selects.map((select) => [...select.querySelectorAll('option')].map(({ label }) => label));
    expect(offered).to.deep.equal([
      ['the left', 'the right'],
      ['the left one', 'right'],
    ]);
  });

  it('is said by the table of a language first, as far as that is of the right type', async () => {
    const games = { 'speaking-twelve': { name: 'Zwölfe', rules: 5, options: { hand: 'Hand!', 'hand=left': 7 } } };
    addLocale('de-CH', { games } as never);
    const text = await rulesOf(await table('speaking-twelve', { seed: '1', lang: 'de-CH' }));
    expect(text).to.contain('Zwölfe').and.to.contain('Zwölf.').and.to.contain('Hand!').and.to.contain('the left');
  });
});

describe('why a card does not go, in a game’s own words', () => {
  /** Two columns, foundations, a cell with a card, and a reserve. The other cards are below those of the columns. */
  const piles = setUp({ tableau: 2, cells: 1, reserve: 2, foundations: true });
  const names = ({ card, onto, lower, base }: RefusalNames) =>
    `${card.card}, ${card.rank}, ${card.suit}; ${onto.card}, ${onto.rank}, ${onto.suit}; ${lower.card}; ${base}`;
  const game: Variant = {
    id: 'choosy-game',
    piles,
    base: () => 4,
    options: { key: choice('names', 'held', 'plain', 'wrong', 'broken') },
    deal: (deck) => ({ piles: [deck.slice(1, 51), [deck[51]!], [deck[0]!], [], [], [], [], [], []] }),
    actions: () => [{ type: 'move', from: 0, to: piles.reserve[1]! }],
    progress: (position) => position.piles[piles.reserve[1]!]!.length,
    won: () => false,
    refusal: (_position, _from, _to, _count, { key }) => String(key),
    texts: {
      en: {
        name: 'Choosy',
        rules: [],
        refusals: {
          names,
          held: ({ card }) => `Not the ${card.card}`,
          plain: 'No',
          wrong: 5 as never,
          broken: () => {
            throw new Error('no words');
          },
        },
      },
    },
  };
  before(() => defineSolitaire('choosy-game', game));

  /** What is said of the 7 of hearts where it is put on a pile. */
  async function said(key: string, to: string, attributes: object = {}): Promise<string> {
    const deck = ['QS', ...ALL_CARDS.filter((card) => !['QS', '7H', 'AC'].includes(card)), '7H', 'AC'].join(' ');
    const element = await table('choosy-game', { deck, key, ...attributes });
    const top = (id: string) => element.state!.piles.find((pile) => pile.id === id)!.cards.at(-1);
    cardOn(element, '7H').click();
    await settled(element);
    const card = top(to);
    (card ? cardOn(element, card) : element.shadowRoot!.querySelector<HTMLElement>(`[data-pile="${to}"]`)!).click();
    await settled(element);
    return textOf(element, '.message');
  }

  const GENERAL = 'This card has no move right now';
  const NAMES = '7 of hearts, 7, hearts; Queen of spades, Queen, spades; Jack of spades; 4';
  // Below an Ace lies a King where the foundations begin with another rank.
  const ON_ACE = '7 of hearts, 7, hearts; Ace of clubs, Ace, clubs; King of clubs; 4';
  for (const [what, key, to, told] of [
    ['names both cards, the next lower one, and the rank that foundations begin with', 'names', 'cell-1', NAMES],
    ['knows a King below an Ace', 'names', 'tableau-2', ON_ACE],
    ['names the card that is held where no card lies', 'held', 'reserve-1', 'Not the 7 of hearts'],
    ['may be a plain text', 'plain', 'reserve-1', 'No'],
    ['is a general sentence where it names a card that is not there', 'names', 'reserve-1', GENERAL],
    ['is a general sentence where it is no text', 'wrong', 'reserve-1', GENERAL],
    ['is a general sentence where it throws', 'broken', 'reserve-1', GENERAL],
  ] as const) {
    it(what, async () => {
      expect(await said(key, to)).to.equal(told);
    });
  }

  it('may be made by the table of a language, and stays as it is where that is wrong', async () => {
    const refusals = { held: ({ card }: RefusalNames) => `${card.card}: nein`, plain: 5 };
    addLocale('de-LI', { games: { 'choosy-game': { refusals } } } as never);
    expect(await said('held', 'reserve-1', { lang: 'de-LI' })).to.equal('7 of hearts: nein');
    expect(await said('plain', 'reserve-1', { lang: 'de-LI' })).to.equal('No');
  });
});

describe('a reserve', () => {
  it('is named without a number where there is only one', async () => {
    for (const [reserve, ...labels] of [
      [1, 'reserve, empty'],
      [2, 'reserve 1, empty', 'reserve 2, empty'],
    ] as const) {
      const tag = `still-${'abc'[reserve]!}`;
      defineSolitaire(tag, still(tag, setUp({ tableau: 1, reserve })));
      const element = await table(tag, { seed: '1' });
      const places = [...element.shadowRoot!.querySelectorAll('[data-kind=reserve]')];
      expect(places.map((place) => place.ariaLabel)).to.deep.equal(labels);
    }
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
    element.controls = 'undo';
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
