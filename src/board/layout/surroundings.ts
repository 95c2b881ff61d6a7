import type { Point } from './geometry.js';
import { windowOf } from './window.js';

/** The element and what it is in, as the `composedPath()` of an event: through slots and out of shadow roots. */
export function* composedPath(element: Element): Generator<Node> {
  for (let node: Node | null = element; node;) {
    yield node;
    node = (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
  }
}

/** Whether a node is an element, perhaps of a frame: the classes there are others. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** The element and the elements it is in. */
const boxesOf = (element: Element): Element[] => [...composedPath(element)].filter(isElement);

/** The CSS zoom around an element, itself included. WebKitGTK 2.50.6 does not tell it; all browsers do since March 2026 (MDN). */
export function zoomOf(element: Element): number {
  const { currentCSSZoom } = element as { currentCSSZoom?: number };
  return currentCSSZoom || boxesOf(element).reduce((zoom, box) => zoom * (Number(getComputedStyle(box).zoom) || 1), 1);
}

/** Where an element is in the window, and how many pixels of the window one of its own is: a page may show it scaled. */
export function placeOf(element: HTMLElement): Point & { readonly scale: number } {
  const { left, top, width } = element.getBoundingClientRect();
  // Where the zoom is not told, rectangles are those of a page without it.
  const zoom = 'currentCSSZoom' in element ? 1 : zoomOf(element);
  return { x: left * zoom, y: top * zoom, scale: (width / element.offsetWidth) * zoom };
}

/** How much lower an element may become before a box around it, or the page, has to scroll back. In pixels. */
export function slackAround(element: Element): number {
  let slack = Infinity;
  for (const box of boxesOf(element)) {
    const { scrollTop, scrollHeight, clientHeight } = box;
    // Of the page: bars of a phone's browser come and go.
    const { documentElement } = element.ownerDocument;
    const seen = box === documentElement ? windowOf(element).innerHeight : clientHeight;
    if (scrollTop > 0) slack = Math.min(slack, Math.max(0, scrollHeight - seen - scrollTop));
  }
  return slack;
}
