// Cards have the same order in the document as on the table. A move also moves elements; nothing may get lost by that.
import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { cardOn, clickOn, drag, focused, placeOf, type Table } from '../support/hand.js';
import { frames, lucky, moveMouse, pileOf, play as playMove, releaseMouse, slowDown } from './board.js';

const play = (element: Table, card: string, to: string): Promise<void> =>
  playMove(element, { type: 'move', card, from: pileOf(element, card), to });

afterEach(() => resetMouse());

describe('a card that changes piles', () => {
  it('turns back from where it appears on its way', async () => {
    const element = await lucky();
    slowDown(element);
    const start = placeOf(element, 'TS');
    await play(element, 'TS', 'tableau-10');
    for (const travel of cardOn(element, 'TS').getAnimations()) travel.currentTime = 20_000;
    const onItsWay = placeOf(element, 'TS');
    expect(onItsWay.x).to.be.above(start.x + 2);
    element.undo();
    await element.updateComplete;
    expect(placeOf(element, 'TS').x).to.be.closeTo(onItsWay.x, 3);
    expect(placeOf(element, 'TS').x).not.to.equal(start.x);
  });

  it('does not stop other travelling cards', async () => {
    const element = await lucky();
    slowDown(element);
    await play(element, 'AH', 'foundation-H');
    await frames(3);
    const travel = cardOn(element, 'AH').getAnimations();
    await play(element, 'TS', 'tableau-10');
    await play(element, 'AS', 'foundation-S');
    expect(travel[0]!.playState).to.equal('running');
    expect(cardOn(element, 'AH').getAnimations()).to.deep.equal(travel);
  });

  it('takes no focus from a card that stays', async () => {
    const element = await lucky();
    cardOn(element, 'QC').focus();
    const noise: string[] = [];
    for (const type of ['focusin', 'focusout', 'blur']) {
      element.shadowRoot!.addEventListener(type, () => noise.push(type), true);
    }
    await play(element, 'TS', 'tableau-10');
    await play(element, 'AH', 'foundation-H');
    element.undo();
    await element.updateComplete;
    expect(noise).to.deep.equal([]);
    expect(focused(element)?.dataset['card']).to.equal('QC');
  });

  it('passes the focus at once to what takes its place', async () => {
    const element = await lucky();
    cardOn(element, 'TS').focus();
    await play(element, 'TS', 'tableau-10');
    expect(focused(element)?.dataset['card']).to.equal('4H');
  });

  it('keeps the focus as well where the page is not told of it', async () => {
    const element = await lucky();
    const untold = (event: Event): void => event.stopImmediatePropagation();
    addEventListener('focusin', untold, true);
    cardOn(element, 'QC').focus();
    removeEventListener('focusin', untold, true);
    await play(element, 'TS', 'tableau-10');
    expect(focused(element)?.dataset['card']).to.equal('QC');
    await play(element, 'AH', 'foundation-H');
    expect(focused(element)?.dataset['card']).to.equal('QC');
  });

  it('is on top of its new pile at once if it does not travel, even before a click has moved the focus', async () => {
    const element = await lucky();
    await clickOn(cardOn(element, 'QC'));
    await frames(3);
    const original = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = () => 1;
    try {
      await clickOn(cardOn(element, '5C'));
      await play(element, 'TS', 'tableau-10');
      const { x, y } = placeOf(element, 'TS');
      expect(element.shadowRoot!.elementFromPoint(x, y)!.getAttribute('data-card')).to.equal('TS');
    } finally {
      window.requestAnimationFrame = original;
    }
  });

  it('does not drop a dragged card', async () => {
    const element = await lucky();
    const from = placeOf(element, '9D');
    await drag(from, { x: from.x + 40, y: from.y + 40 }, false);
    await play(element, 'TS', 'tableau-10');
    await play(element, 'AH', 'foundation-H');
    await moveMouse(from.x + 80, from.y + 60);
    await frames(2);
    expect(cardOn(element, '9D').hasAttribute('data-dragged')).to.equal(true);
    expect(placeOf(element, '9D').x).to.be.closeTo(from.x + 80, 1);
    await releaseMouse();
  });
});
