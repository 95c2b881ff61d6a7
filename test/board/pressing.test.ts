import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { touch } from '../support/commands.js';
import {
  aim,
  buttonOn,
  cardOn,
  clickAt,
  drag,
  middle,
  movesOf,
  placeOf,
  setTap,
  table,
  touchDrag,
} from '../support/hand.js';
import { WON } from '../support/games-played.js';
import type { Table } from '../support/hand.js';

async function slow(tag: string, width?: number): Promise<Table> {
  const element = await table(tag, { seed: '42' }, width);
  // The first tap of a finger picks up, as that of a mouse does.
  await setTap(element, false);
  element.style.setProperty('--solitaire-speed', '60000');
  return element;
}

// Lucky Thirteen, seed 42: the tops are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH.
const lucky = () => slow('lucky-thirteen');

const heldCard = (element: Table): string | undefined =>
  element.shadowRoot!.querySelector<HTMLElement>('[data-held]')?.dataset['card'];

const tapAt = ({ x, y }: { x: number; y: number }) => touch.tap(x, y);

afterEach(() => resetMouse());

for (const [pointer, press, pull] of [
  ['a mouse', clickAt, drag],
  ['a finger', tapAt, touchDrag],
] as const) {
  describe(`a press of ${pointer}`, () => {
    it('on the stock draws, even while cards are leaving it', async () => {
      const element = await slow('pyramid-dozen');
      const stock = middle(buttonOn(element, '.stock'));
      for (let i = 0; i < 6; i++) await press(stock);
      expect(element.state!.piles.find(({ id }) => id === 'waste')!.cards.length).to.equal(6);
    });

    it('means the card at rest, not one that passes over it', async () => {
      const element = await lucky();
      const there = placeOf(element, 'QS');
      await pull(placeOf(element, 'TS'), there);
      await element.updateComplete;
      expect(placeOf(element, 'TS').x).to.be.closeTo(there.x, 5);
      await press(there);
      await element.updateComplete;
      expect(heldCard(element)).to.equal('QS');
    });

    it('means a card that slides with its row where it is seen', async () => {
      const { record, moves } = movesOf(WON['trusty-twelve']!);
      const deal = { seed: record.seed! };
      const still = await table('trusty-twelve', deal, 340);
      const lower = () => buttonOn(still, '.pile[data-pile="tableau-12"]').getBoundingClientRect().top;
      const before = lower();
      while (lower() === before) {
        still.play(moves[still.moveCount]!);
        await still.updateComplete;
      }
      const piles = still.state!.piles.slice(6, 12).map(({ id }) => id);
      const next = still.legalMoves.find((move) => move.type === 'move' && piles.includes(move.from));
      const code = next?.type === 'move' ? next.card : '';
      const last = still.moveCount - 1;

      const element = await table('trusty-twelve', deal, 340);
      await setTap(element, false);
      for (const move of moves.slice(0, last)) element.play(move);
      await element.updateComplete;
      element.style.setProperty('--solitaire-speed', '60000');
      const { left, top } = cardOn(element, code).getBoundingClientRect();
      element.play(moves[last]!);
      await element.updateComplete;
      expect(cardOn(element, code).getAnimations().length).to.equal(1);
      await press({ x: Math.round(left + 20), y: Math.ceil(top) + 2 });
      await element.updateComplete;
      expect(heldCard(element)).to.equal(code);
    });

    it('finds a card at its destination, and can drag it on from there', async () => {
      const element = await slow('pyramid-dozen');
      const piles = element.state!.piles.filter(({ id }) => /^pyramid-2[2-8]$/.test(id));
      const move = element.legalMoves.find(({ type }) => type === 'remove')!;
      const [card, partner] = move.type === 'remove' ? move.cards : [];
      const other = piles.find(({ cards }) => cards[0] !== card && cards[0] !== partner)!;
      const home = placeOf(element, card!);
      await pull(home, aim(element, other.id));
      await element.updateComplete;
      expect(placeOf(element, card!)).not.to.deep.equal(home);
      await press(home);
      await element.updateComplete;
      expect(heldCard(element)).to.equal(card);
      await pull(home, partner ? placeOf(element, partner) : aim(element, 'discard'));
      expect(element.moveCount).to.equal(1);
    });
  });
}

describe('a touch drag', () => {
  it('is no fling to the browser, or the next tap would only end it', async function () {
    // Five drags and taps by touch, each through the browser.
    this.timeout(20_000);
    const element = await lucky();
    const prevented: boolean[] = [];
    const note = (event: Event) => void prevented.push(event.defaultPrevented);
    addEventListener('touchmove', note);
    const from = placeOf(element, 'TS');
    const { left, bottom } = buttonOn(element, '.table').getBoundingClientRect();
    const nowhere = { x: Math.round(left + 4), y: Math.round(bottom - 4) };
    await touch.start(from.x, from.y);
    for (const far of [10, 20, 30]) await touch.move(from.x - far, from.y + far);
    await touch.end();
    removeEventListener('touchmove', note);
    expect(prevented.at(-1)).to.equal(true);
    for (const card of ['QS', 'JC', 'AS', 'TH', 'QC']) {
      await touchDrag(placeOf(element, card), nowhere);
      await tapAt(from);
      await element.updateComplete;
      expect(heldCard(element)).to.equal('TS');
      await element.restart();
    }
  });

  it('is one from the first pixel: the browser waits for no scroll on a card', async () => {
    const element = await lucky();
    for (const card of ['TS', 'QS']) expect(getComputedStyle(cardOn(element, card)).touchAction).to.equal('none');
    expect(getComputedStyle(buttonOn(element, '.table')).touchAction).not.to.equal('none');
  });

  it('takes one finger: a second one takes no card', async () => {
    const element = await lucky();
    const from = placeOf(element, 'TS');
    const to = placeOf(element, 'JC');
    const felt = buttonOn(element, '.table').getBoundingClientRect();
    await touch.start(Math.round(felt.left + 4), Math.round(felt.bottom - 8));
    await touch.start(from.x, from.y);
    await touch.move(to.x - 20, to.y, 1);
    await touch.move(to.x, to.y, 1);
    expect(element.shadowRoot!.querySelectorAll('[data-dragged], [data-held]').length).to.equal(0);
    await touch.end();
    await touch.end();
    expect([element.moveCount, placeOf(element, 'TS')]).to.deep.equal([0, from]);
  });
});
