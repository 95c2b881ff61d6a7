import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { createGame } from '../../src/engine.js';
import { watchLeftovers } from '../support/leftovers.js';
import { cardOn, drag, gripOf } from '../support/hand.js';
import { playFirst } from './acts.js';
import { box, create, drawn, listen, seen, settled, stated, table, typesOf } from '../support/table.js';
import type { Table } from '../support/table.js';

const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
};

/** Whether it may be an element that is calling, or its Lit: they lie in chunks. The runner's commands have timers of their own. */
function isOurs(): boolean {
  const stack = new Error().stack!;
  return stack.includes('/chunks/') && !stack.includes('/test-runner-commands/');
}

/** Presses a mouse button on the top card of the first legal move, and carries it a little. */
async function carry(element: Table): Promise<HTMLElement> {
  const move = element.legalMoves.find(({ type }) => type === 'move')!;
  const code = 'card' in move ? move.card : '';
  const { x, y } = gripOf(element, code);
  await drag({ x, y }, { x: x + 30, y: y + 30 }, false);
  await frames(1);
  return cardOn(element, code);
}

describe('an element that is moved in the document', () => {
  const ways: { [way: string]: (element: Table, elsewhere: HTMLElement) => void } = {
    'into another box': (element, elsewhere) => elsewhere.append(element),
    'into a shadow root': (element, elsewhere) => elsewhere.attachShadow({ mode: 'open' }).append(element),
    'before its sibling': (element) => element.parentElement!.insertBefore(element, element.previousElementSibling),
    'by being kept somewhere for a while': (element, elsewhere) => {
      document.createDocumentFragment().append(element);
      elsewhere.append(element);
    },
  };
  for (const [way, move] of Object.entries(ways)) {
    it(`${way} keeps its game, and plays on`, async () => {
      const parent = await box();
      const element = create('trusty-twelve', { seed: '42' });
      parent.append(document.createElement('p'), element);
      await drawn(element);
      playFirst(element, 3);
      element.undo();
      await settled(element);
      const before = [element.state, element.record, seen(element)];
      const heard = listen(element);
      move(element, await box());
      await settled(element);
      await frames(2);
      expect([element.state, element.record, seen(element)]).to.deep.equal(before);
      expect(typesOf(heard)).to.deep.equal([]);
      expect([element.redo(), element.undo(), element.undo(), element.undo()]).to.deep.equal([true, true, true, true]);
      expect(element.play(element.legalMoves[0]!)).to.equal(true);
      await settled(element);
      expect(seen(element)).to.deep.equal(stated(element));
      expect(typesOf(heard)).to.deep.equal(['redo', 'undo', 'undo', 'undo', 'move']);
    });
  }
});

describe('an element that is removed', () => {
  let leftovers: ReturnType<typeof watchLeftovers>;
  beforeEach(() => (leftovers = watchLeftovers(isOurs)));
  afterEach(async () => {
    leftovers.stop();
    await resetMouse();
  });

  /** Nothing is open, now or a moment later. */
  async function expectNothing(element: Table): Promise<void> {
    expect(leftovers.open()).to.deep.equal([]);
    await settled(element);
    expect(leftovers.open()).to.deep.equal([]);
  }

  it('leaves nothing behind', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    expect(leftovers.open(), 'what is to be closed').to.include('ResizeObserver');
    element.play(element.legalMoves[0]!);
    element.parentElement!.style.width = '400px';
    element.remove();
    await expectNothing(element);
  });

  it('leaves nothing behind where it was changed once it was away', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.remove();
    element.play(element.legalMoves[0]!);
    element.seed = 43;
    element.buttons = 'undo';
    await settled(element);
    expect(leftovers.open()).to.deep.equal([]);
    expect(element.seed).to.equal('43');
  });

  it('leaves nothing behind in the middle of a drag', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const parent = element.parentElement!;
    const before = element.state;
    const card = await carry(element);
    expect(card.hasAttribute('data-dragged')).to.equal(true);
    element.remove();
    expect(leftovers.open()).to.deep.equal([]);
    await sendMouse({ type: 'up' });
    await expectNothing(element);
    parent.append(element);
    await frames(2);
    expect(element.state).to.deep.equal(before);
    expect(element.shadowRoot!.querySelectorAll('[data-dragged], [data-held]').length).to.equal(0);
  });

  it('before it has shown anything leaves nothing behind, and can come back', async () => {
    const element = create('bakers-dozen', { seed: '42' });
    const parent = await box();
    parent.append(element);
    element.remove();
    await settled(element);
    expect(leftovers.open()).to.deep.equal([]);
    parent.append(element);
    await drawn(element);
    expect(seen(element)).to.deep.equal(stated(createGame('bakers-dozen', { seed: 42 })));
  });

  it('leaves nothing behind where its box has just changed', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const parent = element.parentElement!;
    await frames(3);
    // It hears of this after the element itself has.
    const changed = new Promise<string[]>((resolve) => {
      const observer = new ResizeObserver(([entry]) => {
        if (entry!.contentRect.width !== 400) return;
        observer.disconnect();
        const before = leftovers.open();
        element.remove();
        resolve(before);
      });
      observer.observe(parent);
    });
    parent.style.width = '400px';
    expect(await changed, 'what is to be closed').to.include('requestAnimationFrame');
    expect(leftovers.open()).to.deep.equal([]);
  });

  it('leaves nothing behind though it was far from the window', async () => {
    const element = create('bakers-dozen', { seed: '42' });
    const parent = await box();
    parent.style.paddingTop = '9000px';
    parent.append(element);
    await settled(element);
    const far = ['IntersectionObserver', 'beforeprint listener'];
    expect(leftovers.open(), 'what is to be closed').to.include.members(far);
    element.remove();
    await settled(element);
    expect(leftovers.open()).to.deep.equal([]);
    parent.append(element);
    await settled(element);
    await drawn(element);
    expect(leftovers.open()).not.to.include('IntersectionObserver');
    element.remove();
    await settled(element);
    expect(leftovers.open()).to.deep.equal([]);
  });

  it('can come back, and is played by hand again', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const parent = element.parentElement!;
    await carry(element);
    element.remove();
    await sendMouse({ type: 'up' });
    parent.append(element);
    parent.style.width = '600px';
    await frames(3);
    const card = await carry(element);
    expect(card.hasAttribute('data-dragged')).to.equal(true);
    expect(card.getBoundingClientRect().right).to.be.below(640);
    await sendMouse({ type: 'up' });
    expect(leftovers.open()).to.include('ResizeObserver');
  });
});
