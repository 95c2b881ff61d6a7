// The bar of controls: its places, and the list of what it has no room for.
import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { recordFromText } from '../../src/engine.js';
import { touch } from '../support/commands.js';
import { LOST, WON } from '../support/games-played.js';
import { faults } from '../support/fits.js';
import { clickOn, drag, focused, hears, make, middle } from '../support/hand.js';
import { tabIn } from '../support/keys.js';
import { control, pick, settled, table, textOf } from '../support/table.js';
import type { Table } from '../support/table.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { GOES_HOME } from './decks.js';

const LOSS = recordFromText(LOST.find(({ game }) => game === 'bakers-dozen')!.text);

const tools = (element: Table, around = '.toolbar'): HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(`${around} [data-control]`)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );

const names = (of: readonly HTMLElement[]): string[] => of.map(({ dataset }) => dataset['control']!);

const listed = (element: Table): string[] => names(tools(element, 'dialog'));

/** Waits for what comes of a search, which may take long. */
const found = (isThere: () => boolean): Promise<void> => waitUntil(isThere, undefined, { timeout: 15_000 });

/** Where the table begins, and where each button is. */
function places(element: Table): { [name: string]: string } {
  const boxOf = (each: Element) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  };
  const { y } = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
  return Object.fromEntries([
    ['table', `${y}`],
    ...tools(element).map((each) => [each.dataset['control']!, boxOf(each)]),
  ]);
}

async function at(width: number, tag = 'bakers-dozen', attributes: Record<string, string> = {}): Promise<Table> {
  await setViewport({ width, height: 800 });
  const element = await table(tag, { seed: '42', ...attributes });
  window.scrollTo(0, 0);
  return element;
}

describe('the bar', () => {
  it('has five places at every width, and the rules from 600 px up', async () => {
    const five = ['undo', 'redo', 'hint', 'new', 'more'];
    const element = await at(1400);
    for (const width of [320, 390, 599, 600, 768, 1280]) {
      element.style.width = `${width}px`;
      expect(names(tools(element)), `${width}`).to.deep.equal(width < 600 ? five : five.toSpliced(4, 0, 'rules'));
    }
  });

  it('has buttons 52 px high, and takes 80 px with the message line', async () => {
    for (const width of [320, 390, 600, 768, 1280]) {
      const element = await at(width);
      for (const each of tools(element)) expect(each.offsetHeight, each.title).to.equal(52);
      const { bottom } = element.shadowRoot!.querySelector('.status')!.getBoundingClientRect();
      expect(bottom - element.getBoundingClientRect().top).to.be.at.most(80);
    }
  });

  it('is a group of buttons that says what it is', async () => {
    const bar = (await at(1280)).shadowRoot!.querySelector('.toolbar')!;
    expect([bar.role, bar.ariaLabel]).to.deep.equal(['group', 'Game']);
  });

  it('has buttons whose tips say what is written on them', async () => {
    for (const each of tools(await at(1280))) {
      expect(each.textContent.trim()).not.to.equal('');
      expect([each.ariaLabel, each.title.startsWith(each.textContent.trim())]).to.deep.equal([each.title, true]);
    }
  });

  it('names each button in English', async () => {
    expect(tools(await at(1280)).map(({ title }) => title)).to.deep.equal([
      ...['Undo', 'Redo', 'Hint', 'New game', 'Rules', 'More'],
    ]);
  });

  it('draws on each button something of its own', async () => {
    const icons = (of: readonly HTMLElement[]) => of.map((each) => each.querySelector('path')!.getAttribute('d')!);
    const element = await at(1280);
    control(element, 'more').click();
    await settled(element);
    const all = [...icons(tools(element)), ...icons(tools(element, 'dialog'))];
    expect(new Set(all).size).to.equal(15);
    expect(all.filter((path) => !/^M[\d.]+ [\d.]+\D/.test(path))).to.deep.equal([]);
  });

  it('has all of a few controls at any width', async () => {
    for (const width of [320, 700, 1280]) {
      const element = await at(width, 'bakers-dozen', { controls: 'undo redo new' });
      expect(names(tools(element))).to.deep.equal(['undo', 'redo', 'new']);
    }
  });

  it('has the first four of more than five controls, and More only then', async () => {
    const shown = async (width: number, controls: string) =>
      names(tools(await at(width, 'bakers-dozen', { controls }))).join(' ');
    const six = 'undo redo hint new rules settings';
    expect(await shown(390, six)).to.equal('undo redo hint new more');
    expect(await shown(700, six)).to.equal('undo redo hint new rules more');
    expect(await shown(390, 'undo redo hint new rules timer')).to.equal('undo redo hint new rules');
    const others = 'restart verdict rules settings statistics share';
    expect(await shown(390, others)).to.equal('restart verdict rules settings more');
  });

  it('stands above the table, and beside one in a low window', async () => {
    const boxOf = (element: Table, selector: string) =>
      element.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
    const element = await at(390);
    expect(boxOf(element, '.toolbar').bottom).to.be.at.most(boxOf(element, '.status').top);
    expect(boxOf(element, '.status').bottom).to.be.at.most(boxOf(element, '.table').top);
    await setViewport({ width: 740, height: 360 });
    for (const dir of ['ltr', 'rtl']) {
      const low = await table('bakers-dozen', { seed: '42', dir });
      const [bar, cards] = [boxOf(low, '.toolbar'), boxOf(low, '.table')];
      expect(dir === 'ltr' ? bar.left >= cards.right : bar.right <= cards.left, dir).to.equal(true);
      expect(boxOf(low, '.frame').height, dir).to.be.at.most(360);
      expect(tools(low).length, dir).to.equal(5);
      for (const each of tools(low)) {
        const { width, height, bottom } = each.getBoundingClientRect();
        expect(Math.min(width, height), each.title).to.be.at.least(44);
        expect(bottom, each.title).to.be.at.most(boxOf(low, '.frame').bottom);
        expect(each.querySelector('.label')!.getBoundingClientRect().right, each.title).to.be.at.most(
          each.getBoundingClientRect().right,
        );
      }
    }
  });

  it('stands beside the table in windows that are lower than 480 pixels and wide enough', async () => {
    for (const [width, height, isBeside] of [
      [640, 479, true],
      [640, 480, false],
      [639, 479, false],
    ] as const) {
      await setViewport({ width: 700, height });
      const element = await table('bakers-dozen', { seed: '42', style: `width: ${width}px` });
      const [bar, cards] = ['.toolbar', '.table'].map((part) =>
        element.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
      );
      expect(bar!.left >= cards!.right, `${width} × ${height}`).to.equal(isBeside);
      element.remove();
    }
  });

  for (const width of [390, 1280]) {
    it(`keeps its places through a whole game at ${width} px`, async () => {
      const element = await at(width);
      const { table: start, ...before } = places(element);
      const expectSame = async (when: string) => {
        await settled(element);
        const { table: top, ...now } = places(element);
        expect(now, when).to.deep.equal(before);
        expect(top, when).to.equal(start);
      };
      element.play(element.legalMoves[0]!);
      await expectSame('a move');
      control(element, 'hint').click();
      await hears(element, /^Move /);
      await expectSame('a hint');
      await pick(element, 'solution');
      await found(() => element.moveCount > 1);
      await expectSame('a solution');
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
      control(element, 'finish').click();
      await settled(element);
      expect(element.status).to.equal('won');
      await expectSame('a won game');
      await element.load(recordFromText(WON['bakers-dozen']!));
      await expectSame('another won game');
    });
  }
});

describe('the list of more', () => {
  it('has what the bar has not, in two groups', async () => {
    for (const [width, first] of [
      [390, ['rules']],
      [700, []],
    ] as const) {
      const element = await at(width);
      control(element, 'more').click();
      await settled(element);
      const groups = ['.more:first-of-type', '.more + .more'].map((group) => names(tools(element, `dialog ${group}`)));
      expect(groups).to.deep.equal([
        ['choose', 'restart', 'verdict', 'solution', 'finish', 'legal-moves', 'share'],
        [...first, 'statistics', 'settings'],
      ]);
      for (const each of tools(element, 'dialog')) expect(each.offsetHeight).to.be.at.least(48);
    }
  });

  const choice = (element: Table, name: string): HTMLElement =>
    element.shadowRoot!.querySelector<HTMLElement>(`dialog [data-control=${name}]`)!;

  it('does what is tapped, and goes', async () => {
    const element = await at(390);
    element.play(element.legalMoves[0]!);
    await settled(element);
    const tap = async (target: Element) => {
      const { x, y } = middle(target);
      await touch.tap(x, y);
      await settled(element);
    };
    await tap(control(element, 'more'));
    await tap(choice(element, 'restart'));
    await waitUntil(() => element.moveCount === 0);
    expect(element.shadowRoot!.querySelector('dialog')).to.equal(null);
    await tap(control(element, 'more'));
    expect(listed(element)).to.include('back');
    await tap(choice(element, 'back'));
    await waitUntil(() => element.moveCount === 1);
  });

  it('opens another panel by the mouse', async () => {
    const element = await at(390);
    await clickOn(control(element, 'more'));
    await settled(element);
    await clickOn(choice(element, 'rules'));
    await waitUntil(() => element.shadowRoot!.querySelector('dialog')?.ariaLabel === 'Baker’s Dozen');
    expect(element.shadowRoot!.querySelector('dialog')!.matches(':modal')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !element.shadowRoot!.querySelector('dialog'));
    expect(focused(element)?.dataset['control']).to.equal('more');
  });

  it('is walked and left by the keyboard, and gives the focus back', async () => {
    const element = await at(390);
    element.play(element.legalMoves[0]!);
    await settled(element);
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
    await waitUntil(() => !element.shadowRoot!.querySelector('dialog'));
    expect([focused(element)?.dataset['control'], element.moveCount]).to.deep.equal(['more', 0]);
  });

  it('does nothing that can’t be done now', async () => {
    const element = await at(390);
    await clickOn(control(element, 'more'));
    await settled(element);
    expect(choice(element, 'restart').getAttribute('aria-disabled')).to.equal('true');
    await clickOn(choice(element, 'restart'));
    await settled(element);
    expect(element.shadowRoot!.querySelector('dialog')).to.exist;
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
    ['a finger', ({ x, y }) => touch.start(x, y), () => touch.end()],
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
    await touch.end();
    await touch.tap(200, 100);
    await waitUntil(() => !list(element));
    await touch.tap(x, y);
    await hears(element, /^Move /);
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
    await hears(element, /^Move /);
    // The search for a hint has a timer of the same length, which ends with it.
    expect(presses.size).to.equal(0);
    expect(list(element)).to.equal(null);
  });

  for (const [where, name, disabled] of [
    ['on another button', 'undo', false],
    ['on a locked table', 'hint', true],
  ] as const) {
    it(`offers nothing to a long press or a right click ${where}`, async () => {
      const element = await at(390);
      element.disabled = disabled;
      await settled(element);
      await mouseDown(middle(control(element, name)));
      holdLong();
      await sendMouse({ type: 'up' });
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      control(element, name).dispatchEvent(event);
      await settled(element);
      expect([list(element), event.defaultPrevented]).to.deep.equal([null, false]);
    });
  }

  it('offers them to a right click and to the key for menus', async () => {
    const element = await at(1280);
    await sendMouse({
      type: 'click',
      button: 'right',
      position: Object.values(middle(control(element, 'hint'))) as [number, number],
    });
    await opened(element);
    await clickOn(list(element)!.querySelector('[data-control=verdict]')!);
    await hears(element, /winnable/);
    control(element, 'hint').focus();
    for (const key of ['Shift', 'F10']) await sendKeys({ down: key });
    for (const key of ['F10', 'Shift']) await sendKeys({ up: key });
    await opened(element);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !list(element));
    expect(focused(element)?.dataset['control']).to.equal('hint');
  });

  it('offers only what the page wants', async () => {
    for (const [controls, offered] of [
      ['hint verdict', ['verdict']],
      ['hint undo', []],
    ] as const) {
      const element = await at(390, 'bakers-dozen', { controls });
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      control(element, 'hint').dispatchEvent(event);
      await settled(element);
      expect([listed(element), event.defaultPrevented]).to.deep.equal([offered, offered.length > 0]);
    }
  });
});

describe('Show solution', () => {
  /** What a screen reader says with the heading. */
  const question = (element: Table) =>
    textOf(element, `#${element.shadowRoot!.querySelector('dialog')!.getAttribute('aria-describedby')}`);
  const isShown = (element: Table) => !!element.shadowRoot!.querySelector('.transport');

  async function played(): Promise<Table> {
    const element = await at(390);
    await make(element, element.legalMoves[0]!, drag);
    await pick(element, 'solution');
    await settled(element);
    return element;
  }

  it('asks first where the game would no longer count', async () => {
    const element = await played();
    expect(question(element)).to.equal('If you see the solution, this game won’t count.');
    await clickOn(element.shadowRoot!.querySelector('dialog p + .more .tool:last-child')!);
    await waitUntil(() => !element.shadowRoot!.querySelector('dialog'));
    expect(isShown(element)).to.equal(false);
    await pick(element, 'solution');
    await settled(element);
    await clickOn(element.shadowRoot!.querySelector('dialog p + .more .tool')!);
    await found(() => isShown(element) && element.moveCount > 1);
  });

  it('starts at once where the game does not count, or no longer', async () => {
    const element = await at(390);
    await pick(element, 'solution');
    await found(() => element.moveCount > 0);
    control(element, 'stop').click();
    await settled(element);
    await make(element, element.legalMoves[0]!, drag);
    const { moveCount } = element;
    await pick(element, 'solution');
    await found(() => element.moveCount > moveCount);
    control(element, 'stop').click();
  });

  it('does not ask a script', async () => {
    const element = await at(390);
    await make(element, element.legalMoves[0]!, drag);
    expect(await element.solution()).to.have.property('length');
    expect(element.shadowRoot!.querySelector('dialog')).to.equal(null);
  });
});

describe('Tab', () => {
  // On a phone that is held across, the bar stands beside the table.
  for (const [width, height, fit, isFirst] of [
    [320, 640, '', true],
    [390, 844, '', true],
    [768, 1024, '', true],
    [1280, 800, '', true],
    [740, 360, '', false],
    [390, 844, 'height', false],
    [1280, 800, 'height', true],
  ] as const) {
    it(`comes to bar and table in the order in which they stand, at ${width} × ${height} ${fit}`, async () => {
      await setViewport({ width, height });
      const element = await table('bakers-dozen', { seed: '42', fit, style: '--solitaire-speed: 0; height: 100vh' });
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
      const [bar, cards] = ['.toolbar', '.table'].map((part) =>
        element.shadowRoot!.querySelector(part)!.getBoundingClientRect(),
      );
      expect(bar!.bottom <= cards!.top).to.equal(isFirst);
      const stops: string[] = [];
      for (let i = 0; i < 8; i++) {
        await sendKeys({ press: 'Tab' });
        const at = focused(element)?.closest<HTMLElement>('.table, .toolbar');
        if (at && stops.at(-1) !== at.part.value) stops.push(at.part.value);
      }
      expect(stops.slice(0, 2)).to.deep.equal(isFirst ? ['toolbar', 'table'] : ['table', 'toolbar']);
    });
  }
});

describe('a bar in a given height', () => {
  const inWindow = async (width: number, height: number): Promise<Table> => {
    await setViewport({ width, height });
    const element = await table('bakers-dozen', {
      seed: '42',
      fit: 'height',
      style: `--solitaire-speed: 0; height: ${height}px`,
    });
    // A frame each for the observer, the board's answer, and its rendering.
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    return element;
  };
  const boxOf = (element: Table, selector: string) =>
    element.shadowRoot!.querySelector(selector)!.getBoundingClientRect();

  it('stands below the table in an upright window narrower than 600 px, and above it in others', async () => {
    for (const [width, height, isBelow] of [
      [390, 844, true],
      [599, 844, true],
      [600, 844, false],
      [500, 490, false],
    ] as const) {
      const element = await inWindow(width, height);
      const [bar, cards] = ['.toolbar', '.table'].map((part) => boxOf(element, part));
      expect(bar!.top >= cards!.bottom, `${width} × ${height}`).to.equal(isBelow);
      expect(boxOf(element, '.status').bottom).to.be.at.most(cards!.top);
      expect(faults(element)).to.deep.equal([]);
      if (isBelow) expect(bar!.bottom).to.equal(boxOf(element, '.frame').bottom);
    }
  });

  it('is reached after the cards that it stands below', async () => {
    const element = await inWindow(390, 844);
    await tabIn(element);
    await sendKeys({ press: 'Tab' });
    expect(focused(element)?.dataset['control']).to.equal('undo');
  });

  it('is not covered by the sheet after a game', async () => {
    const element = await inWindow(390, 844);
    await element.newGame({ deck: GOES_HOME });
    element.finish();
    await waitUntil(() => element.shadowRoot!.querySelector('.result'));
    expect(boxOf(element, '.result').bottom).to.be.at.most(boxOf(element, '.toolbar').top);
  });
});

describe('the message line', () => {
  it('offers the game that New left, until the first move', async () => {
    const element = await at(390);
    const offer = () => element.shadowRoot!.querySelector<HTMLElement>('.status [data-control=back]');
    const { seed } = element;
    element.play(element.legalMoves[0]!);
    await element.newGame({ seed: 7 });
    await settled(element);
    await clickOn(offer()!);
    await settled(element);
    expect([element.seed, element.moveCount, !!offer()]).to.deep.equal([seed, 1, false]);
    expect(focused(element)?.closest('.table')).to.exist;
    await element.newGame({ seed: 7 });
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(!!offer()).to.equal(false);
  });

  it('does not offer it while the table is locked', async () => {
    for (const controls of [null, 'undo new']) {
      const element = await at(390, 'bakers-dozen', controls ? { controls } : {});
      element.play(element.legalMoves[0]!);
      await element.newGame({ seed: 7 });
      element.disabled = true;
      await settled(element);
      const isOffered = () => element.shadowRoot!.querySelector('.status [data-control=back]') !== null;
      expect(isOffered(), controls ?? 'all').to.equal(false);
      expect(control(element, 'back')?.ariaDisabled ?? 'true').to.equal('true');
      element.disabled = false;
      await settled(element);
      expect(isOffered(), controls ?? 'all').to.equal(true);
    }
  });

  it('offers to send all cards home where they can go', async () => {
    const element = await at(390);
    const offer = () => tools(element, '.status')[0];
    expect(!!offer()).to.equal(false);
    await element.newGame({ deck: GOES_HOME });
    await settled(element);
    control(element, 'hint').click();
    await hears(element, /^Move /);
    await clickOn(offer()!);
    await settled(element);
    expect(element.status).to.equal('won');
    control(element, 'new').focus();
    expect(!!offer()).to.equal(false);
  });

  it('keeps offering it where no bar and no list does', async () => {
    const element = await at(390, 'bakers-dozen', { controls: 'undo new' });
    element.play(element.legalMoves[0]!);
    await element.newGame({ seed: 7 });
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(control(element, 'back').closest('.status')).to.exist;
  });

  for (const width of [320, 390, 768, 1280]) {
    it(`speaks without moving the table at ${width} px`, async () => {
      const element = await at(width);
      const before = places(element);
      const told: string[] = [];
      const tell = async (name: string, text: RegExp) => {
        await pick(element, name);
        await hears(element, text);
        told.push(textOf(element, '.message'));
        expect(places(element), told.at(-1)).to.deep.equal(before);
        const { bottom } = element.shadowRoot!.querySelector('.message')!.getBoundingClientRect();
        expect(bottom).to.be.at.most(element.shadowRoot!.querySelector('.table')!.getBoundingClientRect().top);
      };
      await tell('hint', /^Move/);
      await tell('verdict', /winnable/);
      await tell('solution', /^Solution/);
      control(element, 'stop').click();
      await element.load(LOSS);
      await settled(element);
      expect(places(element)['table']).to.equal(before['table']);
    });
  }

  for (const felt of ['#fff', '#777', '#6b6b6b', '#000', '#ffd166', '']) {
    it(`can be read on a felt of ${felt || 'its own'}`, async () => {
      const element = await at(390);
      if (felt) element.style.setProperty('--solitaire-felt', felt);
      const { color } = getComputedStyle(element.shadowRoot!.querySelector('.message')!);
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const luminance = (css: string, over?: string) => {
        for (const fill of over ? [over, css] : [css]) {
          canvas.fillStyle = fill;
          canvas.fillRect(0, 0, 1, 1);
        }
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
      };
      const frame = element.shadowRoot!.querySelector('.frame')!;
      const shade = getComputedStyle(frame, '::before').backgroundColor;
      for (const light of ['rgb(255 255 255 / 0)', 'rgb(255 255 255 / 0.08)']) {
        luminance(getComputedStyle(frame).backgroundColor);
        canvas.fillStyle = light;
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = shade;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
        const [one, other] = [luminance(color), luminance(`rgb(${r} ${g} ${b})`)].sort((x, y) => y - x);
        expect((one! + 0.05) / (other! + 0.05), light).to.be.at.least(4.5);
      }
    });
  }
});
