import type { Point } from './geometry.js';

/** The box around an element, through shadow roots. */
export const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? ((element.getRootNode() as ShadowRoot).host || null);

/** The CSS zoom around an element, itself included. Safari does not tell it. */
export function zoomOf(element: Element): number {
  const { currentCSSZoom } = element as { currentCSSZoom?: number };
  if (currentCSSZoom) return currentCSSZoom;
  const box = around(element);
  return (Number(getComputedStyle(element).zoom) || 1) * (box ? zoomOf(box) : 1);
}

/** Where an element is in the window, and how many pixels of the window one of its own is: a page may show it scaled. */
export function placeOf(element: HTMLElement): Point & { readonly scale: number } {
  const { left, top, width } = element.getBoundingClientRect();
  // Where the zoom is not told, rectangles are those of a page without it.
  const zoom = 'currentCSSZoom' in element ? 1 : zoomOf(element);
  return { x: left * zoom, y: top * zoom, scale: (width / element.offsetWidth) * zoom };
}
