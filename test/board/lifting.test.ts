// Every card answers: what can be picked up, what is said where it stays, and what a tap of a finger means.
import { expect, oneEvent } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { recordFromText } from '../../src/engine.js';
import { EXAMPLES } from '../examples/page/elements.js';
import { touch } from '../support/commands.js';
import { WON } from '../support/games-played.js';
import { aim, cardOn, clickAt, drag, movesOf, placeOf, says, setTap, table } from '../support/hand.js';
import { codesOf, gripOf, runsOf, tableNear, touchDrag } from '../support/hand.js';
import type { Point, Table } from '../support/hand.js';
import { freeTimers, holdTimers } from '../support/timers.js';

// Lucky Thirteen, seed 42: the tops are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH, none buried by another column.
const lucky = (width?: number) => table('lucky-thirteen', { seed: '42' }, width);

const GAMES = [...Object.values(WON), ...EXAMPLES.map(({ won }) => won[0]!)];
const gameOf = (id: string): string => GAMES.find((text) => text.includes(`.${id}.`))!;

const said = (element: Table): string =>
  element.shadowRoot!.querySelector('[aria-live]')!.textContent.replaceAll('\u00a0', '').trim();

const pillOf = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector('.pill');

const heldIn = (element: Table): string[] => codesOf(element, '[data-held]');

const release = async (element: Table) => {
  await sendMouse({ type: 'up' });
  await element.updateComplete;
};

afterEach(() => resetMouse());

describe('a card that can go nowhere', () => {
  it('is told so where it is dropped on nothing, or a little aside', async () => {
    const element = await lucky();
    const { left, bottom } = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
    const from = placeOf(element, '7C');
    for (const to of [
      { x: Math.round(left + 3), y: Math.round(bottom - 3) },
      { x: from.x + 8, y: from.y + 6 },
    ]) {
      await drag(from, to, false);
      await element.updateComplete;
      expect(said(element)).to.equal('7 of clubs, column 2, in hand. It can go nowhere now.');
      await release(element);
      expect([says(element), placeOf(element, '7C')]).to.deep.equal(['This card has no move right now', from]);
    }
  });
});

describe('a card that can never be removed', () => {
  it('says so, where a house rule does not remove it', async () => {
    // The lower right corner of the pyramid.
    for (const [kings, reason] of [
      ['stay', 'This card can’t be removed'],
      ['with-queen', 'This card has no move right now'],
    ] as const) {
      const element = await table('pyramid-dozen', { seed: '42', kings });
      await clickAt(placeOf(element, 'KD'));
      await element.updateComplete;
      expect(says(element), kings).to.equal(reason);
      element.remove();
    }
  });
});

describe('a card on its foundation', () => {
  it('is told that it stays there, wherever it is dropped', async () => {
    const element = await table('trefoil-solitaire', { seed: '42' });
    for (const to of ['tableau-1', 'foundation-S']) {
      await drag(aim(element, 'foundation-C'), aim(element, to));
      await element.updateComplete;
      expect(says(element)).to.equal('Cards stay on their foundation');
    }
  });
});

describe('a run that is too long for the free places', () => {
  it('is picked up, and told so on a card that it fits', async () => {
    const element = await table('free-cell', { seed: '73' }, 700);
    await element.load(recordFromText('1.free-cell.playing.s73..BLCJHKAI'));
    await element.updateComplete;
    await drag(gripOf(element, '2C'), placeOf(element, '3D'), false);
    await element.updateComplete;
    expect(heldIn(element).length).to.equal(2);
    await release(element);
    expect(says(element)).to.equal('There are too few free places to move so many cards');
  });
});

describe('a covered card', () => {
  it('shakes and is told why, once a pointer pulls at it', async () => {
    const element = await lucky();
    const [covered] = element.state!.piles[0]!.cards;
    const { x, y } = gripOf(element, covered!);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 3, y] });
    await element.updateComplete;
    expect(says(element)).to.equal('Deal 42');
    element.style.setProperty('--solitaire-speed', '60000');
    await sendMouse({ type: 'move', position: [x + 4, y] });
    await element.updateComplete;
    const shaken = element.shadowRoot!.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
    expect(shaken).to.include(cardOn(element, covered!));
    await sendMouse({ type: 'move', position: [x + 60, y] });
    await release(element);
    expect([says(element), heldIn(element)]).to.deep.equal(['Only the top card of a pile can be moved', []]);
    for (const shake of element.shadowRoot!.getAnimations()) shake.finish();
    await clickAt({ x, y });
    expect([gripOf(element, covered!), element.moveCount]).to.deep.equal([{ x, y }, 0]);
  });
});

describe('the words beside a pointer', () => {
  let ends: ReadonlyMap<number, () => void>;
  beforeEach(() => void (ends = holdTimers(900)));
  afterEach(freeTimers);

  it('are those of the message, above it and within the table, for 900 ms', async () => {
    const element = await lucky(340);
    const { left, right, top } = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
    for (const [card, onto] of [
      ['5C', 'KS'],
      ['KS', '5C'],
      ['7C', 'KH'],
    ] as const) {
      const to = placeOf(element, onto);
      await drag(placeOf(element, card), to);
      await element.updateComplete;
      const pill = pillOf(element)!;
      const box = pill.getBoundingClientRect();
      expect(pill.textContent).to.equal(says(element));
      expect(box.left, 'left').to.be.within(left - 1, to.x);
      expect(box.right, 'right').to.be.within(to.x, right + 1);
      expect(box.bottom, 'bottom').to.be.within(Math.max(top, to.y - 40), to.y - 10);
      expect(box.height).to.be.at.least(24);
      expect([pill.ariaHidden, getComputedStyle(pill).pointerEvents]).to.deep.equal(['true', 'none']);
      expect(element.shadowRoot!.querySelectorAll('.pill').length).to.equal(1);
    }
    const isLeft = [...ends.values()].map((end) => (end(), pillOf(element) !== null));
    expect(isLeft).to.deep.equal([true, true, false]);
  });

  it('leave the table by no more than 10 pixels at its top, also where it is scrolled', async () => {
    const style = '--solitaire-speed: 0; height: 230px';
    const element = await table('lucky-thirteen', { seed: '42', fit: 'height', style }, 320);
    const felt = element.shadowRoot!.querySelector('.table')!;
    felt.scrollTo(0, 10);
    const top = Math.round(felt.getBoundingClientRect().top);
    const from = placeOf(element, '7C');
    await drag(from, { x: from.x, y: top + 8 });
    expect([felt.scrollTop, pillOf(element)!.getBoundingClientRect().bottom - top]).to.deep.equal([10, 14]);
  });

  it('come with a click and a tap, which pick up nothing, and with no key', async () => {
    const element = await lucky();
    cardOn(element, element.state!.piles[0]!.cards[0]!).focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect([says(element), pillOf(element)]).to.deep.equal(['Only the top card of a pile can be moved', null]);
    for (const tap of [clickAt, ({ x, y }: Point) => touch.tap(x, y)]) {
      pillOf(element)?.remove();
      await tap(placeOf(element, '7C'));
      await element.updateComplete;
      const reason = 'This card has no move right now';
      expect([heldIn(element), says(element), pillOf(element)!.textContent]).to.deep.equal([[], reason, reason]);
    }
  });
});

describe('a key', () => {
  const enter = async (element: Table, code: string, key = 'Enter') => {
    cardOn(element, code).focus();
    await sendKeys({ press: key });
    await element.updateComplete;
  };

  it('picks up a card that can go nowhere, and puts it back', async () => {
    const element = await lucky();
    await enter(element, '7C');
    expect([heldIn(element), said(element)]).to.deep.equal([
      ['7C'],
      '7 of clubs, column 2, in hand. It can go nowhere now.',
    ]);
    await enter(element, '7C', 'Escape');
    expect([heldIn(element), said(element)]).to.deep.equal([[], '7 of clubs put back']);
    await enter(element, '7C');
    await enter(element, '7C');
    expect([heldIn(element), said(element)]).to.deep.equal([[], '7 of clubs put back']);
  });

  it('is told why what it holds goes nowhere', async () => {
    const element = await lucky();
    await enter(element, '7C');
    await enter(element, 'KH');
    expect([heldIn(element), says(element)]).to.deep.equal([[], 'Only a Queen goes on a King']);
  });

  it('picks up a run that can go nowhere', async () => {
    const text = gameOf('yukon-solitaire');
    const { element } = await tableNear(text, movesOf(text).moves.length, 700);
    const legal = element.legalMoves.map((move) => (move.type === 'move' ? move.card : ''));
    const [card, count] = runsOf(element).find(([each]) => !legal.includes(each))!;
    await enter(element, card);
    expect(heldIn(element).length).to.equal(count);
    expect(said(element)).to.match(/cards? on it, column \d+, in hand\. It can go nowhere now\.$/);
  });
});

/** The piles that a card may go to. */
const waysOf = (element: Table, code: string): string[] =>
  element.legalMoves.flatMap((move) => (move.type === 'move' && move.card === code ? [move.to] : []));

describe('one tap of a finger', () => {
  const tap = async (element: Table, code: string) => {
    const { x, y } = placeOf(element, code);
    await touch.tap(x, y);
    await element.updateComplete;
  };

  it('plays a card that has one move, and picks up one that has several', async () => {
    const element = await lucky();
    expect(waysOf(element, 'TS')).to.have.length(1);
    await tap(element, 'TS');
    expect([element.moveCount, heldIn(element)]).to.deep.equal([1, []]);
    element.remove();
    // Seed 2: the 3 of spades may go onto two fours.
    const other = await table('lucky-thirteen', { seed: '2' });
    await tap(other, '3S');
    expect([other.moveCount, heldIn(other)]).to.deep.equal([0, ['3S']]);
  });

  it('sends a card home that has another move', async () => {
    const { element } = await tableNear(gameOf('lucky-thirteen'), 68);
    expect(waysOf(element, 'AH').length).to.be.above(1);
    await tap(element, 'AH');
    expect(element.state!.piles.find(({ id }) => id === 'foundation-H')!.cards).to.deep.equal(['AH']);
  });

  it('picks up a card of the pyramid that has two partners', async () => {
    const { element } = await tableNear(gameOf('pyramid-dozen'), 41);
    await tap(element, '7S');
    expect(heldIn(element)).to.deep.equal(['7S']);
  });

  it('only picks up where the reader wants that, and plays the best where the reader wants that', async () => {
    const element = await lucky();
    await setTap(element, false);
    await tap(element, 'TS');
    expect([element.moveCount, heldIn(element)]).to.deep.equal([0, ['TS']]);
    element.remove();
    const other = await table('lucky-thirteen', { seed: '2' });
    await setTap(other, true);
    await tap(other, '3S');
    expect([other.moveCount, heldIn(other)]).to.deep.equal([1, []]);
  });

  it('is not one click of a mouse, which picks up', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'TS'));
    expect([element.moveCount, heldIn(element)]).to.deep.equal([0, ['TS']]);
  });

  it('on the card that flies by the last tap takes that back, and only that', async () => {
    const element = await lucky();
    element.style.setProperty('--solitaire-speed', '60000');
    const home = placeOf(element, 'TS');
    const there = placeOf(element, 'JC');
    await tap(element, 'TS');
    expect(element.moveCount).to.equal(1);
    const undone = oneEvent(element, 'undo');
    await touch.tap(there.x, there.y + 30);
    expect(((await undone) as CustomEvent<{ by: string }>).detail.by).to.equal('player');
    expect([element.moveCount, heldIn(element)]).to.deep.equal([0, []]);
    for (const travel of cardOn(element, 'TS').getAnimations()) travel.finish();
    expect(placeOf(element, 'TS')).to.deep.equal(home);
  });

  it('on a card that flies by a drag picks it up where it will lie', async () => {
    // The 7 of clubs may go onto four eights.
    const element = await table('lucky-thirteen', { seed: '6' });
    element.style.setProperty('--solitaire-speed', '60000');
    const to = placeOf(element, '8D');
    await touchDrag(placeOf(element, '7C'), to);
    await touch.tap(to.x, to.y + 30);
    await element.updateComplete;
    expect([element.moveCount, heldIn(element)]).to.deep.equal([1, ['7C']]);
  });

  it('on a card that flies by no last move takes nothing back', async () => {
    const element = await lucky();
    element.style.setProperty('--solitaire-speed', '60000');
    const { x, y } = placeOf(element, 'JC');
    await tap(element, 'TS');
    element.play({ type: 'move', card: 'AS', from: 'tableau-8', to: 'foundation-S' });
    await element.updateComplete;
    await touch.tap(x, y + 30);
    await element.updateComplete;
    expect([element.moveCount, says(element)]).to.deep.equal([2, 'This card has no move right now']);
  });
});

describe('a finger', () => {
  it('feels the moves it makes by drop and tap while sounds are on, and no refusal', async () => {
    const felt: unknown[] = [];
    const own = Object.getOwnPropertyDescriptor(navigator, 'vibrate');
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (each: unknown) => felt.push(each) });
    try {
      for (const sound of [true, false]) {
        const element = await lucky();
        element.sound = sound;
        await element.updateComplete;
        await touchDrag(placeOf(element, '7C'), placeOf(element, 'KH'));
        await touchDrag(placeOf(element, 'TS'), placeOf(element, 'JC'));
        const { x, y } = placeOf(element, 'AS');
        await touch.tap(x, y);
        await element.updateComplete;
        expect(element.moveCount).to.equal(2);
        element.remove();
      }
      const element = await table('lucky-thirteen', { seed: '42', sound: '' });
      await drag(placeOf(element, 'TS'), placeOf(element, 'JC'));
      expect([element.moveCount, felt]).to.deep.equal([1, [8, 8]]);
    } finally {
      if (own) Object.defineProperty(navigator, 'vibrate', own);
      else delete (navigator as { vibrate?: unknown }).vibrate;
    }
  });
});
