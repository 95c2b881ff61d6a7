// A translator of the browser puts elements of its own in place of text nodes, as Chrome and Edge do with `<font>`.
import { expect } from '@open-wc/testing';
import { addLocale, type Move } from '../../src/index.js';
import '../../src/calendar.js';
import { WON } from '../support/games-played.js';
import { languages } from '../support/languages.js';
import { freshStorage } from '../support/slots.js';
import { box, create, drawn, settled, type Table, table } from '../support/table.js';
import { GOES_HOME } from '../element/decks.js';
import { open, playFirst } from '../element/reader.js';
import { recordFromText } from '../../src/engine.js';
import { waitUntil } from '../support/wait-until.js';

/** What stands before each text that is translated. */
const MARK = '§';

/** Puts what is translated in place of each text, as a translator does. */
function translate(root: ShadowRoot): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = MARK + text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** All texts, without the time that was played, which goes on. */
function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent!.replaceAll(MARK, '').trim());
  return texts.filter((text) => text && !/^\d+:\d\d$/.test(text));
}

before(() => addLocale('de', languages.de));

/** What is seen of a game: how it comes to be. */
const SCENES: {
  [what: string]: [tag: string, show: (element: Table) => unknown, attributes?: Record<string, string>];
} = {
  'the first visit': ['bakers-dozen', () => {}, { storage: 'local' }],
  'a stock and redeals': ['trefoil-solitaire', () => {}],
  'a stock that is a button': ['pyramid-dozen', () => {}],
  'a message': [
    'bakers-dozen',
    async (element) => {
      element.shadowRoot!.querySelector<HTMLElement>('[data-control=hint]')!.click();
      await waitUntil(() => element.shadowRoot!.querySelector('.said')!.textContent.trim());
    },
  ],
  'a replay': ['bakers-dozen', (element) => void element.watch(recordFromText(WON['bakers-dozen']!), { pace: 60_000 })],
  'the sheet of a win': ['bakers-dozen', (element) => element.finish(), { deck: GOES_HOME, storage: 'local' }],
  'the sheet of a loss': [
    'pyramid-dozen',
    (element) => {
      for (let move: Move | undefined; (move = element.legalMoves[0]);) element.play(move);
    },
  ],
  'a poster': ['bakers-dozen', () => {}, { poster: '' }],
};
for (const panel of ['rules', 'settings', 'statistics', 'share', 'legal-moves', 'more']) {
  SCENES[`the panel ${panel}`] = [
    'pyramid-dozen',
    async (element) => {
      await playFirst(element);
      if (panel === 'more') element.shadowRoot!.querySelector<HTMLElement>('[data-control=more]')!.click();
      else await open(element, panel);
    },
    { storage: 'local', buttons: 'undo redo hint new rules settings statistics share legal-moves' },
  ];
}

/** An element, and one that shows the same without a translator. */
async function pair([tag, show, attributes]: (typeof SCENES)[string]): Promise<[Table, Table]> {
  const elements: Table[] = [];
  // The first one holds the game, so the other two tell alike that they can't keep it.
  for (let i = 0; i < 3; i++) {
    localStorage.clear();
    const element = create(tag, { seed: '42', ...attributes });
    (await box()).append(element);
    await (element.poster ? settled(element) : drawn(element));
    await show(element);
    await settled(element);
    elements.push(element);
  }
  const [second, third] = elements.slice(1) as [Table, Table];
  // Each hears of the first in its own time.
  await waitUntil(() => String(textsOf(second)) === String(textsOf(third)), 'two alike');
  return [second, third];
}

describe('a translated page', () => {
  freshStorage();

  // Another language changes every text there is.
  for (const [what, scene] of Object.entries(SCENES)) {
    it(`goes on to show what is there: ${what}`, async () => {
      const [element, plain] = await pair(scene);
      const before = textsOf(plain);
      translate(element.shadowRoot!);
      for (const each of [element, plain]) {
        each.lang = 'de';
        await settled(each);
      }
      expect(textsOf(plain)).not.to.deep.equal(before);
      expect(textsOf(element)).to.deep.equal(textsOf(plain));
    });
  }

  it('follows a game', async () => {
    const [element, plain] = await pair(['trefoil-solitaire', () => {}]);
    for (const act of [
      (each: Table) => each.play(each.legalMoves[0]!),
      (each: Table) => each.undo(),
      (each: Table) => each.play(each.legalMoves.at(-1)!),
      (each: Table) => each.newGame({ seed: '7' }),
    ]) {
      translate(element.shadowRoot!);
      for (const each of [element, plain]) {
        await act(each);
        await settled(each);
      }
      expect(textsOf(element), String(act)).to.deep.equal(textsOf(plain));
    }
  });

  it('follows a calendar', async () => {
    const { id, parentElement } = await table('bakers-dozen', { id: 'game', daily: '' });
    const calendars = [1, 2].map(() => Object.assign(document.createElement('solitaire-calendar'), { htmlFor: id }));
    parentElement!.append(...calendars);
    translate(calendars[0]!.shadowRoot!);
    for (const each of calendars) each.shadowRoot!.querySelector<HTMLElement>('.previous')!.click();
    expect(textsOf(calendars[0]!)).to.deep.equal(textsOf(calendars[1]!));
  });
});
