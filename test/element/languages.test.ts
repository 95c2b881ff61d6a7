import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { addLocale } from '../../src/index.js';
import { en } from '../../src/locales/en.js';
import { few } from '../support/few.js';
import { languages } from '../support/languages.js';
import { playFirst } from './acts.js';
import { GOES_HOME } from './decks.js';
import { box, control, create, drawn, settled, type Table, table, textOf } from '../support/table.js';

const { de } = languages;

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
      expect([element, other].map(message)).to.deep.equal(['Dağıtım 42', 'Dağıtım 42']);
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

  it('that nobody has registered is English, and read as such', async () => {
    for (const [lang, told, read] of [
      ['tlh', 'Deal 42', 'en'],
      ['de_AT', 'Spiel 42', null],
    ] as const) {
      const element = await table('bakers-dozen', { seed: '42', lang });
      expect(message(element)).to.equal(told);
      expect(element.shadowRoot!.querySelector('.frame')!.getAttribute('lang')).to.equal(read);
    }
  });

  it('names cards and piles', async () => {
    const element = await table('trefoil-solitaire', { seed: '42', lang: 'nl' });
    const labels = [...element.shadowRoot!.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
    expect(labels).to.include('hartenaas, eindstapel harten');
    expect(labels.join())
      .to.match(/hartenvrouw, waaier \d+/)
      .and.to.match(/harten 7, waaier \d+/);
    expect(labels.join()).not.to.match(/column|fan|foundation| of /);
  });
});

/** Shows an element in each language, and looks at it. */
async function eachLanguage(element: Table, look: (lang: string) => void): Promise<void> {
  for (const [lang, { table }] of few(Object.entries({ en, ...languages }), 8)) {
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
});
