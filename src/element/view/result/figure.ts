import { html, type TemplateResult } from 'lit';
import { windowOf } from '../../../board/layout/window.js';

/** How long a figure counts up, in milliseconds. */
const COUNTING = 400;

/** A figure that counts up when it is first seen. Its text is the final figure all the while. */
export const figureView = (value: number, write: (value: number) => string): TemplateResult =>
  html`<span
    class="figure"
    .write=${(share: number) => write(Math.round(value * share))}
    .textContent=${write(value)}
  ></span>`;

/**
 * Counts in step with an animation that shows nothing, so it ends with everything else that moves.
 *
 * @param pace how much slower than usual the figures count; 0: not at all.
 */
export function countUp(sheet: Element, pace: number): void {
  const figures = [...sheet.querySelectorAll<HTMLElement & { write: (share: number) => string }>('.figure')];
  if (pace === 0 || figures.length === 0) return;
  const { effect } = sheet.animate(null, COUNTING * pace);
  const go = () => {
    const share = effect!.getComputedTiming().progress ?? 1;
    for (const { dataset, write } of figures) {
      if (share < 1) dataset['now'] = write(share);
      else delete dataset['now'];
    }
    if (share < 1) windowOf(sheet).requestAnimationFrame(go);
  };
  go();
}
