import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { pen, touch } from '../support/commands.js';
import { aim, cardOn, clickAt, codesOf, drag, placeOf, says, type Point, type Table } from '../support/hand.js';
import { bareFelt, frames, lucky, moveMouse, moveOf, part, pileOf, play, pressMouse, releaseMouse } from './board.js';
import { waitUntil } from '../support/wait-until.js';

const taken = (element: Table): string[] => codesOf(element, '[data-dragged]');

const held = (element: Table): string[] => codesOf(element, '[data-held]');

afterEach(() => resetMouse());

/** Puts a box into an SVG drawing that shows it at half its size. */
function draw(box: HTMLElement): void {
  const make = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const [drawing, foreign] = [make('svg'), make('foreignObject')];
  drawing.setAttribute('viewBox', '0 0 1800 1600');
  for (const [name, size] of [
    ['width', 1800],
    ['height', 1600],
  ] as const) {
    drawing.setAttribute(name, String(size / 2));
    foreign.setAttribute(name, String(size));
  }
  box.before(drawing);
  drawing.append(foreign);
  foreign.append(box);
}

describe('a card that is dragged', () => {
  for (const style of ['scale: .6', 'zoom: 1.25', 'zoom: .6', 'a drawing']) {
    it(`stays under the pointer with ${style} on the page, and goes where it is dropped`, async () => {
      const element = await lucky();
      if (style === 'a drawing') draw(element.parentElement!);
      else element.parentElement!.style.cssText += `; transform-origin: 0 0; ${style}`;
      await frames(2);
      const to = placeOf(element, 'JC');
      await drag(placeOf(element, 'TS'), to, false);
      await frames(1);
      const { x, y } = placeOf(element, 'TS');
      expect(Math.max(Math.abs(x - to.x), Math.abs(y - to.y))).to.be.at.most(3);
      await releaseMouse();
      expect([element.moveCount, pileOf(element, 'TS')]).to.deep.equal([1, pileOf(element, 'JC')]);
    });
  }

  it('keeps the page from moving with the finger, unless the browser moves it already', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'TS'), placeOf(element, 'JC'), false);
    const cancelled = [true, false].map((cancelable) => {
      const move = new Event('touchmove', { bubbles: true, cancelable });
      let isCancelled = false;
      move.preventDefault = () => (isCancelled = true);
      cardOn(element, 'TS').dispatchEvent(move);
      return isCancelled;
    });
    await releaseMouse();
    // The browser complains on the console where a page cancels what it cannot.
    expect(cancelled).to.deep.equal([true, false]);
  });

  // The pointer itself rests meanwhile.
  for (const [what, box, move] of [
    ['the page scrolls', '', () => scrollBy(0, 60)],
    [
      'a box around it scrolls',
      'height: 700px; overflow: auto',
      (inner: HTMLElement) => inner.parentElement!.scrollBy(0, 60),
    ],
    [
      'a box that is fixed stays while the page scrolls',
      'position: fixed; inset: 0 auto auto 0',
      () => scrollBy(0, 60),
    ],
    ['content grows above it', '', (inner: HTMLElement) => (inner.style.paddingTop = '60px')],
    ['the page turns', '', (inner: HTMLElement) => (inner.style.rotate = '7deg')],
    ['the page turns in depth', '', (inner: HTMLElement) => (inner.style.transform = 'rotateY(30deg)')],
    ['the page tips', '', (inner: HTMLElement) => (inner.style.rotate = 'x 40deg')],
    ['the page turns about an axis of its own', '', (inner: HTMLElement) => (inner.style.rotate = '1 1 1 20deg')],
    ['the page is stretched', '', (inner: HTMLElement) => (inner.style.transform = 'scale(.9, .7) rotate(-20deg)')],
  ] as const) {
    it(`stays under the pointer when ${what}`, async () => {
      const element = await lucky();
      const [outer, inner] = [document.createElement('div'), element.parentElement!];
      outer.style.cssText = box;
      inner.before(outer);
      outer.append(inner);
      inner.style.paddingBottom = '2000px';
      inner.style.transformOrigin = '0 0';
      const to = { x: placeOf(element, 'TS').x - 40, y: placeOf(element, 'TS').y + 80 };
      await drag(placeOf(element, 'TS'), to, false);
      move(inner);
      await frames(2);
      expect(placeOf(element, 'TS').x).to.be.closeTo(to.x, 2);
      expect(placeOf(element, 'TS').y).to.be.closeTo(to.y, 2);
      expect(taken(element)).to.deep.equal(['TS']);
      const there = placeOf(element, 'JC');
      await moveMouse(there.x, there.y);
      await releaseMouse();
      expect(pileOf(element, 'TS')).to.equal(pileOf(element, 'JC'));
      scrollTo(0, 0);
    });
  }

  it('is no other card if a script moves it between the press and the first movement', async () => {
    const element = await lucky();
    const from = placeOf(element, 'AH');
    const below = pileOf(element, 'AH');
    await pressMouse(from);
    await play(element, moveOf(element, 'AH'));
    const next = element.legalMoves.find((move) => move.type === 'move' && move.from === below) as { to: string };
    const { x, y } = aim(element, next.to);
    await moveMouse(x, y);
    expect([...taken(element), ...held(element)]).to.deep.equal([]);
    await releaseMouse();
    expect(element.moveCount).to.equal(1);
  });
});

describe('a press that strays', () => {
  it('by less than four pixels of a mouse is a tap, by four a drag', async () => {
    const element = await lucky();
    const { x, y } = placeOf(element, 'TS');
    await pressMouse({ x, y });
    await moveMouse(x + 3, y);
    expect(taken(element)).to.deep.equal([]);
    await moveMouse(x, y - 4);
    expect(taken(element)).to.deep.equal(['TS']);
    await moveMouse(x, y - 31);
    await releaseMouse();
    expect(held(element)).to.deep.equal([]);
    await pressMouse({ x, y });
    await moveMouse(x, y + 3);
    await releaseMouse();
    expect(held(element), 'tapped').to.deep.equal(['TS']);
  });

  it('by less than eight pixels of a finger is a tap, by eight a drag', async () => {
    const element = await lucky();
    const { x, y } = placeOf(element, 'TS');
    await touch.start(x, y);
    await touch.move(x, y - 7);
    expect(taken(element)).to.deep.equal([]);
    await touch.move(x + 8, y);
    expect(taken(element)).to.deep.equal(['TS']);
    await touch.lift();
  });
});

describe('a press of the mouse that leaves the table with its first movement', () => {
  it('carries the card once it is back, unless it was released there', async () => {
    for (const isReleased of [false, true]) {
      const element = await lucky();
      const { x, y } = placeOf(element, 'TS');
      await pressMouse({ x, y });
      await moveMouse(x, Math.round(element.getBoundingClientRect().bottom) + 20);
      if (isReleased) await releaseMouse();
      await moveMouse(x, y - 9);
      expect(taken(element)).to.deep.equal(isReleased ? [] : ['TS']);
      if (!isReleased) await releaseMouse();
      await pressMouse({ x, y });
      await moveMouse(x, y - 9);
      expect(taken(element), 'the next press').to.deep.equal(['TS']);
      await releaseMouse();
      element.remove();
    }
  });
});

describe('the tap after a drag', () => {
  it('is one, also where no card can be taken', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'TS'));
    await drag(placeOf(element, '9D'), bareFelt(element));
    await clickAt(placeOf(element, '7C'));
    expect(says(element)).to.equal('This card can’t go anywhere right now');
  });
});

describe('a drag that something ends', () => {
  it('moves nothing: a lock, Escape, that its element leaves the page, or that its pointer is lost', async () => {
    let pointer = -1;
    for (const end of [
      async (element: Table) => {
        element.disabled = true;
        await element.updateComplete;
      },
      (element: Table) => {
        const place = element.parentElement!;
        element.remove();
        expect(taken(element)).to.deep.equal([]);
        place.append(element);
      },
      // The browser tells it with the next movement.
      async (element: Table, from: Point) => {
        cardOn(element, 'TS').releasePointerCapture(pointer);
        await moveMouse(from.x, from.y);
      },
      () => sendKeys({ press: 'Escape' }),
    ]) {
      const element = await lucky();
      const from = placeOf(element, 'TS');
      element.addEventListener('pointerdown', ({ pointerId }) => (pointer = pointerId));
      await drag(from, placeOf(element, 'JC'), false);
      expect(taken(element)).to.deep.equal(['TS']);
      await end(element, from);
      await element.updateComplete;
      expect(taken(element)).to.deep.equal([]);
      await releaseMouse();
      expect([element.moveCount, placeOf(element, 'TS'), held(element)]).to.deep.equal([0, from, []]);
      element.remove();
    }
  });

  it('ends at once if a script moves the card', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'TS'), bareFelt(element), false);
    await play(element, moveOf(element, 'TS'));
    expect(taken(element)).to.deep.equal([]);
    await releaseMouse();
    expect([element.moveCount, pileOf(element, 'TS')]).to.deep.equal([1, pileOf(element, 'JC')]);
  });

  it('ends at once where the table is laid anew, and the card is at home there', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'TS'), placeOf(element, 'JC'), false);
    await setViewport({ width: 700, height: 900 });
    element.parentElement!.style.width = '400px';
    await waitUntil(() => taken(element).length === 0);
    await releaseMouse();
    const { left } = cardOn(element, 'TS').getBoundingClientRect();
    expect([element.moveCount, left]).to.deep.equal([
      0,
      part(element, `.pile[data-pile=${pileOf(element, 'TS')}]`).getBoundingClientRect().left,
    ]);
  });
});

describe('a press that is released outside the table', () => {
  it('leaves the page to be dragged, and others to play', async () => {
    const element = await lucky();
    await pressMouse(bareFelt(element));
    const { bottom } = element.getBoundingClientRect();
    await moveMouse(300, Math.round(bottom) + 20);
    await releaseMouse();
    const isFree = document.body.dispatchEvent(new Event('dragstart', { bubbles: true, cancelable: true }));
    expect(isFree).to.equal(true);
    const { x, y } = bareFelt(element);
    await pen.down(x, y);
    await pen.move(x, Math.round(bottom) + 20);
    await pen.up(x, Math.round(bottom) + 20);
    await clickAt(placeOf(element, 'TS'));
    expect(held(element)).to.deep.equal(['TS']);
  });
});

describe('a drag whose button is released while another is down', () => {
  it('ends, and plays nothing', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'AS'), bareFelt(element), false);
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'up', button: 'left' });
    expect(taken(element)).to.deep.equal([]);
    await sendMouse({ type: 'up', button: 'right' });
    expect([element.moveCount, held(element)]).to.deep.equal([0, []]);
  });
});

describe('a press of another button than the first', () => {
  for (const button of ['right', 'middle'] as const) {
    it(`takes no card: ${button}`, async () => {
      const element = await lucky();
      const { x, y } = placeOf(element, 'TS');
      await pressMouse({ x, y }, button);
      await moveMouse(x + 20, y + 20);
      expect(taken(element)).to.deep.equal([]);
      await sendMouse({ type: 'up', button });
      expect(element.moveCount).to.equal(0);
    });
  }
});
