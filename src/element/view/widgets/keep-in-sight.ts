import { windowOf } from '../../../board/layout/window.js';

/** The least height for a sheet, in pixels. Where a reader sees less of a frame, the page around it must scroll. */
const LEAST = 240;

/** The time between two looks at a frame, in milliseconds. */
const PAUSE = 60;

/**
 * The part of a frame in which a sheet stands: what the reader sees, or, if that is too low, a part that begins there.
 *
 * @param seen what the reader sees, in pixels below the upper edge of the frame.
 * @param height the height of the frame, in pixels.
 */
export function partFor(
  { top, bottom }: Pick<DOMRectReadOnly, 'top' | 'bottom'>,
  height: number,
): readonly [top: number, bottom: number] {
  const start = Math.max(0, Math.min(top, height - LEAST));
  return [start, Math.min(height, Math.max(bottom, start + LEAST))];
}

/**
 * Keeps a sheet where the reader sees it in a frame that is higher than the window, also while the page around it scrolls. That page
 * may have another origin, so only an observer knows what is seen, and it doesn't report scrolling. It looks again as long as the
 * sheet is there.
 */
export function keepInSight(sheet: HTMLElement): void {
  const view = windowOf(sheet);
  // A page may replace `self`, not `top`.
  if (view === view.top || !view.IntersectionObserver) return;
  const { documentElement } = sheet.ownerDocument;
  new view.IntersectionObserver(([entry], observer) => {
    const { innerHeight } = view;
    const [top, bottom] = partFor(entry!.intersectionRect, innerHeight);
    // A page whose game is positioned may have no height.
    if (entry!.boundingClientRect.height >= LEAST)
      sheet.style.cssText = `inset-block:${top}px ${innerHeight - bottom}px;--_seen:${bottom - top}px`;
    observer.disconnect();
    if (sheet.isConnected) view.setTimeout(() => observer.observe(documentElement), PAUSE);
  }).observe(documentElement);
}
