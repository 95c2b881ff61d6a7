import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { addLocale as fromDefine } from '../../src/define.js';
import * as all from '../../src/index.js';
import { english } from '../../src/calendar/english.js';
import { nearest } from '../../src/element/language/locales.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { type CardName, type Refusal, type RefusalNames, rulesOf } from '../../src/games/variant/texts.js';
import type { Texts } from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { ar } from '../../src/locales/tables/ar.js';
import { de } from '../../src/locales/tables/de.js';
import { es } from '../../src/locales/tables/es.js';
import { fr } from '../../src/locales/tables/fr.js';
import { hi } from '../../src/locales/tables/hi.js';
import { id as indonesian } from '../../src/locales/tables/id.js';
import { it as italian } from '../../src/locales/tables/it.js';
import { ja } from '../../src/locales/tables/ja.js';
import { ko } from '../../src/locales/tables/ko.js';
import { nl } from '../../src/locales/tables/nl.js';
import { pl } from '../../src/locales/tables/pl.js';
import { ptPT } from '../../src/locales/tables/pt-PT.js';
import { pt } from '../../src/locales/tables/pt.js';
import { sv } from '../../src/locales/tables/sv.js';
import { tr } from '../../src/locales/tables/tr.js';
import { zhHant } from '../../src/locales/tables/zh-Hant.js';
import { zh } from '../../src/locales/tables/zh.js';
import { counting } from '../../src/locales/words.js';
import { cardOn } from '../support/hand.js';
import { pick, box, control, create, drawn, settled, type Table, table, textOf } from '../support/table.js';

const { addLocale } = all;

const LANGUAGES: Readonly<Record<string, Texts>> = {
  ar,
  de,
  es,
  fr,
  hi,
  id: indonesian,
  it: italian,
  ja,
  ko,
  nl,
  pl,
  pt,
  'pt-PT': ptPT,
  sv,
  tr,
  zh,
  'zh-Hant': zhHant,
};

type Telling = { [Name in keyof Texts]: Texts[Name] extends (...given: never) => string ? Name : never }[keyof Texts];

/** What each text that tells of something is given here. Of three there is a plural in every language, with a digit. */
const GIVEN: { [Name in Telling]: Parameters<Texts[Name]> } = {
  number: [3],
  card: ['«rank»', '«suit»'],
  run: ['«card»', 3],
  column: [7],
  fan: [7],
  pile: [7],
  row: [4, 3],
  cell: [3],
  reserve: [3],
  foundation: ['«suit»'],
  at: ['«card»', '«pile»'],
  covered: ['«card»', 3],
  empty: ['«pile»'],
  holds: ['«pile»', '«cards»'],
  faceDown: [3],
  left: [3],
  turnsLeft: [3],
  deal: ['«seed»'],
  dailyDeal: ['2026-11-21'],
  moves: [3],
  full: ['«moves»'],
  wouldDo: ['«moves»'],
  short: [3],
  home: [41, 52],
  lostAt: [31],
  backTo: [30],
  won: ['«moves»'],
  stopped: ['«moves»'],
  resume: ['«moves»'],
  threwAway: ['«move»'],
  onto: ['«card»', '«other»'],
  toFoundation: ['«card»'],
  toPile: ['«card»', '«pile»'],
  remove: ['«card»', '«other»'],
  liftCard: ['«card»'],
  comes: ['«card»', '«pile»'],
  turnedUp: ['«card»', '«pile»'],
  held: ['«card»', '«targets»'],
  heldInVain: ['«card»'],
  putBack: ['«card»'],
  chance: [54],
  percent: [54],
  speed: ['«times»'],
  days: [3],
  solved: ['«moves»'],
  nextIn: [7, 12],
  lastWon: [14, 20],
  broughtIn: [3],
  leftOut: [3],
};

const LOWER: CardName = { rank: '«lowerRank»', suit: '«lowerSuit»', card: '«lowerCard»' };
const ONTO: CardName = { rank: '«rank»', suit: '«suit»', card: '«card»' };
const NAMES: RefusalNames = { card: LOWER, onto: ONTO, lower: LOWER, base: '«base»' };

/** Which names a refusal that is made from cards tells. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  foundation: [NAMES.base],
  down: [LOWER.rank, ONTO.rank],
  suit: [LOWER.card, ONTO.card],
  alternating: [LOWER.rank, ONTO.card],
};

/** The same for texts that lie deeper. */
const GIVEN_BELOW: Readonly<Record<string, readonly unknown[]>> = {
  rules: [{ kings: 'stay' }],
  calendarOf: ['«game»'],
  streak: [3],
  share: [3, 5],
  ...Object.fromEntries(Object.keys(REFUSED).map((name) => [name, [NAMES]])),
};

/** Every text by its path, those that tell of something being told. */
function allTexts(texts: object, path = ''): [path: string, text: unknown][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name === 'letters') return [];
    if (typeof value === 'function') {
      const given = path === '' ? GIVEN[name as Telling] : GIVEN_BELOW[name]!;
      const told = (value as (...given: readonly unknown[]) => unknown)(...given);
      return typeof told === 'object' ? allTexts(told!, `${path}${name}.`) : [[path + name, told]];
    }
    return typeof value === 'object' ? allTexts(value!, `${path}${name}.`) : [[path + name, value]];
  });
}

/** What may be as it is in English: proper names, figures, what has no words of its own, an Indonesian Jack, a French pile, and a Dutch reserve. */
const AS_IN_ENGLISH =
  /^games\..*\.name$|^ranks\.([1-9]|10)$|^(number|percent|comma|at|holds|pile|reserve|backs.rosette)$/;

const VARIANTS = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

/** English with what games and calendar say, which they bring themselves. */
const ENGLISH: Texts = {
  ...en,
  calendar: english,
  games: Object.fromEntries(VARIANTS.map(({ id, texts }) => [id, texts!.en])),
};

/** What is told of a card that would go on another one, of the rank above it. */
const refused = (text: Refusal | undefined, { ranks, suits, card }: Texts, rank: number): string => {
  const name = (rank: number) => ({
    rank: ranks[rank - 1]!,
    suit: suits[0]!,
    card: card(ranks[rank - 1]!, suits[0]!),
  });
  const names = { card: name(rank), lower: name(rank), onto: name(rank + 1), base: ranks[rank - 1]! };
  return typeof text === 'function' ? text(names) : String(text);
};

describe('the texts', () => {
  const inEnglish = allTexts(ENGLISH);

  for (const [language, texts] of Object.entries(LANGUAGES)) {
    describe(`of ${language}`, () => {
      const told = allTexts(texts);

      it('are all there, and of the same kind as in English', () => {
        const kinds = (table: Texts) => Object.entries(table).map(([name, value]) => `${name}: ${typeof value}`);
        expect(kinds(texts)).to.have.members(kinds(en));
        expect(told.map(([path]) => path)).to.have.members(inEnglish.map(([path]) => path));
        for (const [path, text] of told) {
          expect(text, path).to.be.a('string');
          expect((text as string).trim(), path).not.to.equal('');
          expect(text, path).not.to.match(/undefined|NaN|#|\[object/);
        }
      });

      it('have a short “New” that is a part of its name', () => {
        expect(texts.new.toLowerCase()).to.contain(texts.newShort.toLowerCase());
      });

      it('hold what they are given', () => {
        for (const [name, given] of Object.entries(GIVEN)) {
          const text = new Map(told).get(name);
          for (const each of name === 'dailyDeal' ? [21] : given) expect(text, name).to.contain(String(each));
        }
        for (const [name, names] of Object.entries(REFUSED)) {
          for (const each of names) expect(new Map(told).get(`refusals.${name}`), name).to.contain(each);
        }
      });

      it('tell the rules of every game in three points', () => {
        for (const { id } of VARIANTS) {
          for (const [kings, draw] of [
            ['stay', false],
            ['alone', true],
            ['with-queen', true],
          ] as const) {
            const points = rulesOf(texts.games[id]!, { kings, draw });
            expect(points, id).to.have.lengthOf(3);
            for (const point of points) expect(point, id).to.match(/\S/).and.not.to.contain('undefined');
          }
        }
      });

      it('tell the rules of the house that are in force, and no others', () => {
        const { options } = texts.games['pyramid-dozen']!;
        expect(Object.keys(options!)).to.have.members([
          'recycles',
          'kings',
          'kings=stay',
          'kings=with-queen',
          'kings=alone',
        ]);
        const told = ['stay', 'with-queen', 'alone'].map((kings) => rulesOf(texts.games['pyramid-dozen']!, { kings }));
        for (const points of told) {
          expect(points.slice(0, 2)).to.deep.equal(told[0]!.slice(0, 2));
          expect(points.filter((point) => point.includes('13'))).to.deep.equal([points[2]]);
        }
        expect(new Set(told.map((points) => points[2])).size).to.equal(3);
        const [without, withDraw] = [false, true].map((draw) => rulesOf(texts.games['trefoil-solitaire']!, { draw }));
        expect(withDraw!.slice(0, 2)).to.deep.equal(without!.slice(0, 2));
        expect(withDraw![2]!.startsWith(without![2]!)).to.equal(true);
        expect(withDraw![2]!.length).to.be.greaterThan(without![2]!.length + 8);
      });

      it('remove one card as well as two', () => {
        expect(texts.remove('«card»')).to.contain('«card»').and.not.to.contain('undefined');
      });

      it('are not English', () => {
        const before = new Map(inEnglish);
        const same = told.filter(([path, text]) => before.get(path) === text).map(([path]) => path);
        expect(same.filter((path) => !AS_IN_ENGLISH.test(path))).to.deep.equal([]);
      });

      it('end as in English: sentences with a stop, names without', () => {
        const stop = /[.。।]$/;
        const before = new Map(inEnglish);
        for (const [path, text] of told) {
          // It ends with a month, which is shortened.
          if (path === 'dailyDeal') continue;
          expect(stop.test(text as string), `${path}: ${text as string}`).to.equal(
            stop.test(before.get(path) as string),
          );
        }
      });
    });
  }

  it('in other scripts have no Latin words but names', () => {
    for (const texts of [ar, hi, ja, ko, zh, zhHant]) {
      for (const [path, text] of allTexts(texts)) {
        const own = (text as string).replace(/«\w+»|Esc/g, '');
        if (!path.endsWith('.name')) expect(own, path).not.to.match(/[a-z]{2}/i);
      }
    }
  });

  it('count by the plurals of Polish', () => {
    expect([1, 2, 5, 22, 25].map((count) => pl.moves(count))).to.deep.equal([
      '1 ruch',
      '2 ruchy',
      '5 ruchów',
      '22 ruchy',
      '25 ruchów',
    ]);
  });

  it('count by the plurals of Brazil and of Portugal', () => {
    expect([0, 1, 2].map((count) => pt.moves(count))).to.deep.equal(['0 jogada', '1 jogada', '2 jogadas']);
    expect([0, 1, 2].map((count) => ptPT.moves(count))).to.deep.equal(['0 jogadas', '1 jogada', '2 jogadas']);
  });

  it('count by the plurals of Arabic, in the digits that are drawn on the cards', () => {
    expect([0, 1, 2, 3, 11, 100].map((count) => ar.moves(count))).to.deep.equal([
      'لا نقلات',
      'نقلة واحدة',
      'نقلتان',
      '3 نقلات',
      '11 نقلة',
      '100 نقلة',
    ]);
  });

  it('write numbers as their language does', () => {
    const forms = { other: '#' };
    const written = ['en', 'de', 'fa', 'ar-EG'].map((language) => counting(language)(1234, forms));
    expect([1, 999, 1000, 1234567].map(en.number)).to.deep.equal(['1', '999', '1,000', '1,234,567']);
    expect([en.moves(1), en.moves(1234), en.left(1)]).to.deep.equal([
      '1 move',
      '1,234 moves',
      '1 card left in the stock',
    ]);
    expect(written).to.deep.equal(['1,234', '1.234', '۱٬۲۳۴', '١٬٢٣٤']);
  });

  it('write percents as their language does', () => {
    const all = [en, de, fr, es, italian, nl, pl, pt, ptPT, tr, ar, ja, zh];
    for (const { percent, chance } of all) expect(chance(64)).to.contain(percent(64));
    expect(all.map(({ percent }) => percent(64).replace(/\s/, ' ').replaceAll('\u200e', ''))).to.deep.equal([
      ...['64%', '64 %', '64 %', '64 %', '64%', '64%', '64%', '64%', '64%', '%64', '64%', '64%', '64%'],
    ]);
  });

  it('write the day of a daily deal as their language does', () => {
    expect(en.dailyDeal('2026-11-01')).to.equal('Daily · 1 Nov');
    const days = [de, fr, pl, pt, ptPT, tr, ja].map(({ dailyDeal }) => dailyDeal('2026-11-01'));
    expect(days.map((day) => day.split(/[·・] ?/)[1])).to.deep.equal([
      '1. Nov.',
      '1er nov.',
      '1 lis',
      '1º de nov.',
      '1 de nov.',
      '1 Kas',
      '11月1日',
    ]);
  });

  it('name the ranks a refusal is about with their article in English', () => {
    expect([1, 7, 8, 12].map((rank) => refused(en.refusals['down'], en, rank))).to.deep.equal([
      'Only an Ace goes on a 2',
      'Only a 7 goes on an 8',
      'Only an 8 goes on a 9',
      'Only a Queen goes on a King',
    ]);
  });

  it('name the ranks a refusal is about in the forms of their language', () => {
    const told = [es, fr, italian, pt, tr].map((texts) =>
      [1, 7, 12].map((rank) => refused(texts.refusals['down'], texts, rank)),
    );
    expect(told).to.deep.equal([
      ['Sobre un 2 solo va un As', 'Sobre un 8 solo va un 7', 'Sobre un Rey solo va una Reina'],
      ['Sur un 2, on ne pose qu’un As', 'Sur un 8, on ne pose qu’un 7', 'Sur un Roi, on ne pose qu’une Dame'],
      ['Su un 2 va solo un Asso', 'Su un 8 va solo un 7', 'Su un Re va solo una Donna'],
      ['Sobre um 2 só vai um Ás', 'Sobre um 8 só vai um 7', 'Sobre um Rei só vai uma Dama'],
      [
        'Bir 2’li üstüne yalnızca bir as konur',
        'Bir 8’li üstüne yalnızca bir 7’li konur',
        'Bir papaz üstüne yalnızca bir kız konur',
      ],
    ]);
    expect([1, 7, 11].map((rank) => refused(italian.refusals['suit'], italian, rank))).to.deep.equal([
      'Sul 2 di fiori va solo l’Asso di fiori',
      'Sull’8 di fiori va solo il 7 di fiori',
      'Sulla Donna di fiori va solo il Fante di fiori',
    ]);
  });

  it('name the rank that the foundations begin with in the forms of their language', () => {
    const told = [en, ar, de, es, fr, italian, ja, nl, pl, pt, ptPT, tr, zh].map((texts) =>
      [1, 4, 11, 12].map((rank) => refused(texts.refusals['foundation'], texts, rank)),
    );
    const english = (rank: string) => `Foundations build up by suit, starting with the ${rank}`;
    expect(told[0]).to.deep.equal(['Ace', '4', 'Jack', 'Queen'].map(english));
    const ends = told.map((each) => each.map((text) => /(?:, |الأساسات )(.*)$/.exec(text)?.[1]));
    expect(ends.slice(1, 6)).to.deep.equal([
      ['آس', '4', 'ولد', 'ملكة'].map((rank) => `من ${rank} تصاعديًا من النوع نفسه`),
      ['ab dem Ass', 'ab der 4', 'ab dem Buben', 'ab der Dame'],
      ['el As', 'el 4', 'la Jota', 'la Reina'].map((rank) => `desde ${rank}`),
      ['à partir de l’As', 'à partir du 4', 'à partir du Valet', 'à partir de la Dame'],
      ['a partire dall’Asso', 'a partire dal 4', 'a partire dal Fante', 'a partire dalla Donna'],
    ]);
    expect(told[6]![0]).to.equal('組札はエースから同じスートで昇順に重ねます');
    expect(ends.slice(7, 9)).to.deep.equal([
      ['vanaf de aas', 'vanaf de 4', 'vanaf de boer', 'vanaf de vrouw'],
      ['od Asa', 'od 4', 'od Waleta', 'od Damy'],
    ]);
    expect(ends.slice(9, 11)).to.deep.equal(
      Array(2).fill(['a partir do Ás', 'a partir do 4', 'a partir do Valete', 'a partir da Dama']),
    );
    expect(told[11]!.map((text) => text.split(' ile ')[0])).to.deep.equal([
      'Temeller as',
      'Temeller 4’lü',
      'Temeller vale',
      'Temeller kız',
    ]);
    expect(told[12]![3]).to.equal('收牌堆从Q开始按同花色递增');
  });

  it('name a single reserve without a number, and several with one', () => {
    for (const { reserve } of [en, ...Object.values(LANGUAGES)]) {
      expect(reserve()).to.match(/^[^\d]+$/);
      expect(reserve(2)).to.contain(reserve()).and.to.contain('2');
    }
    expect([en, de, zh].map(({ reserve }) => [reserve(), reserve(2)])).to.deep.equal([
      ['reserve', 'reserve 2'],
      ['Reserve', 'Reserve 2'],
      ['备用牌堆', '第2个备用牌堆'],
    ]);
  });

  it('keep a seed from being turned about between words that run from right to left', () => {
    expect(ar.deal('2026-11-20')).to.contain('\u20682026-11-20\u2069');
  });
});

const message = (element: Table): string => textOf(element, '.message');

/** How a card is drawn. */
const drawing = (element: Table, card: string): string =>
  element.shadowRoot!.querySelector(`[data-card="${card}"] path:not(.gold)`)!.getAttribute('d')!;

before(() => {
  for (const [language, texts] of Object.entries(LANGUAGES)) addLocale(language, texts);
});

describe('a language', () => {
  it('comes to elements that are there already', async () => {
    const early = await table('bakers-dozen', { seed: '42', lang: 'bar' });
    expect(message(early)).to.equal('Deal 42');
    addLocale('bar', de);
    await early.updateComplete;
    expect(message(early)).to.equal('Spiel 42');
    expect(control(early, 'hint').title).to.equal('Tipp');
  });

  it('is registered by every class of elements, and by every door', async () => {
    expect(fromDefine).to.equal(addLocale);
    const classes = Object.entries(all).filter(([name]) => name.endsWith('Element'));
    expect(classes.length).to.equal(6);
    for (const [name, each] of classes) expect((each as { addLocale?: unknown }).addLocale, name).to.equal(addLocale);
    await settled(await table('trusty-twelve'));
  });

  it('is inherited from what lies around', async () => {
    const around = await box();
    around.lang = 'fr';
    around.append(document.createElement('div'));
    const element = create('bakers-dozen', { seed: '42' });
    around.firstElementChild!.append(element);
    expect(message(await drawn(element))).to.equal('Donne 42');
  });

  it('is inherited from the host of a shadow root', async () => {
    const host = await box();
    host.lang = 'es';
    const element = create('bakers-dozen', { seed: '42' });
    host.attachShadow({ mode: 'open' }).append(element);
    expect(message(await drawn(element))).to.equal('Partida 42');
  });

  it('is inherited through a slot', async () => {
    const host = await box();
    const around = document.createElement('section');
    around.lang = 'pl';
    around.append(document.createElement('slot'));
    host.attachShadow({ mode: 'open' }).append(around);
    const element = create('bakers-dozen', { seed: '42' });
    host.append(element);
    expect(message(await drawn(element))).to.equal('Rozdanie 42');
  });

  it('is the nearest', async () => {
    const around = await box();
    around.lang = 'fr';
    const element = create('bakers-dozen', { seed: '42', lang: 'ja' });
    around.append(element);
    expect(message(await drawn(element))).to.equal('配札 42');
  });

  it('follows the page, also once another element has left', async () => {
    const [element, other] = [await table('bakers-dozen', { seed: '42' }), await table('bakers-dozen', { seed: '42' })];
    const { documentElement } = document;
    const before = documentElement.lang;
    try {
      documentElement.lang = 'tr';
      await settled(element);
      expect([element, other].map(message)).to.deep.equal(['Oyun 42', 'Oyun 42']);
      other.remove();
    } finally {
      documentElement.lang = before;
    }
    await settled(element);
    expect(message(element)).to.equal('Deal 42');
  });

  it('follows what lies around in the shadow root it is in, or is slotted into', async () => {
    const [host, other] = [await box(), await box()];
    const around = document.createElement('section');
    around.append(document.createElement('slot'));
    host.attachShadow({ mode: 'open' }).append(around);
    const slotted = create('bakers-dozen', { seed: '42' });
    host.append(slotted);
    const inside = document.createElement('section');
    const element = create('bakers-dozen', { seed: '43' });
    inside.append(element);
    other.attachShadow({ mode: 'open' }).append(inside);
    await drawn(slotted);
    await drawn(element);
    around.lang = 'pl';
    inside.lang = 'de';
    await settled(slotted);
    await settled(element);
    expect([message(slotted), message(element)]).to.deep.equal(['Rozdanie 42', 'Spiel 43']);
  });

  for (const [lang, told] of [
    ['de-AT', 'Spiel 42'],
    ['DE-at-1996', 'Spiel 42'],
    ['zh-Hans-CN', '牌局 42'],
    ['den', 'Deal 42'],
    ['tlh-x-de', 'Deal 42'],
  ] as const) {
    it(`${lang} is shown as ${told}`, async () => {
      expect(message(await table('bakers-dozen', { seed: '42', lang }))).to.equal(told);
    });
  }

  for (const [lang, own, told] of [
    ['tlh', 'en', 'Deal 42'],
    ['en-GB', null, 'Deal 42'],
    ['de-AT', null, 'Spiel 42'],
    ['zh-CN', null, '牌局 42'],
    ['de_AT', 'en', 'Deal 42'],
  ] as const) {
    it(`${lang} is read as ${own ?? 'it is'}`, async () => {
      const element = await table('bakers-dozen', { seed: '42', lang });
      expect(element.shadowRoot!.querySelector('.frame')!.getAttribute('lang')).to.equal(own);
      expect(message(element)).to.equal(told);
    });
  }

  it('of traditional Chinese is found by its region, but for one that the page has itself', async () => {
    addLocale('zh-MO', { undo: 'Desfazer' });
    const shown = [];
    for (const lang of ['zh-TW', 'zh-HK', 'zh-Hant-TW', 'zh-MO', 'zh-CN'])
      shown.push(control(await table('bakers-dozen', { seed: '42', lang }), 'undo').title);
    expect(shown).to.deep.equal(['復原', '復原', '復原', 'Desfazer', '撤销']);
  });

  it('in simplified characters never serves readers of traditional ones', () => {
    const found = (tag: string, ...tables: string[]) => nearest(tag, (each) => tables.find((table) => table === each));
    for (const tag of ['zh-tw', 'zh-hk', 'zh-mo', 'zh-hant', 'zh-hant-tw', 'zh-tw-x-own']) {
      expect(found(tag, 'zh', 'zh-hans'), tag).to.equal(undefined);
      expect(found(tag, 'zh', 'zh-hant'), tag).to.equal('zh-hant');
    }
    expect(found('zh-hans-cn', 'zh', 'zh-hant')).to.equal('zh');
  });

  it('may be of the page’s own; what it lacks stays English', async () => {
    addLocale('en-x-Pirate', { deal: (seed) => `Arr, ${seed}` });
    const element = await table('bakers-dozen', { seed: '42', lang: 'en-x-pirate' });
    expect(message(element)).to.equal('Arr, 42');
    expect(control(element, 'undo').title).to.equal('Undo');
  });

  /** Whether a value has no parts, so that it is a text, or none, by its type alone. */
  const isPlain = (value: unknown): boolean => typeof value !== 'object';

  it('may lack or mistake any text: that one stays English', async () => {
    for (const wrong of [undefined, null, 5, 'x', [], {}, () => {}, Symbol('x')]) {
      const names = Object.entries(en).flatMap(([name, text]) =>
        typeof text === typeof wrong && isPlain(wrong) ? [] : [name],
      );
      addLocale('zz', Object.fromEntries(names.map((name) => [name, wrong])));
      const [own, english] = [
        await table('pyramid-dozen', { seed: '42', lang: 'zz' }),
        await table('pyramid-dozen', { seed: '42', lang: 'en' }),
      ];
      for (const element of [own, english]) {
        element.play({ type: 'draw' });
        control(element, 'rules').click();
        await settled(element);
      }
      const inner = (element: Table) => element.shadowRoot!.textContent.replace(/\s+/g, ' ');
      expect(inner(own), typeof wrong).to.equal(inner(english));
      for (const element of [own, english]) element.shadowRoot!.querySelector('dialog')!.close();
    }
  });

  it('may lack a part of a text', async () => {
    addLocale('zz', {
      ranks: ['Eins'],
      prospects: { winnable: 'Ja' },
      games: { 'bakers-dozen': { name: 'Bäcker' }, 'own-game': { name: 'Own', rules: ['None.'] } },
      letters: { 13: null, 12: 'Q' },
      refusals: { empty: 'Leer', down: 5 },
    } as never);
    const element = await table('bakers-dozen', { seed: '42', lang: 'zz' });
    const labels = [...element.shadowRoot!.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel).join();
    expect(labels).to.contain('Eins of clubs').and.to.contain('King of clubs');
    const english = await table('bakers-dozen', { seed: '42', lang: 'en' });
    for (const card of ['QC', 'KC']) expect(drawing(element, card)).to.equal(drawing(english, card));
    control(element, 'rules').click();
    await settled(element);
    const dialog = element.shadowRoot!.querySelector('dialog')!;
    expect(dialog.ariaLabel).to.equal('Bäcker');
    for (const point of rulesOf(bakersDozen.texts!.en, {})) expect(dialog.textContent).to.contain(point);
    dialog.close();
    const lucky = await table('lucky-thirteen', { seed: '42', lang: 'zz' });
    cardOn(lucky, 'TS').click();
    cardOn(lucky, 'KS').click();
    await settled(lucky);
    expect(message(lucky)).to.equal('Only a Queen goes on a King');
  });

  it('that is none is refused', () => {
    for (const tag of [5, null, undefined, '', {}, Symbol('x')]) {
      expect(() => addLocale(tag as never, {})).to.throw(TypeError, /^language is .* a tag such as "de"$/);
    }
    for (const texts of [null, undefined, 5, 'de', [], () => {}]) {
      expect(() => addLocale('zz', texts as never)).to.throw(TypeError, /^table of texts is .*undo/);
    }
  });

  it('names cards and piles', async () => {
    const element = await table('trefoil-solitaire', { seed: '42', lang: 'nl' });
    const labels = [...element.shadowRoot!.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
    expect(labels).to.include('Hartenaas, eindstapel Harten');
    expect(labels.join())
      .to.match(/Hartenvrouw, waaier \d+/)
      .and.to.match(/Harten 7, waaier \d+/);
    expect(labels.join()).not.to.match(/column|fan|foundation| of /);
  });

  it('tells the rules', async () => {
    const element = await table('pyramid-dozen', { seed: '42', lang: 'it' });
    control(element, 'rules').click();
    await settled(element);
    const panel = element.shadowRoot!.querySelector('dialog')!;
    const points = rulesOf(italian.games['pyramid-dozen']!, { kings: 'stay' });
    expect([...panel.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal(points);
    expect(points[2]).to.contain('non si possono togliere');
    panel.close();
  });
});

describe('words in a narrow frame', () => {
  for (const lang of ['de', 'es', 'fr', 'hi', 'id', 'it', 'ko', 'nl', 'pl', 'pt', 'sv', 'tr']) {
    it(`of ${lang} stay on what they name`, async () => {
      await setViewport({ width: 320, height: 700 });
      const element = await table('trefoil-solitaire', { seed: '42', lang });
      const turn = element.shadowRoot!.querySelector('.turn')!;
      expect([turn.scrollWidth - turn.clientWidth, turn.scrollHeight - turn.clientHeight]).to.deep.equal([0, 0]);
      await pick(element, 'share');
      await settled(element);
      const dialog = element.shadowRoot!.querySelector('dialog')!;
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
      dialog.close();
      await settled(element);
    });
  }
});

describe('the controls', () => {
  for (const lang of ['en', ...Object.keys(LANGUAGES)]) {
    it(`of ${lang} show whole captions in one row at any width`, async () => {
      for (const width of [320, 390, 600, 768, 900, 1280]) {
        await setViewport({ width, height: 800 });
        const element = await table('bakers-dozen', { seed: '42', lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
        const tools = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.tool')].filter((each) =>
          each.checkVisibility(),
        );
        for (const each of tools) {
          const name = `${each.title} at ${width} px`;
          expect([each.scrollWidth, each.scrollHeight], name).to.deep.equal([each.clientWidth, each.clientHeight]);
          expect(Math.min(each.offsetWidth, each.offsetHeight), name).to.be.at.least(44);
        }
        expect(new Set(tools.map(({ offsetTop }) => offsetTop)).size, `rows at ${width} px`).to.equal(1);
        expect(element.scrollWidth).to.equal(element.clientWidth);
        element.parentElement!.remove();
      }
    });
  }
});

describe('the letters of courts', () => {
  /** The face of each court of clubs, and of a card with no letter, beside the English one. */
  async function unlikeEnglish(lang: string): Promise<string[]> {
    const [own, english] = [
      await table('bakers-dozen', { seed: '42', lang }),
      await table('bakers-dozen', { seed: '42', lang: 'en' }),
    ];
    return ['AC', '2C', 'TC', 'JC', 'QC', 'KC'].filter((card) => drawing(own, card) !== drawing(english, card));
  }

  const customs: [lang: string, ...courts: string[]][] = [
    ['de', 'JC', 'QC'],
    ['pl', 'JC', 'QC'],
    ['fr', 'JC', 'QC', 'KC'],
    ['it', 'JC', 'QC', 'KC'],
    ['nl', 'JC', 'QC', 'KC'],
    ['pt-PT', 'JC', 'QC', 'KC'],
    ['sv', 'AC', 'JC', 'QC'],
    ['pt'],
    ['es'],
    ['tr'],
    ['ja'],
    ['zh'],
    ['ar'],
    ['hi'],
    ['id'],
    ['ko'],
    ['zh-Hant'],
  ];
  for (const [lang, ...courts] of customs) {
    it(`of ${lang} are ${courts.length > 0 ? 'drawn' : 'J, Q and K'}`, async () => {
      expect(await unlikeEnglish(lang)).to.deep.equal(courts);
    });
  }

  it('change with the language, and back', async () => {
    const element = await table('bakers-dozen', { seed: '42', lang: 'en' });
    const jacks: string[] = [];
    for (const lang of ['en', 'de', 'fr', 'nl', 'en', 'de']) {
      element.lang = lang;
      await settled(element);
      jacks.push(drawing(element, 'JH'));
    }
    expect(jacks[4]).to.equal(jacks[0]);
    expect(jacks[5]).to.equal(jacks[1]);
    // A Dutch Boer has the letter of a German Bube.
    expect(jacks[3]).to.equal(jacks[1]);
    expect(new Set(jacks).size).to.equal(3);
  });

  it('may be of the page’s own', async () => {
    addLocale('zz', { letters: { 13: [40, 'M0 0H40V80H0Z'] } });
    expect(await unlikeEnglish('zz')).to.deep.equal(['KC']);
  });
});
