// The element in every kind of box, and beside the page's own style rules.
import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { BOXES } from '../support/boxes.js';
import { few } from '../support/few.js';
import { create, drawn, type Table } from '../support/table.js';
import { frames, part, parts } from './board.js';

async function inBox(markup: string, tag: string): Promise<{ box: HTMLElement; element: Table }> {
  const box = await fixture<HTMLElement>(markup);
  if (box.popover) box.showPopover();
  const place = box.querySelector('i')!;
  const element = create(tag, { seed: '42' });
  element.style.cssText += place.style.cssText;
  place.replaceWith(element);
  await drawn(element);
  return { box, element };
}

const sizeOf = (element: Element): { width: number; height: number } => {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
};

describe('an element', () => {
  before(() => setViewport({ width: 1000, height: 900 }));

  for (const [name, markup, width] of few(BOXES, 2)) {
    it(`in ${name} has the right width from its first rendering`, async () => {
      for (const tag of games) {
        const { box, element } = await inBox(markup, tag);
        const size = sizeOf(element);
        expect(size.width, tag).to.equal(width);
        expect(size.height, tag).to.be.above(250);
        const around = box.getBoundingClientRect();
        const { left, right } = element.getBoundingClientRect();
        expect(left >= around.left && right <= around.right, `${tag} sticks out`).to.equal(true);
        expect(element.scrollWidth, `${tag} scrolls`).to.equal(element.clientWidth);
        expect(part(element, '.card').offsetWidth, `card of ${tag}`).to.be.at.least(24);
        // Gives the observer of the width time to change something.
        await frames(3);
        expect(sizeOf(element), tag).to.deep.equal(size);
        box.remove();
      }
    });
  }
});

describe('an element that is as wide as it likes', () => {
  it('has 640 pixels, or what room there is, but at least 240', async () => {
    for (const room of [200, 239, 240, 241, 639, 640, 641, 900]) {
      const { element } = await inBox(
        `<div style="width: ${room}px"><i style="float: left"></i></div>`,
        'bakers-dozen',
      );
      expect(sizeOf(element).width, `${room} px`).to.equal(Math.min(640, Math.max(240, room)));
    }
  });
});

describe('an element whose height the page gives, without fit', () => {
  for (const style of ['height: 200px', 'max-height: 200px', 'height: 0']) {
    it(`does not cover what follows with ${style}`, async () => {
      const { box, element } = await inBox(`<div><i style="${style}"></i><hr></div>`, 'bakers-dozen');
      const { bottom } = part(element, '.toolbar').getBoundingClientRect();
      expect(box.querySelector('hr')!.getBoundingClientRect().top).to.be.above(bottom);
    });
  }

  it('is as high as the page wants where that is more', async () => {
    const { element } = await inBox('<div><i style="height: 900px"></i></div>', 'bakers-dozen');
    expect(sizeOf(element).height).to.equal(900);
  });

  it('is not broken between two columns', async () => {
    const { element } = await inBox('<div style="columns: 2; width: 800px"><i></i></div>', 'bakers-dozen');
    expect(element.getClientRects().length).to.equal(1);
    expect(sizeOf(element).width).to.be.below(400);
  });
});

/** Rules for all elements of a page, which the text of a table must not inherit. */
const RULES = `color: rgb(1, 2, 3); text-transform: uppercase; letter-spacing: 4px; word-spacing: 9px; line-height: 3;
  text-indent: 20px; text-align: center; text-shadow: 1px 1px red; font: italic small-caps 900 40px cursive; cursor: wait;
  white-space: pre; -webkit-text-stroke: 1px lime`;
const PROPERTIES = RULES.match(/[\w-]+(?=:)/g)!;

function pageRules(rules: string): void {
  const style = Object.assign(document.createElement('style'), { textContent: rules });
  document.head.append(style);
  removeRules = () => style.remove();
}
let removeRules = () => {};

describe('the text on a table', () => {
  afterEach(() => removeRules());

  const looks = (element: Table): string[] =>
    ['.message', '.moves', '.tool', '.count', '.table'].flatMap((each) => {
      const style = getComputedStyle(part(element, each));
      return PROPERTIES.map((property) => `${each} ${property}: ${style.getPropertyValue(property)}`);
    });

  for (const [name, rules] of [
    ['style all text', `:not(html) { ${RULES} }`],
    ['unset everything', ':not(html, head, head *) { all: unset; display: block }'],
  ] as const) {
    it(`is the table's own where the rules of a page ${name}`, async () => {
      const { element } = await inBox('<div style="width: 600px"><i></i></div>', 'pyramid-dozen');
      const before = [looks(element), part(element, '.frame').getBoundingClientRect().height];
      pageRules(rules);
      await frames(1);
      const { height } = element.getBoundingClientRect();
      expect([looks(element), height]).to.deep.equal(before);
    });
  }

  it('follows the page in font, language, direction and visibility', async () => {
    const { box, element } = await inBox('<div lang="ja" dir="rtl"><i></i></div>', 'pyramid-dozen');
    box.style.cssText = 'visibility: hidden; pointer-events: none; color-scheme: dark; --solitaire-font: monospace';
    const style = getComputedStyle(part(element, '.message'));
    expect([style.visibility, style.pointerEvents, style.colorScheme]).to.deep.equal(['hidden', 'none', 'dark']);
    expect([style.direction, style.fontFamily, style.getPropertyValue('-webkit-locale')]).to.deep.equal([
      'rtl',
      'monospace',
      '"ja"',
    ]);
  });

  for (const [tag, width] of [
    ['pyramid-dozen', 900],
    ['pyramid-dozen', 390],
    ['trusty-twelve', 300],
    ['trefoil-solitaire', 1300],
  ] as const) {
    for (const rules of ['html { font-size: 200% }', '* { font-size: 30px }']) {
      it(`grows with ${rules}, but not out of a card of ${tag} at ${width} px`, async () => {
        await setViewport({ width: width + 40, height: 900 });
        const { element } = await inBox(`<div style="width: ${width}px"><i></i></div>`, tag);
        const font = () => parseFloat(getComputedStyle(part(element, '.message')).fontSize);
        const before = font();
        pageRules(rules);
        await frames(1);
        expect(font()).to.be.closeTo(before * (rules.includes('200%') ? 2 : 30 / 16), 0.1);
        const card = part(element, '.stock, .turn').getBoundingClientRect();
        const texts = parts(element, ':is(.stock, .turn) :is(.count, .label, .icon)').filter(
          (each) => each.getClientRects().length,
        );
        expect(texts.length).to.be.above(0);
        for (const text of texts) {
          const { left, right, top, bottom, height } = text.getBoundingClientRect();
          expect(left >= card.left && right <= card.right, `${text.className.toString()} across`).to.equal(true);
          expect(top >= card.top && bottom <= card.bottom, `${text.className.toString()} down`).to.equal(true);
          expect(height, text.className.toString()).to.be.below(card.height * 0.4);
        }
        expect(element.scrollWidth).to.equal(element.clientWidth);
      });
    }
  }

  it('of the controls is shown only if it fits', async () => {
    await setViewport({ width: 1340, height: 900 });
    const { element } = await inBox('<div style="width: 1300px"><i></i></div>', 'pyramid-dozen');
    const cut = () => parts(element, '.tool .label').filter((label) => label.scrollWidth > label.clientWidth).length;
    expect(cut()).to.equal(0);
    pageRules('html { font-size: 200% }');
    await frames(1);
    expect(cut()).to.equal(0);
  });
});
