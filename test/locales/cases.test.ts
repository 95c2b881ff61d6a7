// Cards in the cases of their languages.
import { expect } from 'chai';
import { languages } from '../support/languages.js';
import { refused } from './told.js';

const { cs, el, es, fr, hi, it: italian, ko, pl, pt, ru, sv, uk } = languages;

describe('the cases of cards', () => {
  it('are those of Polish', () => {
    const on = refused(pl, 'down', [8, 9, 10, 11, 12]).map((text) => text.split(' pasuje')[0]);
    expect(on).to.deep.equal(['Na 9', 'Na 10', 'Na waleta', 'Na damę', 'Na króla']);
    expect(pl.onto('as pik', 'król kier')).to.equal('As pik na króla kier');
    expect(pl.speech.went('as pik', 'kolumna 3', 'dama kier')).to.equal('As pik trafia na kolumnę 3, na damę kier');
  });

  it('are those of Russian, Ukrainian, Czech, Greek and Swedish', () => {
    const told = [ru, uk, cs, el, sv].map((texts) => refused(texts, 'down', [1, 7, 10, 11, 12]));
    expect(told).to.deep.equal([
      [
        ...['На двойку можно положить только туза', 'На восьмёрку можно положить только семёрку'],
        ...['На валета можно положить только десятку', 'На даму можно положить только валета'],
        'На короля можно положить только даму',
      ],
      [
        ...['На двійку можна покласти лише туза', 'На вісімку можна покласти лише сімку'],
        ...['На валета можна покласти лише десятку', 'На даму можна покласти лише валета'],
        'На короля можна покласти лише даму',
      ],
      [
        ...['Na dvojku patří jen eso', 'Na osmičku patří jen sedmička', 'Na kluka patří jen desítka'],
        ...['Na dámu patří jen kluk', 'Na krále patří jen dáma'],
      ],
      [
        ...['Στο 2 πηγαίνει μόνο άσος', 'Στο 8 πηγαίνει μόνο 7', 'Στον βαλέ πηγαίνει μόνο 10'],
        ...['Στην ντάμα πηγαίνει μόνο βαλές', 'Στον ρήγα πηγαίνει μόνο ντάμα'],
      ],
      [
        ...['På en 2 passar bara ett ess', 'På en 8 passar bara en 7', 'På en knekt passar bara en 10'],
        ...['På en dam passar bara en knekt', 'På en kung passar bara en dam'],
      ],
    ]);
    expect(uk.speech.went('чирвова сімка', 'комірка 2', 'піковий король')).to.equal(
      'Чирвова сімка в комірку 2, на пікового короля',
    );
    expect(cs.onto('srdcová dáma', 'pikový král')).to.equal('Srdcová dáma na pikového krále');
  });

  it('are the particles of Korean, and the oblique of Hindi', () => {
    expect(ko.ranks.map((rank) => ko.putBack(rank).split(' ')[0])).to.deep.equal([
      ...['에이스를', '2를', '3을', '4를', '5를', '6을', '7을', '8을', '9를', '10을', '잭을', '퀸을', '킹을'],
    ]);
    expect(ko.speech.wentHome('하트 7')).to.equal('하트 7을 파운데이션으로 옮겼습니다');
    const ranks = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(refused(hi, 'down', ranks).map((text) => text.split(' केवल ')[0])).to.deep.equal([
      ...['दुक्की पर', 'तिक्की पर', 'चौके पर', 'पंजे पर', 'छक्के पर', 'सत्ते पर', 'अट्ठे पर', 'नहले पर', 'दहले पर'],
      ...['गुलाम पर', 'बेगम पर', 'बादशाह पर'],
    ]);
    expect(refused(hi, 'down', [1, 12])).to.deep.equal([
      ...['दुक्की पर केवल इक्का रख सकते हैं', 'बादशाह पर केवल बेगम रख सकते हैं'],
    ]);
    const home = [0, 6, 11, 12].map((rank) => hi.speech.wentHome(hi.card(hi.ranks[rank]!, 'पान')));
    expect(home.map((text) => text.replace(' फ़ाउंडेशन पर रखा गया', ''))).to.deep.equal([
      ...['पान के इक्के को', 'पान के सत्ते को', 'पान की बेगम को', 'पान के बादशाह को'],
    ]);
  });

  it('have the article of their language where one lies on another', () => {
    const told = [es, fr, italian, pt].map(({ speech, card, ranks, suits }) =>
      [1, 12].map((rank) => speech.on(card(ranks[rank - 1]!, suits[3]!))),
    );
    expect(told).to.deep.equal([
      ['sobre el as de picas', 'sobre la reina de picas'],
      ['sur l’as de pique', 'sur la dame de pique'],
      ['sull’asso di picche', 'sulla donna di picche'],
      ['sobre o ás de espadas', 'sobre a dama de espadas'],
    ]);
  });
});
