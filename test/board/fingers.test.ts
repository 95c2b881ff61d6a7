// Several fingers, hands that rest or tremble, and pens.
import { expect } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import { timePress } from '../support/clock.js';
import { pen, resetTouch, touch } from '../support/commands.js';
import { LOST, WON } from '../support/games-played.js';
import { aim, cardOn, codesOf, movesOf, placeOf, press, says, setTap, table, topsOf } from '../support/hand.js';
import { middle, type Point, type Table } from '../support/hand.js';
import { bareFelt, lucky, moveMouse, part, pileOf, pressMouse, releaseMouse } from './board.js';

/** A table on which the first tap of a finger picks up, as that of a mouse does. */
async function slow(width?: number): Promise<Table> {
  const element = await lucky(width);
  await setTap(element, false);
  return element;
}

const held = (element: Table): string[] => codesOf(element, '[data-held]');

const taken = (element: Table): string[] => codesOf(element, '[data-dragged]');

const scale = (): number => visualViewport!.scale;

/** How far two fingers that go apart zoom the page at least. */
const ZOOMED = 1.5;

/** Two fingers go apart, one to the left and one to the right, until the page is zoomed or they are far apart, and leave. */
async function spread(one: Point, other: Point): Promise<void> {
  await touch.start(one.x, one.y);
  await touch.start(other.x, other.y);
  await apart(one, other);
}

async function apart(one: Point, other: Point): Promise<void> {
  const out = one.x < other.x ? 1 : -1;
  // A busy browser leaves movements out, and zooms only from the first that it takes.
  for (let by = 15; by <= 60 || (by <= 150 && scale() <= ZOOMED); by += 15) {
    await touch.move(one.x - out * by, one.y, 0);
    await touch.move(other.x + out * by, other.y, 1);
  }
  await touch.lift();
  await touch.lift();
}

afterEach(async () => {
  await resetTouch();
  await resetMouse();
});

describe('two fingers zoom the page', () => {
  const states: [name: string, prepare: (element: Table) => unknown][] = [
    ['on cards', () => undefined],
    ['with a card in hand', (element) => touch.tap(placeOf(element, 'TS').x, placeOf(element, 'TS').y)],
    [
      'of a game that is over',
      (element) => element.load(movesOf(LOST.find(({ game }) => game === 'lucky-thirteen')!.text).record),
    ],
    ['in a replay', (element) => void element.watch(movesOf(WON['lucky-thirteen']!).record, { pace: 60_000 })],
    ['on a locked table', (element) => (element.disabled = true)],
  ];
  for (const [name, prepare] of states) {
    it(name, async () => {
      const element = await slow();
      await prepare(element);
      await element.updateComplete;
      const { moveCount } = element;
      const [one, other] = topsOf(element).map((code) => placeOf(element, code));
      await spread(one!, other!);
      expect([scale() > ZOOMED, element.moveCount, taken(element)]).to.deep.equal([true, moveCount, []]);
    });
  }

  it('on one card and the felt, and on a panel', async () => {
    const element = await slow();
    await spread(bareFelt(element), placeOf(element, '7C'));
    expect(scale()).to.be.above(1.01);
    await resetTouch();
    await press(element, 'rules');
    const { x, y } = middle(part(element, 'dialog'));
    await spread({ x: x - 40, y }, { x: x + 40, y });
    expect(scale()).to.be.above(ZOOMED);
  });

  it('and a drag that is under way ends, its card at home', async () => {
    const element = await slow();
    const from = placeOf(element, 'TS');
    await touch.start(from.x, from.y);
    for (const by of [10, 30, 50]) await touch.move(from.x - by, from.y);
    expect(taken(element)).to.deep.equal(['TS']);
    const other = placeOf(element, 'QS');
    await touch.start(other.x, other.y);
    expect(taken(element)).to.deep.equal([]);
    await apart({ x: from.x - 50, y: from.y }, other);
    expect([scale() > ZOOMED, element.moveCount, held(element)]).to.deep.equal([true, 0, []]);
    await resetTouch();
    expect(placeOf(element, 'TS')).to.deep.equal(from);
  });
});

it('a finger carries nothing while the mouse does, though both were down before either moved', async () => {
  const element = await slow();
  const [mouse, finger] = [placeOf(element, 'TS'), placeOf(element, 'QS')];
  await pressMouse(mouse);
  await touch.start(finger.x, finger.y);
  await moveMouse(mouse.x - 40, mouse.y);
  for (const by of [10, 20, 40]) await touch.move(finger.x - by, finger.y);
  expect(taken(element)).to.deep.equal(['TS']);
  await releaseMouse();
  expect(taken(element)).to.deep.equal([]);
  await touch.lift();
  expect([taken(element), element.moveCount]).to.deep.equal([[], 0]);
});

describe('a hand that rests', () => {
  const places: [name: string, place: (element: Table) => Point][] = [
    ['at the margin of the page', () => ({ x: 4, y: 300 })],
    ['on the felt', (element) => ({ ...bareFelt(element), y: bareFelt(element).y - 4 })],
    ['on a card', (element) => placeOf(element, 'KH')],
  ];
  for (const [name, place] of places) {
    it(`${name} leaves the other hand to drag and to tap`, async () => {
      const element = await slow();
      const { x, y } = place(element);
      const [from, to] = [placeOf(element, 'TS'), placeOf(element, 'JC')];
      await touch.start(x, y);
      await touch.start(from.x, from.y);
      for (const part of [0.3, 0.6, 1]) await touch.move(Math.round(from.x + part * (to.x - from.x)), to.y, 1);
      await touch.lift(1);
      expect([element.moveCount, pileOf(element, 'TS'), scale()]).to.deep.equal([1, pileOf(element, 'JC'), 1]);
      const card = placeOf(element, '9D');
      timePress(100, 'pointerup');
      await touch.start(card.x, card.y);
      await touch.lift(1);
      expect(held(element)).to.deep.equal(['9D']);
      await touch.lift();
      expect(held(element)).to.deep.equal(['9D']);
    });
  }

  it('on a button presses it, and changes no card', async () => {
    const element = await slow();
    const card = cardOn(element, 'KH');
    const { touchAction } = getComputedStyle(card);
    const { x, y } = middle(part(element, '[data-control=more]'));
    await touch.start(x, y);
    expect(getComputedStyle(card).touchAction).to.equal(touchAction);
    await touch.start(4, 300);
    expect(getComputedStyle(card).touchAction).to.equal('none');
    await touch.lift(1);
    await touch.lift();
  });

  it('plays nothing when it is lifted, though another finger is down', async () => {
    const element = await lucky();
    const thumb = placeOf(element, 'AS');
    const felt = bareFelt(element);
    for (const [rested, moves] of [
      [501, 0],
      [500, 1],
    ] as const) {
      timePress(rested, 'pointerup');
      await touch.start(thumb.x, thumb.y);
      await touch.start(felt.x, felt.y - 4);
      await touch.lift();
      await touch.lift();
      expect(element.moveCount, `${rested} ms`).to.equal(moves);
    }
  });

  it('on a card leaves a mouse, too, to drag', async () => {
    const element = await slow();
    const { x, y } = placeOf(element, 'KH');
    await touch.start(x, y);
    const [from, to] = [placeOf(element, 'TS'), placeOf(element, 'JC')];
    await pressMouse(from);
    await moveMouse(to.x, to.y);
    await releaseMouse();
    expect(element.moveCount).to.equal(1);
    await touch.lift();
  });
});

describe('a pen', () => {
  it('drags while the palm rests on a card, and ends what the palm has begun', async () => {
    for (const moved of [0, 40]) {
      const element = await slow();
      const palm = placeOf(element, 'KH');
      const other = placeOf(element, '9D');
      await touch.start(moved ? other.x : palm.x, palm.y);
      if (moved) await touch.move(other.x, palm.y + moved);
      expect(taken(element)).to.deep.equal(moved ? ['9D'] : []);
      const [from, to] = [placeOf(element, 'TS'), placeOf(element, 'JC')];
      await pen.down(from.x, from.y);
      await pen.move(from.x + 20, from.y);
      await touch.move(other.x, palm.y + 90);
      expect(taken(element)).to.deep.equal(['TS']);
      await pen.move(to.x, to.y);
      await pen.up(to.x, to.y);
      expect([element.moveCount, pileOf(element, 'TS'), scale()]).to.deep.equal([1, pileOf(element, 'JC'), 1]);
      await resetTouch();
      element.remove();
    }
  });

  it('picks a card up with its first tap, though a palm comes down meanwhile', async () => {
    const element = await lucky();
    const { x, y } = placeOf(element, 'AS');
    await pen.down(x, y);
    await touch.start(bareFelt(element).x, bareFelt(element).y - 4);
    await pen.up(x, y);
    expect([held(element), element.moveCount]).to.deep.equal([['AS'], 0]);
    await touch.lift();
    expect(held(element)).to.deep.equal(['AS']);
  });

  it('picks a card up with its first tap, as a mouse does, and plays it with the second', async () => {
    const element = await lucky();
    const { x, y } = placeOf(element, 'AS');
    for (const [cards, moves] of [
      [['AS'], 0],
      [[], 1],
    ] as const) {
      await pen.down(x, y);
      await pen.up(x, y);
      expect([held(element), element.moveCount]).to.deep.equal([cards, moves]);
    }
  });
});

describe('two fingers', () => {
  it('on two cards take one, the first that moves', async () => {
    const element = await slow();
    const [one, other] = [placeOf(element, 'TS'), placeOf(element, '9D')];
    await touch.start(one.x, one.y);
    await touch.start(other.x, other.y);
    await touch.move(one.x, one.y + 40, 0);
    await touch.move(one.x, one.y + 60, 0);
    expect(taken(element)).to.deep.equal(['TS']);
    await touch.lift(1);
    await touch.lift();
    expect(held(element)).to.deep.equal([]);
  });

  it('play on two tables at once', async () => {
    const elements = [await slow(440), await slow(440)];
    await setViewport({ width: 1000, height: 900 });
    for (const [i, element] of elements.entries()) {
      element.parentElement!.style.cssText += `position: absolute; inset: 0 auto auto ${450 * i}px`;
    }
    const ends = elements.map((element) => [placeOf(element, 'TS'), placeOf(element, 'JC')] as const);
    for (const [{ x, y }] of ends) await touch.start(x, y);
    for (const part of [0.3, 0.6, 1]) {
      for (const [i, [from, to]] of ends.entries()) {
        await touch.move(Math.round(from.x + part * (to.x - from.x)), Math.round(from.y + part * (to.y - from.y)), i);
      }
    }
    expect(elements.map(taken)).to.deep.equal([['TS'], ['TS']]);
    await touch.lift();
    await touch.lift();
    expect([...elements.map(({ moveCount }) => moveCount), scale()]).to.deep.equal([1, 1, 1]);
  });
});

describe('a long press of a finger', () => {
  it('opens no menu of the browser over a card, but a right click and the key for menus may', async () => {
    const element = await slow();
    const { x, y } = placeOf(element, 'TS');
    const isKept = (event: Event): boolean => cardOn(element, 'TS').dispatchEvent(event);
    const menu = (pointerType?: string) =>
      new PointerEvent('contextmenu', { bubbles: true, cancelable: true, composed: true, pointerType });
    expect([isKept(menu('touch')), isKept(menu('mouse'))]).to.deep.equal([false, true]);
    // Where the event doesn't tell, the press does.
    const plain = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true });
    await touch.start(x, y);
    expect(isKept(plain())).to.equal(false);
    await touch.lift();
    await pressMouse({ x, y });
    expect(isKept(plain())).to.equal(true);
    await releaseMouse();
  });
});

describe('a press that trembles', () => {
  for (const pointer of ['mouse', 'finger'] as const) {
    const stray = async ({ x, y }: Point, ...path: readonly number[]) => {
      timePress(100, 'pointerup');
      // A finger that stays where it is would press long on a slow machine.
      if (pointer === 'finger' && path.length === 0) return touch.tap(x, y);
      if (pointer === 'mouse') await pressMouse({ x, y });
      else await touch.start(x, y);
      for (const by of path) await (pointer === 'mouse' ? moveMouse(x - by, y) : touch.move(x - by, y));
      await (pointer === 'mouse' ? releaseMouse() : touch.lift());
    };

    it(`of a ${pointer} is a tap up to 15 pixels`, async () => {
      for (const [far, cards] of [
        [14, ['TS']],
        [15, ['TS']],
        [16, []],
      ] as const) {
        const element = await slow();
        const home = placeOf(element, 'TS');
        await stray(home, far);
        expect([held(element), element.moveCount], `${far} pixels`).to.deep.equal([cards, 0]);
        // In the hand it rises a little.
        expect(placeOf(element, 'TS').y).to.be.closeTo(home.y, 3);
        element.remove();
      }
    });

    it(`of a ${pointer} that has pulled a card up to 30 pixels and back is a tap`, async () => {
      for (const [far, cards] of [
        [29, ['TS']],
        [30, ['TS']],
        [31, []],
      ] as const) {
        const element = await slow();
        await stray(placeOf(element, 'TS'), far, 2);
        expect([held(element), element.moveCount], `${far} pixels`).to.deep.equal([cards, 0]);
        element.remove();
      }
    });

    it(`of a ${pointer} on a target plays the card in hand`, async () => {
      for (const [card, onto] of [
        ['TS', placeOf],
        ['AS', (element: Table) => aim(element, 'foundation-S')],
      ] as const) {
        const element = await slow();
        await stray(placeOf(element, card));
        await stray(onto(element, 'JC'), 12);
        expect([element.moveCount, held(element)], card).to.deep.equal([1, []]);
        element.remove();
      }
    });

    it(`of a ${pointer} at a card that can't move says why, once`, async () => {
      const element = await table('pyramid-dozen', { seed: '42' });
      const { x, y, width } = part(element, '[data-pile=pyramid-2].card').getBoundingClientRect();
      await stray({ x: Math.round(x + width / 2), y: Math.round(y + 6) }, 6);
      expect(says(element)).to.match(/go anywhere right now/);
    });
  }

  it('is one tap, even if the browser sends its click after the next finger has played', async () => {
    const element = await slow();
    let [pointerId, timeStamp] = [0, 0];
    element.addEventListener('pointerdown', (event) => (pointerId = event.pointerId), { once: true });
    element.addEventListener('pointerup', (event) => ({ timeStamp } = event), true);
    for (const card of ['9D', 'AS']) {
      const { x, y } = placeOf(element, card);
      await touch.start(x, y);
      await touch.move(x - 12, y);
      await touch.lift();
    }
    const click = new PointerEvent('click', {
      pointerId,
      pointerType: 'touch',
      detail: 1,
      bubbles: true,
      composed: true,
    });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    cardOn(element, '9D').dispatchEvent(click);
    expect([held(element), element.moveCount]).to.deep.equal([['AS'], 0]);
  });
});
