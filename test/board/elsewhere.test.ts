// Boards that a page moves into another document: of a frame or a popup.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { SolitaireElement } from '../../src/element/solitaire-element.js';
import { drag, focused, placeOf, type Point } from '../support/hand.js';
import { create, drawn, seen, settled, stated, type Table } from '../support/table.js';
import { frames, lucky, moveOf, part, parts, releaseMouse } from './board.js';

interface Elsewhere {
  readonly page: Document;
  readonly view: Window & typeof globalThis;
  readonly left: number;
  readonly top: number;
}

const elsewhere = { width: 500, height: 700 };

/** A frame of the page's own origin, over the page. */
function openFrame({ width, height } = elsewhere): Elsewhere {
  const iframe = document.createElement('iframe');
  iframe.style.cssText = `position: fixed; left: 20px; top: 10px; width: ${width}px; height: ${height}px; border: 0; z-index: 1`;
  document.body.append(iframe);
  opened.push(() => iframe.remove());
  const page = iframe.contentDocument!;
  page.body.style.margin = '0';
  return { page, view: iframe.contentWindow as Elsewhere['view'], left: 20, top: 10 };
}

const opened: (() => void)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) close();
  await resetMouse();
});

async function moveTo({ page, view }: Elsewhere, element: Table): Promise<void> {
  page.body.append(element);
  await settled(element);
  await frames(3, view);
}

/** What every element has of them. */
const SHEETS = SolitaireElement.styles.length;

/** The style sheets, where a card is laid, and how wide the board is. */
const look = (element: Table): unknown => ({
  sheets: element.shadowRoot!.adoptedStyleSheets.length,
  position: getComputedStyle(part(element, '.card')).position,
  width: part(element, '.table').offsetWidth,
});

const asEver = (width: number): unknown => ({ sheets: SHEETS, position: 'absolute', width });

/** Where a card is seen in the window, in a document that begins there. */
function placeIn(element: Table, card: string, { left, top }: { left: number; top: number }): Point {
  const { x, y } = placeOf(element, card);
  return { x: x + left, y: y + top };
}

const HERE = { left: 0, top: 0 };

/** Drags a card onto another with the mouse. */
const dragOnto = (element: Table, card: string, onto: string, page: { left: number; top: number }): Promise<void> =>
  drag(placeIn(element, card, page), placeIn(element, onto, page));

/** A board that has been moved into a frame, and a way back. */
async function inFrame(there = openFrame()) {
  const element = await lucky();
  const home = element.parentElement!;
  await moveTo(there, element);
  const comeBack = async () => {
    home.append(element);
    await frames(3);
  };
  return { element, there, comeBack };
}

describe('a board in the document of a frame, and back again', () => {
  it('keeps its looks, fits where it is, and takes the width of the frame, later too', async () => {
    const { element, there, comeBack } = await inFrame();
    expect(look(element)).to.deep.equal(asEver(476));
    (there.view.frameElement as HTMLElement).style.width = '380px';
    await frames(4, there.view);
    expect(look(element)).to.deep.equal(asEver(356));
    await comeBack();
    expect(look(element)).to.deep.equal(asEver(876));
    expect(seen(element)).to.deep.equal(stated(element));
  });

  it('is played by dragging', async () => {
    const { element, there, comeBack } = await inFrame();
    await dragOnto(element, 'TS', 'JC', there);
    expect(element.moveCount).to.equal(1);
    await comeBack();
    there.view.frameElement!.remove();
    await frames(3);
    await dragOnto(element, '9D', 'TS', HERE);
    expect(element.moveCount).to.equal(2);
  });

  it('carries a card in frames of its own window, and lets go of it as it leaves', async () => {
    const { element, there, comeBack } = await inFrame();
    const asked: string[] = [];
    for (const [name, view] of Object.entries({ here: window, there: there.view })) {
      const original = view.requestAnimationFrame.bind(view);
      view.requestAnimationFrame = (callback) => {
        asked.push(name);
        return original(callback);
      };
      opened.push(() => (view.requestAnimationFrame = original));
    }
    const { x, y } = placeIn(element, 'TS', there);
    await drag({ x, y }, { x, y: y + 60 }, false);
    expect(parts(element, '[data-dragged]')).to.have.length(1);
    expect(asked).to.include('there').and.not.include('here');
    await comeBack();
    expect(parts(element, '[data-dragged]')).to.have.length(0);
    await releaseMouse();
    expect(element.moveCount).to.equal(0);
  });

  it('is played by keys, and opens a panel', async () => {
    const { element, there } = await inFrame();
    const { x, y } = placeIn(element, 'TS', there);
    await sendMouse({ type: 'click', position: [x, y] });
    const before = focused(element);
    await sendKeys({ press: 'ArrowRight' });
    expect(focused(element)).to.be.instanceOf(HTMLElement).and.not.equal(before);
    part(element, '[data-control=rules], [data-control=more]').click();
    await element.updateComplete;
    expect(part(element, 'dialog').matches(':modal')).to.equal(true);
  });

  it('takes the colour scheme and the motion of the frame', async () => {
    const there = openFrame();
    there.page.documentElement.style.colorScheme = 'dark';
    const felt = (of: Table) => getComputedStyle(part(of, '.frame')).backgroundColor;
    const light = felt(await lucky());
    const { element } = await inFrame(there);
    expect(felt(element)).not.to.equal(light);
    element.style.removeProperty('--solitaire-speed');
    there.view.matchMedia = () => ({ matches: true }) as MediaQueryList;
    element.play(moveOf(element));
    await settled(element);
    expect(element.shadowRoot!.getAnimations()).to.deep.equal([]);
  });

  it('is drawn there when it comes near the frame’s window', async () => {
    const there = openFrame();
    const element = create('bakers-dozen', { seed: '42' });
    there.page.body.innerHTML = '<div style="height: 5000px"></div>';
    await moveTo(there, element);
    expect(parts(element, '.card')).to.have.length(0);
    await drawn(element);
    expect(parts(element, '.card')).to.have.length(52);
  });

  it('hears what happens to the page that shows it, and to no other', async () => {
    const { element, there, comeBack } = await inFrame();
    element.play(moveOf(element));
    const hide = (page: Document, hidden: boolean) => {
      Object.defineProperty(page, 'hidden', { configurable: true, value: hidden });
      page.dispatchEvent(new Event('visibilitychange'));
    };
    opened.push(() => delete (document as { hidden?: boolean }).hidden);
    const runs = async () => {
      const { elapsed } = element;
      await frames(2);
      return element.elapsed > elapsed;
    };
    hide(document, true);
    expect(await runs(), 'while the page around it is hidden').to.equal(true);
    hide(document, false);
    hide(there.page, true);
    expect(await runs(), 'while its page is hidden').to.equal(false);
    await comeBack();
    expect(await runs(), 'back').to.equal(true);
    hide(document, true);
    expect(await runs(), 'back, and hidden').to.equal(false);
  });

  it('shows nothing wrong where it was never anywhere else', async () => {
    const element = create('trusty-twelve', { seed: '42' });
    await moveTo(openFrame(), element);
    expect(look(element)).to.deep.equal(asEver(476));
  });

  it('keeps its looks in a popup, and plays there', async () => {
    const view = window.open('', '', 'width=500,height=600') as Elsewhere['view'];
    opened.push(() => view.close());
    const { element, comeBack } = await inFrame({ page: view.document, view, ...HERE });
    const { offsetWidth } = part(element, '.table');
    expect(look(element)).to.deep.equal(asEver(offsetWidth));
    expect(Math.abs(view.innerWidth - offsetWidth)).to.be.below(60);
    expect(element.play(moveOf(element))).to.equal(true);
    await settled(element);
    expect(seen(element)).to.deep.equal(stated(element));
    await comeBack();
    expect(look(element)).to.deep.equal(asEver(876));
  });

  it('survives a document that nobody sees', async () => {
    const element = await lucky();
    const home = element.parentElement!;
    document.implementation.createHTMLDocument().body.append(element);
    element.play(moveOf(element));
    await settled(element);
    home.append(element);
    await frames(3);
    expect(look(element)).to.deep.equal(asEver(876));
    expect(seen(element)).to.deep.equal(stated(element));
  });
});
