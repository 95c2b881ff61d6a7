// That every language says all that English says, except what src/locales/untranslated.ts lists.
import { expect } from 'chai';
import { readdirSync } from 'node:fs';
import type { Options } from '../../src/engine/model/options.js';
import { type GameTexts, rulesOf } from '../../src/games/variant/texts.js';
import { en } from '../../src/locales/en.js';
import { UNTRANSLATED } from '../../src/locales/untranslated.js';
import { languages } from '../support/languages.js';
import * as translations from '../support/translations.js';
import { allTexts, ENGLISH, faultsOf, GIVEN, GIVEN_SPEECH, REFUSED, staleOf, VARIANTS } from './told.js';

/**
 * What may be as it is in English: proper names, figures, letters, what has no words of its own, a French pile, a Dutch reserve, a
 * Swedish cell, and an Indonesian Jack.
 */
const AS_IN_ENGLISH =
  /^games\..*\.name$|^ranks\.([1-9]|10)$|^speech\.(ranks\.\d+|card|semicolon)$|^(moveSign|date|number|percent|comma|at|holds|pile|cell|reserve|backs.rosette)$/;

describe('the texts', () => {
  const inEnglish = allTexts(ENGLISH);

  it('of every table are in the list of languages', () => {
    const files = readdirSync(new URL('../../src/locales/tables', import.meta.url));
    expect(Object.keys(translations)).to.have.members(files.map((file) => file.replace(/\.ts$/, '')));
  });

  it('that are listed as untranslated are missing in a table', () => {
    expect(staleOf(Object.values(translations), UNTRANSLATED)).to.deep.equal([]);
  });

  for (const [language, texts] of Object.entries(languages)) {
    describe(`of ${language}`, () => {
      const table = translations[language as keyof typeof translations];
      const told = allTexts(table);
      const rules = (id: string, options: Options) => rulesOf(texts.games[id] as GameTexts, options);

      it('are all there, and of the same kind as in English', () => {
        expect(faultsOf(language, table, UNTRANSLATED)).to.deep.equal([]);
        expect(inEnglish.map(([path]) => path)).to.include.members(told.map(([path]) => path));
        const kinds = (texts: object) => Object.entries(texts).map(([name, value]) => `${name}: ${typeof value}`);
        expect(kinds(en)).to.include.members(kinds(table));
        expect(kinds(en.speech)).to.include.members(kinds(table.speech));
        expect(table).to.include.keys('letters');
        for (const [path, text] of told) {
          expect(text, path).to.be.a('string');
          expect((text as string).trim(), path).not.to.equal('');
          expect(text, path).not.to.match(path === 'moveSign' ? /undefined/ : /undefined|NaN|#|\[object|[←-⇿]/);
        }
      });

      it('have a short “New” that is a part of its name', () => {
        expect(texts.new.toLowerCase()).to.contain(texts.newShort.toLowerCase());
      });

      it('hold what they are given', () => {
        const said = new Map(allTexts(texts));
        const speech = Object.entries(GIVEN_SPEECH).map(([name, given]) => [`speech.${name}`, given] as const);
        for (const [name, given] of [...Object.entries(GIVEN), ...speech]) {
          const text = said.get(name);
          for (const each of /^d(ailyDeal|ate)$/.test(name) ? [21] : given) expect(text, name).to.contain(String(each));
        }
        for (const [name, names] of Object.entries(REFUSED)) {
          for (const each of names) expect(said.get(`refusals.${name}`), name).to.contain(each);
        }
      });

      it('tell the rules of every game in three points', () => {
        for (const { id } of VARIANTS) {
          for (const [kings, draw] of [
            ['stay', false],
            ['alone', true],
            ['with-queen', true],
          ] as const) {
            const points = rules(id, { kings, draw });
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
        const told = ['stay', 'with-queen', 'alone'].map((kings) => rules('pyramid-dozen', { kings }));
        for (const points of told) {
          expect(points.slice(0, 2)).to.deep.equal(told[0]!.slice(0, 2));
          expect(points.filter((point) => point.includes('13'))).to.deep.equal([points[2]]);
        }
        expect(new Set(told.map((points) => points[2])).size).to.equal(3);
        const [without, withDraw] = [false, true].map((draw) => rules('trefoil-solitaire', { draw }));
        expect(withDraw!.slice(0, 2)).to.deep.equal(without!.slice(0, 2));
        expect(withDraw![2]!.startsWith(without![2]!)).to.equal(true);
        expect(withDraw![2]!.length).to.be.greaterThan(without![2]!.length + 8);
      });

      it('remove one card as well as two', () => {
        for (const { remove } of [texts, texts.speech])
          expect(remove('«card»')).to.contain('«card»').and.not.to.contain('undefined');
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
          if (path === 'dailyDeal' || path === 'date') continue;
          expect(stop.test(text as string), `${path}: ${text as string}`).to.equal(
            stop.test(before.get(path) as string),
          );
        }
      });
    });
  }

  it('in other scripts have no Latin words but names, and the name of a key', () => {
    const others = Object.values(translations).filter(({ table }) => !/\p{Script=Latin}/u.test(table));
    expect(others.length).to.be.greaterThan(2);
    for (const texts of others) {
      for (const [path, text] of allTexts(texts)) {
        const own = (text as string).replace(/«\w+»|\bEsc(ape)?\b/g, '');
        if (!path.endsWith('.name')) expect(own, path).not.to.match(/[a-z]{2}/i);
      }
    }
  });
});
