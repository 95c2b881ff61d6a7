import { boxesOf } from '../layout/surroundings.js';
import { windowOf } from '../layout/window.js';
import { type Press, STRAY } from './press.js';

/** How near an edge scrolls, and how far in a frame at the edge itself, in pixels. */
const REACH = 48;
const FASTEST = 8;

/**
 * Scrolls the innermost box around a table, or the page, at whose upper or lower edge a press holds its cards, as far as the table goes on
 * there. Cards that were taken near an edge scroll once they are carried towards it. To be called in each frame.
 *
 * @param height of all that lies on the table, in its pixels. What is carried may make it higher.
 */
export function scrollAtEdge(table: HTMLElement, height: number, { start, last }: Press): void {
  const moved = last.clientY - start.clientY;
  if (Math.abs(moved) < STRAY) return;
  // From here on, all measures grow in the direction of the movement.
  const way = Math.sign(moved);
  const endOf = (box: Element) => way * box.getBoundingClientRect()[way < 0 ? 'top' : 'bottom'];
  const windowEnd = way < 0 ? 0 : windowOf(table).innerHeight;
  const { scrollingElement, body } = table.ownerDocument;
  for (const box of boxesOf(table)) {
    const { scrollTop, clientHeight } = box;
    const isPage = box === scrollingElement;
    const end = isPage ? windowEnd : Math.min(windowEnd, endOf(box));
    const inTable = way < 0 ? scrollTop : height - clientHeight - scrollTop;
    const rest = box === table ? inTable : endOf(table) - end;
    const depth = Math.min(1, 1 - (end - way * last.clientY) / REACH);
    // Scripts can scroll what readers can't. A page may lock itself by its body, for example under a dialog.
    if (depth <= 0 || rest <= 0 || getComputedStyle(isPage ? body : box).overflowY === 'hidden') continue;
    box.scrollBy({ top: way * Math.min(rest, FASTEST * depth), behavior: 'instant' });
    if (box.scrollTop !== scrollTop) return;
  }
}
