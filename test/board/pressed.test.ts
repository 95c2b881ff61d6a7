// How a card answers the pointer that presses it, before that moves, and how it is let go.
import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { pen, resetTouch, touch } from '../support/commands.js';
import { LOST } from '../support/games-played.js';
import { aim, cardOn, clickAt, codesOf, drag, middle, movesOf, placeOf, setTap } from '../support/hand.js';
import { table, touchDrag, type Point, type Table } from '../support/hand.js';
import { bareFelt, cardsIn, frames, lucky, moveMouse, moveOf, part, parts, pileOf } from './board.js';
import { play, pressMouse, releaseMouse, slowDown } from './board.js';

const raised = (element: Table): HTMLElement[] => parts(element, '[data-pressed=up]');

const taken = (element: Table): string[] => codesOf(element, '[data-dragged]');

afterEach(async () => {
  await resetTouch();
  await resetMouse();
});

for (const [pointer, down, up] of [
  ['mouse', pressMouse, releaseMouse],
  ['finger', ({ x, y }: Point) => touch.start(x, y), () => touch.lift()],
  ['pen', ({ x, y }: Point) => pen.down(x, y), (_: Table, { x, y }: Point) => pen.up(x, y)],
] as const) {
  const press = async (element: Table, at: Point): Promise<(string | undefined)[]> => {
    await down(at);
    const seen = raised(element).map((card) => card.dataset['card'] ?? card.dataset['pile']);
    await up(element, at);
    expect(raised(element), 'let go').to.deep.equal([]);
    return seen;
  };

  describe(`a press of a ${pointer}`, () => {
    it('raises the one card that it can take', async () => {
      const element = await lucky();
      const { width } = cardOn(element, 'TS').getBoundingClientRect();
      await down(placeOf(element, 'TS'));
      expect(codesOf(element, '[data-pressed]')).to.deep.equal(['TS']);
      expect(cardOn(element, 'TS').getBoundingClientRect().width).to.be.above(1.04 * width);
      await up(element, placeOf(element, 'TS'));
      expect(parts(element, '[data-pressed]')).to.deep.equal([]);
    });

    it('raises the stock that it draws, and no other', async () => {
      const draws = await table('pyramid-dozen', { seed: '42' });
      expect(await press(draws, middle(part(draws, '.stock')))).to.deep.equal(['stock']);
      const keeps = await table('trusty-twelve', { seed: '42' });
      expect(await press(keeps, middle(part(keeps, '.stock')))).to.deep.equal([]);
    });

    it('raises nothing that it can’t take: below other cards, on a locked table, after the game', async () => {
      const element = await lucky();
      const { left, top } = cardOn(element, cardsIn(element, 'tableau-1')[0]!).getBoundingClientRect();
      expect(await press(element, { x: left + 20, y: top + 6 })).to.deep.equal([]);
      element.disabled = true;
      await element.updateComplete;
      expect(await press(element, placeOf(element, 'TS'))).to.deep.equal([]);
      element.disabled = false;
      await element.load(movesOf(LOST.find(({ game }) => game === 'lucky-thirteen')!.text).record);
      await element.updateComplete;
      expect(await press(element, aim(element, 'tableau-1'))).to.deep.equal([]);
    });
  });
}

describe('a press that is lost', () => {
  it('lets its card go', async () => {
    const element = await lucky();
    let pointerId = 0;
    element.addEventListener('pointerdown', (event) => ({ pointerId } = event));
    await pressMouse(placeOf(element, 'TS'));
    expect(raised(element)).to.have.length(1);
    const card = cardOn(element, 'TS');
    card.dispatchEvent(new PointerEvent('pointercancel', { pointerId, bubbles: true, composed: true }));
    expect(raised(element)).to.deep.equal([]);
    await releaseMouse();
  });
});

describe('a card that is let go', () => {
  for (const [pointer, pull, from] of [
    ['mouse', drag, 1.05],
    ['finger', touchDrag, 1.06],
  ] as const) {
    it(`by a ${pointer} gets no larger on its way, home or to its pile`, async () => {
      for (const isPlayed of [true, false]) {
        const element = await lucky();
        slowDown(element);
        const to = placeOf(element, 'JC');
        await pull(placeOf(element, 'TS'), isPlayed ? { x: to.x + 20, y: to.y } : bareFelt(element));
        await element.updateComplete;
        const [flight] = cardOn(element, 'TS').getAnimations();
        const sizes = (flight!.effect as KeyframeEffect)
          .getKeyframes()
          .flatMap(({ scale }) => (scale ? [Number(scale)] : []));
        expect(sizes[0]).to.be.at.least(pointer === 'mouse' ? from : 1.05);
        expect(sizes).to.deep.equal(sizes.toSorted((a, b) => b - a));
        expect(sizes.at(-1)).to.equal(1);
        element.remove();
      }
    });
  }
});

describe('a travelling card', () => {
  it('stops where it is pressed, follows the pointer from there, and is played', async () => {
    const element = await lucky();
    slowDown(element);
    const there = { x: placeOf(element, 'QS').x, y: placeOf(element, 'QS').y + 40 };
    await drag(placeOf(element, 'TS'), there);
    await pressMouse({ x: there.x + 5, y: there.y + 5 });
    expect(raised(element).map(({ dataset }) => dataset['card'])).to.deep.equal(['TS']);
    const { x, y } = placeOf(element, 'TS');
    await moveMouse(there.x + 35, there.y + 45);
    await frames(2);
    expect(taken(element)).to.deep.equal(['TS']);
    expect(placeOf(element, 'TS').x).to.be.closeTo(x + 30, 2);
    expect(placeOf(element, 'TS').y).to.be.closeTo(y + 40, 2);
    const { x: toX, y: toY } = placeOf(element, 'JC');
    await moveMouse(toX, toY);
    await releaseMouse();
    expect(pileOf(element, 'TS')).to.equal(pileOf(element, 'JC'));
  });

  it('stays above its pile while a press goes on, and can be dragged at once after that', async () => {
    const element = await lucky();
    await setTap(element, false);
    slowDown(element);
    // The focus is on the table, so that it follows later.
    await clickAt(bareFelt(element));
    await clickAt(placeOf(element, '7C'));
    const { to } = moveOf(element, 'TS');
    await drag(placeOf(element, 'TS'), { x: aim(element, to).x + 9, y: aim(element, to).y });
    await pressMouse(placeOf(element, '9D'));
    const pile = cardsIn(element, to).map((code) => cardOn(element, code));
    for (const each of pile.at(-1)!.getAnimations()) each.finish();
    await frames(2);
    const isSeen = () => {
      const { left, top, width } = pile.at(-1)!.getBoundingClientRect();
      const cover = element
        .shadowRoot!.elementsFromPoint(left + width / 2, top + 4)
        .find((each) => each.matches('.card'));
      return getComputedStyle(pile.at(-1)!).zIndex > '1' || cover === pile.at(-1);
    };
    expect(isSeen()).to.equal(true);
    await releaseMouse();
    const { x, y } = placeOf(element, 'TS');
    await pressMouse({ x, y: y - 30 });
    await moveMouse(x, y + 20);
    expect(taken(element)).to.deep.equal(['TS']);
    await releaseMouse();
    await play(element);
  });
});
