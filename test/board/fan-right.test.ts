// Fans to the right, which none of our games has: those of a game of one's own.
import { expect } from '@open-wc/testing';
import { defineSolitaire } from '../../src/define.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { cardOn, focused, table, type Table } from '../support/hand.js';
import { press, tabIn } from '../support/keys.js';
import { control, drawnAt, settled } from '../support/table.js';
import { cardsIn, part } from './board.js';

/** Trefoil in four columns of fans to the right, each with room for so much, the foundations below the first. */
function define(id: string, extent: number): void {
  const { all, tableau } = trefoilSolitaire.piles;
  const places = all.map((_, pile) =>
    tableau.includes(pile)
      ? { x: (pile % 4) * 2, y: Math.floor(pile / 4) * 1.1, fan: 'right' as const, extent }
      : { x: pile % 4, y: 4.4 },
  );
  const layouts = [{ width: 8, height: 5.4, places, turn: { x: 7, y: 4.4 } }];
  defineSolitaire(id, { ...trefoilSolitaire, id, layouts, example: { move: '8C', onto: '9C' } });
}

before(() => {
  define('fanned-trefoil', 1.9);
  define('narrow-trefoil', 1.5);
});
afterEach(() => localStorage.clear());

const fan = (element: Table, id = 'tableau-1'): HTMLElement[] =>
  cardsIn(element, id).map((code) => cardOn(element, code));

const lefts = (cards: readonly Element[]): number[] => cards.map((card) => card.getBoundingClientRect().left);

/** Whether the middle of the suit is drawn below the rank, at the left edge, which a covered card shows. */
function isStacked(card: Element): boolean {
  const path = card.querySelector<SVGPathElement>('path:last-child')!;
  return path.isPointInFill(new DOMPoint(9.5, 30));
}

describe('a fan to the right', () => {
  it('shows rank and suit of each card, also of narrow ones and in large print', async () => {
    const faces = async (width: number, large: boolean) => {
      localStorage.setItem('solitaire-elements/1/fanned-trefoil/settings', JSON.stringify({ large }));
      const cards = fan(await table('fanned-trefoil', { seed: '42', storage: 'local' }, width));
      const [first, second, third] = lefts(cards);
      const { width: cardWidth } = cards[0]!.getBoundingClientRect();
      const share = (second! - first!) / cardWidth;
      expect(third! - second!).to.be.closeTo(second! - first!, 1);
      return { isStacked: cards.map(isStacked), shown: Math.round(100 * share) };
    };
    expect(await faces(800, false)).to.deep.equal({ isStacked: [false, false, false], shown: 28 });
    expect(await faces(400, false)).to.deep.equal({ isStacked: [true, true, true], shown: 36 });
    expect(await faces(800, true)).to.deep.equal({ isStacked: [true, true, true], shown: 36 });
  });

  it('stays one for the left hand, in the place that is opposite', async () => {
    const boxes = async (mirror: boolean) => {
      localStorage.setItem('solitaire-elements/1/fanned-trefoil/settings', JSON.stringify({ mirror }));
      const element = await table('fanned-trefoil', { seed: '42', storage: 'local' }, 800);
      const { left, right } = part(element, '.table').getBoundingClientRect();
      const cards = fan(element);
      expect(lefts(cards)).to.deep.equal(lefts(cards).toSorted((a, b) => a - b));
      const { width } = cards[0]!.getBoundingClientRect();
      return [lefts(cards)[0]! - left, right - (lefts(cards)[0]! + 1.9 * width)];
    };
    const [[start, end], [mirroredStart, mirroredEnd]] = [await boxes(false), await boxes(true)];
    expect(mirroredEnd).to.be.closeTo(start!, 1);
    expect(mirroredStart).to.be.closeTo(end!, 1);
  });

  it('that outgrows its room leaves its lowest cards out, for the keyboard and for readers too', async () => {
    const element = await table('narrow-trefoil', { seed: '42' }, 800);
    const [lowest, middle, top] = fan(element);
    const [a, b, c] = lefts(fan(element));
    const { width } = top!.getBoundingClientRect();
    expect(a).to.equal(b);
    expect(c! - b!).to.be.within(0.27 * width, 0.5 * width);
    expect([lowest, middle, top].map((card) => [card!.role, !!card!.ariaLabel, card!.tabIndex >= 0])).to.deep.equal([
      ['presentation', false, false],
      ['button', true, false],
      ['button', true, true],
    ]);
    await tabIn(element);
    await press(element, 'ArrowUp');
    expect(focused(element) === middle).to.equal(true);
  });

  it('is what the rules show', async () => {
    const element = await table('fanned-trefoil', { seed: '42' }, 800);
    control(element, 'rules').click();
    await settled(element);
    const figure = part(element, 'dialog figure');
    const [first, second] = [...figure.querySelectorAll('.drawn')].map(drawnAt);
    expect(second!.y).to.equal(first!.y);
    expect(second!.x - first!.x).to.be.within(12, 25);
    expect(second!.right).to.be.at.least(0);
    element.shadowRoot!.querySelector('dialog')!.close();
    while (element.shadowRoot!.querySelector('dialog')) await settled(element);
  });
});
