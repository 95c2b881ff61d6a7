// What tests do to an element again and again.
import { settled } from '../support/table.js';
import type { Table } from '../support/table.js';

export { warnings } from '../support/warnings.js';

/** Plays the first legal move, so many times at once. */
export function playFirst(element: Table, count = 1): void {
  for (let i = 0; i < count; i++) element.play(element.legalMoves[0]!);
}

/** The same, and waits until it is told. */
export async function playOn(element: Table, count = 1): Promise<void> {
  playFirst(element, count);
  await settled(element);
}

/** Presses a control by script, and gives the panel that opens. */
export async function openPanel(element: Table, control: string): Promise<HTMLDialogElement> {
  element.shadowRoot!.querySelector<HTMLElement>(`[data-control=${control}]`)!.click();
  await settled(element);
  return element.shadowRoot!.querySelector('dialog')!;
}
