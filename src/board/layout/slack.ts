import { around } from './zoom.js';

/** How much lower an element may become before a box around it, or the page, has to scroll back. In pixels. */
export function slackAround(element: Element): number {
  let slack = Infinity;
  for (let box: Element | null = element; box; box = around(box)) {
    const { scrollTop, scrollHeight, clientHeight } = box;
    // Of the page: bars of a phone's browser come and go.
    const seen = around(box) ? clientHeight : innerHeight;
    if (scrollTop > 0) slack = Math.min(slack, Math.max(0, scrollHeight - seen - scrollTop));
  }
  return slack;
}
