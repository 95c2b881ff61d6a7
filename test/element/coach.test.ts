// What a first visitor is told on the table, and when no more.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { few } from '../support/few.js';
import { games, recordFromText } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { clickOn, focused, setTap } from '../support/hand.js';
import { press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { control, settled, table, textOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { tap } from './reader.js';

const visit = (attributes: Attributes = {}): Promise<Table> =>
  table('bakers-dozen', { seed: '42', storage: 'local', ...attributes });

const coach = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector<HTMLElement>('.coach');

const told = (element: Table): string => textOf(element, '.coach p');

const isTold = (element: Table): boolean => coach(element) !== null;

const pressButton = async (element: Table, caption: string): Promise<void> => {
  const button = [...coach(element)!.querySelectorAll('button')].find(
    ({ title, innerText }) => title === caption || innerText === caption,
  );
  await tap(element, button!);
};

freshStorage();

describe('a first visitor', () => {
  it('is told what to do, sees a good move made and taken back, and is asked to make it', async () => {
    const element = await visit();
    expect(told(element)).to.equal('Build each suit up from its Ace. Stack downwards in any suit.');
    const { record } = element;
    const places = () =>
      [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card')].map(({ dataset }) => dataset['pile']).join();
    const before = places();
    await pressButton(element, 'Show me');
    while (places() === before) await settled(element);
    expect([element.moveCount, control(element, 'undo').ariaDisabled]).to.deep.equal([0, 'true']);
    while (!told(element).startsWith('Your turn')) await settled(element);
    expect(told(element)).to.match(/^Your turn: \S+ → \S+$/);
    expect([places(), element.record]).to.deep.equal([before, record]);
    const marked = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-highlighted]')];
    expect(marked.length).to.equal(2);
    const [card] = marked.filter(({ dataset }) => dataset['card']);
    await clickOn(card!);
    await clickOn(marked.find((each) => each !== card)!);
    expect([element.moveCount, isTold(element)]).to.deep.equal([1, false]);
  });

  it('ends the example by a press, which does nothing else', async () => {
    const element = await visit();
    const first = element.shadowRoot!.querySelector<HTMLElement>('.card[data-above="0"]')!;
    await pressButton(element, 'Show me');
    while (!element.shadowRoot!.querySelector('.coach')) await settled(element);
    await clickOn(first);
    while (!told(element).startsWith('Your turn')) await settled(element);
    expect([element.moveCount, first.hasAttribute('data-held')]).to.deep.equal([0, false]);
    await pressButton(element, 'Close');
    expect(element.shadowRoot!.querySelectorAll('[data-highlighted]')).to.have.length(0);
  });

  it('is told once on a page, by the first of several games', async () => {
    const first = await visit();
    const second = await table('trefoil-solitaire', { seed: '42', storage: 'local' });
    expect([isTold(first), isTold(second)]).to.deep.equal([true, false]);
    await pressButton(first, 'Close');
    second.requestUpdate();
    await settled(second);
    expect(isTold(second)).to.equal(false);
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

  it('can close the strip for good', async () => {
    const element = await visit();
    await pressButton(element, 'Close');
    expect(isTold(element)).to.equal(false);
    element.remove();
    const other = await table('trefoil-solitaire', { seed: '42', storage: 'local' });
    expect([isTold(await visit()), isTold(other)]).to.deep.equal([false, true]);
  });

  it('is told nothing where the page keeps nothing, shows no controls, or lets nobody play', async () => {
    for (const attributes of [{ storage: 'none' }, { buttons: 'none' }, { disabled: '' }] as Attributes[]) {
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
    const buttons = [...coach(await visit({ buttons: 'undo new' }))!.querySelectorAll('button')];
    expect(buttons.map(({ title }) => title)).to.deep.equal(['Close']);
  });

  for (const width of few([240, 320, 390, 680, 1280], 2)) {
    it(`sees all cards, and no table that moves when the strip goes, at ${width} px`, async () => {
      await setViewport({ width, height: 844 });
      for (const [game, fit] of [...games.map((each) => [each, ''] as const), ['bakers-dozen', 'height'] as const]) {
        localStorage.clear();
        const element = await table(game, { seed: '42', storage: 'local', fit, style: 'max-height: 700px' });
        const strip = coach(element)!.getBoundingClientRect();
        const lying = [...element.shadowRoot!.querySelectorAll('.card, .pile, .stock, .turn')];
        const covered = lying
          .map((each) => each.getBoundingClientRect())
          .filter(({ top, bottom }) => top < strip.bottom && bottom > strip.top);
        expect(covered, game).to.deep.equal([]);
        expect(element.scrollHeight, game).to.equal(element.clientHeight);
        const before = element.offsetHeight;
        await pressButton(element, 'Close');
        // A longer sentence has its own room in the narrowest frames.
        if (width >= 320) expect(element.offsetHeight, game).to.equal(before);
        element.remove();
      }
    });
  }

  it('reads a sentence of at most two lines on a phone, in English', async () => {
    await setViewport({ width: 390, height: 844 });
    for (const game of games) {
      localStorage.clear();
      const element = await table(game, { seed: '42', storage: 'local' });
      const sentence = coach(element)!.querySelector('p')!;
      const lines = sentence.offsetHeight / parseFloat(getComputedStyle(sentence).lineHeight);
      expect(Math.round(lines), game).to.be.at.most(2);
      element.remove();
    }
  });

  it('comes by Tab to the bar, which is seen as long as it has the focus', async () => {
    const element = await visit();
    const opacity = (selector: string) => getComputedStyle(element.shadowRoot!.querySelector(selector)!).opacity;
    expect([opacity('.coach'), opacity('.toolbar')]).to.deep.equal(['1', '0']);
    element.shadowRoot!.querySelector<HTMLElement>('.coach .close')!.focus();
    await press(element, 'Tab');
    expect(focused(element)!.closest('.toolbar')).to.exist;
    expect([opacity('.coach'), opacity('.toolbar')]).to.deep.equal(['0', '1']);
    while (!focused(element)!.closest('.table')) await press(element, 'Tab');
    expect([opacity('.coach'), opacity('.toolbar')]).to.deep.equal(['1', '0']);
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
