// Which words readers of a language get, once scripts and a page have registered theirs.
import { expect } from 'chai';
import { addLocale, SolitaireElement } from '../../src/define.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { rulesOf } from '../../src/games/variant/texts.js';
import * as all from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { gameTextsOf, guardedTexts } from '../../src/locales/game-texts.js';
import { nearest } from '../../src/locales/nearest.js';
import { languages } from '../support/languages.js';
import { warnings } from '../support/warnings.js';
import { allTexts } from './told.js';

const { localeOf } = SolitaireElement;
const { de } = languages;

describe('a language', () => {
  before(() => {
    for (const [tag, table] of Object.entries(languages)) addLocale(tag, table, true);
  });

  for (const [language, ...tags] of [
    ['de', 'de', 'DE', ' de ', 'de-AT', 'de_AT', 'de_DE.UTF-8', 'de_DE@euro', 'de-DE-formal', 'de_DE_formal', 'deu'],
    ['he', 'iw', 'iw_IL', 'IW-il', 'heb'],
    ['id', 'in', 'in-ID', 'in_ID'],
    ['pt', 'pt-BR', 'pt_BR', 'por'],
    ['pt-PT', 'pt_PT', 'pt_PT_ao90', 'PT-pt-AO90'],
    ['zh', 'zh-CN', 'zh_CN', 'zh-Hans', 'zh_Hans_TW', 'zh-SG', 'cmn'],
    ['zh-Hant', 'zh-TW', 'zh_TW', 'zh_HK', 'zh-MO', 'zh_Hant_TW', 'zh_TW.Big5', 'zh-tw-x-own'],
  ] as const) {
    it(`is ${language} for ${tags.join(', ')}`, () => {
      for (const tag of tags) expect(localeOf(tag)?.undo, tag).to.equal(languages[language].undo);
    });
  }

  for (const [lang, told] of [
    ['tlh', undefined],
    ['tlh-x-de', undefined],
    ['den', undefined],
    ['de_AT', 'Spiel 42'],
    ['en-GB', 'Deal 42'],
    ['de-AT', 'Spiel 42'],
    ['DE-at-1996', 'Spiel 42'],
    ['zh-CN', '牌局 42'],
    ['zh-Hans-CN', '牌局 42'],
  ] as const) {
    it(`for ${lang} says ${told ?? 'nothing'}`, () => {
      expect(localeOf(lang)?.deal('42')).to.equal(told);
    });
  }

  it('of traditional Chinese is found by its region, but for one that the page has itself', () => {
    const undo = () => ['zh-TW', 'zh-HK', 'zh-Hant-TW', 'zh-MO', 'zh-CN'].map((lang) => localeOf(lang)!.undo);
    expect(undo()).to.deep.equal(['復原', '復原', '復原', '復原', '撤销']);
    addLocale('zh-MO', { undo: 'Desfazer' });
    expect(undo()).to.deep.equal(['復原', '復原', '復原', 'Desfazer', '撤销']);
    addLocale('zh-MO', { undo: languages['zh-Hant'].undo });
  });

  it('in simplified characters never serves readers of traditional ones', () => {
    const found = (tag: string, ...tables: string[]) => nearest(tag, tables);
    for (const tag of ['zh-tw', 'zh-hk', 'zh-mo', 'zh-hant', 'zh-hant-tw', 'zh-tw-x-own']) {
      expect(found(tag, 'zh', 'zh-hans'), tag).to.equal(undefined);
      expect(found(tag, 'zh', 'zh-hant'), tag).to.equal('zh-hant');
    }
    expect(found('zh-hans-cn', 'zh', 'zh-hant')).to.equal('zh');
  });

  it('is looked for by the first hundred characters of a tag', () => {
    const long = 'de-'.padEnd(100, 'x');
    expect(nearest(`${long}y`, [long])).to.equal(long);
    expect(nearest(`${long.slice(1)}y`, [long.slice(1)])).to.equal(undefined);
    expect(nearest(`de${'-'.repeat(16_000)}`, ['de'])).to.equal('de');
  });

  it('is none for tags that are none, or of languages that nobody has registered', () => {
    for (const tag of ['', ' ', '-', '_', '.UTF-8', 'C', 'x-de', 'den', 'tlh_DE', '\u0000', '🂡'])
      expect(localeOf(tag), JSON.stringify(tag)).to.equal(undefined);
  });

  it('is found by its tag of today where it was registered by an old one', () => {
    addLocale('JI_us', { undo: 'צוריק' });
    expect(localeOf('yi-US')!.undo).to.equal('צוריק');
  });

  it('is registered by every class of elements, and by every entry point', () => {
    expect(all.addLocale).to.equal(addLocale);
    const classes = Object.entries(all).filter(([name]) => name.endsWith('Element'));
    expect(classes.length).to.equal(6);
    for (const [name, each] of classes) expect((each as { addLocale?: unknown }).addLocale, name).to.equal(addLocale);
  });

  it('that is none is refused', () => {
    for (const tag of [5, null, undefined, '', {}, Symbol('x')]) {
      expect(() => addLocale(tag as never, {})).to.throw(TypeError, /^language is .* a tag such as "de"$/);
    }
    for (const texts of [null, undefined, 5, 'de', [], () => {}]) {
      expect(() => addLocale('zz', texts as never)).to.throw(TypeError, /^table of texts is .*undo/);
    }
  });
});

describe('the words of a page', () => {
  /** Each order of these. */
  const orders = <Each>(all: readonly Each[]): readonly (readonly Each[])[] =>
    all.length < 2 ? [all] : all.flatMap((each, at) => orders(all.toSpliced(at, 1)).map((others) => [each, ...others]));

  const script = (tag: string) => addLocale(tag, de, true);
  const steps: Readonly<Record<string, (tag: string) => void>> = {
    script,
    'script again': script,
    'a word and a game': (tag) => addLocale(tag, { undo: 'Zrugg', games: { 'bakers-dozen': { name: 'Beck' } } }),
    'another game and groups': (tag) =>
      addLocale(tag, {
        games: { 'free-cell': { name: 'Zelle', rules: ['Eine.'] } },
        speech: { look: 'Umeluege' },
        refusals: { empty: 'Leer' },
      } as never),
  };

  it('go over those of a script, one by one, whatever comes first', () => {
    for (const [at, order] of orders(Object.keys(steps)).entries()) {
      const tag = `de-x-order${at}`;
      for (const step of order) steps[step]!(tag);
      const { undo, redo, games, speech, refusals } = localeOf(tag)!;
      const name = order.join(', ');
      expect([undo, redo], name).to.deep.equal(['Zrugg', de.redo]);
      expect(games['free-cell']!.name, name).to.equal('Zelle');
      const { name: called, rules } = games['bakers-dozen']!;
      expect([called, rules], name).to.deep.equal(['Beck', de.games['bakers-dozen']!.rules]);
      expect(speech, name).to.deep.equal({ ...de.speech, look: 'Umeluege' });
      expect(refusals, name).to.deep.equal({ ...de.refusals, empty: 'Leer' });
    }
  });

  it('leave those of a language that serves theirs as they are', () => {
    addLocale('de-CH', { undo: 'Zrugg' });
    for (const table of [de, { ...de, redo: 'Voran' }]) {
      addLocale('de', table);
      expect([localeOf('de_CH')!.undo, localeOf('de-CH')!.redo]).to.deep.equal(['Zrugg', table.redo]);
    }
    addLocale('de', de);
  });

  it('go over those of the page before, and no word of another type does', () => {
    addLocale('de-LI', { undo: 'Zrugg', letters: { 13: [40, 'M0 0'] } });
    addLocale('de-LI', { redo: 'Wieder', undo: 5, moves: null, ranks: 'x', games: [5] } as never);
    const { undo, redo, moves, ranks, letters } = localeOf('de-LI')!;
    expect([undo, redo, moves, ranks]).to.deep.equal(['Zrugg', 'Wieder', de.moves, de.ranks]);
    expect(letters).to.deep.equal({ 13: [40, 'M0 0'] });
    addLocale('de-LI', { letters: {} });
    expect(localeOf('de-LI')!.letters).to.deep.equal({});
  });

  it('that no text has are named in a warning, and those of scripts are not', async () => {
    const misspelt = { undo: 'Zrugg', undoo: 'x', Redo: 'y' };
    const open = {
      refusals: { own: 'a' },
      games: { own: { name: 'b' } },
      letters: { 13: [40, 'M0 0'] },
      calendar: { c: 'd' },
      round: { e: 'f' },
    };
    const { warned } = await warnings(() => {
      addLocale('de-x-warned', { ...misspelt, ...open } as never);
      addLocale('de-x-warned', { ...de, ...open } as never);
      addLocale('de-x-warned', misspelt, true);
      return Promise.resolve();
    });
    expect(warned).to.deep.equal(['addLocale: unknown texts undoo Redo']);
  });

  it('may change English, too, and only for as much as they say', () => {
    addLocale('en-x-own', { undo: 'Take back' });
    const { undo, redo } = localeOf('en-x-own')!;
    expect([undo, redo]).to.deep.equal(['Take back', en.redo]);
  });

  it('may be of a language of its own; what it lacks stays English', () => {
    addLocale('en-x-Pirate', { deal: (seed) => `Arr, ${seed}` });
    const { deal, undo } = localeOf('en-x-pirate')!;
    expect([deal('42'), undo]).to.deep.equal(['Arr, 42', 'Undo']);
  });

  /** Whether a value has no parts, so that it is a text, or none, by its type alone. */
  const isPlain = (value: unknown): boolean => typeof value !== 'object';

  for (const wrong of [undefined, null, 5, 'x', [], {}, () => {}, Symbol('x')]) {
    it(`may have ${typeof wrong} (${JSON.stringify(wrong)}) for any text: that one stays English`, () => {
      const names = Object.entries(en).flatMap(([name, text]) =>
        typeof text === typeof wrong && isPlain(wrong) ? [] : [name],
      );
      addLocale('zz', Object.fromEntries(names.map((name) => [name, wrong])));
      // Calendar and round complete their own texts.
      const [texts, english] = [localeOf('zz')!, en].map(({ calendar: _, round: __, ...others }) => others);
      expect(texts).to.deep.equal(english);
    });
  }

  it('may have functions that throw: English stands in for each, and its error is reported', () => {
    const fail = (): never => {
      throw new Error('broken');
    };
    const broken = (texts: object): object =>
      Object.fromEntries(
        Object.entries(texts).map(([name, text]: [string, unknown]) => {
          if (typeof text === 'object') return [name, name === 'refusals' ? {} : broken(text!)];
          return [name, typeof text === 'function' ? fail : text];
        }),
      );
    const reported: unknown[] = [];
    globalThis.reportError = (error) => void reported.push(error);
    addLocale('qq', { ...broken(en), games: { 'bakers-dozen': { name: 'Bäcker', rules: fail } } });
    const texts = guardedTexts(localeOf('qq')!);
    expect(allTexts({ ...texts, games: {} })).to.deep.equal(allTexts({ ...en, games: {} }));
    expect(reported.map(String)).to.include('Error: broken');
    expect(rulesOf(gameTextsOf(bakersDozen, texts, 'qq'), {})).to.deep.equal(rulesOf(bakersDozen.texts!.en, {}));
  });

  it('may lack a part of a text', () => {
    addLocale('zz', {
      ranks: ['Eins'],
      prospects: { winnable: 'Ja' },
      games: { 'bakers-dozen': { name: 'Bäcker' }, 'own-game': { name: 'Own', rules: ['None.'] } },
      letters: { 13: null, 12: 'Q' },
      refusals: { empty: 'Leer', down: 5 },
    } as never);
    const texts = localeOf('zz')!;
    expect(texts.ranks).to.deep.equal(['Eins', ...en.ranks.slice(1)]);
    expect(texts.prospects).to.deep.equal({ ...en.prospects, winnable: 'Ja' });
    expect(texts.letters, 'no letter that cannot be drawn').to.deep.equal({});
    expect(texts.refusals).to.deep.equal({ ...en.refusals, empty: 'Leer' });
    const { name, rules } = gameTextsOf(bakersDozen, texts, 'zz');
    expect(name).to.equal('Bäcker');
    expect(rulesOf({ name, rules }, {})).to.deep.equal(rulesOf(bakersDozen.texts!.en, {}));
  });
});
