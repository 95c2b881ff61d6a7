// What is around the element: a link, a text that is edited, a page in another direction, or one that is zoomed.
import { expect, fixture } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { addLocale } from '../../src/define.js';
import { slackAround } from '../../src/board/layout/surroundings.js';
import { openedBy } from '../support/commands.js';
import { aim, clickAt, clickOn, cardOn, drag, focused, hears, middle, placeOf, press } from '../support/hand.js';
import { freshStorage } from '../support/slots.js';
import { type Attributes, control, create, drawn, settled, type Table } from '../support/table.js';
import { bareFelt, frames, moveOf, part, play } from './board.js';

/** An element in the place of `<i>` in some markup. */
async function within<Around extends HTMLElement>(
  markup: string,
  game = 'bakers-dozen',
  attributes: Attributes = {},
): Promise<{ around: Around; element: Table }> {
  await setViewport({ width: 1000, height: 900 });
  const around = await fixture<Around>(markup);
  const element = create(game, { seed: '42', ...attributes });
  around.querySelector('i')!.replaceWith(element);
  await drawn(element);
  window.scrollTo(0, 0);
  return { around, element };
}

async function dragCard(element: Table): Promise<void> {
  const { card, to } = moveOf(element);
  await drag(placeOf(element, card), aim(element, to));
  expect(element.moveCount).to.equal(1);
}

describe('in a link', () => {
  const LINK = '<a href="#away" style="display: block; width: 900px"><i></i></a>';

  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  freshStorage();

  async function inLink(
    game?: string,
    attributes?: Attributes,
  ): Promise<{ element: Table; followed: () => Promise<boolean> }> {
    const { around, element } = await within<HTMLAnchorElement>(LINK, game, attributes);
    let wasFollowed = false;
    // The browser follows a link after its listeners, and to an address on the page at once.
    around.addEventListener('click', () => setTimeout(() => (wasFollowed ||= location.hash === '#away')));
    const followed = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      return wasFollowed;
    };
    return { element, followed };
  }

  it('cards are dragged, and a link beside them still is', async () => {
    const { element, followed } = await inLink();
    await dragCard(element);
    expect(await followed()).to.equal(false);
    const event = new Event('dragstart', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it('taps play and follow no link, nor do buttons and the felt', async () => {
    const { element, followed } = await inLink();
    const move = moveOf(element);
    await clickOn(cardOn(element, move.card));
    await settled(element);
    await clickAt(aim(element, move.to));
    expect(element.moveCount).to.equal(1);
    await clickAt(bareFelt(element));
    await clickOn(control(element, 'undo'));
    expect(element.moveCount).to.equal(0);
    await press(element, 'settings');
    await settled(element);
    const box = part(element, 'dialog [role=switch]') as HTMLInputElement;
    const { checked } = box;
    await clickOn(box);
    expect(box.checked).to.equal(!checked);
    await clickOn(part(element, 'h2'));
    await clickOn(part(element, 'dialog .close'));
    await settled(element);
    expect(element.shadowRoot!.querySelector('dialog:open')).to.equal(null);
    expect(await followed()).to.equal(false);
  });

  it('fields of a panel do what they do elsewhere, and follow no link', async () => {
    const { element, followed } = await inLink('pyramid-dozen', { storage: 'local' });
    await clickOn(part(element, '.coach .close'));
    await press(element, 'settings');
    const text = part(element, 'dialog label:has([role=switch]) span');
    const box = text.parentElement!.querySelector('input')!;
    const { checked } = box;
    await clickOn(text);
    expect(box.checked).to.equal(!checked);
    expect(await followed()).to.equal(false);
    const felt = part(element, 'dialog [type=radio]:not(:checked)') as HTMLInputElement;
    await clickOn(felt);
    expect(felt.checked).to.equal(true);
    expect(await followed()).to.equal(false);
    await clickOn(part(element, 'dialog .close'));
    await settled(element);
    await press(element, 'statistics');
    const summary = part(element, 'summary');
    await clickOn(summary);
    expect(summary.closest('details')!.open).to.equal(false);
    expect(await followed()).to.equal(false);
    expect(await openedBy(() => clickOn(part(element, 'dialog .more .tool:nth-last-child(2)')))).to.equal(
      'file chooser',
    );
    expect(await followed()).to.equal(false);
  });
});

describe('in a text that is edited', () => {
  const TEXT = '<div contenteditable style="width: 600px"><p>Before</p><i></i><p>After</p></div>';
  const texts = (around: HTMLElement) => [...around.querySelectorAll('p')].map(({ textContent }) => textContent);

  it('keys play, whichever part of it was pressed before, and write nothing', async () => {
    for (const press of ['card', 'felt', 'message', 'control'] as const) {
      const { around, element } = await within(TEXT);
      await clickOn(around.querySelector('p')!);
      const places = {
        card: placeOf(element, moveOf(element).card),
        felt: bareFelt(element),
        message: middle(part(element, '.message')),
        control: middle(control(element, 'hint')),
      };
      await clickAt(places[press]);
      for (const key of ['x', 'Delete', 'd']) await sendKeys({ press: key });
      expect(texts(around), press).to.deep.equal(['Before', 'After']);
      expect(focused(element), press).to.exist;
      expect(element.isConnected, press).to.equal(true);
      around.remove();
    }
  });

  it('the felt gives the focus to the cards', async () => {
    const { element } = await within(TEXT);
    await clickAt(bareFelt(element));
    await sendKeys({ press: 'h' });
    await hears(element, /^\S+ → /);
  });

  it('cards are dragged, and the text around them is still written in', async () => {
    const { around, element } = await within(TEXT);
    await dragCard(element);
    await clickOn(around.querySelector('p')!);
    await sendKeys({ press: 'End' });
    await sendKeys({ type: 'h' });
    expect(around.querySelector('p')!.textContent).to.contain('h');
  });
});

describe('on a page that is read from the right', () => {
  /** Where the first and the last letter of a text are seen. */
  function ends(of: HTMLElement): [number, number] {
    const text = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (text.nextNode()) if (text.currentNode.textContent!.trim()) nodes.push(text.currentNode as Text);
    const at = (node: Text, index: number) => {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    const [first, last] = [nodes[0]!, nodes.at(-1)!];
    const end = last.data.trimEnd().length - 1;
    return [at(first, first.data.search(/\S/)), at(last, end)];
  }

  it('English texts read from the left', async () => {
    const { element } = await within('<div lang="fa" dir="rtl" style="width: 1300px"><i></i></div>');
    await play(element, moveOf(element));
    for (const selector of ['.moves', '.message', '[data-control=undo] .label']) {
      const [first, last] = ends(part(element, selector));
      expect(first, selector).to.be.below(last);
    }
    await clickOn(control(element, 'rules'));
    await settled(element);
    expect(getComputedStyle(part(element, 'dialog')).direction).to.equal('ltr');
  });

  it('Undo and Redo point the other way, but the controls of a replay do not', async () => {
    const facing = async (dir: string) => {
      const { element } = await within(`<div dir="${dir}" style="width: 900px"><i></i></div>`);
      element.play(moveOf(element));
      const { record } = element;
      await element.restart();
      const shows = element.watch(record);
      await settled(element);
      const icons = ['.toolbar [data-control=undo]', '.toolbar [data-control=redo]', '[data-control=stepBack]'];
      const scales = icons.map((icon) => getComputedStyle(part(element, `${icon} .icon`)).scale);
      element.remove();
      await shows;
      return scales;
    };
    expect(await facing('ltr')).to.deep.equal(['none', 'none', 'none']);
    expect(await facing('rtl')).to.deep.equal(['-1 1', '-1 1', 'none']);
  });

  it('the layout is the page’s, and so are texts in its language', async () => {
    addLocale('he', { moves: (count) => `${count} מהלכים`, rules: 'חוקים' });
    const { element: table } = await within('<div lang="he" dir="rtl" style="width: 900px"><i></i></div>');
    const [moves, message] = ['.moves', '.message'].map((each) => part(table, each).getBoundingClientRect().left);
    expect(moves).to.be.below(message!);
    const [first, last] = ends(part(table, '.moves'));
    expect(first).to.be.above(last);
    await clickOn(control(table, 'rules'));
    await settled(table);
    expect(getComputedStyle(part(table, 'dialog')).direction).to.equal('rtl');
  });
});

describe('on a page that is zoomed', () => {
  it('the controls are in sight where they would be without', async () => {
    for (const zoom of ['1', '1.5']) {
      const { around, element } = await within(`<div style="zoom: ${zoom}; width: 584px"><i></i></div>`);
      await setViewport({ width: 1200, height: 940 });
      await frames(3);
      const bottom = part(element, '.toolbar').getBoundingClientRect().bottom - around.getBoundingClientRect().top;
      expect(bottom, zoom).to.be.below(window.innerHeight);
      around.remove();
    }
  });
});

describe('in a window whose bars come and go', () => {
  const height = Object.getOwnPropertyDescriptor(window, 'innerHeight')!;
  afterEach(() => Object.defineProperty(window, 'innerHeight', height));

  it('the space below the window begins where the window ends, however high the page takes it to be', async () => {
    const { around, element } = await within('<div style="block-size: 3000px"><i></i></div>');
    const { documentElement } = document;
    window.scrollTo(0, 100);
    const below = documentElement.scrollHeight - documentElement.clientHeight - documentElement.scrollTop;
    Object.defineProperty(window, 'innerHeight', { configurable: true, value: documentElement.clientHeight + 60 });
    expect(slackAround(element)).to.equal(below - 60);
    around.remove();
  });
});
