// What follows a tap of a pointer as its card lands: where cards are read, and the focus.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import { settled } from '../support/table.js';
import { aim, cardOn, clickAt, focused, middle, table, type Table } from '../support/hand.js';
import { cardsIn, moveMouse, parts, part, pressMouse, releaseMouse } from './board.js';
import { waitUntil } from '../support/wait-until.js';

/** Its third fan has the Ace of hearts on top. */
const lucky = (): Promise<Table> => table('lucky-thirteen', { seed: '42', style: '--solitaire-speed: 180' });

/** Whether each place comes before its cards, from the lowest. */
const isInOrder = (element: Table): boolean =>
  element.state!.piles.every(({ id, cards }) => {
    let { nextElementSibling: next } = part(element, `.pile[data-pile="${id}"]`);
    return cards.every((code) => {
      const isNext = next === cardOn(element, code);
      next = next?.nextElementSibling ?? null;
      return isNext;
    });
  });

/** Waits until order, tab stop and focus have followed the cards. */
async function shown(element: Table): Promise<void> {
  await settled(element);
  await waitUntil(() => isInOrder(element) && (focused(element)?.tabIndex ?? 0) === 0);
}

const homeOf = (element: Table) =>
  element.legalMoves.find((move) => move.type === 'move' && move.to.startsWith('f')) as Move & { type: 'move' };

async function tapHome(element: Table): Promise<HTMLElement> {
  const move = homeOf(element);
  const card = cardOn(element, move.card);
  await clickAt(middle(card));
  await clickAt(aim(element, move.to));
  return card;
}

/** The place of the pile on which a card lies. */
const placeUnder = (card: HTMLElement): Element =>
  (card.getRootNode() as ShadowRoot).querySelector(`.pile[data-pile="${card.dataset['pile']!}"]`)!;

afterEach(() => resetMouse());

describe('after a tap', () => {
  it('the card is read on its new pile, and a reader comes to it there', async () => {
    const element = await lucky();
    const heard: (string | null)[] = [];
    element.shadowRoot!.addEventListener('focusin', ({ target }) =>
      heard.push((target as HTMLElement).getAttribute('aria-label')),
    );
    const card = await tapHome(element);
    await shown(element);
    expect(placeUnder(card).nextElementSibling === card).to.equal(true);
    expect(focused(element) === card).to.equal(true);
    expect(heard.at(-1)).to.equal(card.getAttribute('aria-label'));
    expect(heard.at(-1)).to.contain('foundation');
    expect(parts(element, '.table [tabindex="0"]')).to.have.length(1);
    expect(card.tabIndex).to.equal(0);
  });

  it('a key at once goes on from there', async () => {
    const element = await lucky();
    const move = homeOf(element);
    const card = cardOn(element, move.card);
    let clicked: Event;
    card.addEventListener('click', (event) => (clicked = event), { once: true });
    await clickAt(middle(card));
    await shown(element);
    const home = part(element, `.pile[data-pile="${move.to}"]`);
    expect(focused(element) === card).to.equal(true);
    // A click and a key with no frame between them. By its time stamp, the click belongs to the press before.
    const click = new MouseEvent('click', { bubbles: true, composed: true, detail: 1, cancelable: true });
    Object.defineProperty(click, 'timeStamp', { value: clicked!.timeStamp });
    home.dispatchEvent(click);
    await element.updateComplete;
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true, composed: true }));
    expect(element.moveCount).to.equal(1);
    expect(placeUnder(card).nextElementSibling === card).to.equal(true);
    // The place that was tapped had no press, so the reader stays where the card was.
    expect(focused(element)?.dataset['pile']).to.equal(move.from);
  });

  it('the focus stays where the page has put it meanwhile', async () => {
    const element = await lucky();
    const field = document.createElement('input');
    element.after(field);
    element.addEventListener('move', () => field.focus());
    await tapHome(element);
    await shown(element);
    expect(document.activeElement === field).to.equal(true);
    field.remove();
  });
});

describe('a press', () => {
  it('that is no tap brings the focus to its card as it ends', async () => {
    const element = await lucky();
    await clickAt(aim(element, 'tableau-1'));
    await shown(element);
    const pressed = cardOn(element, cardsIn(element, 'tableau-5').at(-1)!);
    await pressMouse(middle(pressed));
    await moveMouse(2, 2);
    await releaseMouse();
    await waitUntil(() => focused(element) === pressed);
    expect(pressed.matches(':focus-visible')).to.equal(false);
  });

  it('moves a focus that is seen at once', async () => {
    const element = await lucky();
    element.focus();
    await sendKeys({ press: 'ArrowRight' });
    await pressMouse(aim(element, 'tableau-5'));
    expect(focused(element)?.dataset['pile']).to.equal('tableau-5');
    expect(focused(element)!.matches(':focus-visible')).to.equal(false);
    await releaseMouse();
  });

  it('of the middle button keeps its own meaning', async () => {
    const element = await lucky();
    await clickAt(aim(element, 'tableau-1'));
    await shown(element);
    const prevented: boolean[] = [];
    element.addEventListener('mousedown', ({ defaultPrevented }) => prevented.push(defaultPrevented));
    for (const [button, pile] of [
      ['middle', 'tableau-5'],
      ['left', 'tableau-3'],
    ] as const) {
      await pressMouse(aim(element, pile), button);
      await sendMouse({ type: 'up', button });
    }
    expect(prevented).to.deep.equal([false, true]);
  });
});
