// New texts, which translations may lack for a while: what the types allow, and what the test of the translations says.
import { expect } from 'chai';
import { completeTexts } from '../../src/locales/complete-texts.js';
import { en, type Texts } from '../../src/locales/en.js';
import type { Lacking } from '../../src/locales/untranslated.js';
import { languages } from '../support/languages.js';
import { faultsOf, staleOf } from './told.js';

const LISTED = ['undo', 'speech.keys.piles'] as const;

type Incomplete = Lacking<Texts, (typeof LISTED)[number]>;

const { undo, speech, ...others } = languages.de;
const { piles, ...keys } = speech.keys;

const incomplete: Incomplete = { ...others, speech: { ...speech, keys } };

const tables = [languages.de, incomplete];

describe('a text that is listed as untranslated', () => {
  it('may be missing, or be there already', () => {
    const further: Incomplete = { ...incomplete, undo, speech: { ...speech, keys: { piles, ...keys } } };
    for (const table of [incomplete, further]) expect(faultsOf('de', table, LISTED)).to.deep.equal([]);
    expect(staleOf(tables, LISTED)).to.deep.equal([]);
  });

  it('is the only one that may be', () => {
    const { redo: _, ...more } = incomplete;
    // @ts-expect-error No table may lack this one.
    const table: Incomplete = more;
    expect(faultsOf('de', table, LISTED)).to.deep.equal([
      '“redo” is missing in de: translate it in src/locales/tables/de.ts, or add it to src/locales/untranslated.ts',
    ]);
    expect(faultsOf('de', incomplete, [])).to.have.length(2);
  });

  it('keeps its type', () => {
    // @ts-expect-error It is a text.
    const table: Incomplete = { ...incomplete, undo: 5 };
    expect(completeTexts(table as Partial<Texts>).undo).to.equal(en.undo);
  });

  it('is removed from the list once every translation has it, or English no longer does', () => {
    expect(staleOf([languages.de, languages.fr], [...LISTED, 'gone'])).to.deep.equal(
      [...LISTED, 'gone'].map((path) => `no translation lacks “${path}”: remove it from src/locales/untranslated.ts`),
    );
  });

  it('is seen in English', () => {
    const texts = completeTexts(incomplete as Partial<Texts>);
    expect([texts.undo, texts.speech.keys.piles]).to.deep.equal([en.undo, en.speech.keys.piles]);
    expect([texts.redo, texts.speech.keys.pile]).to.deep.equal([others.redo, keys.pile]);
  });
});
