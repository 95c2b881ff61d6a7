// A game of one's own on the page: how it comes to a tag, and what it says there.
import { expect } from '@open-wc/testing';
import { addLocale, choice, defineSolitaire, SolitaireElement } from '../../src/define.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { box, control, create, settled, type Table, table } from '../support/table.js';
import { GOES_HOME } from './decks.js';

const says = (name: string) => ({ name, rules: [`${name}.`] });

const speaking = {
  ...trustyTwelve,
  id: 'speaking-twelve',
  options: { hand: choice('left', 'right') },
  texts: {
    en: {
      name: 'Twelve',
      rules: ({ hand }: { readonly hand?: unknown }) => [`Play with the ${String(hand)} hand.`],
      options: { hand: 'Hand', left: 'the left', right: 'the right' },
    },
    de: says('Zwölf'),
    'pt-BR': says('Doze'),
    tlh: says('wa’maH cha’'),
  },
};

/** What the rules panel says. */
async function rulesOf(element: Table): Promise<string> {
  control(element, 'rules').click();
  await settled(element);
  const dialog = element.shadowRoot!.querySelector('dialog')!;
  const text = dialog.textContent.replace(/\s+/g, ' ');
  dialog.close();
  while (element.shadowRoot!.querySelector('dialog')) await settled(element);
  return text;
}

before(() => {
  defineSolitaire('speaking-twelve', speaking);
  for (const tag of ['de-AT', 'pt', 'xx']) addLocale(tag, {});
});

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

  it('is said by the table of a language first, as far as that is of the right type', async () => {
    const games = { 'speaking-twelve': { name: 'Zwölfe', rules: 5, options: { hand: 'Hand!', left: 7 } } };
    addLocale('de-CH', { games } as never);
    const text = await rulesOf(await table('speaking-twelve', { seed: '1', lang: 'de-CH' }));
    expect(text).to.contain('Zwölfe').and.to.contain('Zwölf.').and.to.contain('Hand!').and.to.contain('the left');
  });
});

describe('a game that throws', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'reportError')!;
  afterEach(() => void Object.defineProperty(window, 'reportError', own));

  it('as it deals says so to the page, once', async () => {
    const reported: unknown[] = [];
    window.reportError = (error) => reported.push(error);
    const error = new Error('no cards');
    defineSolitaire('broken-twelve', {
      ...trustyTwelve,
      id: 'broken-twelve',
      deal() {
        throw error;
      },
    });
    const element = create('broken-twelve', { seed: '1' });
    (await box()).append(element);
    await settled(element);
    element.controls = 'undo';
    await settled(element);
    expect(reported).to.deep.equal([error]);
    expect(await element.newGame({ seed: '2' }).catch((thrown: unknown) => thrown)).to.equal(error);
  });
});

describe('a tag that the browser refuses', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'reportError')!;
  afterEach(() => void Object.defineProperty(window, 'reportError', own));

  it('is reported to the page, and the game has a class all the same', () => {
    const reported: unknown[] = [];
    window.reportError = (error) => reported.push(error);
    const game = { ...trustyTwelve, id: 'untagged-twelve' };
    expect(defineSolitaire('untagged', game).variant).to.equal(game);
    expect(reported.map((error) => (error as DOMException).name)).to.deep.equal(['SyntaxError']);
  });
});
