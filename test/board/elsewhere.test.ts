// Boards that a page moves into another document: of a frame or a popup.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { SolitaireElement } from '../../src/element/solitaire-element.js';
import { aim, drag, focused, table } from '../support/hand.js';
import { create, drawn, seen, settled, stated } from '../support/table.js';
import type { Table } from '../support/table.js';

const frames = async (count: number, view: Window = window): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise((resolve) => view.requestAnimationFrame(resolve));
};

// Lucky Thirteen, seed 42: the Ten of Spades may go onto the Jack of Clubs, and the Nine of Diamonds onto the Ten.
const lucky = (width?: number) => table('lucky-thirteen', { seed: '42' }, width);

const pileOf = (element: Table, card: string): string =>
  element.state!.piles.find(({ cards }) => cards.at(-1) === card)!.id;

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
const look = (element: Table): unknown => {
  const root = element.shadowRoot!;
  return {
    sheets: root.adoptedStyleSheets.length,
    position: getComputedStyle(root.querySelector('.card')!).position,
    width: root.querySelector<HTMLElement>('.table')!.offsetWidth,
  };
};

/** Drags a card onto another with the mouse, where the element's document begins there in the window. */
async function dragOnto(element: Table, card: string, onto: string, { left = 0, top = 0 } = {}): Promise<void> {
  const [from, to] = [card, onto].map((each) => {
    const { x, y } = aim(element, pileOf(element, each));
    return { x: x + left, y: y + top };
  });
  await drag(from!, to!);
  await element.updateComplete;
}

describe('a board in the document of a frame, and back again', () => {
  it('keeps its looks, and fits where it is', async () => {
    const element = await lucky();
    const home = element.parentElement!;
    expect(look(element)).to.deep.equal({ sheets: SHEETS, position: 'absolute', width: 876 });
    await moveTo(openFrame(), element);
    expect(look(element)).to.deep.equal({ sheets: SHEETS, position: 'absolute', width: 476 });
    home.append(element);
    await frames(3);
    expect(look(element)).to.deep.equal({ sheets: SHEETS, position: 'absolute', width: 876 });
    expect(seen(element)).to.deep.equal(stated(element));
  });

  it('is played by dragging', async () => {
    const element = await lucky();
    const home = element.parentElement!;
    const there = openFrame();
    await moveTo(there, element);
    await dragOnto(element, 'TS', 'JC', there);
    expect(element.moveCount).to.equal(1);
    home.append(element);
    there.view.frameElement!.remove();
    await frames(3);
    await dragOnto(element, '9D', 'TS');
    expect(element.moveCount).to.equal(2);
  });

  it('carries a card in frames of its own window, and lets go of it as it leaves', async () => {
    const element = await lucky();
    const home = element.parentElement!;
    const there = openFrame();
    await moveTo(there, element);
    const asked: string[] = [];
    for (const [name, view] of Object.entries({ here: window, there: there.view })) {
      const original = view.requestAnimationFrame.bind(view);
      view.requestAnimationFrame = (callback) => {
        asked.push(name);
        return original(callback);
      };
      opened.push(() => (view.requestAnimationFrame = original));
    }
    const { x, y } = aim(element, pileOf(element, 'TS'));
    await drag({ x: x + there.left, y: y + there.top }, { x: x + there.left, y: y + there.top + 60 }, false);
    expect(element.shadowRoot!.querySelectorAll('[data-dragged]')).to.have.length(1);
    expect(asked).to.include('there').and.not.include('here');
    home.append(element);
    await settled(element);
    expect(element.shadowRoot!.querySelectorAll('[data-dragged]')).to.have.length(0);
    await sendMouse({ type: 'up' });
    expect(element.moveCount).to.equal(0);
  });

  it('is played by keys', async () => {
    const element = await lucky();
    const there = openFrame();
    await moveTo(there, element);
    const { x, y } = aim(element, pileOf(element, 'TS'));
    await sendMouse({ type: 'click', position: [x + there.left, y + there.top] });
    await element.updateComplete;
    const before = focused(element);
    await sendKeys({ press: 'ArrowRight' });
    expect(focused(element)).to.be.instanceOf(HTMLElement).and.not.equal(before);
  });

  it('opens a panel', async () => {
    const element = await lucky();
    const there = openFrame();
    await moveTo(there, element);
    element.shadowRoot!.querySelector<HTMLElement>('[data-control=rules], [data-control=more]')!.click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('dialog')!.matches(':modal')).to.equal(true);
  });

  it('takes the width of the frame, later too', async () => {
    const element = await lucky();
    const there = openFrame();
    await moveTo(there, element);
    (there.view.frameElement as HTMLElement).style.width = '380px';
    await frames(4, there.view);
    expect(look(element)).to.deep.include({ width: 356 });
  });

  it('takes the colour scheme and the motion of the frame', async () => {
    const element = await lucky();
    const there = openFrame();
    there.page.documentElement.style.colorScheme = 'dark';
    const felt = () => getComputedStyle(element.shadowRoot!.querySelector('.frame')!).backgroundColor;
    const light = felt();
    await moveTo(there, element);
    expect(felt()).not.to.equal(light);
    element.style.removeProperty('--solitaire-speed');
    there.view.matchMedia = () => ({ matches: true }) as MediaQueryList;
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(element.shadowRoot!.getAnimations()).to.deep.equal([]);
  });

  it('is drawn there when it comes near the frame’s window', async () => {
    const there = openFrame();
    const element = create('bakers-dozen', { seed: '42' });
    there.page.body.innerHTML = '<div style="height: 5000px"></div>';
    await moveTo(there, element);
    expect(element.shadowRoot!.querySelectorAll('.card')).to.have.length(0);
    await drawn(element);
    expect(element.shadowRoot!.querySelectorAll('.card')).to.have.length(52);
  });

  it('hears what happens to the page that shows it, and to no other', async () => {
    const element = await lucky();
    const home = element.parentElement!;
    const there = openFrame();
    element.play(element.legalMoves[0]!);
    await moveTo(there, element);
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
    home.append(element);
    expect(await runs(), 'back').to.equal(true);
    hide(document, true);
    expect(await runs(), 'back, and hidden').to.equal(false);
  });

  it('shows nothing wrong where it was never anywhere else', async () => {
    const there = openFrame();
    const element = create('trusty-twelve', { seed: '42' });
    await moveTo(there, element);
    expect(look(element)).to.deep.equal({ sheets: SHEETS, position: 'absolute', width: 476 });
  });

  it('keeps its looks in a popup, and plays there', async () => {
    const element = await lucky();
    const home = element.parentElement!;
    const view = window.open('', '', 'width=500,height=600') as Elsewhere['view'];
    opened.push(() => view.close());
    await moveTo({ page: view.document, view, left: 0, top: 0 }, element);
    const { innerWidth } = view;
    const table = element.shadowRoot!.querySelector<HTMLElement>('.table')!;
    expect(look(element)).to.deep.include({ sheets: SHEETS, position: 'absolute' });
    expect(Math.abs(innerWidth - table.offsetWidth)).to.be.below(60);
    expect(element.play(element.legalMoves[0]!)).to.equal(true);
    await settled(element);
    expect(seen(element)).to.deep.equal(stated(element));
    home.append(element);
    await frames(3);
    expect(look(element)).to.deep.equal({ sheets: SHEETS, position: 'absolute', width: 876 });
  });

  it('survives a document that nobody sees', async () => {
    const element = await lucky();
    const home = element.parentElement!;
    document.implementation.createHTMLDocument().body.append(element);
    element.play(element.legalMoves[0]!);
    await settled(element);
    home.append(element);
    await frames(3);
    expect(look(element)).to.deep.equal({ sheets: SHEETS, position: 'absolute', width: 876 });
    expect(seen(element)).to.deep.equal(stated(element));
  });
});
