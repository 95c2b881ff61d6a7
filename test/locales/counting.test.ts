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
  ['ru', 'moves', '0 ходов, 1 ход, 2 хода, 3 хода, 5 ходов, 11 ходов, 21 ход, 22 хода, 52 хода'],
  [
    'ru',
    'left',
    '0 карт в колоде, 1 карта в колоде, 2 карты в колоде, 3 карты в колоде, 5 карт в колоде, 11 карт в колоде, 21 карта в колоде, 22 карты в колоде, 52 карты в колоде',
  ],
  [
    'ru',
    'covered',
    '«card», сверху 0 карт, «card», сверху 1 карта, «card», сверху 2 карты, «card», сверху 3 карты, «card», сверху 5 карт, «card», сверху 11 карт, «card», сверху 21 карта, «card», сверху 22 карты, «card», сверху 52 карты',
  ],
  [
    'ru',
    'short',
    'Не хватило 0 карт, Не хватило 1 карты, Не хватило 2 карт, Не хватило 3 карт, Не хватило 5 карт, Не хватило 11 карт, Не хватило 21 карты, Не хватило 22 карт, Не хватило 52 карт',
  ],
  ['uk', 'moves', '0 ходів, 1 хід, 2 ходи, 3 ходи, 5 ходів, 11 ходів, 21 хід, 22 ходи, 52 ходи'],
  [
    'uk',
    'left',
    '0 карт в колоді, 1 карта в колоді, 2 карти в колоді, 3 карти в колоді, 5 карт в колоді, 11 карт в колоді, 21 карта в колоді, 22 карти в колоді, 52 карти в колоді',
  ],
  [
    'uk',
    'covered',
    '«card», зверху 0 карт, «card», зверху 1 карта, «card», зверху 2 карти, «card», зверху 3 карти, «card», зверху 5 карт, «card», зверху 11 карт, «card», зверху 21 карта, «card», зверху 22 карти, «card», зверху 52 карти',
  ],
  [
    'uk',
    'short',
    'Забракло 0 карт, Забракло 1 карти, Забракло 2 карт, Забракло 3 карт, Забракло 5 карт, Забракло 11 карт, Забракло 21 карти, Забракло 22 карт, Забракло 52 карт',
  ],
  ['cs', 'moves', '0 tahů, 1 tah, 2 tahy, 3 tahy, 5 tahů, 11 tahů, 21 tahů, 22 tahů, 52 tahů'],
  [
    'cs',
    'left',
    '0 karet v talonu, 1 karta v talonu, 2 karty v talonu, 3 karty v talonu, 5 karet v talonu, 11 karet v talonu, 21 karet v talonu, 22 karet v talonu, 52 karet v talonu',
  ],
  [
    'cs',
    'covered',
    '«card», nahoře 0 karet, «card», nahoře 1 karta, «card», nahoře 2 karty, «card», nahoře 3 karty, «card», nahoře 5 karet, «card», nahoře 11 karet, «card», nahoře 21 karet, «card», nahoře 22 karet, «card», nahoře 52 karet',
  ],
  [
    'cs',
    'short',
    'Chybělo 0 karet, Chyběla 1 karta, Chyběly 2 karty, Chyběly 3 karty, Chybělo 5 karet, Chybělo 11 karet, Chybělo 21 karet, Chybělo 22 karet, Chybělo 52 karet',
  ],
  ['he', 'moves', '0 מהלכים, מהלך אחד, שני מהלכים, 3 מהלכים, 5 מהלכים, 11 מהלכים, 21 מהלכים, 22 מהלכים, 52 מהלכים'],
  [
    'he',
    'left',
    '0 קלפים בקופה, קלף אחד בקופה, שני קלפים בקופה, 3 קלפים בקופה, 5 קלפים בקופה, 11 קלפים בקופה, 21 קלפים בקופה, 22 קלפים בקופה, 52 קלפים בקופה',
  ],
  [
    'he',
    'covered',
    '«card», למעלה 0 קלפים, «card», למעלה קלף אחד, «card», למעלה שני קלפים, «card», למעלה 3 קלפים, «card», למעלה 5 קלפים, «card», למעלה 11 קלפים, «card», למעלה 21 קלפים, «card», למעלה 22 קלפים, «card», למעלה 52 קלפים',
  ],
  [
    'he',
    'short',
    'חסרו 0 קלפים, חסר קלף אחד, חסרו שני קלפים, חסרו 3 קלפים, חסרו 5 קלפים, חסרו 11 קלפים, חסרו 21 קלפים, חסרו 22 קלפים, חסרו 52 קלפים',
  ],
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
