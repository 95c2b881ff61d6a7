// The letters that cards have in each language.
import { expect } from 'chai';
import { faceOf } from '../../src/cards/face.js';
import { cardOf } from '../../src/engine/model/card.js';
import { completeTexts } from '../../src/locales/complete-texts.js';
import { en, type Texts } from '../../src/locales/en.js';
import { languages } from '../support/languages.js';

const drawing = ({ letters }: Texts, code: string): string => faceOf(cardOf(code)!, 'classic', letters).ink;

/** The courts of clubs, and cards with no letter, whose faces are not as in English. */
const unlikeEnglish = (texts: Texts): string[] =>
  ['AC', '2C', 'TC', 'JC', 'QC', 'KC'].filter((card) => drawing(texts, card) !== drawing(en, card));

describe('the letters of courts', () => {
  for (const [courts, ...tags] of [
    ['', 'pt', 'es', 'tr', 'ja', 'zh', 'ar', 'hi', 'id', 'ko', 'zh-Hant', 'cs', 'el', 'he', 'vi'],
    ['JC QC', 'de', 'pl'],
    ['JC QC KC', 'fr', 'it', 'nl', 'pt-PT'],
    ['AC JC QC', 'sv', 'ru', 'uk'],
  ] as const) {
    for (const lang of tags) {
      it(`of ${lang} are ${courts ? 'drawn' : 'J, Q and K'}`, () => {
        expect(unlikeEnglish(completeTexts(languages[lang])).join(' ')).to.equal(courts);
      });
    }
  }

  it('of a Dutch Boer are those of a German Bube, and not those of a French Valet', () => {
    const [german, french, dutch] = (['de', 'fr', 'nl'] as const).map((lang) => drawing(languages[lang], 'JH'));
    expect(dutch).to.equal(german);
    expect(new Set([drawing(en, 'JH'), german, french]).size).to.equal(3);
  });

  it('may be of the page’s own', () => {
    expect(unlikeEnglish(completeTexts({ letters: { 13: [40, 'M0 0H40V80H0Z'] } }))).to.deep.equal(['KC']);
  });

  it('that cannot be drawn are J, Q and K', () => {
    expect(unlikeEnglish(completeTexts({ letters: { 13: null, 12: 'Q' } } as never))).to.deep.equal([]);
  });
});
