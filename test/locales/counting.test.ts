// How many there are of something, in the plurals of every language.
import { expect } from 'chai';
import { en, type Texts } from '../../src/locales/en.js';
import * as languages from '../support/languages.js';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 52];

const COUNTED: Readonly<Record<string, (texts: Texts, count: number) => string>> = {
  moves: ({ moves }, count) => moves(count),
  short: ({ short }, count) => short(count),
  left: ({ left }, count) => left(count),
  covered: ({ covered }, count) => covered('«card»', count),
  run: ({ run }, count) => run('«card»', count),
  faceDown: ({ faceDown }, count) => faceDown(count),
  turnsLeft: ({ turnsLeft }, count) => turnsLeft(count),
  days: ({ days }, count) => days(count),
  broughtIn: ({ broughtIn }, count) => broughtIn(count),
  streak: ({ calendar }, count) => calendar.streak(count),
  targets: ({ speech }, count) => speech.targets(count),
  below: ({ speech }, count) => speech.below(count),
  above: ({ speech }, count) => speech.above(count),
};

/** What is said of those counts in a language with more than two forms: a line for each text. */
const GOLDEN: readonly [language: string, text: string, said: string][] = [
  ['pl', 'moves', '0 ruchów, 1 ruch, 2 ruchy, 3 ruchy, 5 ruchów, 11 ruchów, 21 ruchów, 22 ruchy, 52 ruchy'],
  ['pl', 'targets', '0 celów, 1 cel, 2 cele, 3 cele, 5 celów, 11 celów, 21 celów, 22 cele, 52 cele'],
  ['ar', 'moves', 'لا نقلات, نقلة واحدة, نقلتان, 3 نقلات, 5 نقلات, 11 نقلة, 21 نقلة, 22 نقلة, 52 نقلة'],
  ['ar', 'targets', 'لا وجهات, وجهة واحدة, وجهتان, 3 وجهات, 5 وجهات, 11 وجهة, 21 وجهة, 22 وجهة, 52 وجهة'],
  ['ar', 'days', '0 يوم, يوم واحد, يومان, 3 أيام, 5 أيام, 11 يومًا, 21 يومًا, 22 يومًا, 52 يومًا'],
  [
    'pt',
    'moves',
    '0 jogada, 1 jogada, 2 jogadas, 3 jogadas, 5 jogadas, 11 jogadas, 21 jogadas, 22 jogadas, 52 jogadas',
  ],
  [
    'pt-PT',
    'moves',
    '0 jogadas, 1 jogada, 2 jogadas, 3 jogadas, 5 jogadas, 11 jogadas, 21 jogadas, 22 jogadas, 52 jogadas',
  ],
];

const said = (texts: Texts, text: string): string[] => COUNTS.map((count) => COUNTED[text]!(texts, count));

describe('counts', () => {
  for (const [language, texts] of Object.entries({ en, ...languages })) {
    it(`of ${language} have their number, or up to two a word of their own`, () => {
      for (const text of Object.keys(COUNTED)) {
        if (text === 'streak' && language === 'en') continue;
        const all = said(texts, text);
        for (const [i, count] of COUNTS.entries()) {
          const digits = all[i]!.match(/\d+/g) ?? [];
          if (digits.length > 0 || count > 2) expect(digits, `${text}: ${all[i]!}`).to.deep.equal([`${count}`]);
        }
        expect(new Set(all).size, text).to.equal(COUNTS.length);
      }
    });
  }

  for (const [language, text, expected] of GOLDEN) {
    it(`of ${text} are right in ${language}`, () => {
      expect(said(languages[language as keyof typeof languages], text).join(', ')).to.equal(expected);
    });
  }

  it('are written down above for every language that has more than two forms', () => {
    for (const language of Object.keys(languages)) {
      const rules = new Intl.PluralRules(language);
      const forms = new Set(COUNTS.map((count) => rules.select(count)));
      const isGolden = GOLDEN.some(([each, text]) => each === language && text === 'moves');
      expect(isGolden || forms.size <= 2, language).to.equal(true);
    }
  });
});
