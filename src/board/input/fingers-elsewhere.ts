import type { ReactiveElement } from 'lit';
import { PageListener, windowOf } from '../layout/window.js';

/** Whether a finger is beside a table in the window. It compares boxes, because a closed shadow root around the table hides the target. */
function isBeside(table: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = table.getBoundingClientRect();
  const isOn = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  return !isOn && bottom > 0 && top < windowOf(table).innerHeight;
}

/** Whether a finger presses a control instead of resting. If a press marked the table, it would restyle all cards twice. */
const isPress = (event: PointerEvent): boolean =>
  event.composedPath().some((node) => (node as Partial<Element>).matches?.('button, a, input, label, summary'));

/**
 * Marks a table as crowded while a finger is down beside it: a thumb that holds the tablet, or a finger at another table. The browser would
 * zoom by that finger and one on a card, and no script can prevent a gesture that begins elsewhere. Cards of a crowded table allow no zoom.
 */
export function watchFingersElsewhere(host: ReactiveElement, tableOf: () => HTMLElement | null): void {
  const fingers = new Set<number>();
  const follow = (event: PointerEvent): void => {
    const { type, isPrimary, pointerType, pointerId } = event;
    const table = tableOf();
    if (pointerType !== 'touch' || !table) return;
    // The first finger on the page, so no other one is down.
    if (isPrimary && type === 'pointerdown') fingers.clear();
    if (type !== 'pointerdown') fingers.delete(pointerId);
    else if (!event.composedPath().includes(table) && !isPress(event) && isBeside(table, event)) fingers.add(pointerId);
    table.toggleAttribute('data-crowded', fingers.size > 0);
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) new PageListener(host, windowOf, type, follow);
}
