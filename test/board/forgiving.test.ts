import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import { EXAMPLES } from '../examples/page/elements.js';
import { touch } from '../support/commands.js';
import { LOST } from '../support/games-played.js';
import { cardOn, drag, movesOf, placeOf, says, table, tableNear, topsOf, touchDrag } from '../support/hand.js';
import type { Table } from '../support/hand.js';

const [, KLONDIKE] = EXAMPLES.find(({ variant }) => variant.id === 'klondike-solitaire')!.won as [string, string];

// Lucky Thirteen, seed 42: the tops are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH.
const lucky = (width?: number) => table('lucky-thirteen', { seed: '42' }, width);

const pileOf = (element: Table, code: string): string =>
  element.state!.piles.find(({ cards }) => cards.includes(code))!.id;

afterEach(() => resetMouse());

describe('a card that is dropped', () => {
  it('up to half a card below a pile that takes it goes there', async () => {
    for (const [more, taken] of [
      [0, true],
      [1, false],
    ] as const) {
      const element = await lucky();
      const { height } = cardOn(element, 'TS').getBoundingClientRect();
      const { x, y } = placeOf(element, 'JC');
      await drag(placeOf(element, 'TS'), { x, y: y + Math.floor(1.5 * height) + more });
      await element.updateComplete;
      expect(pileOf(element, 'TS') === pileOf(element, 'JC'), `${more} pixels more`).to.equal(taken);
      element.remove();
    }
  });

  it('is not taken from farther away, though nothing else is near', async () => {
    for (const [more, taken] of [
      [0, true],
      [1, false],
    ] as const) {
      const element = await lucky();
      const bottomOf = (id: string) => {
        const { cards } = element.state!.piles.find((pile) => pile.id === id)!;
        return cards.length > 0 ? cardOn(element, cards.at(-1)!).getBoundingClientRect().bottom : 0;
      };
      const lowest = Math.max(...element.state!.piles.map(({ id }) => bottomOf(id)));
      const move = element.legalMoves.find((each) => each.type === 'move' && bottomOf(each.to) === lowest);
      const { card, to } = move as Move & { type: 'move' };
      const onto = element.state!.piles.find(({ id }) => id === to)!.cards.at(-1)!;
      const { height } = cardOn(element, onto).getBoundingClientRect();
      const { x, y } = placeOf(element, onto);
      await drag(placeOf(element, card), { x, y: y + Math.floor(1.5 * height) + more });
      await element.updateComplete;
      expect(pileOf(element, card) === to, `${more} pixels more`).to.equal(taken);
      element.remove();
    }
  });

  it('aside and below at once is farther away than either', async () => {
    for (const [more, taken] of [
      [0, true],
      [1, false],
    ] as const) {
      const element = await lucky();
      const { width, height } = cardOn(element, 'TS').getBoundingClientRect();
      const { x, y } = placeOf(element, 'JC');
      const down = Math.floor(Math.sqrt(1.5 ** 2 - 1) * height) + more;
      await drag(placeOf(element, 'TS'), { x: x + width, y: y + down });
      await element.updateComplete;
      expect(pileOf(element, 'TS') === pileOf(element, 'JC'), `${more} pixels more`).to.equal(taken);
      element.remove();
    }
  });

  it('between a pile that takes it and one that does not goes to the one that does, if it is less than half a card farther', async () => {
    const element = await lucky();
    const [right, wrong] = [placeOf(element, 'JC'), placeOf(element, 'KS')];
    const { width } = cardOn(element, 'TS').getBoundingClientRect();
    const half = (right.x + wrong.x) / 2 + width / 4;
    await drag(placeOf(element, 'TS'), { x: Math.floor(half) + 1, y: right.y });
    await element.updateComplete;
    expect([element.moveCount, says(element)]).to.deep.equal([0, 'Only a Queen goes on a King']);
    await drag(placeOf(element, 'TS'), { x: Math.ceil(half) - 1, y: right.y });
    await element.updateComplete;
    expect(pileOf(element, 'TS')).to.equal(pileOf(element, 'JC'));
  });

  it('where it may not go glides back, and the message says why', async () => {
    const element = await lucky();
    const home = placeOf(element, 'TS');
    await drag(home, placeOf(element, 'KH'));
    await element.updateComplete;
    expect(element.moveCount).to.equal(0);
    expect(says(element)).to.equal('Only a Queen goes on a King');
    expect(placeOf(element, 'TS')).to.deep.equal(home);
    const foundation = element.shadowRoot!.querySelector('[data-pile=foundation-S]')!.getBoundingClientRect();
    await drag(home, { x: Math.round(foundation.x + 30), y: Math.round(foundation.y + 40) });
    await element.updateComplete;
    expect(says(element)).to.equal('Foundations build up by suit, starting with the Ace');
  });

  it('back on its own pile, or on the felt, is put back without a message', async () => {
    const element = await lucky();
    const at = placeOf(element, 'TS');
    await drag(at, { x: at.x + 8, y: at.y + 6 });
    await element.updateComplete;
    expect(says(element)).to.equal('Deal 42');
    expect(element.moveCount).to.equal(0);
  });
});

describe('a card under a finger', () => {
  it('grows to be visible', async () => {
    const element = await lucky(340);
    const { width } = cardOn(element, 'TS').getBoundingClientRect();
    const at = placeOf(element, 'TS');
    await touch.start(at.x, at.y);
    await touch.move(at.x + 30, at.y + 30);
    await new Promise(requestAnimationFrame);
    expect(cardOn(element, 'TS').getBoundingClientRect().width).to.be.greaterThan(width * 1.2);
    await touch.end();
  });
});

describe('a run under a finger', () => {
  it('does not grow, since its other cards are seen', async () => {
    const { element, rest } = await tableNear(KLONDIKE, 51, 340);
    const [move] = rest as [Move & { type: 'move' }];
    expect(move.count).to.be.above(1);
    const { left, top, width } = cardOn(element, move.card).getBoundingClientRect();
    const [x, y] = [Math.round(left + 8), Math.round(top + 4)];
    await touch.start(x, y);
    await touch.move(x + 20, y + 20);
    await new Promise(requestAnimationFrame);
    const dragged = [...element.shadowRoot!.querySelectorAll('[data-dragged]')];
    expect(dragged.length).to.equal(move.count);
    for (const card of dragged) expect(card.getBoundingClientRect().width).to.be.below(1.1 * width);
    await touch.end();
  });
});

describe('a finger that strokes upwards', () => {
  const makeLong = (element: Table): void => {
    const long = document.createElement('div');
    long.style.height = '3000px';
    element.after(long);
  };
  const stroke = async (from: { x: number; y: number }, frames = 30): Promise<number> => {
    scrollTo(0, 0);
    await touchDrag(from, { x: from.x, y: from.y - 60 });
    for (let i = 0; i < frames && scrollY <= 20; i++) await new Promise(requestAnimationFrame);
    return scrollY;
  };

  it('scrolls the page from the felt, and from no card', async () => {
    const element = await lucky(340);
    makeLong(element);
    const felt = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
    const buried = cardOn(element, element.state!.piles[5]!.cards[0]!).getBoundingClientRect();
    for (const code of ['TS', '7C']) expect(await stroke(placeOf(element, code)), code).to.equal(0);
    expect(await stroke({ x: buried.left + 20, y: buried.top + 6 }), 'buried').to.equal(0);
    expect(says(element)).to.equal('Only the top card of a pile can be moved');
    expect(await stroke({ x: felt.left + 8, y: felt.bottom - 8 }, 200), 'felt').to.be.above(20);
  });

  it('scrolls the page from a card of a locked table, or of a game that is over, where none can be picked up', async () => {
    const { record } = movesOf(LOST.find(({ game }) => game === 'lucky-thirteen')!.text);
    for (const end of [(each: Table) => (each.disabled = true), (each: Table) => each.load(record)]) {
      const element = await lucky(340);
      await end(element);
      await element.updateComplete;
      makeLong(element);
      const card = placeOf(element, topsOf(element)[0]!);
      expect(await stroke(card, 200), element.status).to.be.above(20);
      scrollTo(0, 0);
      await drag(card, { x: card.x + 40, y: card.y + 40 }, false);
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('[data-held], [data-dragged]')).to.equal(null);
      await sendMouse({ type: 'up' });
      element.parentElement!.remove();
    }
  });
});

describe('a card in a column', () => {
  it('is seen whole while it is pressed', async () => {
    const element = await lucky();
    const code = element.state!.piles[3]!.cards[0]!;
    const card = cardOn(element, code);
    const { left, top, width, height } = card.getBoundingClientRect();
    const seen = () =>
      element.shadowRoot!.elementFromPoint(left + width / 2, top + height - 5)!.closest<HTMLElement>('.card')!.dataset[
        'card'
      ];
    expect(seen()).not.to.equal(code);
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + 6)] });
    await sendMouse({ type: 'down' });
    expect(seen()).to.equal(code);
    await sendMouse({ type: 'up' });
    expect(seen()).not.to.equal(code);
  });
});
