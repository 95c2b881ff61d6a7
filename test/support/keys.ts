// A player at the keyboard: every key goes through the browser's real input.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import { cardOn, focused, type Table } from './hand.js';
import { waitUntil } from './wait-until.js';

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

/** The keyboard's place on the table. */
const placeIn = (element: Table): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>('.table [tabindex="0"]')!;

const KEYS_OF_PILES = [...'1234567890'];

/** Comes to a pile by its own key where it has one, and a row of a pyramid by the key of that row; else by the keys that lead to targets. */
async function goToPile(element: Table, id: string): Promise<number> {
  const [, kind, number] = /^(tableau|pyramid)-(\d+)$/.exec(id) ?? [];
  const isThere = () => placeIn(element).dataset['pile'] === id;
  let keys = 0;
  const reach = async (key: string) => {
    do {
      await press(element, key);
      keys++;
    } while (!isThere() && keys < 30);
  };
  if (isThere()) {
    // After a move the focus comes a moment later.
    await waitUntil(() => focused(element) === placeIn(element), 'the focus is on its way');
    return 0;
  }
  const index = Number(number) - 1;
  if (kind === 'tableau') await reach(index < 10 ? KEYS_OF_PILES[index]! : `Shift+Digit${index - 9}`);
  else if (kind === 'pyramid') await reach(String(Math.round(Math.sqrt(2 * index + 2))));
  else await reach(element.shadowRoot!.querySelector('[data-held]') ? '.' : 'ArrowLeft');
  if (!isThere()) throw new Error(`no way to ${id}`);
  return keys;
}

/** Returns how many keys that took. */
async function makeByKeys(element: Table, move: Move): Promise<number> {
  const { moveCount } = element;
  const pressed = async (key: string) => {
    await press(element, key);
    return 1;
  };
  if (move.type === 'draw' || move.type === 'recycle' || move.type === 'redeal') {
    // A redeal is asked for once more where no move was tried.
    const keys = await pressed('s');
    return element.moveCount > moveCount ? keys : keys + (await pressed('s'));
  }
  /** From the top of a pile down into it. */
  const goDown = async (code: string) => {
    let up = 0;
    for (; focused(element) !== cardOn(element, code) && up < 30; up++) await press(element, 'ArrowUp');
    return up;
  };
  if (move.type === 'lift') {
    const keys = (await pressed('s')) + (await goToPile(element, move.from)) + (await goDown(move.card));
    return keys + (await pressed('Enter'));
  }
  const [from, to] = move.type === 'move' ? [move.from, move.to] : move.from;
  let keys = await goToPile(element, from!);
  if (move.type === 'move') keys += await goDown(move.card);
  keys += await pressed('Enter');
  // A card that can only leave has left.
  if (element.moveCount > moveCount) return keys;
  // A second press plays a card where it does best, which is its foundation.
  const others = element.legalMoves.filter((each) => 'from' in each && [each.from].flat().includes(from!));
  const isBest = others.length === 1 || to!.startsWith('foundation');
  if (!isBest) keys += await goToPile(element, to!);
  return keys + (await pressed(' '));
}

/** Tabs until the focus is on the table. */
export async function tabIn(element: Table): Promise<void> {
  for (let i = 0; i < 10 && !focused(element)?.closest('.table'); i++) await sendKeys({ press: 'Tab' });
  expect(Boolean(focused(element)!.closest('.table'))).to.equal(true);
}

/** Makes moves by keys, and says which one could not be made. The focus stays on the table. Returns how many keys that took. */
export async function playByKeys(element: Table, moves: readonly Move[]): Promise<number> {
  await tabIn(element);
  let keys = 0;
  for (const move of moves) {
    const { moveCount } = element;
    keys += await makeByKeys(element, move);
    expect(element.moveCount, JSON.stringify(move)).to.equal(moveCount + 1);
    const place = element.status === 'playing' ? '.table' : '.result';
    expect(focused(element)?.closest(place), `focus after ${JSON.stringify(move)}`).to.exist;
  }
  return keys;
}
