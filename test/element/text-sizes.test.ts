// How large texts are, whatever size a page gives its root.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/calendar.js';
import { few } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { winAgain } from '../support/hand.js';
import { freshStorage } from '../support/slots.js';
import { box, control, create, drawn, settled } from '../support/table.js';

/** In pixels, of a reader who has changed nothing. */
const LEAST = { caption: 11, sentence: 14 };

/** As many words are a sentence. */
const isSentence = (text: string): boolean => text.split(/\s+/).length > 4;

/** The texts that are seen in some shadow trees, each with its size. */
function texts(...elements: readonly Element[]): { text: string; size: number; isOnCard: boolean }[] {
  return elements.flatMap(({ shadowRoot }) => {
    const walker = document.createTreeWalker(shadowRoot!, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent!.trim();
      const parent = walker.currentNode.parentElement!;
      if (!text || !parent.checkVisibility() || parent.closest('.said')) continue;
      const isOnCard = !!parent.closest('.table');
      found.push({ text, size: parseFloat(getComputedStyle(parent).fontSize), isOnCard });
    }
    return found;
  });
}

/** All that is read in a game: the first visit, each panel, the sheet after a game, the poster, and a calendar beside it. */
async function allTexts(tag: string): Promise<ReturnType<typeof texts>> {
  const element = create(tag, { seed: '42', storage: 'local', id: 'game' });
  const calendar = Object.assign(document.createElement('solitaire-calendar'), { htmlFor: 'game' });
  (await box()).append(element, calendar);
  await drawn(element);
  const seen = texts(element, calendar);
  for (const panel of ['settings', 'statistics', 'rules']) {
    control(element, 'more').click();
    await settled(element);
    seen.push(...texts(element));
    [...element.shadowRoot!.querySelectorAll<HTMLElement>(`[data-control=${panel}]`)].at(-1)!.click();
    await settled(element);
    seen.push(...texts(element));
    element.shadowRoot!.querySelector('dialog')!.close();
    await settled(element);
  }
  if (WON[tag]) {
    await winAgain(element, WON[tag]);
    seen.push(...texts(element));
  }
  const closed = create(tag, { seed: '42', poster: '' });
  element.after(closed);
  await settled(closed);
  return [...seen, ...texts(closed)];
}

const smallest = (all: ReturnType<typeof texts>): number => Math.min(...all.map(({ size }) => size));

describe('texts', () => {
  freshStorage();

  const root = document.documentElement.style;

  afterEach(() => {
    root.fontSize = '';
  });

  for (const size of few(['50%', '62.5%', '10px', '100%'], 2)) {
    for (const [tag, width] of few(
      [
        ['trefoil-solitaire', 700],
        ['pyramid-dozen', 240],
        ['trusty-twelve', 280],
        ['trefoil-solitaire', 390],
        ['bakers-dozen', 320],
      ] as const,
      3,
    )) {
      it(`of ${tag} at ${width} px can be read where the root has ${size}`, async () => {
        await setViewport({ width, height: 900 });
        root.fontSize = size;
        const all = await allTexts(tag);
        const sentences = all.filter(({ text }) => isSentence(text));
        expect(sentences.length).to.be.above(5);
        expect(smallest(all), 'caption').to.be.at.least(LEAST.caption);
        expect(smallest(sentences), 'sentence').to.be.at.least(LEAST.sentence);
      });
    }
  }

  it('are twice as large where the page’s root is', async () => {
    await setViewport({ width: 900, height: 900 });
    root.fontSize = '200%';
    const all = (await allTexts('trefoil-solitaire')).filter(({ isOnCard }) => !isOnCard);
    expect(smallest(all)).to.be.at.least(2 * LEAST.caption);
    expect(smallest(all.filter(({ text }) => isSentence(text)))).to.be.at.least(2 * LEAST.sentence);
  });
});
