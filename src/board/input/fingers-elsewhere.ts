import type { ReactiveElement } from 'lit';
import { PageListener, windowOf } from '../layout/window.js';

/**
 * Marks a table as crowded while a finger is down beside it: a thumb that holds the tablet, or a finger at another table. The browser would
 * take that finger and one on a card for two that zoom, and no script can prevent what begins elsewhere. Cards of a crowded table allow no zoom.
 */
export function watchFingersElsewhere(host: ReactiveElement, tableOf: () => HTMLElement | null): void {
  const fingers = new Set<number>();
  const follow = (event: PointerEvent): void => {
    const { type, isPrimary, pointerType, pointerId } = event;
    const table = tableOf();
    if (pointerType !== 'touch' || !table) return;
    if (isPrimary) fingers.clear();
    const { top, bottom } = table.getBoundingClientRect();
    const isSeen = bottom > 0 && top < windowOf(table).innerHeight;
    if (type !== 'pointerdown') fingers.delete(pointerId);
    else if (isSeen && !event.composedPath().includes(table)) fingers.add(pointerId);
    table.toggleAttribute('data-crowded', fingers.size > 0);
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) new PageListener(host, windowOf, type, follow);
}
