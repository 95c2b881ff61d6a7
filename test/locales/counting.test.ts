// How many there are of something, in the plurals of every language.
import { expect } from 'chai';
import { en, type Texts } from '../../src/locales/en.js';
import { languages } from '../support/languages.js';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 22, 52];

const COUNTED: Readonly<Record<string, (texts: Texts, count: number) => string>> = {
  moves: ({ moves }, count) => moves(count),
  short: ({ short }, count) => short(count),
  left: ({ left }, count) => left(count),
  covered: ({ covered }, count) => covered('«card»', count),
  run: ({ run }, count) => run('«card»', count),
  faceDown: ({ faceDown }, count) => faceDown(count),
  turnsLeft: ({ turnsLeft }, count) => turnsLeft(count, 'redeals'),
  days: ({ days }, count) => days(count),
  broughtIn: ({ broughtIn }, count) => broughtIn(count),
  streak: ({ calendar }, count) => calendar.streak(count),
  targets: ({ speech }, count) => speech.targets(count),
  below: ({ speech }, count) => speech.below(count),
  above: ({ speech }, count) => speech.above(count),
};

/** How many cards those counts are, where more than one text says it. */
const CARDS = {
  ru: '0 карт, 1 карта, 2 карты, 3 карты, 5 карт, 11 карт, 21 карта, 22 карты, 52 карты',
  uk: '0 карт, 1 карта, 2 карти, 3 карти, 5 карт, 11 карт, 21 карта, 22 карти, 52 карти',
  cs: '0 karet, 1 karta, 2 karty, 3 karty, 5 karet, 11 karet, 21 karet, 22 karet, 52 karet',
  he: '0 קלפים, קלף אחד, שני קלפים, 3 קלפים, 5 קלפים, 11 קלפים, 21 קלפים, 22 קלפים, 52 קלפים',
};

/** What is said of those counts in a language with more than two forms, and what is said around it: a line for each text. */
const GOLDEN: readonly [language: string, text: string, around: string, said: string][] = [
  ['pl', 'moves', '*', '0 ruchów, 1 ruch, 2 ruchy, 3 ruchy, 5 ruchów, 11 ruchów, 21 ruchów, 22 ruchy, 52 ruchy'],
  ['pl', 'targets', '*', '0 celów, 1 cel, 2 cele, 3 cele, 5 celów, 11 celów, 21 celów, 22 cele, 52 cele'],
  ['ar', 'moves', '*', 'لا نقلات, نقلة واحدة, نقلتان, 3 نقلات, 5 نقلات, 11 نقلة, 21 نقلة, 22 نقلة, 52 نقلة'],
  ['ar', 'targets', '*', 'لا وجهات, وجهة واحدة, وجهتان, 3 وجهات, 5 وجهات, 11 وجهة, 21 وجهة, 22 وجهة, 52 وجهة'],
  [
    'ar',
    'days',
    '*',
    'لا أيام متتالية, يوم واحد, يومان متتاليان, 3 أيام متتالية, 5 أيام متتالية, 11 يومًا متتاليًا, 21 يومًا متتاليًا, 22 يومًا متتاليًا, 52 يومًا متتاليًا',
  ],
  ['ru', 'moves', '*', '0 ходов, 1 ход, 2 хода, 3 хода, 5 ходов, 11 ходов, 21 ход, 22 хода, 52 хода'],
  ['ru', 'left', '* в колоде', CARDS.ru],
  ['ru', 'covered', '«card», сверху *', CARDS.ru],
  ['ru', 'short', 'Осталось: *', CARDS.ru],
  ['uk', 'moves', '*', '0 ходів, 1 хід, 2 ходи, 3 ходи, 5 ходів, 11 ходів, 21 хід, 22 ходи, 52 ходи'],
  [
    'uk',
    'left',
    '* колоді',
    '0 карт у, 1 карта в, 2 карти в, 3 карти в, 5 карт у, 11 карт у, 21 карта в, 22 карти в, 52 карти в',
  ],
  ['uk', 'covered', '«card», зверху *', CARDS.uk],
  ['uk', 'short', 'Залишилося: *', CARDS.uk],
  ['cs', 'moves', '*', '0 tahů, 1 tah, 2 tahy, 3 tahy, 5 tahů, 11 tahů, 21 tahů, 22 tahů, 52 tahů'],
  ['cs', 'left', '* v talonu', CARDS.cs],
  [
    'cs',
    'covered',
    '«card», pod *',
    '0 kartami, 1 kartou, 2 kartami, 3 kartami, 5 kartami, 11 kartami, 21 kartami, 22 kartami, 52 kartami',
  ],
  ['cs', 'short', 'Chybí *', CARDS.cs],
  [
    'he',
    'moves',
    '*',
    '0 מהלכים, מהלך אחד, שני מהלכים, 3 מהלכים, 5 מהלכים, 11 מהלכים, 21 מהלכים, 22 מהלכים, 52 מהלכים',
  ],
  ['he', 'left', '* בקופה', CARDS.he.replace('0', 'אין')],
  [
    'he',
    'covered',
    '«card», מכוסה *',
    'ב־0 קלפים, בקלף אחד, בשני קלפים, ב־3 קלפים, ב־5 קלפים, ב־11 קלפים, ב־21 קלפים, ב־22 קלפים, ב־52 קלפים',
  ],
  [
    'he',
    'short',
    '*',
    'חסרים 0 קלפים, חסר קלף אחד, חסרים שני קלפים, חסרים 3 קלפים, חסרים 5 קלפים, חסרים 11 קלפים, חסרים 21 קלפים, חסרים 22 קלפים, חסרים 52 קלפים',
  ],
  [
    'pt',
    'moves',
    '*',
    '0 jogada, 1 jogada, 2 jogadas, 3 jogadas, 5 jogadas, 11 jogadas, 21 jogadas, 22 jogadas, 52 jogadas',
  ],
  [
    'pt-PT',
    'moves',
    '*',
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

  for (const [language, text, around, forms] of GOLDEN) {
    it(`of ${text} are right in ${language}`, () => {
      const expected = forms.split(', ').map((form) => around.replace('*', form));
      expect(said(languages[language as keyof typeof languages], text)).to.deep.equal(expected);
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
