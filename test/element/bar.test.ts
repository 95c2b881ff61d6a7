// The bar of controls: its places, and the list of what it has no room for.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { CONTROLS } from '../../src/show/controls/table.js';
import { recordFromText } from '../../src/engine.js';
import { touch } from '../support/commands.js';
import { few } from '../support/few.js';
import { LOST, WON } from '../support/games-played.js';
import { contrast, seen } from '../support/contrast.js';
import { faults } from '../support/fits.js';
import { buttonOn, clickOn, drag, focused, hears, make, middle } from '../support/hand.js';
import { control, pick, settled, table, textOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { GOES_HOME } from './decks.js';
import { boxOf, dialogOf, gone, open, playFirst, pressed, tap } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

const LOSS = recordFromText(LOST.find(({ game }) => game === 'bakers-dozen')!.text);

const tools = (element: Table, around = '.toolbar'): HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(`${around} [data-control]`)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );

const names = (of: readonly HTMLElement[]): string[] => of.map(({ dataset }) => dataset['control']!);

const listed = (element: Table): string[] => names(tools(element, 'dialog'));

/** Waits for what comes of a search, which may take long. */
const found = (isThere: () => boolean): Promise<void> => waitUntil(isThere);

/** Where the table begins, and where each button is. */
function places(element: Table): { [name: string]: string } {
  const placeOf = (each: Element) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  };
  return Object.fromEntries([
    ['table', `${boxOf(element, '.table').y}`],
    ...tools(element).map((each) => [each.dataset['control']!, placeOf(each)]),
  ]);
}

async function at(width: number, attributes: Attributes = {}): Promise<Table> {
  await setViewport({ width, height: 800 });
  const element = await table('bakers-dozen', { seed: '42', ...attributes });
  window.scrollTo(0, 0);
  return element;
}

/** Opens the menu of a control, where it has one. */
async function menuOf(element: Table, name: string): Promise<MouseEvent> {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  control(element, name).dispatchEvent(event);
  await settled(element);
  return event;
}

describe('the bar', () => {
  it('has five places 52 px high, and the rules from 600 px up, and takes 80 px with the message line', async () => {
    const five = ['undo', 'redo', 'hint', 'new', 'more'];
    const element = await at(1400);
    for (const width of [320, 390, 599, 600, 768, 1280]) {
      element.style.width = `${width}px`;
      expect(names(tools(element)), `${width}`).to.deep.equal(width < 600 ? five : five.toSpliced(4, 0, 'rules'));
      for (const each of tools(element)) expect(each.offsetHeight, each.title).to.equal(52);
      expect(boxOf(element, '.status').bottom - element.getBoundingClientRect().top).to.be.at.most(80);
    }
  });

  it('is a group that says what it is, of buttons whose tips say what is written on them', async () => {
    const element = await at(1280);
    const bar = element.shadowRoot!.querySelector('.toolbar')!;
    expect([bar.role, bar.ariaLabel]).to.deep.equal(['group', 'Game']);
    for (const each of tools(element)) {
      expect(each.textContent.trim()).not.to.equal('');
      expect([each.ariaLabel, each.title.startsWith(each.textContent.trim())]).to.deep.equal([each.title, true]);
    }
  });

  it('draws on each button its own icon, and on those of the list of more', async () => {
    const icons = (of: readonly HTMLElement[]) => of.map((each) => each.querySelector('path')!.getAttribute('d')!);
    const element = await at(1280);
    await open(element, 'more');
    const all = [...icons(tools(element)), ...icons(tools(element, 'dialog'))];
    // A control may borrow the icon of another one.
    const shown = [...names(tools(element)), ...listed(element)];
    const drawn = shown.map((name) => CONTROLS.find((each) => each.name === name)?.icon ?? name);
    expect(new Set(all).size).to.equal(new Set(drawn).size);
    expect(new Set(all).size).to.be.at.least(15);
    expect(all.filter((path) => !/^M[\d.]+ [\d.]+\D/.test(path))).to.deep.equal([]);
  });

  // The table as wide as the window, but for the last three.
  for (const [windowWidth, height, fit, side, width = windowWidth] of [
    [320, 640, '', 'above'],
    [390, 844, '', 'above'],
    [768, 1024, '', 'above'],
    [1280, 800, '', 'above'],
    [740, 360, '', 'beside'],
    [390, 844, 'height', 'below'],
    [599, 844, 'height', 'below'],
    [600, 844, 'height', 'above'],
    [500, 490, 'height', 'above'],
    [1280, 800, 'height', 'above'],
    [700, 479, '', 'beside', 640],
    [700, 480, '', 'above', 640],
    [700, 479, '', 'above', 639],
  ] as const) {
    it(`stands ${side} a table of ${width} × ${height} ${fit}, and Tab comes to both in that order`, async () => {
      await setViewport({ width: windowWidth, height });
      const size = `height: ${height}px${width < windowWidth ? `; width: ${width}px` : ''}`;
      const element = await table('bakers-dozen', { seed: '42', fit, style: `--solitaire-speed: 0; ${size}` });
      // A frame each for the observer, the board's answer, and its rendering.
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      const [bar, status, cards] = ['.toolbar', '.status', '.table'].map((part) => boxOf(element, part));
      if (side === 'above') expect(bar!.bottom).to.be.at.most(status!.top);
      if (side === 'below') expect(bar!.top).to.be.at.least(cards!.bottom);
      if (side === 'below') expect(bar!.bottom).to.equal(boxOf(element, '.frame').bottom);
      if (side === 'beside') expect(bar!.left).to.be.at.least(cards!.right);
      else expect(status!.bottom).to.be.at.most(cards!.top);
      if (fit) expect(faults(element)).to.deep.equal([]);
      const stops: string[] = [];
      for (let i = 0; i < 8 && stops.length < 2; i++) {
        await sendKeys({ press: 'Tab' });
        const stop = focused(element)?.closest<HTMLElement>('.table, .toolbar');
        if (stop && stops.at(-1) !== stop.part.value) stops.push(stop.part.value);
      }
      expect(stops).to.deep.equal(side === 'above' ? ['toolbar', 'table'] : ['table', 'toolbar']);
    });
  }

  for (const dir of ['ltr', 'rtl']) {
    it(`has room for its buttons at the end of a low table, ${dir}`, async () => {
      await setViewport({ width: 740, height: 360 });
      const element = await table('bakers-dozen', { seed: '42', dir });
      const [bar, cards, frame] = ['.toolbar', '.table', '.frame'].map((part) => boxOf(element, part));
      expect(dir === 'ltr' ? bar!.left >= cards!.right : bar!.right <= cards!.left).to.equal(true);
      expect(frame!.height).to.be.at.most(360);
      expect(tools(element).length).to.equal(5);
      for (const each of tools(element)) {
        const { width, height, right, bottom } = each.getBoundingClientRect();
        expect(Math.min(width, height), each.title).to.be.at.least(44);
        expect(bottom, each.title).to.be.at.most(frame!.bottom);
        expect(each.querySelector('.label')!.getBoundingClientRect().right, each.title).to.be.at.most(right);
      }
    });
  }

  it('is not covered by the sheet after a game', async () => {
    await setViewport({ width: 390, height: 844 });
    const style = '--solitaire-speed: 0; height: 844px';
    const element = await table('bakers-dozen', { deck: GOES_HOME, fit: 'height', style });
    element.finish();
    await waitUntil(() => element.shadowRoot!.querySelector('.result'));
    expect(boxOf(element, '.result').bottom).to.be.at.most(boxOf(element, '.toolbar').top);
  });

  for (const width of few([320, 390, 768, 1280])) {
    it(`keeps its places, and those of message line and table, through a whole game at ${width} px`, async () => {
      const element = await at(width);
      const before = places(element);
      const expectSame = async (when: string) => {
        await settled(element);
        expect(places(element), when).to.deep.equal(before);
        expect(boxOf(element, '.message').bottom, when).to.be.at.most(boxOf(element, '.table').top);
      };
      await playFirst(element);
      await expectSame('a move');
      for (const [name, text] of [
        ['hint', /^\S+ → /],
        ['verdict', /winnable/],
        ['solution', /^Showing a solution/],
      ] as const) {
        await pick(element, name);
        await hears(element, text);
        await expectSame(name);
      }
      await found(() => element.moveCount > 1);
      await expectSame('a move of the solution');
      control(element, 'stop').click();
      control(element, 'new').click();
      await found(() => element.moveCount === 0);
      await expectSame('a new game');
      control(element, 'back').click();
      await waitUntil(() => element.moveCount > 0);
      await expectSame('the game before');
      await element.load(LOSS);
      await expectSame('a lost game');
      await element.newGame({ deck: GOES_HOME });
      await expectSame('a game that goes home');
      await pressed(element, 'finish');
      expect(element.status).to.equal('won');
      await expectSame('a won game');
      await element.load(recordFromText(WON['bakers-dozen']!));
      await expectSame('another won game');
    });
  }
});

describe('the list of more', () => {
  it('has the rules where the bar has not, and room for a finger on each button', async () => {
    for (const [width, first] of [
      [390, ['rules']],
      [700, []],
    ] as const) {
      const element = await at(width);
      await open(element, 'more');
      const known = [...first, 'statistics', 'settings'];
      const ofReader = names(tools(element, 'dialog .more + .more'));
      expect(ofReader.filter((name) => ['rules', ...known].includes(name))).to.deep.equal(known);
      for (const each of tools(element, 'dialog')) expect(each.offsetHeight).to.be.at.least(48);
    }
  });

  const choice = (element: Table, name: string) => buttonOn(element, `dialog [data-control=${name}]`);

  it('does what is tapped, and goes', async () => {
    const element = await at(390);
    await playFirst(element);
    const touchOn = async (target: Element) => {
      const { x, y } = middle(target);
      await touch.tap(x, y);
      await settled(element);
    };
    await touchOn(control(element, 'more'));
    await touchOn(choice(element, 'restart'));
    await waitUntil(() => element.moveCount === 0);
    expect(dialogOf(element)).to.equal(null);
  });

  it('opens another panel by the mouse', async () => {
    const element = await at(390);
    await tap(element, control(element, 'more'));
    await clickOn(choice(element, 'rules'));
    await waitUntil(() => dialogOf(element)?.ariaLabel === 'Baker’s Dozen');
    expect(dialogOf(element).matches(':modal')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await gone(element);
    expect(focused(element)?.dataset['control']).to.equal('more');
  });

  it('is walked and left by the keyboard, and gives the focus back', async () => {
    const element = await at(390);
    await playFirst(element);
    control(element, 'more').focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    for (let i = 0; i < 9 && focused(element)?.dataset['control'] !== 'restart'; i++) await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.moveCount === 0);
    expect(focused(element)?.dataset['control']).to.equal('more');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    await sendKeys({ press: 'Escape' });
    await gone(element);
    expect([focused(element)?.dataset['control'], element.moveCount]).to.deep.equal(['more', 0]);
  });

  it('does nothing that can’t be done now', async () => {
    const element = await at(390);
    await tap(element, control(element, 'more'));
    expect(choice(element, 'restart').getAttribute('aria-disabled')).to.equal('true');
    await tap(element, choice(element, 'restart'));
    expect(dialogOf(element)).to.exist;
  });
});

describe('Hint', () => {
  const list = (element: Table) => element.shadowRoot!.querySelector<HTMLDialogElement>('dialog[open]');
  const opened = (element: Table) => waitUntil(() => list(element)?.ariaLabel === 'Hint');

  let presses: ReadonlyMap<number, () => void>;
  beforeEach(() => void (presses = holdTimers(500)));
  afterEach(async () => {
    freeTimers();
    await resetMouse();
  });
  const holdLong = () => [...presses.values()].forEach((open) => open());

  const mouseDown = async ({ x, y }: { x: number; y: number }) => {
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
  };

  for (const [by, down, up] of [
    ['a finger', ({ x, y }) => touch.start(x, y), () => touch.lift()],
    ['the mouse', mouseDown, () => sendMouse({ type: 'up' })],
  ] as [string, (at: { x: number; y: number }) => Promise<unknown>, () => Promise<unknown>][]) {
    it(`offers verdict and solution to a long press by ${by}, and gives no hint then`, async () => {
      const element = await at(390);
      await down(middle(control(element, 'hint')));
      holdLong();
      await opened(element);
      await up();
      await settled(element);
      expect([listed(element), textOf(element, '.message')]).to.deep.equal([['verdict', 'solution'], 'Deal 42']);
    });
  }

  it('gives a hint to the tap that follows', async () => {
    const element = await at(390);
    const { x, y } = middle(control(element, 'hint'));
    await touch.start(x, y);
    holdLong();
    await opened(element);
    await touch.lift();
    await touch.tap(200, 100);
    await waitUntil(() => !list(element));
    await touch.tap(x, y);
    await hears(element, /^\S+ → /);
  });

  it('gives a hint where a press is short, and ends a press that strays', async () => {
    const element = await at(1280);
    const { x, y } = middle(control(element, 'hint'));
    await mouseDown({ x, y });
    expect(presses.size).to.equal(1);
    await sendMouse({ type: 'move', position: [x, 300] });
    expect(presses.size).to.equal(0);
    await sendMouse({ type: 'up' });
    await clickOn(control(element, 'hint'));
    await hears(element, /^\S+ → /);
    // The search for a hint has a timer of the same length, which ends with it.
    expect(presses.size).to.equal(0);
    expect(list(element)).to.equal(null);
  });

  it('offers nothing to a long press or a right click on another button', async () => {
    const element = await at(390);
    await mouseDown(middle(control(element, 'undo')));
    holdLong();
    await sendMouse({ type: 'up' });
    const { defaultPrevented } = await menuOf(element, 'undo');
    expect([list(element), defaultPrevented]).to.deep.equal([null, false]);
    expect((await menuOf(element, 'hint')).defaultPrevented, 'in place of the browser’s own menu').to.equal(true);
  });

  it('offers them to a right click and to the key for menus', async () => {
    const element = await at(1280);
    const { x, y } = middle(control(element, 'hint'));
    await sendMouse({ type: 'click', button: 'right', position: [x, y] });
    await opened(element);
    await clickOn(list(element)!.querySelector('[data-control=verdict]')!);
    await hears(element, /This deal is winnable/);
    control(element, 'hint').focus();
    for (const key of ['Shift', 'F10']) await sendKeys({ down: key });
    for (const key of ['F10', 'Shift']) await sendKeys({ up: key });
    await opened(element);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !list(element));
    expect(focused(element)?.dataset['control']).to.equal('hint');
  });
});

describe('Show solution', () => {
  it('asks with a sentence that is read with its heading', async () => {
    const element = await at(390);
    await make(element, element.legalMoves[0]!, drag);
    await open(element, 'solution');
    const question = textOf(element, `#${dialogOf(element).getAttribute('aria-describedby')}`);
    expect(question).to.equal('This game won’t count once you’ve seen the solution.');
  });
});

describe('the message line', () => {
  it('cuts no part of what it says about the deal, and says at least the day', async () => {
    await setViewport({ width: 320, height: 844 });
    const element = await table('trusty-twelve', { daily: '2026-11-20' });
    for (const moves of [0, 1]) {
      if (moves > 0) await playFirst(element);
      const { right, bottom } = boxOf(element, '.message');
      const parts = [...element.shadowRoot!.querySelectorAll('.message span')];
      const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ top }) => top < bottom - 1);
      expect(parts.map(({ textContent }) => textContent).slice(0, 2)).to.deep.equal(['Daily', '· 20 Nov']);
      expect(boxes).to.have.length.within(2, parts.length);
      for (const box of boxes) expect(box.right, `after ${moves} moves`).to.be.at.most(right + 1);
    }
  });

  it('gives the focus to the table once its way back is used', async () => {
    const element = await at(390, { buttons: 'undo new' });
    await playFirst(element);
    await element.newGame({ seed: 7 });
    await settled(element);
    await tap(element, element.shadowRoot!.querySelector('.status [data-control=back]')!);
    expect(focused(element)?.closest('.table')).to.exist;
  });

  it('has no button to send cards home once they are there and the focus is elsewhere', async () => {
    const element = await at(390);
    const offer = () => tools(element, '.status')[0];
    expect(!!offer()).to.equal(false);
    await element.newGame({ deck: GOES_HOME });
    await settled(element);
    await tap(element, offer()!);
    expect(element.status).to.equal('won');
    control(element, 'new').focus();
    expect(!!offer()).to.equal(false);
  });

  for (const felt of ['#fff', '#777', '#6b6b6b', '#000', '#ffd166', '']) {
    it(`can be read on a felt of ${felt || 'its own'}`, async () => {
      const element = await at(390);
      if (felt) element.style.setProperty('--solitaire-felt', felt);
      const frame = element.shadowRoot!.querySelector('.frame')!;
      const { color } = getComputedStyle(element.shadowRoot!.querySelector('.message')!);
      const { backgroundColor: shade } = getComputedStyle(frame, '::before');
      for (const light of ['rgb(255 255 255 / 0)', 'rgb(255 255 255 / 0.08)']) {
        const ground = seen(shade, seen(light, seen(getComputedStyle(frame).backgroundColor)));
        expect(contrast(seen(color, ground), ground), light).to.be.at.least(4.5);
      }
    });
  }
});
