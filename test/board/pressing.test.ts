import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { itWhole } from '../support/few.js';
import { touch } from '../support/commands.js';
import { WON } from '../support/games-played.js';
import { aim, cardOn, clickAt, codesOf, drag, middle, movesOf, placeOf, says, setTap } from '../support/hand.js';
import { table, touchDrag, type Point, type Table } from '../support/hand.js';
import { bareFelt, cardsIn, part, play, slowDown } from './board.js';

/** A table on which the first tap of a finger picks up, as that of a mouse does. */
async function slow(tag: string): Promise<Table> {
  const element = await table(tag, { seed: '42' });
  await setTap(element, false);
  slowDown(element);
  return element;
}

const held = (element: Table): string[] => codesOf(element, '[data-held]');

const tapAt = ({ x, y }: Point) => touch.tap(x, y);

afterEach(() => resetMouse());

for (const [pointer, press, pull] of [
  ['a mouse', clickAt, drag],
  ['a finger', tapAt, touchDrag],
] as const) {
  describe(`a press of ${pointer}`, () => {
    it('on the stock draws, even while cards are leaving it', async () => {
      const element = await slow('pyramid-dozen');
      const stock = middle(part(element, '.stock'));
      for (let i = 0; i < 6; i++) await press(stock);
      expect(cardsIn(element, 'waste')).to.have.length(6);
    });

    it('means the card that is seen, also one that passes over another', async () => {
      const element = await slow('lucky-thirteen');
      const there = placeOf(element, 'QS');
      await pull(placeOf(element, 'TS'), there);
      expect(placeOf(element, 'TS').x).to.be.closeTo(there.x, 5);
      await press(there);
      expect(held(element)).to.deep.equal(['TS']);
    });

    it('means a card that slides with its row where it is seen', async () => {
      const { record, moves } = movesOf(WON['trusty-twelve']!);
      const deal = { seed: record.seed! };
      const still = await table('trusty-twelve', deal, 340);
      const lower = () => part(still, '.pile[data-pile="tableau-12"]').getBoundingClientRect().top;
      const before = lower();
      while (lower() === before) await play(still, moves[still.moveCount]!);
      const piles = still.state!.piles.slice(6, 12).map(({ id }) => id);
      const next = still.legalMoves.find((move) => move.type === 'move' && piles.includes(move.from));
      const code = next?.type === 'move' ? next.card : '';
      const last = still.moveCount - 1;
      still.remove();

      const element = await table('trusty-twelve', deal, 340);
      await setTap(element, false);
      await play(element, ...moves.slice(0, last));
      slowDown(element);
      const { left, top } = cardOn(element, code).getBoundingClientRect();
      await play(element, moves[last]!);
      expect(cardOn(element, code).getAnimations().length).to.equal(1);
      await press({ x: Math.round(left + 20), y: Math.ceil(top) + 2 });
      expect(held(element)).to.deep.equal([code]);
    });

    it('finds a card at its destination, and can drag it on from there', async () => {
      const element = await slow('pyramid-dozen');
      const piles = element.state!.piles.filter(({ id }) => /^pyramid-2[2-8]$/.test(id));
      const move = element.legalMoves.find(({ type }) => type === 'remove')!;
      const [card, partner] = move.type === 'remove' ? move.cards : [];
      const other = piles.find(({ cards }) => cards[0] !== card && cards[0] !== partner)!;
      const home = placeOf(element, card!);
      await pull(home, aim(element, other.id));
      expect(placeOf(element, card!)).not.to.deep.equal(home);
      await press(home);
      expect(held(element)).to.deep.equal([card]);
      await pull(home, partner ? placeOf(element, partner) : aim(element, 'discard'));
      expect(element.moveCount).to.equal(1);
    });
  });
}

describe('a touch drag', () => {
  itWhole('is no fling to the browser, or the next tap would only end it', async () => {
    // Five drags and taps by touch, each through the browser.
    const element = await slow('lucky-thirteen');
    let sent: Event | undefined;
    const note = (event: Event) => (sent = event);
    addEventListener('touchmove', note, true);
    const from = placeOf(element, 'TS');
    const nowhere = bareFelt(element);
    await touch.start(from.x, from.y);
    for (const far of [10, 20, 30]) await touch.move(from.x - far, from.y + far);
    await touch.lift();
    removeEventListener('touchmove', note, true);
    expect(sent!.defaultPrevented).to.equal(true);
    for (const card of ['QS', 'JC', 'AS', 'TH', 'QC']) {
      await touchDrag(placeOf(element, card), nowhere);
      await tapAt(from);
      expect(held(element)).to.deep.equal(['TS']);
      await element.restart();
    }
  });

  it('is one from the first pixel: the browser waits for no scroll on a card', async () => {
    const element = await slow('lucky-thirteen');
    for (const card of ['TS', 'QS']) expect(getComputedStyle(cardOn(element, card)).touchAction).to.equal('pinch-zoom');
    expect(getComputedStyle(part(element, '.table')).touchAction).to.equal('auto');
  });
});

describe('a click of a screen reader in Firefox, which counts one and comes without a pointer', () => {
  const clickOn = async (element: Table, code: string): Promise<void> => {
    const click = new MouseEvent('click', { bubbles: true, composed: true, detail: 1 });
    // A second after the pointer has left.
    Object.defineProperty(click, 'timeStamp', { value: click.timeStamp + 1000 });
    cardOn(element, code).dispatchEvent(click);
    await element.updateComplete;
  };

  it('picks up and plays, even after a drag', async () => {
    const element = await slow('lucky-thirteen');
    await drag(placeOf(element, 'TS'), bareFelt(element));
    for (const code of ['TS', 'JC']) await clickOn(element, code);
    expect(element.moveCount).to.equal(1);
  });

  it('hears why a covered card cannot be picked up, long after the last press', async () => {
    const element = await slow('lucky-thirteen');
    const [covered] = cardsIn(element, 'tableau-1');
    await clickOn(element, covered!);
    expect(says(element)).to.equal('Only the top card of a pile can be moved');
  });
});
