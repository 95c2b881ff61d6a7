// Forms that change with what they stand beside: numbers, dates and articles.
import { expect } from 'chai';
import { en } from '../../src/locales/en.js';
import { counting } from '../../src/locales/words.js';
import { languages } from '../support/languages.js';
import { refused } from './told.js';

const { ar, de, es, fr, he, it: italian, ja, nl, pl, pt, 'pt-PT': ptPT, tr, zh } = languages;

describe('the forms of words', () => {
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

  it('write the day of a daily deal in English as `Intl` does', () => {
    const days = [...Array(12).keys()].map((month) => new Date(Date.UTC(2026, month, 28 - month)));
    const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
    expect(days.map((day) => en.date(day.toISOString().slice(0, 10)))).to.deep.equal(
      days.map((day) => format.format(day)),
    );
  });

  it('name the ranks a refusal is about with their article in English', () => {
    expect(refused(en, 'down', [1, 7, 8, 12])).to.deep.equal([
      'Only an Ace goes on a 2',
      'Only a 7 goes on an 8',
      'Only an 8 goes on a 9',
      'Only a Queen goes on a King',
    ]);
  });

  it('name the ranks a refusal is about in the forms of their language', () => {
    const told = [es, fr, italian, pt, tr].map((texts) => refused(texts, 'down', [1, 7, 12]));
    expect(told).to.deep.equal([
      ['Sobre un 2 solo va un as', 'Sobre un 8 solo va un 7', 'Sobre un rey solo va una reina'],
      ['Sur un 2, on ne pose qu’un as', 'Sur un 8, on ne pose qu’un 7', 'Sur un roi, on ne pose qu’une dame'],
      ['Su un 2 va solo un asso', 'Su un 8 va solo un 7', 'Su un re va solo una donna'],
      ['Sobre um 2 só vai um ás', 'Sobre um 8 só vai um 7', 'Sobre um rei só vai uma dama'],
      [
        'Bir 2’li üstüne yalnızca bir as konur',
        'Bir 8’li üstüne yalnızca bir 7’li konur',
        'Bir papaz üstüne yalnızca bir kız konur',
      ],
    ]);
    expect(refused(italian, 'suit', [1, 7, 11])).to.deep.equal([
      'Sul 2 di fiori va solo l’asso di fiori',
      'Sull’8 di fiori va solo il 7 di fiori',
      'Sulla donna di fiori va solo il fante di fiori',
    ]);
  });

  it('name a pile with the article of its language', () => {
    const told = [de, es, fr, italian, pl, pt].map((texts) =>
      [texts.column(3), texts.fan(3), texts.pile(3)].map((pile) => texts.speech.toPile('«card»', pile).slice(8)),
    );
    expect(told).to.deep.equal([
      ['auf Spalte 3', 'auf Fächer 3', 'auf Stapel 3'],
      ['a la columna 3', 'al abanico 3', 'al montón 3'],
      ['sur la colonne 3', 'sur l’éventail 3', 'sur la pile 3'],
      ['sulla colonna 3', 'sul ventaglio 3', 'sulla pila 3'],
      ['na kolumnę 3', 'na wachlarz 3', 'na stos 3'],
      ['para a coluna 3', 'para o leque 3', 'para a pilha 3'],
    ]);
  });

  it('name the rank that the foundations begin with in the forms of their language', () => {
    const told = [en, ar, de, es, fr, italian, ja, nl, pl, pt, ptPT, tr, zh].map((texts) =>
      refused(texts, 'foundation', [1, 4, 11, 12]),
    );
    const english = (rank: string) => `Foundations build up by suit, starting with the ${rank}`;
    expect(told[0]).to.deep.equal(['Ace', '4', 'Jack', 'Queen'].map(english));
    const ends = told.map((each) => each.map((text) => /(?:, |الأساسات )(.*)$/.exec(text)?.[1]));
    expect(ends.slice(1, 6)).to.deep.equal([
      ['الآس', '4', 'الولد', 'الملكة'].map((rank) => `من ${rank} تصاعديًا من النوع نفسه`),
      ['ab dem Ass', 'ab der 4', 'ab dem Buben', 'ab der Dame'],
      ['el as', 'el 4', 'la jota', 'la reina'].map((rank) => `desde ${rank}`),
      ['à partir de l’as', 'à partir du 4', 'à partir du valet', 'à partir de la dame'],
      ['a partire dall’asso', 'a partire dal 4', 'a partire dal fante', 'a partire dalla donna'],
    ]);
    expect(told[6]![0]).to.equal('組札はエースから同じスートで昇順に重ねます');
    expect(ends.slice(7, 9)).to.deep.equal([
      ['vanaf de aas', 'vanaf de 4', 'vanaf de boer', 'vanaf de vrouw'],
      ['od asa', 'od 4', 'od waleta', 'od damy'],
    ]);
    expect(ends.slice(9, 11)).to.deep.equal(
      Array(2).fill(['a partir do ás', 'a partir do 4', 'a partir do valete', 'a partir da dama']),
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
    for (const { reserve } of [en, ...Object.values(languages)]) {
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
    for (const { deal } of [ar, he]) expect(deal('2026-11-20')).to.contain('\u20682026-11-20\u2069');
  });
});
