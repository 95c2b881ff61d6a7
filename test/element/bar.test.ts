// The bar of controls: its places, and the list of what it has no room for.
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { recordFromText } from '../../src/engine.js';
import { touch } from '../support/commands.js';
import { LOST, WON } from '../support/games-played.js';
import { clickOn, focused, middle } from '../support/hand.js';
import { control, settled, table, textOf } from '../support/table.js';
import type { Table } from '../support/table.js';
import { GOES_HOME } from './decks.js';

const LOSS = recordFromText(LOST.find(({ game }) => game === 'bakers-dozen')!.text);

const tools = (element: Table, around = '.toolbar'): HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(`${around} [data-control]`)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );

const names = (of: readonly HTMLElement[]): string[] => of.map(({ dataset }) => dataset['control']!);

const listed = (element: Table): string[] => names(tools(element, 'dialog'));

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
  it('of a phone has five places, that of a tablet seven, that of a desk all', async () => {
    expect(names(tools(await at(390)))).to.deep.equal(['undo', 'hint', 'new', 'solution', 'more']);
    expect(names(tools(await at(700)))).to.deep.equal(['undo', 'redo', 'hint', 'new', 'solution', 'verdict', 'more']);
    expect(names(tools(await at(1280)))).to.deep.equal([
      ...['undo', 'redo', 'hint', 'new', 'restart', 'solution', 'verdict'],
      ...['rules', 'settings', 'statistics', 'share'],
    ]);
  });

  it('is a group of buttons that says what it is', async () => {
    const bar = (await at(1280)).shadowRoot!.querySelector('.toolbar')!;
    expect([bar.role, bar.ariaLabel]).to.deep.equal(['group', 'Game']);
  });

  it('has buttons whose tips say what is written on them', async () => {
    for (const each of tools(await at(1280)))
      expect([each.title, each.title === '']).to.deep.equal([each.textContent.trim(), false]);
  });

  it('names each button in English', async () => {
    expect(tools(await at(1280)).map(({ title }) => title)).to.deep.equal([
      ...['Undo', 'Redo', 'Hint', 'New game', 'Restart', 'Show solution', 'Can I still win?'],
      ...['Rules', 'Settings', 'Statistics', 'Share'],
    ]);
  });

  it('draws on each button something of its own', async () => {
    const icons = (of: readonly HTMLElement[]) => of.map((each) => each.querySelector('path')!.getAttribute('d')!);
    const all = [...icons(tools(await at(1280))), ...icons(tools(await at(390)).slice(-1))];
    expect(new Set(all).size).to.equal(12);
    expect(all.filter((path) => !/^M[\d.]+ [\d.]+\D/.test(path))).to.deep.equal([]);
  });

  it('has all of a few controls at any width', async () => {
    for (const width of [320, 700, 1280]) {
      const element = await at(width, 'bakers-dozen', { controls: 'undo redo new' });
      expect(names(tools(element))).to.deep.equal(['undo', 'redo', 'new']);
    }
  });

  it('has no place for more controls than there are', async () => {
    const controls = 'undo redo hint new rules settings timer';
    expect(names(tools(await at(390, 'bakers-dozen', { controls })))).to.deep.equal([
      ...['undo', 'redo', 'hint', 'new', 'more'],
    ]);
    expect(names(tools(await at(700, 'bakers-dozen', { controls })))).to.deep.equal([
      ...['undo', 'redo', 'hint', 'new', 'rules', 'settings'],
    ]);
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
      const expectSame = async (when: string, ...others: [now: string, then: string][]) => {
        await settled(element);
        const renamed = new Map(others);
        const { table: top, back, ...now } = places(element);
        const named = Object.fromEntries(Object.entries(now).map(([name, box]) => [renamed.get(name) ?? name, box]));
        expect(named, when).to.deep.equal(before);
        expect(top, when).to.equal(start);
        return back;
      };
      element.play(element.legalMoves[0]!);
      await expectSame('a move');
      control(element, 'hint').click();
      await waitUntil(() => /^Move /.test(textOf(element, '.message')));
      await expectSame('a hint');
      element.shadowRoot!.querySelector<HTMLElement>('.toolbar [data-control=solution]')!.click();
      await waitUntil(() => element.moveCount > 1);
      await expectSame('a solution', ['stop', 'solution']);
      control(element, 'stop').click();
      control(element, 'new').click();
      await waitUntil(() => element.moveCount === 0);
      const back = await expectSame('a new game');
      expect(!!back, 'its own place').to.equal(width > 900);
      control(element, 'back').click();
      await waitUntil(() => element.moveCount > 0);
      await expectSame('the game before');
      await element.load(LOSS);
      await expectSame('a lost game', ['lesson', 'verdict']);
      await element.newGame({ deck: GOES_HOME });
      await expectSame('a game that goes home', ['finish', 'solution']);
      control(element, 'finish').click();
      await settled(element);
      expect(element.status).to.equal('won');
      await expectSame('a won game', ['finish', 'solution']);
      await element.load(recordFromText(WON['bakers-dozen']!));
      await expectSame('another won game', ['finish', 'solution']);
    });
  }

  it('shows whole captions where text is twice as large', async () => {
    const style = Object.assign(document.createElement('style'), { textContent: 'html { font-size: 200% }' });
    document.head.append(style);
    for (const width of [320, 390, 768, 1280]) {
      const element = await at(width);
      for (const each of tools(element)) expect(each.scrollWidth, each.title).to.be.at.most(each.clientWidth);
      const [label] = element.shadowRoot!.querySelectorAll('.tool .label');
      expect(parseFloat(getComputedStyle(label!).fontSize)).to.equal(22);
      expect(element.scrollWidth).to.equal(element.clientWidth);
    }
    style.remove();
  });
});

describe('the list of more', () => {
  it('has what the bar has not', async () => {
    const element = await at(390);
    control(element, 'more').click();
    await settled(element);
    expect(listed(element)).to.deep.equal([
      ...['redo', 'restart', 'verdict', 'rules', 'settings', 'statistics', 'share'],
    ]);
    for (const each of tools(element, 'dialog')) expect(each.offsetHeight).to.be.at.least(48);
    const tablet = await at(700);
    control(tablet, 'more').click();
    await settled(tablet);
    expect(listed(tablet)).to.deep.equal(['restart', 'rules', 'settings', 'statistics', 'share']);
  });

  const choose = (element: Table, name: string): HTMLElement =>
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
    await tap(choose(element, 'restart'));
    await waitUntil(() => element.moveCount === 0);
    expect(element.shadowRoot!.querySelector('dialog')).to.equal(null);
    await tap(control(element, 'more'));
    expect(listed(element)).to.include('back');
    await tap(choose(element, 'back'));
    await waitUntil(() => element.moveCount === 1);
  });

  it('opens another panel by the mouse', async () => {
    const element = await at(390);
    await clickOn(control(element, 'more'));
    await settled(element);
    await clickOn(choose(element, 'rules'));
    await waitUntil(() => element.shadowRoot!.querySelector('dialog')?.ariaLabel === 'Baker’s Dozen');
    expect(element.shadowRoot!.querySelector('dialog')!.matches(':modal')).to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !element.shadowRoot!.querySelector('dialog'));
    expect(focused(element)?.dataset['control']).to.equal('more');
  });

  it('is walked and left by the keyboard, and gives the focus back', async () => {
    const element = await at(390);
    element.play(element.legalMoves[0]!);
    element.undo();
    await settled(element);
    control(element, 'more').focus();
    await sendKeys({ press: 'Enter' });
    await settled(element);
    for (let i = 0; i < 9 && focused(element)?.dataset['control'] !== 'redo'; i++) await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.moveCount === 1);
    expect(focused(element)?.dataset['control']).to.equal('more');
    await sendKeys({ press: 'Enter' });
    await settled(element);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !element.shadowRoot!.querySelector('dialog'));
    expect([focused(element)?.dataset['control'], element.moveCount]).to.deep.equal(['more', 1]);
  });

  it('does nothing that can’t be done now', async () => {
    const element = await at(390);
    await clickOn(control(element, 'more'));
    await settled(element);
    expect(choose(element, 'restart').getAttribute('aria-disabled')).to.equal('true');
    await clickOn(choose(element, 'restart'));
    await settled(element);
    expect(element.shadowRoot!.querySelector('dialog')).to.exist;
  });
});

describe('the message line', () => {
  it('offers the game that New left, until the first move', async () => {
    const element = await at(390);
    const offer = () => element.shadowRoot!.querySelector<HTMLElement>('.status button');
    const { seed } = element;
    element.play(element.legalMoves[0]!);
    await element.newGame({ seed: 7 });
    await settled(element);
    await clickOn(offer()!);
    await settled(element);
    expect([element.seed, element.moveCount, offer()]).to.deep.equal([seed, 1, null]);
    expect(focused(element)?.closest('.table')).to.exist;
    await element.newGame({ seed: 7 });
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(offer()).to.equal(null);
  });

  it('leaves that to the bar where it has a place for it', async () => {
    const element = await at(1280);
    element.play(element.legalMoves[0]!);
    await element.newGame({ seed: 7 });
    await settled(element);
    const ways = [...element.shadowRoot!.querySelectorAll('button')].filter(
      (each) => each.checkVisibility() && each.textContent.trim() === 'Previous game',
    );
    expect(ways.map((each) => !!each.closest('.toolbar'))).to.deep.equal([true]);
  });

  it('does not offer it while the table is locked', async () => {
    for (const controls of [null, 'undo new']) {
      const element = await at(390, 'bakers-dozen', controls ? { controls } : {});
      element.play(element.legalMoves[0]!);
      await element.newGame({ seed: 7 });
      element.disabled = true;
      await settled(element);
      const isOffered = () => element.shadowRoot!.querySelector('.status button') !== null;
      expect(isOffered(), controls ?? 'all').to.equal(false);
      expect(control(element, 'back')?.ariaDisabled ?? 'true').to.equal('true');
      element.disabled = false;
      await settled(element);
      expect(isOffered(), controls ?? 'all').to.equal(true);
    }
  });

  it('keeps offering it where no bar and no list does', async () => {
    const element = await at(390, 'bakers-dozen', { controls: 'undo new' });
    element.play(element.legalMoves[0]!);
    await element.newGame({ seed: 7 });
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(element.shadowRoot!.querySelector('.status button')).to.exist;
  });

  for (const width of [320, 390, 768, 1280]) {
    it(`speaks without moving the table at ${width} px`, async () => {
      const element = await at(width);
      const before = places(element);
      const told: string[] = [];
      const tell = async (name: string, text: RegExp) => {
        control(element, name).click();
        await waitUntil(() => text.test(textOf(element, '.message')), textOf(element, '.message'));
        told.push(textOf(element, '.message'));
        expect({ ...places(element), stop: '', solution: '' }, told.at(-1)).to.deep.equal({
          ...before,
          stop: '',
          solution: '',
        });
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
