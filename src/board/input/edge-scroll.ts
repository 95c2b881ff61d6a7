import { boxesOf } from '../layout/surroundings.js';
import { windowOf } from '../layout/window.js';
import { type Press, STRAY } from './press.js';

/** How near the edge a pointer scrolls, in pixels. */
const REACH = 48;

/** How fast at the edge and beyond, in pixels a millisecond. */
const FASTEST = 0.6;

const overflowOf = (box: Element): string => getComputedStyle(box).overflowY;

/**
 * Scrolls the innermost box around a table, or the page, at whose upper or lower edge a press holds its cards, as far as the table goes on
 * there. Cards that were taken near an edge scroll once they are carried towards it.
 *
 * @param height of all that lies on the table, in its pixels. What is carried may make it higher.
 * @param time since the last call, in milliseconds.
 */
export function scrollAtEdge(table: HTMLElement, height: number, { start, last }: Press, time: number): void {
  const moved = last.clientY - start.clientY;
  if (Math.abs(moved) < STRAY) return;
  const side = moved < 0 ? 'top' : 'bottom';
  const way = Math.sign(moved);
  const { scrollingElement, body } = table.ownerDocument;
  const window = { top: 0, bottom: windowOf(table).innerHeight };
  for (const box of boxesOf(table)) {
    const { scrollTop, scrollHeight, clientHeight } = box;
    const isPage = box === scrollingElement;
    const seen = isPage ? window : box.getBoundingClientRect();
    const edge = moved < 0 ? Math.max(seen.top, 0) : Math.min(seen.bottom, window.bottom);
    const depth = Math.min(1, 1 - (way * (edge - last.clientY)) / REACH);
    const inTable = moved < 0 ? scrollTop : height - clientHeight - scrollTop;
    const rest = box === table ? inTable : way * (table.getBoundingClientRect()[side] - edge);
    if (depth <= 0 || rest <= 0 || scrollHeight <= clientHeight) continue;
    // A page that has opened something over itself may forbid to scroll.
    if (isPage ? /hidden|clip/.test(overflowOf(box) + overflowOf(body)) : !/auto|scroll/.test(overflowOf(box)))
      continue;
    box.scrollBy({ top: way * Math.min(rest, Math.ceil(FASTEST * depth * time)), behavior: 'instant' });
    if (box.scrollTop !== scrollTop) return;
  }
}
