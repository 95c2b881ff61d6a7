// What a first visitor is told on the table, and when no more.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { recordFromText } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { clickAt, focused, middle, setTap } from '../support/hand.js';
import { press, tabIn } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { settled, table, textOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { tap } from './reader.js';

const visit = (attributes: Attributes = {}): Promise<Table> =>
  table('bakers-dozen', { seed: '42', storage: 'local', ...attributes });

const coach = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector<HTMLElement>('.coach');

const isTold = (element: Table): boolean => coach(element) !== null;

const pressButton = async (element: Table, caption: string): Promise<void> => {
  const button = [...coach(element)!.querySelectorAll('button')].find(
    ({ title, innerText }) => title === caption || innerText === caption,
  );
  await tap(element, button!);
};

freshStorage();

describe('a first visitor', () => {
  it('is told the goal of the game, and sees a good first move that is not made', async () => {
    const element = await visit();
    expect(textOf(element, '.coach span')).to.equal('Move all cards to the foundations, up in suit from the Ace.');
    element.style.setProperty('--solitaire-speed', '180');
    await pressButton(element, 'Show me');
    while (!element.shadowRoot!.querySelector('.ghosts .ghost')) await settled(element);
    expect(textOf(element, '.message')).to.match(/^Move the /);
    expect([element.moveCount, isTold(element)]).to.deep.equal([0, true]);
  });

  for (const [how, leave] of [
    ['is made', (element: Table) => void element.play(element.legalMoves[0]!)],
    ['was made and taken back', (element: Table) => void (element.play(element.legalMoves[0]!) && element.undo())],
  ] as const) {
    it(`is told nothing once a move ${how}, nor on the next visit`, async () => {
      const element = await visit();
      leave(element);
      await settled(element);
      expect(isTold(element)).to.equal(false);
      await element.restart();
      expect(isTold(element)).to.equal(false);
      // Some 200 ms later all is kept.
      while (localStorage.length === 0) await settled(element);
      expect(isTold(await visit())).to.equal(false);
    });
  }

  it('can close the line for good', async () => {
    const element = await visit();
    await pressButton(element, 'Close');
    expect(isTold(element)).to.equal(false);
    const other = await table('trefoil-solitaire', { seed: '42', storage: 'local' });
    expect([isTold(await visit()), isTold(other)]).to.deep.equal([false, true]);
  });

  it('is told nothing where the page keeps nothing, shows no controls, or lets nobody play', async () => {
    for (const attributes of [{ storage: 'none' }, { controls: 'none' }, { disabled: '' }] as Attributes[]) {
      localStorage.clear();
      expect(isTold(await visit(attributes)), JSON.stringify(attributes)).to.equal(false);
    }
    localStorage.clear();
    expect(isTold(await visit())).to.equal(true);
  });

  it('is told nothing where the browser forbids to keep anything', async () => {
    const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    const get = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
    try {
      expect(isTold(await visit())).to.equal(false);
    } finally {
      Object.defineProperty(window, 'localStorage', real);
    }
  });

  it('is told nothing while a record is shown', async () => {
    const element = await visit();
    void element.watch(recordFromText(WON['bakers-dozen']!), { pace: 60_000 });
    await settled(element);
    expect(isTold(element)).to.equal(false);
    await element.watch(null);
    await settled(element);
    expect(isTold(element)).to.equal(true);
  });

  it('is offered only what the page wants', async () => {
    const buttons = [...coach(await visit({ controls: 'undo new' }))!.querySelectorAll('button')];
    expect(buttons.map(({ title }) => title)).to.deep.equal(['Close']);
  });

  it('sees a line that is low on a phone, out of which nothing sticks', async () => {
    for (const [width, most] of [
      [390, 60],
      [800, 44],
    ] as const) {
      await setViewport({ width, height: 844 });
      for (const fit of ['', 'height']) {
        const element = await visit({ fit, style: '--solitaire-speed: 0; max-height: 500px' });
        const line = coach(element)!;
        expect(line.offsetHeight, `${width} px`).to.be.at.most(most);
        const { bottom } = line.querySelector('.close')!.getBoundingClientRect();
        expect(bottom, `${width} px`).to.be.at.most(line.getBoundingClientRect().bottom);
        expect(element.scrollHeight).to.equal(element.clientHeight);
        element.remove();
      }
    }
  });

  it('sees the cards below the line on a phone while the focus is on the table', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await visit();
    await tabIn(element);
    expect(getComputedStyle(coach(element)!).opacity).to.equal('0');
    await press(element, 'Tab');
    expect(coach(element)!.contains(focused(element))).to.equal(true);
    expect(getComputedStyle(coach(element)!).opacity).to.equal('1');
  });

  it('picks up a card through the words that lie over it', async () => {
    await setViewport({ width: 390, height: 844 });
    const element = await table('pyramid-dozen', { seed: '42', storage: 'local' });
    const words = middle(coach(element)!.querySelector('span')!);
    const below = element.shadowRoot!.elementFromPoint(words.x, words.y)!.closest('.card');
    await clickAt(words);
    expect(below!.matches('[data-held]')).to.equal(true);
  });
});

describe('a visitor who only changed a setting', () => {
  it('is told nothing', async () => {
    const element = await visit();
    await setTap(element, true);
    while (localStorage.length === 0) await settled(element);
    expect(isTold(await visit())).to.equal(false);
  });
});
