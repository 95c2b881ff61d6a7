// What a game says in a language: by its own texts, or by those of the language.
import { expect } from 'chai';
import { addLocale, SolitaireElement, type Variant } from '../../src/define.js';
import { recordFromText } from '../../src/engine.js';
import { rulesOf } from '../../src/games/variant/texts.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { en } from '../../src/locales/en.js';
import { gameTextsOf } from '../../src/locales/game-texts.js';
import { EXAMPLES } from '../examples/games.js';

const says = (name: string) => ({ name, rules: [`${name}.`] });

const speaking: Variant = {
  ...trustyTwelve,
  id: 'speaking-twelve',
  texts: {
    en: {
      name: 'Twelve',
      rules: ({ hand }) => [`Play with the ${String(hand)} hand.`],
      options: { hand: 'Hand', 'hand=left': 'the left', 'hand=right': 'the right' },
    },
    de: says('Zwölf'),
    'pt-BR': says('Doze'),
    tlh: says('wa’maH cha’'),
  },
};

/** As an element finds them, whose texts are English where its language has none. */
const textsIn = (tag: string, variant = speaking) => {
  const texts = SolitaireElement.localeOf(tag);
  return gameTextsOf(variant, texts ?? en, texts ? tag : 'en');
};

before(() => {
  for (const tag of ['de-AT', 'pt', 'pt-BR', 'xx']) addLocale(tag, {});
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
    it(`is said in its own words for ${lang}`, () => {
      expect(textsIn(lang).name).to.equal(name);
    });
  }

  it('follows the option in force, and is English where a language lacks it', () => {
    expect(rulesOf(textsIn('en'), { hand: 'left' })).to.deep.equal(['Play with the left hand.']);
    const { rules, options } = textsIn('de-AT');
    expect(rules).to.deep.equal(['Zwölf.']);
    expect(options!['hand=right']).to.equal('the right');
  });

  it('is said by the table of a language first, as far as that is of the right type', () => {
    const games = { 'speaking-twelve': { name: 'Zwölfe', rules: 5, options: { hand: 'Hand!', 'hand=left': 7 } } };
    addLocale('de-CH', { games } as never);
    const { name, rules, options } = textsIn('de-CH');
    expect([name, rules]).to.deep.equal(['Zwölfe', ['Zwölf.']]);
    expect(options).to.deep.equal({ hand: 'Hand!', 'hand=left': 'the left', 'hand=right': 'the right' });
  });

  it('is its id where it has no texts', () => {
    const { texts: _, ...mute } = { ...bakersDozen, id: 'mute-dozen' };
    expect(textsIn('en', mute)).to.deep.equal({ name: 'mute-dozen', rules: [], refusals: {}, options: {} });
  });
});

describe('the rules of an example', () => {
  for (const { variant, won } of EXAMPLES) {
    it(`are three points, and each option has a name: ${variant.id}`, () => {
      const texts = variant.texts!.en;
      for (const text of won) {
        const points = rulesOf(texts, recordFromText(text).options);
        expect(points).to.have.lengthOf(3);
        for (const point of points) expect(point).to.match(/\S/).and.not.to.contain('undefined');
      }
      for (const name of Object.keys(variant.options ?? {})) expect(texts.options![name], name).to.be.a('string');
    });
  }
});
