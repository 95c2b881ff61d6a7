// What a control promises, seen as a reader sees it, and the three ways to press it.
import { sendKeys } from '@web/test-runner-commands';
import { openedBy, type Opening, touch } from '../../support/commands.js';
import { clickOn, focused, middle, says as messageOf } from '../../support/hand.js';
import { settled, type Table, textOf } from '../../support/table.js';
import { dialogOf } from '../reader.js';
import { waitUntil } from '../../support/wait-until.js';

/** Presses a control, and waits until it has done what it promises. */
export type Outcome = (element: Table, press: () => Promise<void>, control: HTMLElement) => Promise<unknown>;

/** A part of the element, how a reader comes to it, and what its controls do, by their names. */
export type Place = readonly [within: string, come: () => Promise<Table>, does: Readonly<Record<string, Outcome>>];

/** How a reader presses something. Space ticks a box and chooses among radio buttons, Enter presses the rest. */
export const WAYS = {
  'the mouse': clickOn,
  'a finger': async (control: HTMLElement) => {
    const { x, y } = middle(control);
    await touch.tap(x, y);
  },
  'a key': async (control: HTMLElement, element: Table) => {
    control.focus();
    if (focused(element) !== control) throw new Error('takes no focus');
    await sendKeys({ press: keyOf(control) });
  },
};

const keyOf = (control: HTMLElement): string => {
  if (control.matches('[type=range], select')) return 'ArrowRight';
  return control.matches('input') ? 'Space' : 'Enter';
};

/** Waits for what must come of a press. */
export const comes = (isThere: () => unknown, what: string): Promise<void> => waitUntil(isThere, what);

const sees =
  (what: string, isThere: (element: Table) => unknown): Outcome =>
  async (element, press) => {
    if (isThere(element)) throw new Error(`${what}: before it is pressed`);
    await press();
    await comes(() => isThere(element), what);
    await settled(element);
  };

const inside = (element: Table, selector: string) => element.shadowRoot!.querySelector(selector);

/** A panel of this title opens, over the page. */
export const opens = (title: string): Outcome =>
  sees(`the panel “${title}”`, (element) => {
    const dialog = dialogOf(element) as HTMLDialogElement | null;
    return dialog?.ariaLabel === title && dialog.matches(':modal');
  });

/** A panel or a sheet goes. */
export const closes = (selector = 'dialog'): Outcome =>
  sees(`${selector} goes`, (element) => !inside(element, selector));

/** Something comes. */
export const shows = (selector: string): Outcome => sees(selector, (element) => inside(element, selector));

export const says = (what: RegExp): Outcome =>
  sees(`message ${String(what)}`, (element) => what.test(messageOf(element)));

/** The game, or the attributes that the rules are chosen by, become so. */
export const makes = (what: string, isSo: (element: Table) => unknown): Outcome => sees(what, isSo);

/** So many moves more or fewer are seen on the table. */
export const moves =
  (by: number): Outcome =>
  async (element, press) => {
    const seen = () => parseInt(inside(element, '.moves')!.textContent);
    const before = seen();
    await press();
    await comes(() => seen() === before + by, `${by} moves`);
  };

const deals =
  (isAsked: (element: Table, before: string | null) => boolean): Outcome =>
  async (element, press) => {
    const before = element.seed;
    let isDealt = false;
    element.addEventListener('deal', () => (isDealt = true), { once: true });
    await press();
    await comes(() => isDealt && element.moveCount === 0 && isAsked(element, before), 'a deal');
  };

export const dealsAnother = deals(({ seed }, before) => seed !== before);
export const dealsAgain = deals(({ seed }, before) => seed === before);

export const asksFor =
  (what: Opening): Outcome =>
  async (_, press) => {
    const opened = await openedBy(press);
    if (opened !== what) throw new Error(`${opened} instead of ${what}`);
  };

/** A setting is kept for the next visit. */
export const keeps = (name: string, value: unknown): Outcome =>
  sees(`${name}: ${String(value)}`, () => {
    const kept = JSON.parse(localStorage.getItem('solitaire-elements/1/bakers-dozen/settings') ?? '{}') as Record<
      string,
      unknown
    >;
    return kept[name] === value;
  });

/** What is seen and heard of an element without a panel, which a press may close, and without its time, which goes on. */
function stateOf(element: Table, panel: string | null | undefined): string {
  const copy = document.createElement('div');
  copy.append(...[...element.shadowRoot!.children].map((each) => each.cloneNode(true)));
  for (const each of copy.querySelectorAll('style, [role=timer], [aria-live], dialog'))
    if (!each.matches('dialog') || each.ariaLabel === panel) each.remove();
  const { seed, moveCount, status } = element;
  const own = element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`);
  const inside = copy.innerHTML.replace(/<!--.*?-->|\s+/g, '');
  return [seed, moveCount, status, textOf(element, '[aria-live]'), own, inside].join();
}

/** Anything changes, except that the panel closes: the game, the table, a message, an attribute, or another panel opens. */
export const changes: Outcome = async (element, press) => {
  const panel = dialogOf(element)?.ariaLabel;
  const before = stateOf(element, panel);
  await press();
  await comes(() => stateOf(element, panel) !== before, 'any change: in places.ts or panels.ts, say what a press does');
};

/** A list opens below a field: a key chooses from it at once. */
export const lists =
  (isChosen: (element: Table) => unknown): Outcome =>
  async (element, press, control) => {
    await press();
    await comes(() => control.matches(':open') || isChosen(element), 'a list');
    // What a mouse does in the list of a browser, no page can see.
    if (!isChosen(element)) for (const key of ['ArrowDown', 'Enter']) await sendKeys({ press: key });
    await comes(() => isChosen(element), 'what is chosen');
  };
