// A player at the keyboard: every key goes through the browser's real input.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import { cardOn, focused, type Table } from './hand.js';

/** Presses a key, or several at a time, as in `Control+z`. */
export const press = async (element: Table, keys: string): Promise<void> => {
  const held = keys.split('+').slice(0, -1);
  for (const key of held) await sendKeys({ down: key });
  await sendKeys({ press: keys.split('+').at(-1)! });
  for (const key of held) await sendKeys({ up: key });
  await element.updateComplete;
};

/** Comes to a spot of the table by arrow keys alone: pile by pile to the top of its pile, and down into that. */
export async function goTo(element: Table, target: Element): Promise<void> {
  const { pile } = (target as HTMLElement).dataset;
  const reach = async (key: string, isThere: () => boolean) => {
    for (let steps = 0; !isThere(); steps++) {
      if (steps > 60) throw new Error(`no way to ${target.outerHTML.slice(0, 200)}`);
      await press(element, key);
    }
  };
  if (focused(element) === target) return;
  await reach('ArrowRight', () => focused(element)!.dataset['pile'] === pile);
  await reach('ArrowUp', () => focused(element) === target);
}

/** The spot of a pile: its top card, or its place where it is empty. */
function spotOf(element: Table, id: string): Element {
  const top = element.state!.piles.find((pile) => pile.id === id)!.cards.at(-1);
  return top ? cardOn(element, top) : element.shadowRoot!.querySelector(`.pile[data-pile="${id}"]`)!;
}

async function makeByKeys(element: Table, move: Move): Promise<void> {
  if (move.type === 'draw' || move.type === 'recycle' || move.type === 'redeal') return press(element, 's');
  if (move.type === 'lift') {
    await press(element, 's');
    await goTo(element, cardOn(element, move.card));
    return press(element, 'Enter');
  }
  const { moveCount } = element;
  const [from, to = 'discard'] = move.type === 'move' ? [move.from, move.to] : move.from;
  await goTo(element, move.type === 'move' ? cardOn(element, move.card) : spotOf(element, from!));
  await press(element, 'Enter');
  // A card that can only leave has left.
  if (element.moveCount > moveCount) return;
  await goTo(element, spotOf(element, to));
  return press(element, ' ');
}

/** Tabs until the focus is on the table. */
export async function tabIn(element: Table): Promise<void> {
  for (let i = 0; i < 10 && !focused(element)?.closest('.table'); i++) await sendKeys({ press: 'Tab' });
  expect(Boolean(focused(element)!.closest('.table'))).to.equal(true);
}

/** Makes moves by keys, and says which one could not be made. The focus stays on the table. */
export async function playByKeys(element: Table, moves: readonly Move[]): Promise<void> {
  await tabIn(element);
  for (const move of moves) {
    const { moveCount } = element;
    await makeByKeys(element, move);
    expect(element.moveCount, JSON.stringify(move)).to.equal(moveCount + 1);
    const place = element.status === 'playing' ? '.table' : '.result';
    expect(focused(element)?.closest(place), `focus after ${JSON.stringify(move)}`).to.exist;
  }
}
