// Cards that are carried to the edge of the window or of a box scroll it.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import { pen, resetTouch, touch } from '../support/commands.js';
import { codesOf, placeOf, type Point, table, type Table } from '../support/hand.js';
import { waitUntil } from '../support/wait-until.js';
import { frames, lucky, moveMouse, part, pileOf, pressMouse, releaseMouse } from './board.js';

const [WIDTH, HEIGHT] = [390, 360];

/** A table that is higher than the window, in a box that scrolls or not, with the page going on below. */
async function low(box = ''): Promise<{ element: Table; around: HTMLElement }> {
  const element = await lucky(WIDTH);
  await setViewport({ width: WIDTH, height: HEIGHT });
  const inner = element.parentElement!;
  const around = document.createElement('div');
  around.style.cssText = box;
  inner.before(around);
  around.append(inner);
  inner.style.paddingBottom = '1000px';
  await frames(2);
  scrollTo(0, 0);
  around.scrollTo(0, 0);
  return { element, around };
}

const held = (element: Table): string[] => codesOf(element, '[data-dragged]');

const bottomOf = (element: Table): number => part(element, '.table').getBoundingClientRect().bottom;

/** A held card has grown from near its lower edge, so its middle is somewhat higher. */
function expectUnder(element: Table, code: string, { x, y }: Point): void {
  const at = placeOf(element, code);
  expect([Math.abs(at.x - x) < 2, Math.abs(at.y - y) < 4], code).to.deep.equal([true, true]);
}

const POINTERS = {
  mouse: { down: pressMouse, move: ({ x, y }: Point) => moveMouse(x, y), up: () => releaseMouse() },
  pen: {
    down: ({ x, y }: Point) => pen.down(x, y),
    move: ({ x, y }: Point) => pen.move(x, y),
    up: ({ x, y }: Point) => pen.up(x, y),
  },
  finger: {
    down: ({ x, y }: Point) => touch.start(x, y),
    move: ({ x, y }: Point) => touch.move(x, y),
    up: () => touch.lift(),
  },
};

afterEach(async () => {
  await resetMouse();
  await resetTouch();
  document.body.style.overflow = '';
  scrollTo(0, 0);
});

describe('cards that are held at an edge', () => {
  for (const [name, { down, move, up }] of Object.entries(POINTERS)) {
    it(`of the window scroll the page by a ${name} as far as the table goes, and are dropped where they are seen`, async () => {
      const { element } = await low();
      const from = placeOf(element, '9D');
      const edge = { x: from.x, y: HEIGHT - 5 };
      await down(from);
      await move({ x: from.x, y: from.y + 20 });
      await move(edge);
      await waitUntil(() => scrollY > 20, 'a page that scrolls');
      if (name !== 'finger') expectUnder(element, '9D', edge);
      await waitUntil(() => bottomOf(element) <= HEIGHT, 'the end of the table');
      await frames(3);
      expect(bottomOf(element)).to.be.above(HEIGHT - 40);
      const to = placeOf(element, 'TH');
      await move(to);
      await up(to);
      expect(pileOf(element, '9D')).to.equal(pileOf(element, 'TH'));
    });
  }

  it('scroll up, too', async () => {
    const { element } = await low();
    scrollTo(0, 300);
    const from = placeOf(element, 'JC');
    await pressMouse(from);
    await moveMouse(from.x, from.y - 20);
    await moveMouse(from.x, 3);
    await waitUntil(() => part(element, '.table').getBoundingClientRect().top >= 0, 'the beginning of the table');
    const to = placeOf(element, 'QC');
    await moveMouse(to.x, to.y);
    await releaseMouse();
    expect(pileOf(element, 'JC')).to.equal(pileOf(element, 'QC'));
  });

  it('scroll a box around the table, and then the page', async () => {
    const { element, around } = await low('height: 400px; overflow: auto; scroll-behavior: smooth');
    const from = placeOf(element, '9D');
    await pressMouse(from);
    await moveMouse(from.x, from.y + 20);
    await moveMouse(from.x, HEIGHT - 5);
    await waitUntil(() => around.scrollTop > 20, 'a box that scrolls');
    expect(scrollY).to.equal(0);
    await waitUntil(() => bottomOf(element) <= HEIGHT, 'the end of the table');
    expectUnder(element, '9D', { x: from.x, y: HEIGHT - 5 });
  });

  it('scroll a table of a given height, which they do not make higher', async () => {
    const element = await table('lucky-thirteen', { seed: '42', fit: 'height', style: 'height: 230px' }, 320);
    const felt = part(element, '.table');
    const end = felt.scrollHeight - felt.clientHeight;
    const from = placeOf(element, '7C');
    const { bottom } = felt.getBoundingClientRect();
    await pressMouse(from);
    await moveMouse(from.x, Math.round(bottom - 4));
    await waitUntil(() => felt.scrollTop >= end, 'the end of the table');
    await frames(5);
    expect(felt.scrollTop).to.be.closeTo(end, 1);
    expectUnder(element, '7C', { x: from.x, y: Math.round(bottom - 4) });
  });

  it('stop with Escape and with the drop', async () => {
    for (const end of ['Escape', 'drop']) {
      const { element, around } = await low();
      const from = placeOf(element, '9D');
      await pressMouse(from);
      await moveMouse(from.x, from.y + 20);
      await moveMouse(from.x, HEIGHT - 30);
      await waitUntil(() => scrollY > 0, 'a page that scrolls');
      await (end === 'drop' ? releaseMouse() : sendKeys({ press: end }));
      await waitUntil(() => held(element).length === 0, 'an empty hand');
      const before = scrollY;
      await frames(5);
      expect(scrollY).to.equal(before);
      await resetMouse();
      around.remove();
    }
  });
});

describe('the page stays', () => {
  const carry = async (element: Table, way: (from: Point) => Point): Promise<void> => {
    const from = placeOf(element, '9D');
    const to = way(from);
    await pressMouse(from);
    await moveMouse(from.x, from.y - 6);
    await moveMouse(to.x, to.y);
    await frames(5);
    expect(held(element)).to.deep.equal(['9D']);
    expect(scrollY).to.equal(before);
  };
  let before = 0;
  beforeEach(() => (before = 0));

  it('if it forbids to scroll', async () => {
    const { element } = await low();
    document.body.style.overflow = 'hidden';
    await carry(element, ({ x }) => ({ x, y: HEIGHT - 5 }));
  });

  it('if the table ends within the window', async () => {
    const { element } = await low();
    await setViewport({ width: WIDTH, height: 620 });
    await carry(element, ({ x }) => ({ x, y: 615 }));
  });

  it('under a card that is taken at its edge and carried aside', async () => {
    const { element } = await low();
    scrollTo(0, (before = placeOf(element, '9D').y - 20));
    await carry(element, ({ x, y }) => ({ x: x - 150, y: y - 8 }));
  });
});
