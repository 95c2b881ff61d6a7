// Every card answers: what can be picked up, what is said where it stays, and what a tap of a finger means.
import { expect, oneEvent } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { itWhole } from '../support/few.js';
import { recordFromText } from '../../src/engine.js';
import { EXAMPLES } from '../examples/page/elements.js';
import { touch } from '../support/commands.js';
import { WON } from '../support/games-played.js';
import { aim, cardOn, clickAt, codesOf, drag, focused, gripOf, movesOf, placeOf } from '../support/hand.js';
import { runsOf, says, setTap, table, tableNear, touchDrag, type Point, type Table } from '../support/hand.js';
import { textOf } from '../support/table.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { bareFelt, cardsIn, lucky, moveMouse, part, parts, play, pressMouse, releaseMouse, slowDown } from './board.js';

const said = (element: Table): string => textOf(element, '[aria-live]');

const held = (element: Table): string[] => codesOf(element, '[data-held]');

const STUCK = 'This card can’t go anywhere right now';

const tapAt = ({ x, y }: Point): Promise<unknown> => touch.tap(x, y);

afterEach(() => resetMouse());

describe('a card that stays', () => {
  it('is told that it can go nowhere where it is dropped on nothing, or a little aside', async () => {
    const element = await lucky();
    const from = placeOf(element, '7C');
    for (const to of [bareFelt(element), { x: from.x + 8, y: from.y + 6 }]) {
      await drag(from, to, false);
      expect(said(element)).to.equal('7 of clubs, column 2, in hand. It can’t go anywhere now.');
      await releaseMouse();
      expect([says(element), placeOf(element, '7C')]).to.deep.equal([STUCK, from]);
    }
  });

  it('is told that it can never be removed, where no house rule removes it', async () => {
    // The lower right corner of the pyramid.
    for (const [kings, reason] of [
      ['stay', 'This card can’t be removed'],
      ['with-queen', STUCK],
    ] as const) {
      const element = await table('pyramid-dozen', { seed: '42', kings });
      await clickAt(placeOf(element, 'KD'));
      expect(says(element), kings).to.equal(reason);
      element.remove();
    }
  });

  it('is told on its foundation that it stays there, wherever it is dropped', async () => {
    const element = await table('trefoil-solitaire', { seed: '42' });
    for (const to of ['tableau-1', 'foundation-S']) {
      await drag(aim(element, 'foundation-C'), aim(element, to));
      expect(says(element)).to.equal('Cards can’t leave their foundation');
    }
  });

  it('is picked up with a run that is too long for the free places, and told so on a card that it fits', async () => {
    const element = await table('free-cell', { seed: '6' }, 700);
    await element.load(recordFromText('1.free-cell.playing.s6..AKHJDLEI'));
    await element.updateComplete;
    await drag(gripOf(element, '7H'), placeOf(element, '8C'), false);
    expect(held(element)).to.have.length(2);
    await releaseMouse();
    expect(says(element)).to.equal('Not enough free cells to move that many cards');
  });

  it('shakes where it is covered and is told why, once a pointer pulls at it', async () => {
    const element = await lucky();
    const [covered] = cardsIn(element, 'tableau-1');
    const { x, y } = gripOf(element, covered!);
    await pressMouse({ x, y });
    await moveMouse(x + 15, y);
    expect(says(element)).to.equal('Deal 42');
    slowDown(element);
    await moveMouse(x + 16, y);
    const shaken = element.shadowRoot!.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
    expect(shaken).to.include(cardOn(element, covered!));
    await moveMouse(x + 60, y);
    await releaseMouse();
    expect([says(element), held(element)]).to.deep.equal(['Only the top card of a pile can be moved', []]);
    for (const shake of element.shadowRoot!.getAnimations()) shake.finish();
    await clickAt({ x, y });
    expect([gripOf(element, covered!), element.moveCount]).to.deep.equal([{ x, y }, 0]);
  });
});

describe('the words beside a pointer', () => {
  let ends: ReadonlyMap<number, () => void>;
  beforeEach(() => void (ends = holdTimers(1800)));
  afterEach(freeTimers);

  const pillOf = (element: Table): HTMLElement | undefined => parts(element, '.pill')[0];

  it('are those of the message, above it and within the table, for 1800 ms', async () => {
    const element = await lucky(340);
    const { left, right, top } = part(element, '.table').getBoundingClientRect();
    for (const [card, onto] of [
      ['5C', 'KS'],
      ['KS', '5C'],
      ['7C', 'KH'],
    ] as const) {
      const to = placeOf(element, onto);
      await drag(placeOf(element, card), to);
      const pill = pillOf(element)!;
      const box = pill.getBoundingClientRect();
      expect(pill.textContent).to.equal(says(element));
      expect(box.left, 'left').to.be.within(left - 1, to.x);
      expect(box.right, 'right').to.be.within(to.x, right + 1);
      expect(box.bottom, 'bottom').to.be.within(Math.max(top, to.y - 40), to.y - 10);
      expect(box.height).to.be.at.least(24);
      expect([pill.ariaHidden, getComputedStyle(pill).pointerEvents]).to.deep.equal(['true', 'none']);
      expect(parts(element, '.pill')).to.have.length(1);
    }
    const isLeft = [...ends.values()].map((end) => (end(), pillOf(element) !== undefined));
    expect(isLeft).to.deep.equal([true, true, false]);
  });

  it('leave the table by no more than 10 pixels at its top, also where it is scrolled', async () => {
    const style = '--solitaire-speed: 0; height: 230px';
    const element = await table('lucky-thirteen', { seed: '42', fit: 'height', style }, 320);
    const felt = part(element, '.table');
    const top = Math.round(felt.getBoundingClientRect().top);
    felt.scrollTo(0, felt.scrollHeight);
    const { scrollTop } = felt;
    // Not far towards the edge, because that would scroll the table.
    const from = placeOf(element, '7C');
    await drag(from, { x: from.x + 40, y: from.y - 10 });
    expect(scrollTop).to.be.above(0);
    expect([felt.scrollTop, pillOf(element)!.getBoundingClientRect().bottom - top]).to.deep.equal([scrollTop, 14]);
  });

  it('come with a click and a tap, which pick up nothing, and with no key', async () => {
    const element = await lucky();
    cardOn(element, cardsIn(element, 'tableau-1')[0]!).focus();
    await sendKeys({ press: 'Enter' });
    expect([says(element), pillOf(element)]).to.deep.equal(['Only the top card of a pile can be moved', undefined]);
    for (const tap of [clickAt, tapAt]) {
      pillOf(element)?.remove();
      await tap(placeOf(element, '7C'));
      expect([held(element), says(element), pillOf(element)!.textContent]).to.deep.equal([[], STUCK, STUCK]);
    }
  });
});

describe('a key', () => {
  const enter = (element: Table, code: string, key = 'Enter'): Promise<void> => {
    cardOn(element, code).focus();
    return sendKeys({ press: key });
  };

  it('picks up a card that can go nowhere, puts it back, and is told why it goes nowhere', async () => {
    const element = await lucky();
    for (const key of ['Escape', 'Enter']) {
      await enter(element, '7C');
      const inHand = '7 of clubs, column 2, in hand. It can’t go anywhere now.';
      expect([held(element), said(element)]).to.deep.equal([['7C'], inHand]);
      expect(cardOn(element, '7C').ariaLabel).to.equal('7 of clubs, column 2, in hand');
      await enter(element, '7C', key);
      expect([held(element), said(element)], key).to.deep.equal([[], '7 of clubs put back']);
      expect(focused(element)!.ariaLabel).to.equal('7 of clubs, column 2');
    }
    await enter(element, '7C');
    await enter(element, 'KH');
    expect([held(element), says(element)]).to.deep.equal([[], 'Only a Queen goes on a King']);
  });

  it('picks up a run that can go nowhere', async () => {
    const [text] = EXAMPLES.find(({ variant }) => variant.id === 'yukon-solitaire')!.won;
    const { element } = await tableNear(text!, movesOf(text!).moves.length, 700);
    const legal = element.legalMoves.map((move) => (move.type === 'move' ? move.card : ''));
    const [card, count] = runsOf(element).find(([each]) => !legal.includes(each))!;
    await enter(element, card);
    expect(held(element).length).to.equal(count);
    expect(said(element)).to.match(/cards? on it, column \d+, in hand\. It can’t go anywhere now\.$/);
  });
});

describe('one tap of a finger', () => {
  it('plays a card that has one move, and picks up one that has several, unless the reader wants otherwise', async () => {
    // In seed 42 the 10 of spades has one move; in seed 2 the 3 of spades may go onto two fours.
    for (const [plays, seed, card, tap, moves] of [
      [undefined, '42', 'TS', tapAt, 1],
      [undefined, '2', '3S', tapAt, 0],
      [false, '42', 'TS', tapAt, 0],
      [true, '2', '3S', tapAt, 1],
      // A mouse picks up first.
      [undefined, '42', 'TS', clickAt, 0],
    ] as const) {
      const element = await table('lucky-thirteen', { seed });
      if (plays !== undefined) await setTap(element, plays);
      await tap(placeOf(element, card));
      expect([element.moveCount, held(element)], `${card} ${plays}`).to.deep.equal([moves, moves > 0 ? [] : [card]]);
      element.remove();
    }
  });

  it('sends a card home that has another move', async () => {
    const { element } = await tableNear(WON['lucky-thirteen']!, 68);
    expect(element.legalMoves.filter((move) => move.type === 'move' && move.card === 'AH').length).to.be.above(1);
    await tapAt(placeOf(element, 'AH'));
    expect(cardsIn(element, 'foundation-H')).to.deep.equal(['AH']);
  });

  it('picks up a card of the pyramid that has two partners', async () => {
    const { element } = await tableNear(WON['pyramid-dozen']!, 41);
    await tapAt(placeOf(element, '7S'));
    expect(held(element)).to.deep.equal(['7S']);
  });

  it('on the card that flies by the last tap takes that back, and only that', async () => {
    const element = await lucky();
    slowDown(element);
    const home = placeOf(element, 'TS');
    const there = placeOf(element, 'JC');
    await tapAt(home);
    expect(element.moveCount).to.equal(1);
    const undone = oneEvent(element, 'undo');
    await tapAt({ x: there.x, y: there.y + 30 });
    expect(((await undone) as CustomEvent<{ by: string }>).detail.by).to.equal('player');
    expect([element.moveCount, held(element)]).to.deep.equal([0, []]);
    for (const travel of cardOn(element, 'TS').getAnimations()) travel.finish();
    expect(placeOf(element, 'TS')).to.deep.equal(home);
  });

  it('on a card that flies by a drag picks it up where it will lie', async () => {
    // The 7 of clubs may go onto four eights.
    const element = await table('lucky-thirteen', { seed: '6' });
    slowDown(element);
    const { x, y } = placeOf(element, '8D');
    await touchDrag(placeOf(element, '7C'), { x, y });
    await tapAt({ x, y: y + 30 });
    expect([element.moveCount, held(element)]).to.deep.equal([1, ['7C']]);
  });

  it('on a card that flies by no last move takes nothing back', async () => {
    const element = await lucky();
    slowDown(element);
    const { x, y } = placeOf(element, 'JC');
    await tapAt(placeOf(element, 'TS'));
    await play(element, { type: 'move', card: 'AS', from: 'tableau-8', to: 'foundation-S' });
    await tapAt({ x, y: y + 30 });
    expect([element.moveCount, says(element)]).to.deep.equal([2, STUCK]);
  });
});

describe('a finger', () => {
  itWhole('feels the moves it makes by drop and tap while sounds are on, and no refusal', async () => {
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
        await tapAt(placeOf(element, 'AS'));
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
