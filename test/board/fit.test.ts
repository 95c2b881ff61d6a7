// The element in a box of a given height.
import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { FRAMES } from '../support/boxes.js';
import { touch } from '../support/commands.js';
import { few } from '../support/few.js';
import { faults, playOn } from '../support/fits.js';
import { aim, drag, placeOf } from '../support/hand.js';
import { control, create, drawn, type Table } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';
import { bareFelt, frames, moveMouse, moveOf, part, parts, releaseMouse } from './board.js';

const LEAST_CARD = 24;

const cardWidth = (element: Table): number => part(element, '.card').offsetWidth;

const isScrolled = (element: Table): boolean => part(element, '.table').matches('[data-scrolled]');

/** A frame each for the observer, the board's answer, and its rendering; and again where the controls go beside the table. */
async function settle(element: Table): Promise<void> {
  await frames(6);
  await element.updateComplete;
}

/** An element in the place of `<i>` in some markup. */
async function inBox(markup: string, tag = 'bakers-dozen', seed = '42'): Promise<Table> {
  const box = await fixture<HTMLElement>(markup);
  const place = box.localName === 'i' ? box : box.querySelector<HTMLElement>('i')!;
  const element = create(tag, { seed, fit: 'height' });
  element.style.cssText += place.style.cssText;
  place.replaceWith(element);
  return drawn(element);
}

const inFrame = (width: number, height: number, tag?: string): Promise<Table> =>
  inBox(`<div style="width: ${width}px; height: ${height}px"><i></i></div>`, tag);

/** What lies outside the element, or below what its table shows. */
function cut(element: Table): string[] {
  const { top, bottom } = element.getBoundingClientRect();
  const outside = parts(element, '.table, .message, .moves, .tool').filter((each) => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility() && (box.top < top || box.bottom > bottom);
  });
  return [...outside.map((each) => each.className), ...(isScrolled(element) ? [] : faults(element))];
}

describe('an element with fit="height"', () => {
  before(() => setViewport({ width: 1700, height: 950 }));

  for (const [width, height] of few(FRAMES, 2)) {
    it(`shows table and controls in ${width} × ${height} from the first rendering`, async () => {
      for (const tag of games) {
        const element = await inFrame(width, height, tag);
        await element.updateComplete;
        const before = cardWidth(element);
        expect(element.offsetHeight, tag).to.equal(height);
        expect(cut(element), tag).to.deep.equal([]);
        expect(before, tag).to.be.at.least(LEAST_CARD);
        if (isScrolled(element)) expect(before, tag).to.equal(LEAST_CARD);
        await settle(element);
        expect(cardWidth(element), `${tag} is drawn once`).to.equal(before);
        playOn(element, 60);
        await element.updateComplete;
        expect(cut(element), `${tag}, played`).to.deep.equal([]);
        expect(cardWidth(element), `${tag}, played`).to.be.within(LEAST_CARD, before);
      }
    });
  }

  for (const [name, markup, height] of [
    ['a height of its own', '<i style="height: 400px"></i>', 400],
    ['a page that shows it as a block', '<i style="height: 400px; display: block"></i>', 400],
    ['a greatest height', '<i style="max-height: 400px"></i>', 400],
    [
      'a flex column',
      '<div style="display: flex; flex-direction: column; height: 400px"><h2 style="flex: none; height: 50px; margin: 0">Slide</h2><i style="flex: 1"></i></div>',
      350,
    ],
    ['a flex row', '<div style="display: flex; height: 400px"><i style="flex: 1"></i></div>', 400],
    [
      'a grid',
      '<div style="display: grid; grid-template-rows: 50px 1fr; height: 400px"><h2>Slide</h2><i></i></div>',
      350,
    ],
    [
      'an absolute box',
      '<div style="position: relative; height: 400px"><i style="position: absolute; inset: 0"></i></div>',
      400,
    ],
  ] as const) {
    it(`fits ${name}`, async () => {
      const element = await inBox(markup);
      await settle(element);
      expect(element.offsetHeight).to.equal(height);
      expect(cut(element)).to.deep.equal([]);
      expect(part(element, '.frame').offsetHeight).to.equal(height);
    });
  }

  it('is about as an element without fit where nothing gives it a height', async () => {
    const element = await inBox('<div style="width: 700px"><i></i></div>');
    await settle(element);
    const { offsetHeight } = element;
    const before = cardWidth(element);
    element.removeAttribute('fit');
    await settle(element);
    expect(cardWidth(element)).to.equal(before);
    expect(element.offsetHeight).to.be.within(offsetHeight - 20, offsetHeight + 20);
  });

  it('uses the height of a phone for large cards, in reach of a thumb', async () => {
    for (const tag of games) {
      const element = await inFrame(390, 844, tag);
      await settle(element);
      expect(cardWidth(element), tag).to.equal(tag === 'pyramid-dozen' ? 52 : 68);
      const table = part(element, '.table').getBoundingClientRect();
      const bottoms = parts(element, '.card').map((card) => card.getBoundingClientRect().bottom);
      expect(Math.max(...bottoms), tag).to.be.above(table.top + 0.7 * table.height);
      expect(cut(element), tag).to.deep.equal([]);
    }
  });

  it('follows the height, without an error on the page', async () => {
    const heard: string[] = [];
    const { onerror } = window;
    window.onerror = (message) => Boolean(heard.push(message as string));
    const element = await inFrame(884, 700);
    const wide = cardWidth(element);
    for (const height of [400, 250, 500, 330, 700]) {
      element.parentElement!.style.height = `${height}px`;
      await settle(element);
      expect(cut(element), `${height} px`).to.deep.equal([]);
      if (height < 700) expect(cardWidth(element)).to.be.below(wide);
      else expect(cardWidth(element)).to.equal(wide);
    }
    window.onerror = onerror;
    expect(heard).to.deep.equal([]);
  });

  it('is switched on and off at any time, and stays as it is while it is hidden', async () => {
    const element = await inFrame(884, 400);
    const fitted = cardWidth(element);
    element.fit = null;
    await settle(element);
    expect(cardWidth(element)).to.be.above(fitted);
    expect(element.offsetHeight).to.be.above(400);
    element.fit = 'height';
    await settle(element);
    expect(cardWidth(element)).to.equal(fitted);
    expect(element.getAttribute('fit')).to.equal('height');
    element.hidden = true;
    await settle(element);
    expect(element.offsetHeight).to.equal(0);
    element.hidden = false;
    await settle(element);
    expect(cardWidth(element)).to.equal(fitted);
  });

  it('warns of another value, once', async () => {
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (text: string) => void warned.push(text);
    const element = create('bakers-dozen', { seed: '42', fit: 'width' });
    (await fixture<HTMLElement>('<div></div>')).append(element);
    await drawn(element);
    console.warn = warn;
    expect(warned).to.deep.equal(['<bakers-dozen> fit="width" is not allowed; allowed: height']);
  });
});

describe('a table that is too low for its cards', () => {
  const low = () => inFrame(320, 230);

  beforeEach(() => setViewport({ width: 1000, height: 700 }));

  it('scrolls to all of them, and to the one that gets the focus', async () => {
    const element = await low();
    const table = part(element, '.table');
    const last = part(element, '.card[data-pile=tableau-13][data-above="0"]');
    const edge = table.getBoundingClientRect().bottom;
    expect([isScrolled(element), cardWidth(element)]).to.deep.equal([true, LEAST_CARD]);
    expect(last.getBoundingClientRect().bottom).to.be.above(edge);
    last.focus();
    expect(table.scrollTop).to.be.above(0);
    table.scrollTo(0, 1000);
    expect(last.getBoundingClientRect().bottom).to.be.at.most(edge + 1);
    expect(table.scrollWidth).to.equal(table.clientWidth);
    // A shadow says that there is more, where the browser shows no scroll bar.
    expect(getComputedStyle(table).boxShadow).to.contain('inset');
    expect(getComputedStyle(part(await inFrame(884, 900), '.table')).boxShadow).to.equal('none');
  });

  it('has 96 pixels at least', async () => {
    const element = await inFrame(320, 300);
    const room = () => part(element, '.table').offsetHeight;
    const others = 300 - room();
    for (const [left, shown] of [
      [97, 97],
      [96, 96],
      [95, 96],
    ] as const) {
      element.parentElement!.style.height = `${others + left}px`;
      await settle(element);
      expect(room(), `${left} px`).to.equal(shown);
    }
  });

  it('takes a drop where it is scrolled to', async () => {
    const element = await low();
    const { card, to } = moveOf(element);
    const from = placeOf(element, card);
    part(element, '.table').scrollTo(0, 10);
    expect(placeOf(element, card).y).to.equal(from.y - 10);
    await drag(placeOf(element, card), aim(element, to));
    expect(element.moveCount).to.equal(1);
  });

  it('keeps the dragged card with the pointer as it scrolls', async () => {
    const element = await low();
    const { card } = moveOf(element);
    const { x, y } = placeOf(element, card);
    await drag({ x, y }, { x: x + 20, y: y + 20 }, false);
    part(element, '.table').scrollTo(0, 20);
    await moveMouse(x + 21, y + 20);
    await frames(1);
    const now = placeOf(element, card);
    await releaseMouse();
    expect(now.x).to.equal(x + 21);
    // It has grown from near its lower edge.
    expect(now.y).to.be.closeTo(y + 20, 2);
  });

  it('scrolls under a finger on the felt', async () => {
    const element = await low();
    const { x, y } = bareFelt(element);
    await touch.start(x, y - 16);
    for (const by of [20, 40, 60]) await touch.move(x, y - 16 - by);
    await touch.lift();
    const table = part(element, '.table');
    await waitUntil(() => table.scrollTop > 0, 'the table scrolls');
    expect(control(element, 'undo').ariaDisabled).to.equal('true');
  });

  it('takes the attribute while it is in no document', async () => {
    const element = await inBox('<div style="width: 700px; height: 500px"><i></i></div>');
    const box = element.parentElement!;
    element.fit = null;
    await element.updateComplete;
    element.remove();
    element.fit = 'height';
    await settle(element);
    box.append(element);
    await settle(element);
    expect(element.offsetHeight).to.equal(500);
    expect(cut(element)).to.deep.equal([]);
  });
});
