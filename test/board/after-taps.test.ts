// What follows the frame that shows a tap of a pointer: where cards are read, and the focus.
import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { settled } from '../support/table.js';
import { aim, cardOn, clickAt, focused, middle, table } from '../support/hand.js';
import type { Table } from '../support/hand.js';

// Lucky Thirteen, seed 42, has the Ace of hearts on top of its third fan.
async function lucky(): Promise<Table> {
  const element = await table('lucky-thirteen', { seed: '42' });
  element.style.setProperty('--solitaire-speed', '180');
  return element;
}

/** Two frames, and what they bring about. */
async function frames(element: Table): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  await settled(element);
}

const homeOf = (element: Table) => element.legalMoves.find((move) => move.type === 'move' && move.to.startsWith('f'))!;

async function tapHome(element: Table): Promise<HTMLElement> {
  const move = homeOf(element) as { card: string; to: string };
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
    await frames(element);
    expect(placeUnder(card).nextElementSibling === card).to.equal(true);
    expect(focused(element) === card).to.equal(true);
    expect(heard.at(-1)).to.equal(card.getAttribute('aria-label'));
    expect(heard.at(-1)).to.contain('foundation');
    expect(element.shadowRoot!.querySelectorAll('.table [tabindex="0"]').length).to.equal(1);
    expect(card.tabIndex).to.equal(0);
  });

  it('a key at once goes on from there', async () => {
    const element = await lucky();
    const move = homeOf(element) as { card: string; from: string; to: string };
    const card = cardOn(element, move.card);
    await clickAt(middle(card));
    await frames(element);
    const home = element.shadowRoot!.querySelector(`.pile[data-pile="${move.to}"]`)!;
    expect(focused(element) === card).to.equal(true);
    // A click and a key with no frame between them.
    home.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1, cancelable: true }));
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
    await frames(element);
    expect(document.activeElement === field).to.equal(true);
    field.remove();
  });
});

describe('a press', () => {
  it('that is no tap brings the focus to its card as it ends', async () => {
    const element = await lucky();
    await clickAt(aim(element, 'tableau-1'));
    await frames(element);
    const pressed = cardOn(element, element.state!.piles.find(({ id }) => id === 'tableau-5')!.cards.at(-1) as string);
    const { x, y } = middle(pressed);
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [2, 2] });
    await sendMouse({ type: 'up' });
    await waitUntil(() => focused(element) === pressed);
    expect(pressed.matches(':focus-visible')).to.equal(false);
  });

  it('moves a focus that is seen at once', async () => {
    const element = await lucky();
    element.focus();
    await sendKeys({ press: 'ArrowRight' });
    const { x, y } = aim(element, 'tableau-5');
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    expect(focused(element)?.dataset['pile']).to.equal('tableau-5');
    expect(focused(element)!.matches(':focus-visible')).to.equal(false);
    await sendMouse({ type: 'up' });
  });

  it('of the middle button keeps its own meaning', async () => {
    const element = await lucky();
    await clickAt(aim(element, 'tableau-1'));
    await frames(element);
    const prevented: boolean[] = [];
    element.addEventListener('mousedown', ({ defaultPrevented }) => prevented.push(defaultPrevented));
    for (const [button, pile] of [
      ['middle', 'tableau-5'],
      ['left', 'tableau-3'],
    ] as const) {
      const { x, y } = aim(element, pile);
      await sendMouse({ type: 'move', position: [x, y] });
      await sendMouse({ type: 'down', button });
      await sendMouse({ type: 'up', button });
    }
    expect(prevented).to.deep.equal([false, true]);
  });
});
