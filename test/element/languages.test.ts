import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { addLocale as fromDefine } from '../../src/define.js';
import * as all from '../../src/index.js';
import { nearest } from '../../src/element/language/locales.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { rulesOf } from '../../src/games/variant/texts.js';
import { en } from '../../src/locales/en.js';
import { few } from '../support/few.js';
import { cardOn } from '../support/hand.js';
import * as languages from '../support/languages.js';
import { openPanel, playFirst } from './acts.js';
import { GOES_HOME } from './decks.js';
import { box, control, create, drawn, settled, type Table, table, textOf } from '../support/table.js';

const { addLocale } = all;
const { de, it: italian } = languages;

const message = (element: Table): string => textOf(element, '.message');

/** How a card is drawn. */
const drawing = (element: Table, card: string): string =>
  element.shadowRoot!.querySelector(`[data-card="${card}"] path:not(.gold)`)!.getAttribute('d')!;

before(() => {
  for (const [language, texts] of Object.entries(languages)) addLocale(language, texts);
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

  /** A part of a page in a language, with something inside. */
  function part(lang: string, inside: Element): HTMLElement {
    const element = Object.assign(document.createElement('section'), { lang });
    element.append(inside);
    return element;
  }

  const places: { [what: string]: [told: string, put: (element: Table, host: HTMLElement) => void] } = {
    'is inherited from what lies around': [
      'Donne 42',
      (element, host) => {
        const inside = document.createElement('div');
        inside.append(element);
        host.append(part('fr', inside));
      },
    ],
    'is inherited from the host of a shadow root': [
      'Partida 42',
      (element, host) => {
        host.lang = 'es';
        host.attachShadow({ mode: 'open' }).append(element);
      },
    ],
    'is inherited through a slot': [
      'Rozdanie 42',
      (element, host) => {
        host.attachShadow({ mode: 'open' }).append(part('pl', document.createElement('slot')));
        host.append(element);
      },
    ],
    'is the nearest': [
      '配札 42',
      (element, host) => {
        element.lang = 'ja';
        host.append(part('fr', element));
      },
    ],
  };
  for (const [what, [told, put]] of Object.entries(places)) {
    it(what, async () => {
      const element = create('bakers-dozen', { seed: '42' });
      put(element, await box());
      expect(message(await drawn(element))).to.equal(told);
    });
  }

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
    const [slotted, element] = ['42', '43'].map((seed) => create('bakers-dozen', { seed })) as [Table, Table];
    const [around, inside] = [part('', document.createElement('slot')), part('', element)];
    host.attachShadow({ mode: 'open' }).append(around);
    host.append(slotted);
    other.attachShadow({ mode: 'open' }).append(inside);
    await Promise.all([drawn(slotted), drawn(element)]);
    around.lang = 'pl';
    inside.lang = 'de';
    await Promise.all([settled(slotted), settled(element)]);
    expect([message(slotted), message(element)]).to.deep.equal(['Rozdanie 42', 'Spiel 43']);
  });

  for (const [lang, told, own] of [
    ['tlh', 'Deal 42', 'en'],
    ['tlh-x-de', 'Deal 42', 'en'],
    ['den', 'Deal 42', 'en'],
    ['de_AT', 'Spiel 42', null],
    ['en-GB', 'Deal 42', null],
    ['de-AT', 'Spiel 42', null],
    ['DE-at-1996', 'Spiel 42', null],
    ['zh-CN', '牌局 42', null],
    ['zh-Hans-CN', '牌局 42', null],
  ] as const) {
    it(`${lang} is shown as ${told}, and read as ${own ?? 'it is'}`, async () => {
      const element = await table('bakers-dozen', { seed: '42', lang });
      expect(message(element)).to.equal(told);
      expect(element.shadowRoot!.querySelector('.frame')!.getAttribute('lang')).to.equal(own);
    });
  }

  it('of traditional Chinese is found by its region, but for one that the page has itself', async () => {
    addLocale('zh-MO', { undo: 'Desfazer' });
    const shown: string[] = [];
    for (const lang of ['zh-TW', 'zh-HK', 'zh-Hant-TW', 'zh-MO', 'zh-CN'])
      shown.push(control(await table('bakers-dozen', { seed: '42', lang }), 'undo').title);
    expect(shown).to.deep.equal(['復原', '復原', '復原', 'Desfazer', '撤销']);
  });

  it('in simplified characters never serves readers of traditional ones', () => {
    const found = (tag: string, ...tables: string[]) => nearest(tag, tables);
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

  for (const wrong of [undefined, null, 5, 'x', [], {}, () => {}, Symbol('x')]) {
    it(`may have ${typeof wrong} (${JSON.stringify(wrong)}) for any text: that one stays English`, async () => {
      const names = Object.entries(en).flatMap(([name, text]) =>
        typeof text === typeof wrong && isPlain(wrong) ? [] : [name],
      );
      addLocale('zz', Object.fromEntries(names.map((name) => [name, wrong])));
      const said: string[] = [];
      for (const lang of ['zz', 'en']) {
        const element = await table('pyramid-dozen', { seed: '42', lang });
        element.play({ type: 'draw' });
        const dialog = await openPanel(element, 'rules');
        said.push(element.shadowRoot!.textContent.replace(/\s+/g, ' '));
        dialog.close();
      }
      expect(said[0]).to.equal(said[1]);
    });
  }

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
    const dialog = await openPanel(element, 'rules');
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
    const panel = await openPanel(element, 'rules');
    const points = rulesOf(italian.games['pyramid-dozen']!, { kings: 'stay' });
    expect([...panel.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal(points);
    expect(points[2]).to.contain('non si possono togliere');
    panel.close();
  });
});

/** Shows an element in each language, and looks at it. */
async function eachLanguage(element: Table, look: (lang: string) => void): Promise<void> {
  for (const [lang, { table }] of Object.entries({ en, ...languages })) {
    element.lang = lang;
    element.dir = /[\u0590-\u06ff]/.test(table) ? 'rtl' : 'ltr';
    await settled(element);
    look(lang);
  }
}

describe('words in a narrow frame', () => {
  it('stay on what they name', async () => {
    await setViewport({ width: 320, height: 700 });
    const element = await table('trefoil-solitaire', { seed: '42' });
    const turn = element.shadowRoot!.querySelector('.turn')!;
    await eachLanguage(element, (lang) => {
      const over = [turn.scrollWidth - turn.clientWidth, turn.scrollHeight - turn.clientHeight];
      expect(over, lang).to.deep.equal([0, 0]);
    });
  });
});

describe('captions in every language', () => {
  /** What is shown of the buttons of the bar, of the line of messages, and of the open list. */
  const tools = (element: Table, around = '.frame'): HTMLElement[] =>
    [...element.shadowRoot!.querySelectorAll<HTMLElement>(`${around} .tool`)].filter((each) => each.checkVisibility());

  function expectWhole(element: Table, lang: string): void {
    for (const each of [...tools(element), ...tools(element, 'dialog')]) {
      const name = `${each.textContent.trim()}, ${lang}`;
      expect(each.scrollWidth, name).to.be.at.most(each.clientWidth);
      // A button in the line is hit around itself, too.
      if (each.closest('.status')) continue;
      expect(each.scrollHeight, name).to.be.at.most(each.clientHeight);
      expect(Math.min(each.offsetWidth, each.offsetHeight), name).to.be.at.least(44);
    }
    expect(element.scrollWidth, lang).to.equal(element.clientWidth);
  }

  for (const width of few([320, 390, 600, 768, 900, 1280], 2)) {
    it(`stand in one row of the bar at ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const element = await table('bakers-dozen', { seed: '42' });
      await eachLanguage(element, (lang) => {
        expectWhole(element, lang);
        expect(new Set(tools(element, '.toolbar').map(({ offsetTop }) => offsetTop)).size, lang).to.equal(1);
      });
    });
  }

  for (const size of few(['100%', '200%'])) {
    for (const width of few([1280, 320])) {
      it(`are whole in bar, line and list where text is ${size} in ${width} px`, async () => {
        const style = Object.assign(document.createElement('style'), { textContent: `html { font-size: ${size} }` });
        document.head.append(style);
        await setViewport({ width, height: 800 });
        const element = await table('bakers-dozen', { seed: '42' });
        const label = element.shadowRoot!.querySelector('.toolbar .label')!;
        expect(parseFloat(getComputedStyle(label).fontSize)).to.equal(0.11 * parseFloat(size));
        playFirst(element);
        for (const deal of [{ seed: 7 }, { deck: GOES_HOME }]) {
          await element.newGame(deal);
          await settled(element);
          expect(tools(element, '.status')).to.have.length(1);
          control(element, 'more').click();
          await eachLanguage(element, (lang) => expectWhole(element, lang));
          element.shadowRoot!.querySelector('dialog')!.close();
          await settled(element);
        }
        style.remove();
      });
    }
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

  for (const [courts, ...tags] of [
    ['', 'pt', 'es', 'tr', 'ja', 'zh', 'ar', 'hi', 'id', 'ko', 'zh-Hant', 'cs', 'el', 'he', 'vi'],
    ['JC QC', 'de', 'pl'],
    ['JC QC KC', 'fr', 'it', 'nl', 'pt-PT'],
    ['AC JC QC', 'sv', 'ru', 'uk'],
  ] as const) {
    for (const lang of tags) {
      it(`of ${lang} are ${courts ? 'drawn' : 'J, Q and K'}`, async () => {
        expect((await unlikeEnglish(lang)).join(' ')).to.equal(courts);
      });
    }
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
    addLocale('da', { letters: { 13: [40, 'M0 0H40V80H0Z'] } });
    expect(await unlikeEnglish('da')).to.deep.equal(['KC']);
  });
});
