import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { itWhole } from '../support/few.js';
import type { Move } from '../../src/engine.js';
import { EXAMPLES } from '../examples/page/elements.js';
import { touch } from '../support/commands.js';
import { LOST } from '../support/games-played.js';
import { cardOn, codesOf, drag, middle, movesOf, placeOf, says } from '../support/hand.js';
import { tableNear, topsOf, type Point, type Table } from '../support/hand.js';
import { waitUntil } from '../support/wait-until.js';
import { bareFelt, cardsIn, frames, lucky, moveOf, part, pileOf, pressMouse, releaseMouse } from './board.js';

const [, KLONDIKE] = EXAMPLES.find(({ variant }) => variant.id === 'klondike-solitaire')!.won as [string, string];

const boxOf = (element: Table, code: string): DOMRect => cardOn(element, code).getBoundingClientRect();

/** The move onto a pile that reaches down as far as any. */
function lowestMove(element: Table): Move & { type: 'move' } {
  const bottomOf = (id: string) => {
    const top = cardsIn(element, id).at(-1);
    return top ? boxOf(element, top).bottom : 0;
  };
  const lowest = Math.max(...element.state!.piles.map(({ id }) => bottomOf(id)));
  const move = element.legalMoves.find((each) => each.type === 'move' && bottomOf(each.to) === lowest);
  return move as Move & { type: 'move' };
}

afterEach(() => resetMouse());

describe('a card that is dropped', () => {
  for (const [where, find, across, down] of [
    ['half a card below a pile that takes it', (element: Table) => moveOf(element, 'TS'), 0, 1.5],
    ['so far below the lowest pile, where nothing else is near,', lowestMove, 0, 1.5],
    // Aside and below at once is farther away than either.
    ['so far aside and below', (element: Table) => moveOf(element, 'TS'), 1, Math.sqrt(1.5 ** 2 - 1)],
  ] as const) {
    it(`up to ${where} goes there, and from farther away does not`, async () => {
      for (const more of [0, 1]) {
        const element = await lucky();
        const { card, to } = find(element);
        const onto = cardsIn(element, to).at(-1)!;
        const { width, height } = boxOf(element, onto);
        const { x, y } = placeOf(element, onto);
        await drag(placeOf(element, card), { x: x + across * width, y: y + Math.floor(down * height) + more });
        expect(pileOf(element, card) === to, `${more} pixels more`).to.equal(more === 0);
        element.remove();
      }
    });
  }

  it('between a pile that takes it and one that does not goes to the one that does, if it is less than half a card farther', async () => {
    const element = await lucky();
    const [right, wrong] = [placeOf(element, 'JC'), placeOf(element, 'KS')];
    const half = (right.x + wrong.x) / 2 + boxOf(element, 'TS').width / 4;
    await drag(placeOf(element, 'TS'), { x: Math.floor(half) + 1, y: right.y });
    expect([element.moveCount, says(element)]).to.deep.equal([0, 'Only a Queen goes on a King']);
    await drag(placeOf(element, 'TS'), { x: Math.ceil(half) - 1, y: right.y });
    expect(pileOf(element, 'TS')).to.equal(pileOf(element, 'JC'));
  });

  it('where it may not go glides back and is told why, but not on its own pile', async () => {
    const element = await lucky();
    const home = placeOf(element, 'TS');
    for (const [to, message] of [
      [{ x: home.x + 8, y: home.y + 6 }, 'Deal 42'],
      [placeOf(element, 'KH'), 'Only a Queen goes on a King'],
      [middle(part(element, '[data-pile=foundation-S]')), 'Foundations build up by suit, starting with the Ace'],
    ] as const) {
      await drag(home, to);
      expect([element.moveCount, says(element)]).to.deep.equal([0, message]);
      // In the hand it rises a little.
      expect(placeOf(element, 'TS').y).to.be.closeTo(home.y, 3);
    }
  });
});

describe('what is under a finger', () => {
  it('grows to be visible if it is one card', async () => {
    const element = await lucky(340);
    const { width } = boxOf(element, 'TS');
    const { x, y } = placeOf(element, 'TS');
    await touch.start(x, y);
    await touch.move(x + 30, y + 30);
    await frames(1);
    expect(boxOf(element, 'TS').width).to.be.greaterThan(width * 1.2);
    await touch.lift();
  });

  it('does not grow if it is a run, since its other cards are seen', async () => {
    const { element, rest } = await tableNear(KLONDIKE, 51, 340);
    const [move] = rest as [Move & { type: 'move' }];
    expect(move.count).to.be.above(1);
    const { left, top, width } = boxOf(element, move.card);
    const [x, y] = [Math.round(left + 8), Math.round(top + 4)];
    await touch.start(x, y);
    await touch.move(x + 20, y + 20);
    await frames(1);
    const dragged = codesOf(element, '[data-dragged]');
    expect(dragged.length).to.equal(move.count);
    for (const code of dragged) expect(boxOf(element, code).width).to.be.below(1.1 * width);
    await touch.lift();
  });
});

describe('a finger that strokes upwards', () => {
  const makeLong = (element: Table): void => {
    const long = document.createElement('div');
    long.style.height = '3000px';
    element.after(long);
  };
  const stroke = async (from: Point): Promise<void> => {
    scrollTo(0, 0);
    await touch.start(from.x, from.y);
    // A busy browser may leave out the last movement.
    for (const by of [15, 30, 45, 60]) await touch.move(from.x, from.y - by);
    await touch.lift();
  };
  const isScrolled = (): boolean => scrollY > 20;

  itWhole('scrolls the page from the felt, and from no card', async () => {
    const element = await lucky(340);
    makeLong(element);
    const felt = bareFelt(element);
    const buried = boxOf(element, cardsIn(element, 'tableau-6')[0]!);
    for (const [what, place] of [
      ['TS', placeOf(element, 'TS')],
      ['7C', placeOf(element, '7C')],
      ['buried', { x: buried.left + 20, y: buried.top + 6 }],
    ] as const) {
      await stroke(place);
      await frames(30);
      expect(scrollY, what).to.equal(0);
    }
    expect(says(element)).to.equal('Only the top card of a pile can be moved');
    await stroke(felt);
    await waitUntil(isScrolled, 'the felt scrolls');
  });

  it('scrolls the page from a card of a locked table, or of a game that is over, where none can be picked up', async () => {
    const { record } = movesOf(LOST.find(({ game }) => game === 'lucky-thirteen')!.text);
    for (const end of [(each: Table) => (each.disabled = true), (each: Table) => each.load(record)]) {
      const element = await lucky(340);
      await end(element);
      await element.updateComplete;
      makeLong(element);
      const card = placeOf(element, topsOf(element)[0]!);
      await stroke(card);
      await waitUntil(isScrolled, `a card scrolls: ${element.status}`);
      scrollTo(0, 0);
      await drag(card, { x: card.x + 40, y: card.y + 40 }, false);
      expect(codesOf(element, '[data-held], [data-dragged]')).to.deep.equal([]);
      await releaseMouse();
      element.parentElement!.remove();
    }
  });
});

describe('a card in a column', () => {
  it('is seen whole while it is pressed', async () => {
    const element = await lucky();
    const code = cardsIn(element, 'tableau-4')[0]!;
    const { left, top, width, height } = boxOf(element, code);
    const lower = () => element.shadowRoot!.elementFromPoint(left + width / 2, top + height - 5)!.closest('.card');
    const isSeen = () => lower() === cardOn(element, code);
    expect(isSeen()).to.equal(false);
    await pressMouse({ x: Math.round(left + width / 2), y: Math.round(top + 6) });
    expect(isSeen()).to.equal(true);
    await releaseMouse();
    expect(isSeen()).to.equal(false);
  });
});
