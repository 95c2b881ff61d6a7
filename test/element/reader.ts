// A reader beside the cards: opens and closes panels, presses buttons, plays on, and listens.
import { clickOn } from '../support/hand.js';
import { control, pick, settled, textOf } from '../support/table.js';
import type { Table } from '../support/table.js';

export const dialogOf = (element: Table): HTMLDialogElement => element.shadowRoot!.querySelector('dialog')!;

/** Opens a panel by script, from the bar or from the list of more. */
export async function open(element: Table, panel: string): Promise<HTMLDialogElement> {
  await pick(element, panel);
  await settled(element);
  return dialogOf(element);
}

/** Fulfilled when a panel that closes has gone. */
export async function gone(element: Table): Promise<void> {
  while (dialogOf(element)) await settled(element);
}

export async function close(element: Table): Promise<void> {
  dialogOf(element).close();
  await gone(element);
}

/** Presses by the mouse, and waits for what comes of it. */
export async function tap(element: Table, target: Element): Promise<void> {
  await clickOn(target);
  await settled(element);
}

/** Presses a control by script, and waits for what comes of it. */
export async function pressed(element: Table, name: string): Promise<void> {
  control(element, name).click();
  await settled(element);
}

/** Sets properties, as a page does. */
export async function change(element: Table, properties: Partial<Table>): Promise<void> {
  Object.assign(element, properties);
  await settled(element);
}

/** Plays the first legal move by script. */
export async function playFirst(element: Table): Promise<void> {
  element.play(element.legalMoves[0]!);
  await settled(element);
}

/** Sends all cards home by script. */
export async function finish(element: Table): Promise<void> {
  element.finish();
  await settled(element);
}

/** What a screen reader says. The same once more ends in another space. */
export const saidBy = (element: Table): string => textOf(element, '[aria-live=polite]').replaceAll('\u00a0', '');

/** The box of a part of an element. */
export const boxOf = (element: Table, selector: string): DOMRect =>
  element.shadowRoot!.querySelector(selector)!.getBoundingClientRect();

/** Chooses a file in an open panel, as the browser's dialog does. */
export function choose(element: Table, text: string, name = 'statistics.json'): void {
  const input = dialogOf(element).querySelector<HTMLInputElement>('[type=file]')!;
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
}
