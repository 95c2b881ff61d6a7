import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { touch } from '../support/commands.js';
import { aim, drag, middle, cardOn, placeOf, says, table } from '../support/hand.js';
import type { Table } from '../support/hand.js';

// Lucky Thirteen, seed 42: the tops are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH, none buried by another column.
const lucky = () => table('lucky-thirteen', { seed: '42' });

const frame = () => new Promise(requestAnimationFrame);

const pileOf = (element: Table, card: string): string =>
  element.state!.piles.find(({ cards }) => cards.at(-1) === card)!.id;

afterEach(() => resetMouse());

describe('a card that is dragged', () => {
  for (const style of ['scale: .6', 'zoom: 1.25', 'zoom: .6']) {
    it(`stays under the pointer with ${style} on the page, and goes where it is dropped`, async () => {
      const element = await lucky();
      const place = element.parentElement!;
      place.style.cssText += `; transform-origin: 0 0; ${style}`;
      await element.updateComplete;
      await frame();
      await frame();
      const to = aim(element, pileOf(element, 'JC'));
      await drag(placeOf(element, 'TS'), to, false);
      await frame();
      const { x, y } = middle(cardOn(element, 'TS'));
      expect([x - to.x, y - to.y].map((far) => Math.abs(far) <= 3)).to.deep.equal([true, true]);
      await sendMouse({ type: 'up' });
      await element.updateComplete;
      expect(element.record!.moves).to.have.length(2);
    });
  }

  it('keeps the page from moving with the finger, unless the browser moves it already', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'TS'), aim(element, pileOf(element, 'JC')), false);
    const cancelled = [true, false].map((cancelable) => {
      const move = new Event('touchmove', { bubbles: true, cancelable });
      let isCancelled = false;
      move.preventDefault = () => (isCancelled = true);
      cardOn(element, 'TS').dispatchEvent(move);
      return isCancelled;
    });
    await sendMouse({ type: 'up' });
    // The browser complains on the console where a page cancels what it cannot.
    expect(cancelled).to.deep.equal([true, false]);
  });

  it('stays under the pointer when the page scrolls', async () => {
    const element = await lucky();
    const container = element.parentElement!;
    container.style.paddingBottom = '2000px';
    const from = placeOf(element, 'TS');
    await drag(from, { x: from.x + 40, y: from.y + 80 }, false);
    window.scrollBy(0, 60);
    await frame();
    await sendMouse({ type: 'move', position: [from.x + 41, from.y + 80] });
    await frame();
    expect(placeOf(element, 'TS').y).to.be.closeTo(from.y + 80, 1);
    await sendMouse({ type: 'up' });
    window.scrollTo(0, 0);
  });

  it('is no other card if a script moves it between the press and the first movement', async () => {
    const element = await lucky();
    const from = placeOf(element, 'AH');
    const below = pileOf(element, 'AH');
    await sendMouse({ type: 'move', position: [from.x, from.y] });
    await sendMouse({ type: 'down' });
    const home = element.legalMoves.find((move) => move.type === 'move' && move.card === 'AH')!;
    element.play(home);
    await element.updateComplete;
    const next = element.legalMoves.find((move) => move.type === 'move' && move.from === below);
    expect(next?.type).to.equal('move');
    const { x, y } = aim(element, next?.type === 'move' ? next.to : '');
    await sendMouse({ type: 'move', position: [x, y] });
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('[data-dragged], [data-held]').length).to.equal(0);
    await sendMouse({ type: 'up' });
    await element.updateComplete;
    expect(element.moveCount).to.equal(1);
  });
});

const taken = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-dragged]')].map(({ dataset }) => dataset['card']!);

describe('a press that strays', () => {
  it('by less than four pixels of a mouse is a tap, by four a drag', async () => {
    const element = await lucky();
    const { x, y } = placeOf(element, 'TS');
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 3, y] });
    expect(taken(element)).to.deep.equal([]);
    await sendMouse({ type: 'move', position: [x, y - 4] });
    expect(taken(element)).to.deep.equal(['TS']);
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, y + 3] });
    await sendMouse({ type: 'up' });
    await element.updateComplete;
    expect(cardOn(element, 'TS').hasAttribute('data-held'), 'tapped').to.equal(true);
  });

  it('by less than eight pixels of a finger is a tap, by eight a drag', async () => {
    const element = await lucky();
    const { x, y } = placeOf(element, 'TS');
    await touch.start(x, y);
    await touch.move(x, y - 7);
    expect(taken(element)).to.deep.equal([]);
    await touch.move(x + 8, y);
    expect(taken(element)).to.deep.equal(['TS']);
    await touch.end();
  });
});

describe('a press of the mouse that leaves the table with its first movement', () => {
  const leave = async () => {
    const element = await lucky();
    const { bottom } = element.getBoundingClientRect();
    const { x, y } = placeOf(element, 'TS');
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, Math.round(bottom) + 20] });
    return { element, x, y };
  };

  it('carries the card once it is back', async () => {
    const { element, x, y } = await leave();
    await sendMouse({ type: 'move', position: [x, y - 9] });
    expect(taken(element)).to.deep.equal(['TS']);
  });

  it('is over if it was released there', async () => {
    const { element, x, y } = await leave();
    await sendMouse({ type: 'up' });
    await sendMouse({ type: 'move', position: [x, y - 9] });
    expect(taken(element)).to.deep.equal([]);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x, y - 9] });
    expect(taken(element)).to.deep.equal(['TS']);
  });
});

describe('the tap after a drag', () => {
  it('is one, also where no card can be taken', async () => {
    const element = await lucky();
    const tap = async (at: { x: number; y: number }) => {
      await sendMouse({ type: 'click', position: [at.x, at.y] });
      await element.updateComplete;
    };
    await tap(placeOf(element, 'TS'));
    const felt = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
    await drag(placeOf(element, '9D'), { x: Math.round(felt.left + 3), y: Math.round(felt.bottom - 3) });
    await element.updateComplete;
    await tap(placeOf(element, '7C'));
    expect(says(element)).to.equal('This card has no move right now');
  });
});

describe('a drag that something ends', () => {
  const start = async () => {
    const element = await lucky();
    const from = placeOf(element, 'TS');
    await drag(from, placeOf(element, 'JC'), false);
    return { element, from };
  };
  const end = async (element: Table) => {
    await sendMouse({ type: 'up' });
    await element.updateComplete;
  };

  it('moves nothing where the table was locked meanwhile', async () => {
    const { element, from } = await start();
    element.disabled = true;
    await element.updateComplete;
    await end(element);
    expect([element.moveCount, placeOf(element, 'TS')]).to.deep.equal([0, from]);
  });

  it('lets go of the card when its element leaves the page', async () => {
    const { element, from } = await start();
    const place = element.parentElement!;
    element.remove();
    expect(taken(element)).to.deep.equal([]);
    place.append(element);
    await end(element);
    expect([element.moveCount, placeOf(element, 'TS')]).to.deep.equal([0, from]);
    expect(element.shadowRoot!.querySelector('[data-held]')).to.equal(null);
  });
});

describe('a press of another button than the first', () => {
  for (const button of ['right', 'middle'] as const) {
    it(`takes no card: ${button}`, async () => {
      const element = await lucky();
      const { x, y } = placeOf(element, 'TS');
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'down', button });
      await sendMouse({ type: 'move', position: [x + 20, y + 20] });
      expect(taken(element)).to.deep.equal([]);
      await sendMouse({ type: 'up', button });
      expect(element.moveCount).to.equal(0);
    });
  }
});

describe('a drag that loses its pointer', () => {
  it('puts the card back, though it is over a pile that takes it', async () => {
    const element = await lucky();
    const from = placeOf(element, 'TS');
    let pointer = -1;
    element.addEventListener('pointerdown', ({ pointerId }) => (pointer = pointerId));
    await drag(from, placeOf(element, 'JC'), false);
    cardOn(element, 'TS').releasePointerCapture(pointer);
    // The browser tells it with the next movement.
    await sendMouse({ type: 'move', position: [from.x, from.y] });
    await element.updateComplete;
    expect(taken(element)).to.deep.equal([]);
    expect(element.moveCount).to.equal(0);
    expect(placeOf(element, 'TS')).to.deep.equal(from);
    await sendMouse({ type: 'up' });
  });
});
